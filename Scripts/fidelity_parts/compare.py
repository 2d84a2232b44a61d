# SPDX-License-Identifier: Apache-2.0
"""What two pictures differ in: how many pixels, where, and by how much."""
import dataclasses

# A pixel is at an edge where a channel varies by more than this among it and its eight neighbours in the
# recording. Dithered gradients vary by one or two levels everywhere.
EDGE = 3


@dataclasses.dataclass
class Difference:
    """The pixels that differ, by where they lie; `text` is None where nobody said where text lies."""
    total: int
    worst: int = 0
    edges: int = 0
    inside: int = 0
    text: int | None = None
    sizes: str = ''

    @property
    def count(self):
        """All that differ."""
        return self.edges + self.inside + (self.text or 0)

    @property
    def is_equal(self):
        """Whether every pixel is the same."""
        return not self.sizes and self.count == 0

    @property
    def is_equal_outside_text(self):
        """Whether only text differs; False where that is not known."""
        return not self.sizes and self.text is not None and self.edges + self.inside == 0

    @property
    def share(self):
        """The share of equal pixels, 0...1, which snapshot libraries call precision."""
        return 0 if self.sizes else 1 - self.count / max(self.total, 1)


def compare(recorded, drawn, text=None):
    """The difference of two pictures. `text(x, y)` says whether a pixel may hold text."""
    size, other = (recorded.width, recorded.height), (drawn.width, drawn.height)
    found = Difference(total=size[0] * size[1], text=None if text is None else 0)
    if size != other:
        found.sizes = f'{size[0]} x {size[1]} is {other[0]} x {other[1]}'
        return found
    for y, (row, new) in enumerate(zip(recorded.rows, drawn.rows)):
        if row == new:
            continue
        for x in range(size[0]):
            pixel, other = row[4 * x:4 * x + 4], new[4 * x:4 * x + 4]
            if pixel == other:
                continue
            if text is not None and text(x, y):
                found.text += 1
                continue
            # The worst level is that outside of text, where letters of another font say nothing.
            found.worst = max(found.worst, *(abs(a - b) for a, b in zip(pixel, other)))
            if is_edge(recorded, x, y):
                found.edges += 1
            else:
                found.inside += 1
    return found


def is_edge(picture, x, y):
    """Whether the neighbourhood of a pixel varies."""
    left, right = 4 * max(x - 1, 0), 4 * min(x + 2, picture.width)
    rows = [row[left:right] for row in picture.rows[max(y - 1, 0):y + 2]]
    for channel in range(4):
        values = [value for row in rows for value in row[channel::4]]
        if max(values) - min(values) > EDGE:
            return True
    return False
