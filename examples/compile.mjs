// Compiles the modules of a folder by the Python of Pyodide, in place of which they stand then:
// node compile.mjs PYODIDE FOLDER
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.mkdirTree("/program");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/program");
python.runPython(`
import pathlib, py_compile
for source in pathlib.Path("/program").rglob("*.py"):
    py_compile.compile(str(source), str(source) + "c", str(source), doraise=True,
                       invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    source.unlink()
`);
