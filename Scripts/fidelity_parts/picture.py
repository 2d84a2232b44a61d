# SPDX-License-Identifier: Apache-2.0
"""PNG files as rows of RGBA bytes.

Pillow reads them where it is installed; the reader here takes the forms that snapshots have, and is slower.
"""
import io
import struct
import zlib

try:
    from PIL import Image
except ImportError:
    Image = None

SIGNATURE = b'\x89PNG\r\n\x1a\n'
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


class Unreadable(Exception):
    """No picture, or one of a form that is not read."""


class Picture:
    """A width, a height, and for each row its RGBA bytes; clear pixels are black."""

    def __init__(self, width, height, rows):
        self.width, self.height = width, height
        self.rows = [cleared(row) for row in rows]


def cleared(row):
    """A row without the colours of clear pixels, which nobody sees."""
    alphas = row[3::4]
    if 0 not in alphas:
        return bytes(row)
    row = bytearray(row)
    for x, alpha in enumerate(alphas):
        if alpha == 0:
            row[4 * x:4 * x + 3] = b'\0\0\0'
    return bytes(row)


def read(data):
    """A picture from the bytes of a PNG file."""
    if data[:8] != SIGNATURE:
        raise Unreadable('is no PNG file')
    if Image is None:
        return decoded(data)
    try:
        with Image.open(io.BytesIO(data)) as image:
            width, height = image.size
            pixels = image.convert('RGBA').tobytes()
    except (OSError, ValueError, SyntaxError) as error:
        raise Unreadable(str(error)) from error
    return Picture(width, height, [pixels[y * width * 4:(y + 1) * width * 4] for y in range(height)])


def decoded(data):
    """The same without Pillow: eight bits a channel, not interlaced."""
    try:
        chunks = list(chunks_of(data))
        head = next(body for name, body in chunks if name == b'IHDR')
        width, height, depth, kind, _, _, interlaced = struct.unpack('>IIBBBBB', head)
        if depth != 8 or kind not in CHANNELS or interlaced:
            raise Unreadable(f'is of a form that needs Pillow: depth {depth}, type {kind}')
        found = dict(chunks)
        raw = zlib.decompress(b''.join(body for name, body in chunks if name == b'IDAT'))
        step = CHANNELS[kind]
        rows = [rgba(line, kind, found) for line in unfiltered(raw, width * step, height, step)]
    except (StopIteration, struct.error, zlib.error, IndexError) as error:
        raise Unreadable('is damaged') from error
    return Picture(width, height, rows)


def chunks_of(data):
    """The names and bodies of a PNG file's chunks."""
    at = 8
    while at + 8 <= len(data):
        length, = struct.unpack('>I', data[at:at + 4])
        yield data[at + 4:at + 8], data[at + 8:at + 8 + length]
        at += length + 12


def unfiltered(raw, length, height, step):
    """The rows of bytes that the filters of PNG were applied to."""
    above = bytes(length)
    for y in range(height):
        at = y * (length + 1)
        kind, line = raw[at], bytearray(raw[at + 1:at + 1 + length])
        if len(line) != length:
            raise IndexError
        for i in range(length) if kind else ():
            left = line[i - step] if i >= step else 0
            up = above[i]
            if kind == 1:
                guess = left
            elif kind == 2:
                guess = up
            elif kind == 3:
                guess = (left + up) // 2
            else:
                corner = above[i - step] if i >= step else 0
                guess = nearest(left, up, corner)
            line[i] = (line[i] + guess) & 255
        yield line
        above = line


def nearest(left, up, corner):
    """The neighbour that is nearest to left + up - corner; PNG, filter 4."""
    middle = left + up - corner
    distances = abs(middle - left), abs(middle - up), abs(middle - corner)
    return (left, up, corner)[distances.index(min(distances))]


def rgba(line, kind, chunks):
    """A row of a colour type as RGBA."""
    if kind == 6:
        return line
    if kind == 2:
        parts = [line[0::3], line[1::3], line[2::3], b'\xff' * (len(line) // 3)]
    elif kind == 4:
        parts = [line[0::2]] * 3 + [line[1::2]]
    elif kind == 0:
        parts = [line] * 3 + [b'\xff' * len(line)]
    else:
        palette, alphas = chunks[b'PLTE'], chunks.get(b'tRNS', b'')
        parts = [bytes(palette[3 * i + c] for i in line) for c in range(3)]
        parts.append(bytes(alphas[i] if i < len(alphas) else 255 for i in line))
    out = bytearray(4 * len(parts[0]))
    for c in range(4):
        out[c::4] = parts[c]
    return out
