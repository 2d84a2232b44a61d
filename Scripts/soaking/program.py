# SPDX-License-Identifier: Apache-2.0
"""The showcase as it runs: started in a home of its own, read and measured."""
import contextlib
import os
import pathlib
import struct
import subprocess
import threading
import time
import zlib

from . import report, samples

# What would have the program show itself on the desktop that the soak is started from, or read its files.
HIDDEN = ('DISPLAY', 'WAYLAND_DISPLAY', 'XAUTHORITY', 'DBUS_SESSION_BUS_ADDRESS', 'CASEMENT_DEVICE',
          'CASEMENT_WINDOW', 'CASEMENT_RECORD', 'CASEMENT_REPLAY', 'CASEMENT_CAPTURE', 'CASEMENT_TRACE')
SHADES = [(200, 30, 40), (20, 160, 60), (30, 60, 200), (240, 200, 20)]


def picture(width, height, color):
    """A PNG file of stripes."""
    def chunk(kind, data):
        body = kind + data
        return struct.pack('>I', len(data)) + body + struct.pack('>I', zlib.crc32(body))
    head = struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0)
    rows = b''.join(b'\0' + bytes(part if y // 16 % 2 else part // 2 for part in color) * width
                    for y in range(height))
    return b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', head) + chunk(b'IDAT', zlib.compress(rows, 1)) + chunk(b'IEND', b'')


class Program:
    """One run of the showcase."""

    def __init__(self, path, folder, arguments=None, environment=None, debug='events,frames', descriptors=()):
        self.frames = samples.Frames()
        self.actions = self.laps = 0
        self.page, self.pages = '', set()
        self.last_lines = []
        self.rows = []
        folder = pathlib.Path(folder)
        home = folder / 'home'
        home.mkdir()
        if arguments is None:
            pictures = folder / 'pictures'
            pictures.mkdir()
            for index, color in enumerate(SHADES):
                (pictures / f'{index}.png').write_bytes(picture(1200, 900, color))
            arguments = [str(pictures)]
        given = {name: value for name, value in os.environ.items() if name not in HIDDEN}
        given |= {'HOME': str(home), 'XDG_CACHE_HOME': '', 'CASEMENT_KEYCHAIN': 'memory', 'BROWSER': 'true'}
        given |= {'CASEMENT_DEBUG': debug} | (environment or {})
        self.start = time.monotonic()
        self.child = subprocess.Popen(
            [path, *arguments], env=given, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, errors='replace', pass_fds=descriptors)
        self.readers = [threading.Thread(target=self.read, args=(stream,), daemon=True)
                        for stream in (self.child.stdout, self.child.stderr)]
        for reader in self.readers:
            reader.start()

    def read(self, stream):
        """Reads what the program says until it ends."""
        for line in stream:
            if self.frames.read(line) or line.startswith('casement: frame '):
                continue
            if line.startswith('showcase: page '):
                self.page = line[15:].strip()
                self.pages.add(self.page)
            elif line.endswith(' events\n') and line[0].isdigit():
                self.actions = int(line.split()[0])
            elif not line.startswith('showcase: '):
                self.last_lines = (self.last_lines + [line.rstrip()])[-20:]

    @property
    def seconds(self):
        """Since its start."""
        return time.monotonic() - self.start

    def sample(self):
        """Takes a row of the table. Throws `samples.Gone` where the program is no longer there."""
        try:
            figures = samples.process(self.child.pid)
        except samples.Gone:
            # A process that has just ended is there for a while, without figures.
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.child.wait(5)
                raise samples.Gone(f'the program ended with status {self.child.returncode}') from None
            raise
        row = {'seconds': round(self.seconds, 1)} | figures | self.frames.take()
        row |= {'actions': self.actions, 'laps': self.laps}
        self.rows.append(row)

    def end(self):
        """Ends it, and answers what it said last."""
        if self.child.poll() is None:
            self.child.kill()
        self.child.wait()
        for reader in self.readers:
            reader.join(2)
        self.child.stdout.close()
        self.child.stderr.close()
        return self.last_lines


class Sampler:
    """Samples a program every few seconds on a thread, and between that at the end of each lap. The table is
    written every so many samples, so that a soak that is cut off leaves what it had.
    """

    WRITTEN_EACH = 20

    def __init__(self, program, every, table):
        self.program, self.every, self.table = program, every, table
        self.failure = None
        self.stopped = threading.Event()
        self.guard = threading.Lock()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self):
        """Samples until it is stopped or the program is gone."""
        while not self.stopped.wait(self.every):
            if not self.sample():
                return

    def sample(self):
        """One row; false where the program is gone."""
        with self.guard:
            try:
                self.program.sample()
                if len(self.program.rows) % self.WRITTEN_EACH == 0:
                    report.write(self.table, self.program.rows)
            except samples.Gone as gone:
                self.failure = str(gone)
                self.stopped.set()
                return False
        return True

    def end_lap(self):
        """Notes that a lap is over, with a row of that moment."""
        self.program.laps += 1
        self.sample()

    def stop(self):
        """Ends the thread and writes the table."""
        self.stopped.set()
        self.thread.join()
        if self.program.rows:
            report.write(self.table, self.program.rows)
