"""Faults at every step of what is written, and several who write at once."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest

STEPS = ("os.open", "os.fsync", "os.link", "os.rename", "os.replace", "os.mkdir", "os.chmod")
"""What the disk is asked for on the way to a file in its place."""

OPEN = os.open

Work = Callable[[], object]


class Steps:
    """Counts the steps, and has a fault instead of one of them, or after it."""

    def __init__(self, number: int, fault: Callable[[], None], *, after: bool) -> None:
        self.number = number
        self.fault = fault
        self.after = after
        self.taken = 0

    def over(self, patch: pytest.MonkeyPatch, *more: str) -> None:
        for name in (*STEPS, *more):
            module, _, function = name.partition(".")
            real = getattr(__import__(module), function)
            patch.setattr(name, self._step(real))

    def _step(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def step(*arguments: Any, **named: Any) -> Any:
            if real is OPEN and not arguments[1] & os.O_CREAT:
                return real(*arguments, **named)  # a look, or the way to what is cleared away
            here = self.taken == self.number
            self.taken += 1
            if here and not self.after:
                self.fault()
            try:
                return real(*arguments, **named)
            finally:
                if here and self.after:
                    self.fault()

        return step

    @property
    def met(self) -> bool:
        return self.taken > self.number


def with_each_fault(
    make: Callable[[], Work], error: BaseException
) -> Iterator[BaseException | None]:
    """Do the work once with the error at its first step, once at its second and so on, each in
    the state that ``make`` sets up; what comes of each."""
    for number in range(100):
        work = make()

        def fault() -> NoReturn:
            raise error

        steps = Steps(number, fault, after=False)
        came: BaseException | None = None
        with pytest.MonkeyPatch.context() as patch:
            steps.over(patch)
            try:
                work()
            except BaseException as raised:
                came = raised
        if not steps.met:
            assert number > 2, "there were hardly any steps"
            return
        yield came
    raise AssertionError("the steps never ended")


def killed_at_each_step(make: Callable[[], Work]) -> Iterator[None]:
    """Do the work in a process that is killed before its first step, after it, before its second
    and so on; the disk is then to be looked at."""
    for number in range(100):
        for after in (False, True):
            work = make()
            child = os.fork()
            if not child:
                code = 1
                try:
                    steps = Steps(number, lambda: os.kill(os.getpid(), signal.SIGKILL), after=after)
                    steps.over(pytest.MonkeyPatch(), "os.unlink")
                    work()
                    code = 0
                finally:
                    os._exit(code)
            _, ended = os.waitpid(child, 0)
            if not os.WIFSIGNALED(ended):
                assert ended == 0
                assert number > 2, "there were hardly any steps"
                return
            yield
    raise AssertionError("the steps never ended")


def at_once(*work: Work) -> list[str]:
    """Do all this at the same time, each in a process; what each raised, empty if nothing."""
    answers = []
    start, go = os.pipe()
    for one in work:
        answer, tell = os.pipe()
        child = os.fork()
        if not child:
            os.close(go)
            os.read(start, 1)  # until nobody can write there any more
            try:
                one()
            except BaseException as error:
                os.write(tell, str(error).encode()[:4000])
            finally:
                os._exit(0)
        os.close(tell)
        answers.append((child, answer))
    os.close(go)
    os.close(start)
    message = []
    for child, answer in answers:
        with open(answer, "rb") as pipe:
            message.append(pipe.read().decode())
        os.waitpid(child, 0)
    return message


def contents(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
