# SPDX-License-Identifier: Apache-2.0
"""Where pictures come from: reports of `casement test`, and folders; and where text lies in them."""
import base64
import dataclasses
import json
import pathlib
import re

from . import picture

RESULTS = re.compile(r'<script type="application/json" id="results">(.*?)</script>', re.DOTALL)


@dataclasses.dataclass
class Pair:
    """A recorded picture and the drawn one, as bytes of PNG files; None where there is none.

    `is_within` is whether the suite takes the drawn one for the recorded one; None where only the suite knows.
    """
    name: str
    recorded: bytes | None
    drawn: bytes | None
    is_within: bool | None = None


def of_report(folder):
    """The pairs of the pictures that a report shows, and how many tests passed and failed.

    A report has pictures of failures only: what a suite takes is nowhere kept.
    """
    text = (pathlib.Path(folder) / 'index.html').read_text()
    found = RESULTS.search(text)
    if not found:
        raise ValueError(f'{folder}: index.html is no report of casement test')
    runs = json.loads(found[1])['runs']
    pairs, names = [], {}
    for run in runs:
        for test in run['tests']:
            for shown in (p for f in test['failures'] for p in f['pictures']):
                name = f"{test['name']}/{shown['name']}"
                names[name] = names.get(name, 0) + 1
                if names[name] > 1:
                    name += f' {names[name]}'
                pairs.append(Pair(name, blob(shown.get('expected')), blob(shown.get('actual')), False))
    outcomes = [test['outcome'] for run in runs for test in run['tests']]
    return pairs, outcomes.count('passed'), outcomes.count('failed')


def blob(text):
    """Bytes from base 64; None stays None."""
    return None if text is None else base64.b64decode(text)


def of_folders(recorded, drawn):
    """The pairs of two folders whose pictures have the same paths."""
    recorded, drawn = pathlib.Path(recorded), pathlib.Path(drawn)
    for path in sorted(recorded.rglob('*.png')):
        name = path.relative_to(recorded)
        other = drawn / name
        yield Pair(str(name.with_suffix('')), path.read_bytes(), other.read_bytes() if other.is_file() else None)


class Text:
    """Where text lies, by the names of pictures.

    A folder has masks, `NAME.png`, whose opaque pixels that are not black may hold text. A file has boxes, a line
    each: the picture's name, x, y, width and height in pixels, with tabs between.
    """

    def __init__(self, place=None):
        self.place = pathlib.Path(place) if place else None
        self.boxes = {}
        if self.place and self.place.is_file():
            for line in self.place.read_text().splitlines():
                if line and not line.startswith('#'):
                    name, *box = line.split('\t')
                    self.boxes.setdefault(name, []).append([int(number) for number in box])

    def of(self, name):
        """A function of a pixel's place; None where nothing is known of the picture."""
        if name in self.boxes:
            boxes = self.boxes[name]
            return lambda x, y: any(l <= x < l + w and t <= y < t + h for l, t, w, h in boxes)
        mask = self.place / f'{name}.png' if self.place and self.place.is_dir() else None
        if mask is None or not mask.is_file():
            return None
        shown = picture.read(mask.read_bytes())
        return lambda x, y: (x < shown.width and y < shown.height and shown.rows[y][4 * x + 3] > 0
                             and any(shown.rows[y][4 * x:4 * x + 3]))
