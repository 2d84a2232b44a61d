# SPDX-License-Identifier: Apache-2.0
"""The table of a run, and what it comes to."""
import statistics

from . import samples, trend

MB = 1024


def number(text):
    """A cell's value; None for an empty one."""
    return float(text) if text != '' else None


def write(path, rows):
    """Writes the table, tabs between the columns."""
    lines = ['\t'.join(samples.COLUMNS)]
    lines += ['\t'.join(str(row[name]) for name in samples.COLUMNS) for row in rows]
    path.write_text('\n'.join(lines) + '\n', encoding='utf-8')


def read(path):
    """The rows of a table that was written, as numbers."""
    head, *lines = path.read_text(encoding='utf-8').splitlines()
    names = head.split('\t')
    return [dict(zip(names, map(number, line.split('\t')))) for line in lines]


def lap_ends(rows):
    """The rows at which a lap had just ended, when the program shows the same as at the ends of all
    other laps.
    """
    return [row for before, row in zip(rows, rows[1:]) if row['laps'] > before['laps']]


class Verdict:
    """What a run comes to."""

    def __init__(self, rows, warm_up=600, bound=1.0):
        self.rows, self.bound = rows, bound
        self.steady = [row for row in rows if row['seconds'] >= warm_up]
        ends = lap_ends(self.steady)
        # Between the ends of laps different pages are shown; with few laps there is no better.
        self.judged = ends if len(ends) >= 5 else self.steady
        self.by_laps = self.judged is ends
        self.problems = []
        self.growth = {}
        if len(self.judged) < 3:
            self.problems.append(f'ended {warm_up:.0f} s after its start or sooner: nothing can be said of growth')
            return
        for name in samples.MEMORY:
            found = trend.slope([(row['seconds'] / 3600, row[name] / MB) for row in self.judged])
            if found:
                self.growth[name] = found
        own = self.growth.get('own')
        if own and own[0] > bound:
            self.problems.append(f'memory grows by {own[0]:.2f} MB an hour; {bound:g} at most')
        for name in ('handles', 'threads'):
            if trend.rises([row[name] for row in self.steady]):
                self.problems.append(
                    f'{name} grow: {self.steady[0][name]:.0f} after the start, {rows[-1][name]:.0f} at the end')

    def lines(self):
        """The summary."""
        rows, last = self.rows, self.rows[-1]
        found = [f'{last["seconds"] / 60:.1f} minutes, {last["actions"]:.0f} actions, {last["laps"]:.0f} laps, '
                 f'{sum(row["frames"] for row in rows):.0f} frames, {last["processor"]:.0f} s of processor time']
        for name, title in (('rss', 'resident'), ('own', 'own'), ('handles', 'handles'), ('threads', 'threads')):
            values = [row[name] for row in rows]
            scale, unit = (MB, ' MB') if name in samples.MEMORY else (1, '')
            found.append(f'{title}: {values[0] / scale:.0f}{unit} at first, {max(values) / scale:.0f}{unit} at most, '
                         f'{values[-1] / scale:.0f}{unit} at the end')
        times = [row['frame_median'] for row in rows if row['frame_median'] is not None]
        if times:
            most = [row['frame_p95'] for row in rows if row['frame_p95'] is not None]
            found.append(f'frames: {statistics.median(times):.2f} ms in the middle, '
                         f'{statistics.median(most):.2f} ms of 95 in 100')
            half = len(times) // 2
            if half:
                found.append(f'frames, first half and second: {statistics.median(times[:half]):.2f} and '
                             f'{statistics.median(times[half:]):.2f} ms in the middle')
        where = f'{len(self.judged)} ends of laps' if self.by_laps else f'{len(self.judged)} samples'
        for name, (middle, low, high) in self.growth.items():
            found.append(f'growth of {name}: {middle:+.2f} MB an hour ({low:+.2f} to {high:+.2f}) by {where}')
        return found + [f'FAILED: {problem}' for problem in self.problems]
