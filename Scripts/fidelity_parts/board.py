# SPDX-License-Identifier: Apache-2.0
"""The scoreboard: a verdict for each picture, sums for each suite, and the trend over commits."""
import dataclasses

from . import compare, picture

BEGIN, END = '<!-- board: begin -->', '<!-- board: end -->'
COLUMNS = ('day', 'commit', 'suite', 'pictures', 'equal', 'equal outside text', 'within the rule', 'different',
           'unread', 'passed, not kept', 'worst level', 'pixels at edges', 'inside', 'in text')


@dataclasses.dataclass
class Line:
    """A picture's verdict: `equal`, `outside text`, `within`, `different`, or `unread` and why."""
    name: str
    verdict: str
    difference: compare.Difference | None = None
    reason: str = ''

    def text(self):
        """The line that is printed."""
        if self.difference is None or self.difference.sizes:
            return f'{self.verdict}\t{self.name}\t{self.reason or self.difference.sizes}'
        d = self.difference
        in_text = '?' if d.text is None else d.text
        return (f'{self.verdict}\t{self.name}\tworst {d.worst}, {d.count} of {d.total} pixels: {d.edges} at edges, '
                f'{d.inside} inside, {in_text} in text')


def line(pair, text, precision=None):
    """The verdict of a pair. `precision` is the share of equal pixels that the suite demands."""
    if pair.recorded is None or pair.drawn is None:
        missing = 'recorded' if pair.recorded is None else 'drawn'
        return Line(pair.name, 'unread', reason=f'there is no {missing} picture')
    try:
        if pair.recorded == pair.drawn:
            shown = picture.read(pair.recorded)
            return Line(pair.name, 'equal', compare.Difference(total=shown.width * shown.height))
        found = compare.compare(picture.read(pair.recorded), picture.read(pair.drawn), text)
    except picture.Unreadable as error:
        return Line(pair.name, 'unread', reason=str(error))
    within = pair.is_within
    if within is None and precision is not None:
        within = found.share >= precision
    if found.is_equal:
        verdict = 'equal'
    elif found.is_equal_outside_text:
        verdict = 'outside text'
    else:
        verdict = 'within' if within and not found.sizes else 'different'
    return Line(pair.name, verdict, found)


def row(day, commit, suite, lines, passed=''):
    """A suite's sums, in the order of `COLUMNS`."""
    count = {verdict: 0 for verdict in ('equal', 'outside text', 'within', 'different', 'unread')}
    for one in lines:
        count[one.verdict] += 1
    found = [one.difference for one in lines if one.difference]
    in_text = [d.text for d in found if d.text is not None]
    return [day, commit, suite, len(lines), *count.values(), passed, max((d.worst for d in found), default=0),
            sum(d.edges for d in found), sum(d.inside for d in found), sum(in_text) if in_text else '?']


def append(path, new):
    """Adds rows to a file of the trend; a row of the same commit and suite is replaced."""
    rows = read(path)
    for one in new:
        one = [str(cell) for cell in one]
        rows = [old for old in rows if old[1:3] != one[1:3]] + [one]
    text = '\n'.join('\t'.join(cells) for cells in [COLUMNS, *rows]) + '\n'
    path.write_text(text)


def read(path):
    """The rows of a file of the trend."""
    if not path.exists():
        return []
    return [text.split('\t') for text in path.read_text().splitlines()[1:] if text]


def write_page(page, rows):
    """Writes the newest rows of each suite, at most five, between the marks of a page."""
    text = page.read_text()
    begin, end = text.index(BEGIN) + len(BEGIN), text.index(END)
    suites = sorted({cells[2] for cells in rows})
    newest = [cells for suite in suites for cells in [c for c in rows if c[2] == suite][-5:][::-1]]
    order = [COLUMNS[2], *COLUMNS[:2], *COLUMNS[3:]]
    table = ['| ' + ' | '.join(order) + ' |', '|' + '---|' * len(order)]
    for cells in newest:
        table.append('| ' + ' | '.join([cells[2], *cells[:2], *cells[3:]]) + ' |')
    shown = '\n'.join(table) if newest else 'No suite has been run yet.'
    page.write_text(f'{text[:begin]}\n\n{shown}\n\n{text[end:]}')
