# SPDX-License-Identifier: Apache-2.0
"""A command with limits of time, memory and output.

Memory is what all processes of the command's session hold together. An address-space limit would not do:
Swift's programs reserve far more than they use.
"""
import dataclasses
import os
import pathlib
import signal
import subprocess
import threading
import time

TAIL = 64 * 1024
PAGE = os.sysconf('SC_PAGE_SIZE')
# Seconds between two looks at the memory, and those that a command has to end by itself.
LOOK, GRACE = 0.2, 10


@dataclasses.dataclass
class Finished:
    """How a command ended: its status, and which limit ended it if one did."""
    status: int
    seconds: float
    peak: int
    output: int
    limit: str = ''


def session(leader):
    """The processes of a session, with the bytes that each has in memory."""
    found = {}
    for folder in pathlib.Path('/proc').glob('[0-9]*'):
        try:
            fields = (folder / 'stat').read_text().rpartition(')')[2].split()
        except OSError:
            continue
        if int(fields[3]) == leader:
            found[int(folder.name)] = int(fields[21]) * PAGE
    return found


def end(process):
    """Ends a command with all that it started: first by asking, then by force."""
    def tell(number, signal_number):
        try:
            os.kill(number, signal_number)
        except ProcessLookupError:
            pass
    tell(process.pid, signal.SIGINT)
    limit = time.monotonic() + GRACE
    while session(process.pid) and time.monotonic() < limit and process.poll() is None:
        time.sleep(0.1)
    for _ in range(5):
        left = session(process.pid)
        if not left:
            break
        for number in left:
            tell(number, signal.SIGKILL)
        process.poll()
        time.sleep(0.1)


def run(command, log, *, seconds, memory, log_bytes, environment=None, folder=None, watched=()):
    """Runs a command; its output goes to `log`, which keeps the beginning and the end of it.

    `watched` are files that the command itself writes, which count as output, too.
    """
    begin = time.monotonic()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, start_new_session=True, cwd=folder,
                               env={**os.environ, **(environment or {})})
    written = 0

    def copy():
        nonlocal written
        tail = b''
        with open(log, 'wb') as file:
            while chunk := os.read(process.stdout.fileno(), 1 << 16):
                kept = chunk[:max(0, log_bytes - TAIL - written)]
                file.write(kept)
                file.flush()
                tail = (tail + chunk[len(kept):])[-TAIL:]
                written += len(chunk)
            if tail:
                left = written - max(0, log_bytes - TAIL) - len(tail)
                if left > 0:
                    file.write(f'\n… {left} bytes left out …\n'.encode())
                file.write(tail)

    reader = threading.Thread(target=copy, daemon=True)
    reader.start()
    peak, limit = 0, ''
    while process.poll() is None:
        held = sum(session(process.pid).values())
        peak = max(peak, held)
        logs = sum(path.stat().st_size for path in map(pathlib.Path, watched) if path.exists())
        if time.monotonic() - begin > seconds:
            limit = 'time'
        elif held > memory:
            limit = 'memory'
        elif max(written, logs) > 10 * log_bytes:
            limit = 'output'
        if limit:
            end(process)
            break
        try:
            process.wait(LOOK)
        except subprocess.TimeoutExpired:
            pass
    status = process.wait()
    reader.join(GRACE)
    process.stdout.close()
    return Finished(status, time.monotonic() - begin, peak, written, limit)
