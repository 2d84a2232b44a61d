# SPDX-License-Identifier: Apache-2.0
"""Drives the showcase without a screen, under the machine's clock, by the wire of UI tests."""
import json
import random
import socket
import struct
import time

from . import samples

REQUEST, REPLY, PICTURE = 1, 2, 3
# Raw values of `UITestElementType`.
BUTTON, WHEEL, SLIDER, FIELDS = 9, 39, 33, {45, 49, 50, 52}
# A press, a key: what the function keys of the wire are called.
UP, DOWN, LEFT, RIGHT, ESCAPE = '\uF700', '\uF701', '\uF702', '\uF703', '\x1b'
KEYS = ['\t', '\r', ' ', ESCAPE, UP, DOWN, LEFT, RIGHT, '\x08', 'a', '\uF729', '\uF72B', '\uF72D']
CLOSING = {'Cancel', 'Close', 'Done', 'OK', 'Back', 'Not Now'}
# A request waits for animations, five seconds at most before and after.
PATIENCE = 60


class Wire:
    """The socket to the program, as a UI test has it."""

    def __init__(self):
        self.ours, self.theirs = socket.socketpair()
        self.ours.settimeout(PATIENCE)

    def environment(self):
        """What the program has to be told."""
        return {'CASEMENT_UI_TEST_SOCKET': str(self.theirs.fileno()), 'CASEMENT_CLOCK': 'real',
                'CASEMENT_DISPLAY': 'headless', 'CASEMENT_DEVICE': 'iPad Pro (11-inch)'}

    def receive(self, count):
        """So many bytes."""
        parts = []
        while count:
            part = self.ours.recv(min(count, 1 << 16))
            if not part:
                raise samples.Gone('the program closed its socket')
            parts.append(part)
            count -= len(part)
        return b''.join(parts)

    def frame(self):
        """The kind and the body of the next frame."""
        kind, length = struct.unpack('<BI', self.receive(5))
        return kind, self.receive(length)

    def ask(self, name, **values):
        """Sends a request, answers the reply."""
        body = json.dumps({name: values}).encode()
        try:
            self.ours.sendall(struct.pack('<BI', REQUEST, len(body)) + body)
            kind, body = self.frame()
            if kind == PICTURE:
                kind, body = self.frame()
        except TimeoutError as error:
            raise samples.Gone(f'no answer to {name} in {PATIENCE} s: the program hangs') from error
        except OSError as error:
            raise samples.Gone(f'the program is gone: {error}') from error
        return json.loads(body)

    def close(self):
        """Closes both ends."""
        self.ours.close()
        self.theirs.close()


class Driver:
    """Goes through the pages and does what a person does, and what nobody would."""

    def __init__(self, wire, program, pages, seed):
        self.wire, self.program, self.pages = wire, program, pages
        self.random = random.Random(seed)
        self.nodes = []
        self.size = (834, 1194)

    def ask(self, name, **values):
        """A request that counts as an action."""
        self.program.actions += 1
        return self.wire.ask(name, **values)

    def look(self):
        """Reads the elements."""
        self.nodes = self.wire.ask('tree', _0=0).get('tree', {}).get('nodes', [])
        for node in self.nodes:
            if node.get('isMain'):
                self.size = (node['frame']['width'], node['frame']['height'])

    # MARK: Fingers

    def play(self, *fingers):
        """A gesture: each finger's way as (seconds, x, y)."""
        self.ask('touch', _0={'fingers': [
            [{'time': at, 'point': {'x': x, 'y': y}} for at, x, y in finger] for finger in fingers]})

    def tap(self, x, y, seconds=0.05):
        """A tap, or a longer press."""
        self.play([(0, x, y), (seconds, x, y)])

    def drag(self, start, end, seconds=0.25):
        """A finger that moves."""
        self.play([(0, *start), (seconds, *end), (seconds + 0.05, *end)])

    def touch(self, node, seconds=0.05):
        """Taps an element where it can be hit; answers whether it could."""
        hit = self.wire.ask('hitPoint', id=node['id'], scrolls=True).get('hit')
        if not hit or not hit['isHittable']:
            return False
        self.tap(hit['point']['x'], hit['point']['y'], seconds)
        return True

    def place(self):
        """Somewhere on the page."""
        return self.random.uniform(0.3, 0.98) * self.size[0], self.random.uniform(0.05, 0.95) * self.size[1]

    # MARK: Acts

    def scroll(self):
        """There and back, so that tables make cells and take them back."""
        x, y = self.place()
        for way in (-500, 500):
            self.drag((x, y), (x, y + way))

    def pinch(self):
        """Two fingers apart, or together, and round."""
        x, y = self.place()
        near, far = self.random.sample([30, 140], 2)
        self.play([(0, x - near, y), (0.3, x - far, y + 20)], [(0, x + near, y), (0.3, x + far, y - 20)])

    def tap_something(self):
        """Taps an element of the page."""
        found = [node for node in self.nodes if node['type'] != 1 and node['frame']['x'] > 0.28 * self.size[0]]
        if found:
            self.touch(self.random.choice(found), self.random.choice([0.05, 0.05, 0.05, 0.7]))

    def adjust(self):
        """Moves a slider or turns a wheel."""
        found = [node for node in self.nodes if node['type'] == SLIDER]
        if found:
            self.ask('adjust', id=self.random.choice(found)['id'], _1={'position': {'_0': self.random.random()}})

    def type(self):
        """Types into a field, and takes some of it back."""
        found = [node for node in self.nodes if node['type'] in FIELDS]
        if found and self.touch(self.random.choice(found)):
            self.ask('type', _0=self.random.choice(['soak ', 'Füße 42', 'שלום', '👍🏽 ok', 'line\nline ']))
            for _ in range(3):
                self.ask('key', _0='\x08', modifiers=0)

    def press(self):
        """A key of those that do something."""
        self.ask('key', _0=self.random.choice(KEYS), modifiers=0)

    def change(self):
        """Another size of window, other colours, behind and back, shaken."""
        which = self.random.randrange(4)
        if which == 0:
            for orientation in (3, 1):
                self.ask('turn', _0=orientation)
                self.ask('screenshot')
        elif which == 1:
            for is_dark in (True, False):
                self.ask('appearance', isDark=is_dark)
        elif which == 2:
            for is_active in (False, True):
                self.ask('activate', _0=is_active)
        else:
            self.ask('shake')

    # MARK: Laps

    def close_sheets(self):
        """Takes away what covers the page."""
        for _ in range(4):
            self.ask('key', _0=ESCAPE, modifiers=0)
            self.look()
            rows = [node for node in self.nodes if node['identifier'] == self.pages[0]]
            if rows and self.wire.ask('hitPoint', id=rows[0]['id'], scrolls=True).get('hit', {}).get('isHittable'):
                return
            closing = [node for node in self.nodes
                       if node['type'] == BUTTON and (node['label'] or node['identifier']) in CLOSING]
            if closing:
                self.touch(self.random.choice(closing))
            else:
                self.tap(self.size[0] * 0.5, 8)

    def go_to(self, page):
        """Chooses a page in the sidebar; answers whether it could."""
        self.look()
        rows = [node for node in self.nodes if node['identifier'] == page]
        if rows and self.touch(rows[0]):
            return True
        self.close_sheets()
        rows = [node for node in self.nodes if node['identifier'] == page]
        return bool(rows) and self.touch(rows[0])

    def lap(self, goes_on):
        """Every page once, with a few acts on each; answers whether it came to its end."""
        acts = [self.scroll, self.pinch, self.tap_something, self.tap_something, self.tap_something, self.adjust,
                self.type, self.press, self.press, self.change]
        for page in self.pages:
            if not goes_on():
                return False
            if not self.go_to(page):
                continue
            self.ask('screenshot')
            for act in self.random.sample(acts, 5):
                act()
                self.look()
            self.ask('screenshot')
        self.rest()
        return True

    def rest(self):
        """The first page, and a while in which nothing happens."""
        self.close_sheets()
        self.go_to(self.pages[0])
        self.ask('screenshot')
        end = time.monotonic() + 3
        while time.monotonic() < end:
            self.wire.ask('pass', seconds=0.5)
