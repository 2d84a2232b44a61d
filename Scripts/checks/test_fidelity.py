# SPDX-License-Identifier: Apache-2.0
"""Scripts/fidelity: what it reads, where pixels differ, the verdicts, and the trend."""
import base64
import contextlib
import io
import json
import pathlib
import struct
import tempfile
import unittest
import zlib

import check  # noqa: F401  (it adds the folder of the scripts to the path)
from fidelity_parts import board, command, compare, picture, sources

WHITE, RED, CLEAR = (255, 255, 255, 255), (255, 0, 0, 255), (9, 9, 9, 0)


def png(rows, kind=6, filters=(0,), extra=b''):
    """A PNG file of rows of pixels, whose rows are filtered in turn by `filters`."""
    def chunk(name, body):
        return struct.pack('>I', len(body)) + name + body + struct.pack('>I', zlib.crc32(name + body))
    step = picture.CHANNELS[kind]
    raw, above = b'', bytes(step * len(rows[0]))
    for y, row in enumerate(rows):
        line = bytes(value for pixel in row for value in pixel)
        how = filters[y % len(filters)]
        out = bytearray(line)
        for i in range(len(line)):
            left, corner = (line[i - step], above[i - step]) if i >= step else (0, 0)
            guess = [0, left, above[i], (left + above[i]) // 2, picture.nearest(left, above[i], corner)][how]
            out[i] = (line[i] - guess) & 255
        raw += bytes([how]) + bytes(out)
        above = line
    head = struct.pack('>IIBBBBB', len(rows[0]), len(rows), 8, kind, 0, 0, 0)
    return (picture.SIGNATURE + chunk(b'IHDR', head) + extra + chunk(b'IDAT', zlib.compress(raw))
            + chunk(b'IEND', b''))


def board_of(width=9, height=9, **changed):
    """A white picture with a red column in the middle; `changed` has pixels as x1y2=(r, g, b, a)."""
    rows = [[RED if x == width // 2 else WHITE for x in range(width)] for _ in range(height)]
    for place, pixel in changed.items():
        x, y = (int(part) for part in place[1:].split('y'))
        rows[y][x] = pixel
    return rows


def report(folder, pictures, passed=2):
    """A report of a run with one failed test."""
    shown = [{'name': name, 'expected': expected and base64.b64encode(expected).decode(),
              'actual': actual and base64.b64encode(actual).decode()} for name, expected, actual in pictures]
    tests = [{'name': f'A/test{i}', 'outcome': 'passed', 'failures': []} for i in range(passed)]
    tests.append({'name': 'A/testPicture', 'outcome': 'failed', 'failures': [{'pictures': shown}]})
    data = json.dumps({'title': '', 'runs': [{'tests': tests}]}).replace('<', '\\u003c')
    (folder / 'index.html').write_text(
        f'<p>a page</p><script type="application/json" id="results">{data}</script><script>x</script>')


class PictureTests(unittest.TestCase):
    def test_every_filter_and_colour_type_is_read(self):
        rows = [[(x * 37 + y * 11 & 255, x * x & 255, y * 50 & 255, 255) for x in range(7)] for y in range(10)]
        flat = [bytes(value for pixel in row for value in pixel) for row in rows]
        for filters in ((0,), (1,), (2,), (3,), (4,), (4, 3, 2, 1, 0)):
            self.assertEqual(picture.decoded(png(rows, filters=filters)).rows, flat, filters)
        without = [[pixel[:3] for pixel in row] for row in rows]
        self.assertEqual(picture.decoded(png(without, kind=2)).rows, flat)
        gray = picture.decoded(png([[(7,), (8,)]], kind=0))
        self.assertEqual(gray.rows, [bytes([7, 7, 7, 255, 8, 8, 8, 255])])
        self.assertEqual(picture.decoded(png([[(7, 128)]], kind=4)).rows, [bytes([7, 7, 7, 128])])
        palette = struct.pack('>I', 6) + b'PLTE' + bytes([1, 2, 3, 4, 5, 6]) + b'\0\0\0\0'
        self.assertEqual(picture.decoded(png([[(1,)]], kind=3, extra=palette)).rows, [bytes([4, 5, 6, 255])])

    def test_pillow_and_the_reader_here_agree(self):
        data = png(board_of(x2y2=CLEAR, x3y3=(1, 2, 3, 128)), filters=(4, 2))
        self.assertEqual(picture.read(data).rows, picture.decoded(data).rows)

    def test_colours_of_clear_pixels_do_not_count(self):
        self.assertEqual(picture.decoded(png([[CLEAR, RED]])).rows, [bytes([0, 0, 0, 0, *RED])])

    def test_what_is_damaged_says_so(self):
        for data in (b'', b'GIF89a', png(board_of())[:48]):
            with self.assertRaises(picture.Unreadable):
                picture.read(data)
            with self.assertRaises(picture.Unreadable):
                picture.decoded(data if data.startswith(picture.SIGNATURE) else picture.SIGNATURE + data)


class CompareTests(unittest.TestCase):
    def compare(self, drawn, text=None):
        return compare.compare(picture.decoded(png(board_of())), picture.decoded(png(drawn)), text)

    def test_pixels_are_counted_by_where_they_lie(self):
        found = self.compare(board_of(x4y2=(250, 0, 0, 255), x3y2=(255, 254, 255, 255), x0y0=(255, 255, 253, 255)))
        self.assertEqual((found.edges, found.inside, found.worst, found.count), (2, 1, 5, 3))
        self.assertIsNone(found.text)
        self.assertAlmostEqual(found.share, 1 - 3 / 81)

    def test_text_counts_for_itself_only_where_somebody_says_where_it_is(self):
        drawn = board_of(x1y1=RED, x0y8=(255, 255, 254, 255))
        found = self.compare(drawn, lambda x, y: y == 1)
        self.assertEqual((found.text, found.inside, found.worst), (1, 1, 1))
        self.assertFalse(found.is_equal_outside_text)
        self.assertTrue(self.compare(board_of(x1y1=RED), lambda x, y: y == 1).is_equal_outside_text)
        self.assertFalse(self.compare(board_of(x1y1=RED)).is_equal_outside_text)

    def test_sizes_must_agree(self):
        found = self.compare(board_of(width=8))
        self.assertEqual(found.sizes, '9 x 9 is 8 x 9')
        self.assertFalse(found.is_equal)
        self.assertEqual(found.share, 0)


class CommandTests(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.folder = pathlib.Path(place.name)

    def run_command(self, *words):
        out = io.StringIO()
        with contextlib.redirect_stderr(out):
            status = command.main([str(word) for word in words], out)
        return status, out.getvalue()

    def test_a_report_gives_the_failed_pictures_and_counts_the_rest(self):
        same = png(board_of())
        report(self.folder, [('one', same, png(board_of(x0y0=RED))), ('one', same, same), ('new', None, same)])
        status, text = self.run_command('--report', self.folder, '--suite', 'S', '--commit', 'c', '--all')
        self.assertEqual(status, 0)
        self.assertIn('2 tests passed, 1 failed', text)
        self.assertIn('different\tA/testPicture/one\tworst 255, 1 of 81 pixels: 0 at edges, 1 inside, ? in text', text)
        self.assertIn('equal\tA/testPicture/one 2', text)
        self.assertIn('unread\tA/testPicture/new\tthere is no recorded picture', text)
        self.assertIn('nothing says where text lies', text)

    def test_folders_are_compared_by_paths_and_by_the_rule(self):
        for name, drawn in (('a/equal', board_of()), ('text', board_of(x1y1=RED)), ('near', board_of(x0y5=RED)),
                            ('far', board_of(x0y0=RED, x0y1=RED))):
            for folder, rows in (('r', board_of()), ('d', drawn)):
                path = self.folder / folder / f'{name}.png'
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(png(rows))
        (self.folder / 'r/lost.png').write_bytes(png(board_of()))
        boxes = self.folder / 'boxes.tsv'
        boxes.write_text('# name, x, y, width, height\ntext\t1\t1\t1\t1\n')
        status, text = self.run_command('--recorded', self.folder / 'r', '--drawn', self.folder / 'd', '--text', boxes,
                                        '--precision', 1 - 1.5 / 81, '--trend', self.folder / 't.tsv', '--commit', 'c')
        self.assertEqual(status, 0)
        self.assertEqual(sorted(line.split('\t')[:2] for line in text.splitlines() if '\t' in line), [
            ['different', 'far'], ['outside text', 'text'], ['unread', 'lost'], ['within', 'near']])
        kept = (self.folder / 't.tsv').read_text().splitlines()
        self.assertEqual(kept[0].split('\t'), list(board.COLUMNS))
        self.assertEqual(kept[1].split('\t')[1:], ['c', 'pictures', '5', '1', '1', '1', '1', '1', '', '255', '0', '3',
                                                   '1'])

    def test_masks_say_where_text_is(self):
        mask = [[WHITE if (x, y) == (1, 1) else (0, 0, 0, 255) for x in range(9)] for y in range(9)]
        (self.folder / 'one.png').write_bytes(png(mask))
        text = sources.Text(self.folder)
        self.assertTrue(text.of('one')(1, 1))
        self.assertFalse(text.of('one')(2, 1))
        self.assertIsNone(text.of('two'))

    def test_a_commit_has_one_row_for_each_suite_and_the_page_shows_the_newest(self):
        trend, page = self.folder / 't.tsv', self.folder / 'p.md'
        page.write_text(f'# Page\n\n{board.BEGIN}\n{board.END}\n\nmore\n')
        for commit, suite, count in (('a', 'S', 1), ('a', 'S', 2), ('b', 'S', 3), ('a', 'T', 4)):
            lines = [board.Line('x', 'equal', compare.Difference(total=1))] * count
            board.append(trend, [board.row('day', commit, suite, lines)])
        board.write_page(page, board.read(trend))
        rows = [line for line in page.read_text().splitlines() if line.startswith('| ')][1:]
        self.assertEqual([row.split(' | ')[:4] for row in rows],
                         [['| S', 'day', 'b', '3'], ['| S', 'day', 'a', '2'], ['| T', 'day', 'a', '4']])
        self.assertTrue(page.read_text().endswith(f'{board.END}\n\nmore\n'))

    def test_what_cannot_be_done_says_why(self):
        (self.folder / 'index.html').write_text('<p>nothing</p>')
        status, text = self.run_command('--report', self.folder)
        self.assertEqual(status, 2)
        self.assertIn('is no report of casement test', text)
        with self.assertRaises(SystemExit):
            self.run_command('--drawn', self.folder)
        self.assertEqual(self.run_command('--recorded', self.folder, '--drawn', self.folder)[0], 3)


if __name__ == '__main__':
    unittest.main()
