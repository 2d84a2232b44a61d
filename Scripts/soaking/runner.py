# SPDX-License-Identifier: Apache-2.0
"""Runs the showcase in each way, writes the tables and pictures, and says whether it grows."""
import argparse
import concurrent.futures
import pathlib
import re
import sys
import tempfile
import time

from . import headless, plot, report, samples, window
from .program import Program, Sampler

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = 'Examples/Showcase/Sources/Showcase/PageList.swift'
TITLES = {'headless': 'Without a screen', 'window': 'In a window (Xvfb)', 'monkey': 'The monkey, clock of tests'}
# More than a monkey plays in a year.
ENDLESS = 10 ** 13


def page_titles():
    """The titles of the showcase's pages, from its source."""
    return re.findall(r'^ *title: "(.*)",$', (ROOT / PAGES).read_text(encoding='utf-8'), re.M)


def drive(driver, sampler, end):
    """Laps until the time is over."""
    def goes_on():
        return time.monotonic() < end and sampler.failure is None
    while goes_on():
        if driver.lap(goes_on):
            sampler.end_lap()


def run_headless(path, folder, options, end):
    """Without a screen, under the machine's clock."""
    wire = headless.Wire()
    try:
        program = Program(path, folder, environment=wire.environment(), descriptors=[wire.theirs.fileno()])
        return followed(program, options, 'headless', lambda sampler: drive(
            headless.Driver(wire, program, page_titles(), options.seed), sampler, end))
    finally:
        wire.close()


def run_window(path, folder, options, end):
    """In a window of an X server of its own."""
    screen = window.Screen(folder)
    try:
        program = Program(path, folder, environment=screen.environment())

        def play(sampler):
            driver = window.Driver(screen, program, page_titles(), options.seed)
            driver.find()
            drive(driver, sampler, end)
        return followed(program, options, 'window', play)
    finally:
        screen.close()


def run_monkey(path, folder, options, end):
    """The showcase's own monkey: no pauses, no frames, hours of the program's time in minutes."""
    program = Program(path, folder, arguments=['--monkey', str(ENDLESS), str(options.seed)], debug='')

    def play(sampler):
        while time.monotonic() < end and not sampler.stopped.wait(1):
            pass
    return followed(program, options, 'monkey', play)


RUNS = {'headless': run_headless, 'window': run_window, 'monkey': run_monkey}


def followed(program, options, way, play):
    """Plays while the program is sampled. Answers the program, and why it ended early."""
    sampler = Sampler(program, options.every, options.output / f'{way}.tsv')
    failure = None
    try:
        play(sampler)
    except samples.Gone as gone:
        failure = str(gone)
    finally:
        sampler.sample()
        sampler.stop()
        said = program.end()
    failure = failure or sampler.failure
    return program, failure and '\n    '.join([failure, *said])


def soak(way, path, options):
    """Runs one way and writes its files. Answers the lines of its summary and whether it passed."""
    with tempfile.TemporaryDirectory() as folder:
        program, failure = RUNS[way](path, folder, options, time.monotonic() + options.hours * 3600)
    lines = [TITLES[way]]
    passed = failure is None
    if program.rows:
        rows = report.read(options.output / f'{way}.tsv')
        verdict = report.Verdict(rows, options.warm_up * 60, options.bound)
        title = f'{TITLES[way]}, {rows[-1]["seconds"] / 60:.0f} minutes'
        (options.output / f'{way}.svg').write_text(plot.svg(rows, title, options.warm_up * 60), encoding='utf-8')
        lines += ['    ' + line for line in verdict.lines()]
        passed = passed and not verdict.problems
    if way != 'monkey':
        lines.append(f'    {len(program.pages)} of {len(page_titles())} pages were shown')
    if failure:
        lines.append(f'    FAILED: {failure}')
    return lines, passed


def arguments(words):
    """The command line."""
    parser = argparse.ArgumentParser(prog='soak', description=__doc__)
    parser.add_argument('program', help='the built showcase')
    parser.add_argument('--hours', type=float, default=1, help='how long each way runs; fractions are allowed')
    parser.add_argument('--ways', default='headless,window,monkey', help='which ways, in order')
    parser.add_argument('--together', action='store_true', help='run the ways at the same time')
    parser.add_argument('--output', type=pathlib.Path, default=pathlib.Path('soak-out'))
    parser.add_argument('--every', type=float, default=5, help='seconds from sample to sample')
    parser.add_argument('--warm-up', type=float, default=10, help='minutes that are not judged')
    parser.add_argument('--bound', type=float, default=1, help='the growth that is allowed, in MB an hour')
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args(words)
    options.ways = options.ways.split(',')
    for way in options.ways:
        if way not in RUNS:
            parser.error(f"there is no way '{way}'; known are {', '.join(RUNS)}")
    if not options.hours > 0:
        parser.error('--hours must be more than nothing')
    return options


def main(words):
    """The command. Its status is 1 where a run grows or ends early."""
    options = arguments(words)
    options.output.mkdir(parents=True, exist_ok=True)
    path = str(pathlib.Path(options.program).resolve())
    with concurrent.futures.ThreadPoolExecutor(len(options.ways) if options.together else 1) as pool:
        results = list(pool.map(lambda way: soak(way, path, options), options.ways))
    text = '\n'.join(line for lines, _ in results for line in lines)
    (options.output / 'summary.txt').write_text(text + '\n', encoding='utf-8')
    print(text, flush=True)
    return 0 if all(passed for _, passed in results) else 1


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
