# SPDX-License-Identifier: Apache-2.0
"""The command: what is compared, printed and kept."""
import argparse
import datetime
import pathlib
import subprocess
import sys

from . import board, sources

ROOT = pathlib.Path(__file__).resolve().parents[2]


def parser():
    """The options."""
    options = argparse.ArgumentParser(prog='Scripts/fidelity', description='Compares recorded pictures with drawn ones.')
    options.add_argument('--suite', default='pictures', help='the name under which sums are kept')
    options.add_argument('--report', help='a folder that `casement test --report` wrote')
    options.add_argument('--recorded', help="a folder of the suite's recorded pictures")
    options.add_argument('--drawn', help='a folder of drawn pictures with the same paths')
    options.add_argument('--text', help='where text lies: a folder of masks, or a file of boxes')
    options.add_argument('--precision', type=float, help='the share of equal pixels that the suite demands')
    options.add_argument('--trend', type=pathlib.Path, help='a TSV file that takes the sums')
    options.add_argument('--page', type=pathlib.Path, help='a page that shows the trend')
    options.add_argument('--commit', help='the commit that drew the pictures; HEAD at first')
    options.add_argument('--all', action='store_true', help='print equal pictures, too')
    return options


def main(words, out=sys.stdout):
    """Runs the command; 0 unless there was nothing to compare."""
    options = parser().parse_args(words)
    if (options.report is None) == (options.drawn is None) or (options.drawn and not options.recorded):
        parser().error('give --report, or --recorded and --drawn')
    passed = ''
    try:
        text = sources.Text(options.text)
        if options.report:
            pairs, passed, failed = sources.of_report(options.report)
            print(f'{passed} tests passed, {failed} failed; the pictures of those that passed are not kept, '
                  'so they are within the rule and may or may not be equal', file=out)
        else:
            pairs = sources.of_folders(options.recorded, options.drawn)
        lines = [board.line(pair, text.of(pair.name), options.precision) for pair in pairs]
    except (OSError, ValueError) as error:
        print(f'fidelity: {error}', file=sys.stderr)
        return 2
    for line in lines:
        if options.all or line.verdict != 'equal':
            print(line.text(), file=out)
    row = board.row(str(datetime.date.today()), options.commit or head(), options.suite, lines, passed)
    print('; '.join(f'{name} {cell}' for name, cell in zip(board.COLUMNS[2:], row[2:]) if cell != ''), file=out)
    if any(line.difference and not line.difference.is_equal and line.difference.text is None for line in lines):
        print('where nothing says where text lies, its pixels count as edges and inside', file=out)
    if options.trend:
        board.append(options.trend, [row])
        if options.page:
            board.write_page(options.page, board.read(options.trend))
    return 0 if lines or passed else 3


def head():
    """The commit of the sources."""
    answer = subprocess.run(['git', '-C', str(ROOT), 'rev-parse', '--short=9', 'HEAD'],
                            capture_output=True, text=True, check=False)
    return answer.stdout.strip() or '-'
