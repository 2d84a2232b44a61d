# SPDX-License-Identifier: Apache-2.0
"""Drives the showcase in a window of an X server without a screen, with xdotool."""
import os
import random
import subprocess
import time

from . import samples

# High enough that every page's row is in sight.
SIZE = (1000, 1160)
SCREEN = (1400, 1300)
# Where the rows of the sidebar begin, and from row to row, in points.
FIRST_ROW, PITCH, SIDEBAR = 20 + 52 + 17, 38, 248
KEYS = ['Tab', 'Return', 'space', 'Escape', 'Up', 'Down', 'Left', 'Right', 'BackSpace', 'a', 'Home', 'Next', 'F5',
        'ctrl+a', 'ctrl+c', 'ctrl+v', 'ctrl+z', 'shift+Tab']
LIMIT = 20


class Screen:
    """An X server without a screen, on a display of its own."""

    def __init__(self, folder):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ['Xvfb', '-displayfd', str(write), '-screen', '0', f'{SCREEN[0]}x{SCREEN[1]}x24', '-nolisten', 'tcp'],
            pass_fds=[write], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as file:
            self.name = ':' + file.readline().strip()

    def environment(self):
        """What the program has to be told."""
        return {'DISPLAY': self.name, 'CASEMENT_DISPLAY': 'sdl', 'CASEMENT_WINDOW': f'{SIZE[0]}x{SIZE[1]}'}

    def tool(self, *words):
        """Runs xdotool; its answer, or nothing where it failed."""
        done = subprocess.run(['xdotool', *map(str, words)], env={'DISPLAY': self.name}, capture_output=True,
                              text=True, timeout=LIMIT, check=False)
        return done.stdout.strip() if done.returncode == 0 else ''

    def close(self):
        """Ends the server."""
        self.server.kill()
        self.server.wait()


class Driver:
    """Goes through the pages and does what a person does, and what nobody would."""

    def __init__(self, screen, program, pages, seed):
        self.screen, self.program, self.pages = screen, program, pages
        self.random = random.Random(seed)
        self.window = ''
        self.left = self.top = 0

    def find(self):
        """Waits for the window."""
        end = time.monotonic() + LIMIT
        while not self.window:
            if time.monotonic() > end or self.program.child.poll() is not None:
                raise samples.Gone('no window was shown')
            self.window = self.screen.tool('search', '--onlyvisible', '--name', 'Showcase').split('\n')[0]
            time.sleep(0.2)
        self.screen.tool('windowfocus', self.window)
        self.locate()

    def locate(self):
        """Where the window is."""
        text = self.screen.tool('getwindowgeometry', '--shell', self.window)
        place = dict(line.split('=') for line in text.split('\n') if '=' in line)
        self.left, self.top = int(place.get('X', 0)), int(place.get('Y', 0))

    def do(self, *words, pause=0.15):
        """An action, and time for what it starts."""
        self.program.actions += 1
        if self.program.child.poll() is not None:
            raise samples.Gone(f'the program ended with status {self.program.child.returncode}')
        self.screen.tool(*words)
        time.sleep(pause)

    def place(self):
        """Somewhere on the page."""
        return (self.left + self.random.randrange(SIDEBAR + 10, SIZE[0]),
                self.top + self.random.randrange(10, SIZE[1] - 10))

    # MARK: Acts

    def click(self):
        """A click, two, a long press, or the other button."""
        x, y = self.place()
        kind = self.random.randrange(5)
        if kind == 0:
            self.do('mousemove', x, y, 'click', '--repeat', 2, '--delay', 60, 1)
        elif kind == 1:
            self.do('mousemove', x, y, 'mousedown', 1, 'sleep', 0.7, 'mouseup', 1)
        elif kind == 2:
            self.do('mousemove', x, y, 'click', 3)
        else:
            self.do('mousemove', x, y, 'click', 1)

    def drag(self):
        """The pointer, held down from here to there."""
        (x, y), (to_x, to_y) = self.place(), self.place()
        self.do('mousemove', x, y, 'mousedown', 1, 'mousemove', (x + to_x) // 2, (y + to_y) // 2, 'sleep', 0.03,
                'mousemove', to_x, to_y, 'sleep', 0.03, 'mouseup', 1)

    def scroll(self):
        """The wheel, there and back, so that tables make cells and take them back."""
        x, y = self.place()
        for button in (5, 4):
            self.do('mousemove', x, y, 'click', '--repeat', 12, '--delay', 15, button)

    def type(self):
        """Clicks, and types: into a field where there is one."""
        x, y = self.place()
        self.do('mousemove', x, y, 'click', 1, 'type', '--delay', 15,
                self.random.choice(['soak 42', 'Hello, world ', 'the quick brown fox ']))

    def press(self):
        """A few keys of those that do something."""
        for _ in range(4):
            self.do('key', self.random.choice(KEYS), pause=0.05)

    def change(self):
        """Another size, another place, no focus, minimised and back."""
        which = self.random.randrange(4)
        if which == 0:
            for _ in range(3):
                self.do('windowsize', self.window, self.random.randrange(400, 1300), self.random.randrange(400, 1250))
            self.do('windowsize', self.window, *SIZE, pause=0.3)
        elif which == 1:
            self.do('windowmove', self.window, self.random.randrange(0, 300), self.random.randrange(0, 100))
            self.locate()
        elif which == 2:
            # Without a window manager nothing minimises; it would take the window off the screen.
            self.do('windowunmap', self.window, pause=0.5)
            self.do('windowmap', self.window, pause=0.3)
            self.do('windowfocus', self.window)
            self.locate()
        else:
            self.do('mousemove', self.left + 120, self.top + SIZE[1] - 35, 'click', 1, pause=0.4)

    # MARK: Laps

    def go_to(self, index):
        """Chooses a page in the sidebar."""
        page = self.pages[index]
        for _ in range(3):
            self.do('mousemove', self.left + 120, self.top + FIRST_ROW + PITCH * index, 'click', 1, pause=0.4)
            if self.program.page == page:
                return True
            self.do('key', 'Escape', pause=0.4)
            self.do('mousemove', self.left + SIZE[0] - 20, self.top + 20, 'click', 1, pause=0.4)
        return False

    def lap(self, goes_on):
        """Every page once, with a few acts on each; answers whether it came to its end."""
        acts = [self.click, self.click, self.click, self.drag, self.scroll, self.type, self.press, self.change]
        for index in range(len(self.pages)):
            if not goes_on():
                return False
            if not self.go_to(index):
                continue
            for act in self.random.sample(acts, 5):
                act()
        self.rest()
        return True

    def rest(self):
        """The first page at the usual size, and a while in which nothing happens."""
        self.do('windowsize', self.window, *SIZE, pause=0.3)
        self.do('key', 'Escape')
        self.go_to(0)
        time.sleep(3)
