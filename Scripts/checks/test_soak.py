# SPDX-License-Identifier: Apache-2.0
"""The soak: what is read of a process, what counts as growth, the wire to the program, and the verdict."""
import contextlib
import io
import json
import os
import pathlib
import random
import shutil
import struct
import sys
import tempfile
import threading
import unittest
import xml.etree.ElementTree

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from soaking import headless, plot, program, report, runner, samples, trend  # noqa: E402

ROLLUP = '''55d0c0000000-7ffd00000000 ---p 00000000 00:00 0    [rollup]
Rss:              127752 kB
Pss:              125660 kB
Pss_Dirty:         61000 kB
Pss_Anon:          60820 kB
Pss_File:          64000 kB
Pss_Shmem:           840 kB
Anonymous:         60820 kB
'''
FRAME = 'frame 12 at 3.500: update 0.100, compare 0.250, draw 1.500 ms; 40 items, 9 pixels drawn in 1 rectangles, 0 moved'


def rows(count, own=lambda hour: 50.0, every=10.0, laps=True, **others):
    """A table in which memory (in MB, from hours) and other figures are as asked for."""
    found = []
    for index in range(count):
        seconds = index * every
        row = dict.fromkeys(samples.COLUMNS, 0.0)
        row |= {'seconds': seconds, 'handles': 20.0, 'threads': 5.0, 'laps': float(index // 2) if laps else 0.0}
        row |= {name: own(seconds / 3600) * 1024 for name in samples.MEMORY}
        row |= {name: value(index) for name, value in others.items()}
        found.append(row)
    return found


class SampleTests(unittest.TestCase):
    """What is read."""

    def test_own_memory_is_what_no_file_holds(self):
        self.assertEqual(samples.memory(ROLLUP), {'rss': 127752, 'pss': 125660, 'anonymous': 60820, 'own': 61660})

    def test_a_process_has_memory_handles_and_threads(self):
        found = samples.process(os.getpid())
        self.assertGreater(found['own'], 0)
        self.assertGreater(found['handles'], 2)
        self.assertGreaterEqual(found['threads'], 1)

    def test_no_process_is_said(self):
        with self.assertRaises(samples.Gone):
            samples.process(2 ** 22 + 1)

    def test_a_frame_is_the_sum_of_its_phases(self):
        self.assertAlmostEqual(samples.frame_time(FRAME), 1.85)
        self.assertIsNone(samples.frame_time('casement: frame 12.5'))

    def test_frames_count_once(self):
        frames = samples.Frames()
        for _ in range(3):
            self.assertTrue(frames.read(FRAME))
        self.assertEqual(frames.take()['frames'], 3)
        self.assertEqual(frames.take(), {'frames': 0, 'frame_median': '', 'frame_p95': '', 'frame_most': ''})


class TrendTests(unittest.TestCase):
    """What growth is."""

    def test_the_slope_of_a_line(self):
        middle, low, high = trend.slope([(x, 3 * x + 1) for x in range(20)])
        self.assertEqual((middle, low, high), (3, 3, 3))

    def test_outliers_do_not_move_it(self):
        points = [(x, 3.0 * x) for x in range(40)]
        for index in (3, 17, 38):
            points[index] = (points[index][0], 1000.0)
        self.assertAlmostEqual(trend.slope(points)[0], 3)

    def test_the_interval_of_noise_holds_nothing(self):
        dice = random.Random(4)
        _, low, high = trend.slope([(x, dice.random()) for x in range(60)])
        self.assertLess(low, 0)
        self.assertGreater(high, 0)

    def test_no_points_have_no_slope(self):
        self.assertIsNone(trend.slope([]))
        self.assertIsNone(trend.slope([(1, 2)]))

    def test_many_points_are_thinned_evenly(self):
        thin = trend.thinned(list(range(10_000)), 100)
        self.assertEqual((len(thin), thin[0], thin[-1]), (100, 0, 9999))

    def test_what_rises_does_so_in_each_quarter(self):
        self.assertTrue(trend.rises([1, 1, 2, 2, 3, 3, 4, 4]))
        self.assertFalse(trend.rises([1, 1, 5, 5, 5, 5, 5, 5]))
        self.assertFalse(trend.rises([1, 2, 3]))


class VerdictTests(unittest.TestCase):
    """What passes."""

    def test_what_does_not_grow_passes(self):
        verdict = report.Verdict(rows(200), warm_up=600)
        self.assertEqual(verdict.problems, [])
        self.assertTrue(verdict.by_laps)

    def test_two_megabytes_an_hour_fail(self):
        verdict = report.Verdict(rows(200, own=lambda hour: 50 + 2 * hour), warm_up=600)
        self.assertIn('memory grows by 2.00 MB an hour', verdict.problems[0])
        self.assertEqual(report.Verdict(rows(200, own=lambda hour: 50 + 2 * hour), 600, bound=3).problems, [])

    def test_what_grows_at_first_passes(self):
        verdict = report.Verdict(rows(200, own=lambda hour: 50 + 300 * min(hour, 1 / 6)), warm_up=600)
        self.assertEqual(verdict.problems, [])

    def test_pages_that_take_much_do_not_count_between_the_ends_of_laps(self):
        table = rows(200)
        for index, row in enumerate(table):
            if index % 2:
                row['own'] += index * 1024
        self.assertEqual(report.Verdict(table, warm_up=600).problems, [])

    def test_without_laps_each_sample_counts(self):
        verdict = report.Verdict(rows(200, own=lambda hour: 50 + 2 * hour, laps=False), warm_up=600)
        self.assertFalse(verdict.by_laps)
        self.assertEqual(len(verdict.problems), 1)

    def test_handles_and_threads_that_grow_fail(self):
        for name in ('handles', 'threads'):
            verdict = report.Verdict(rows(200, **{name: lambda index: 20.0 + index // 10}), warm_up=600)
            self.assertIn(f'{name} grow', verdict.problems[0])

    def test_too_short_a_run_fails(self):
        self.assertIn('nothing can be said', report.Verdict(rows(20), warm_up=600).problems[0])

    def test_a_table_is_read_as_it_was_written(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, 'a.tsv')
            table = rows(3, frame_median=lambda index: '' if index else 1.5)
            report.write(file, table)
            self.assertEqual([row['frame_median'] for row in report.read(file)], [1.5, None, None])

    def test_a_picture_is_well_formed_and_small(self):
        text = plot.svg(rows(9000, frame_median=lambda index: None), 'A <b> & c', 600)
        xml.etree.ElementTree.fromstring(text)
        self.assertLess(len(text), 40_000)

    def test_round_numbers(self):
        self.assertEqual([plot.ceiling(value) for value in (0.3, 1, 3, 7, 99, 101, 1300)],
                         [0.5, 1, 5, 10, 100, 200, 2000])


class WireTests(unittest.TestCase):
    """The showcase's part is played by a thread."""

    def answer(self, wire, *replies):
        asked = []

        def play():
            for kind, body in replies:
                _, length = struct.unpack('<BI', wire.theirs.recv(5))
                asked.append(json.loads(wire.theirs.recv(length)))
                if kind == headless.PICTURE:
                    wire.theirs.sendall(struct.pack('<BI', kind, 4) + b'\x89PNG')
                wire.theirs.sendall(struct.pack('<BI', headless.REPLY, len(body)) + body)
            wire.theirs.close()
        thread = threading.Thread(target=play)
        thread.start()
        self.addCleanup(thread.join)
        return asked

    def setUp(self):
        self.wire = headless.Wire()
        self.addCleanup(self.wire.close)

    def test_requests_are_those_of_ui_tests(self):
        asked = self.answer(self.wire, (headless.REPLY, b'{}'), (headless.PICTURE, b'{"failure": "none"}'))
        self.assertEqual(self.wire.ask('turn', _0=3), {})
        self.assertEqual(self.wire.ask('screenshot'), {'failure': 'none'})
        self.assertEqual(asked, [{'turn': {'_0': 3}}, {'screenshot': {}}])

    def test_a_program_that_is_gone_is_said(self):
        self.wire.theirs.close()
        with self.assertRaises(samples.Gone):
            self.wire.ask('shake')

    def test_a_program_that_hangs_is_said(self):
        self.wire.ours.settimeout(0.05)
        with self.assertRaisesRegex(samples.Gone, 'hangs'):
            self.wire.ask('shake')


class RunTests(unittest.TestCase):
    """The command, with programs that are made here."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def made(self, *lines):
        file = self.folder / 'program'
        file.write_text(f'#!{sys.executable}\nimport sys, time\n' + '\n'.join(lines) + '\n')
        file.chmod(0o755)
        return str(file)

    def soak(self, path, hours, *more):
        out = self.folder / 'out'
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            status = runner.main([path, '--ways', 'monkey', '--hours', str(hours), '--warm-up', '0', '--every', '0.05',
                                  '--output', str(out), *more])
        return status, said.getvalue(), out

    def test_a_program_that_rests_passes(self):
        path = self.made('print("50000 events", file=sys.stderr, flush=True)', 'time.sleep(60)')
        status, said, out = self.soak(path, 1.5 / 3600, '--bound', '1e9')
        self.assertEqual(status, 0, said)
        self.assertIn('50000 actions', said)
        self.assertEqual({file.name for file in out.iterdir()}, {'monkey.tsv', 'monkey.svg', 'summary.txt'})

    def test_a_program_that_ends_fails(self):
        status, said, _ = self.soak(self.made('time.sleep(0.5)', 'sys.exit("it broke")'), 1 / 60)
        self.assertEqual(status, 1)
        self.assertIn('the program ended with status 1', said)
        self.assertIn('it broke', said)

    def test_a_program_that_grows_fails(self):
        path = self.made('held = []', 'while True:', '    held.append(b"x" * 200_000)', '    time.sleep(0.02)')
        status, said, _ = self.soak(path, 2 / 3600)
        self.assertEqual(status, 1, said)
        self.assertIn('memory grows by', said)

    def test_lines_of_the_program_are_read(self):
        path = self.made('print("showcase: page Text")', f'print({FRAME!r}, file=sys.stderr)',
                         'print("casement: frame 1.5")', 'print("a warning", file=sys.stderr)')
        run = program.Program(path, self.folder)
        run.child.wait()
        self.assertEqual(run.end(), ['a warning'])
        self.assertEqual((run.page, run.frames.take()['frames']), ('Text', 1))

    def test_unknown_ways_are_refused(self):
        with contextlib.redirect_stderr(io.StringIO()) as said, self.assertRaises(SystemExit):
            runner.main(['program', '--ways', 'sideways'])
        self.assertIn('sideways', said.getvalue())

    def test_the_pages_are_the_showcase_s(self):
        titles = runner.page_titles()
        self.assertEqual(titles[0], 'Photos')
        self.assertGreater(len(titles), 20)


if __name__ == '__main__':
    unittest.main()
