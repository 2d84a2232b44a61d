# SPDX-License-Identifier: Apache-2.0
"""Runs a list of libraries, one after the other or side by side, and writes what became of them."""
import argparse
import concurrent.futures
import contextlib
import fcntl
import os
import pathlib
import re
import shlex
import shutil
import sys
import threading
import time

from . import causes, checkout, entries, limits, mirrors, outcome, page, records, routes

ROOT = pathlib.Path(__file__).resolve().parents[2]
NO_TESTS = re.compile(r'no tests found|No tests ran\.$|holds no Package\.swift and no Xcode project')
NOT_RUN = 'declared, but in no target that ran'
LIMITS = {'time': 'took longer than {} s', 'memory': 'took more than {} MiB',
          'output': 'wrote more than {} MiB'}
# Notes of the tool that belong in the table, since they say how the library was run.
SAID = re.compile(r'CocoaPods|Podfile|Carthage|Cartfile', re.I)


class Turn:
    """A file's lock, so that several runners and others share a machine.

    A turn lasts until `seconds` have passed: small libraries share one, a large one has its own.
    """

    def __init__(self, path, seconds):
        self.path, self.seconds = path, seconds
        self.guard = threading.Lock()
        self.file, self.begin, self.users = None, 0, 0

    @contextlib.contextmanager
    def held(self):
        """Waits for the turn, or goes on with the one that is held."""
        with self.guard:
            if self.path and self.file is None:
                self.file = open(self.path, 'a', encoding='utf-8')
                fcntl.flock(self.file, fcntl.LOCK_EX)
                self.begin = time.monotonic()
            self.users += 1
        try:
            yield
        finally:
            with self.guard:
                self.users -= 1
                if self.users == 0 and time.monotonic() - self.begin >= self.seconds:
                    self.release()

    def release(self):
        """Lets others have their turn."""
        if self.file:
            self.file.close()
            self.file = None


class Runner:
    """Runs libraries with the same tool, limits and folders."""

    def __init__(self, options):
        self.options = options
        self.tool = shlex.split(options.tool)
        self.version = options.version_name or records.version(ROOT, self.tool)
        self.sources = options.sources or records.commit(ROOT)
        self.records = records.Records(options.output / 'records')
        self.turn = Turn(options.lock, options.turn)
        self.printing = threading.Lock()

    def say(self, text):
        """Prints a line at once."""
        with self.printing:
            print(text, flush=True)

    # MARK: One library

    def run(self, entry):
        """Runs a library and keeps its record, unless there is one of this version."""
        old = self.records.read(entry, self.version)
        if old and not self.options.again:
            return old
        with self.turn.held():
            record = self.attempt(entry)
        self.records.write(entry, self.version, record)
        self.say(self.line(record))
        return record

    def attempt(self, entry):
        """A library's record, made anew."""
        folder = (self.options.work / entry.key).resolve()
        record = {'repository': entry.repository, 'name': entry.name, 'kind': entry.kind,
                  'version': self.version, 'sources': self.sources, 'at': records.now(),
                  'declared': entry.tests, 'pictures': entry.pictures, 'seconds': 0, 'remarks': []}
        try:
            record['commit'], record['remarks'] = checkout.prepare(entry, self.options.mirrors, folder)
        except checkout.NotThere as error:
            record['commit'] = entry.commit
            return self.failed(record, 'not checked out', str(error))
        if self.options.fresh:
            shutil.rmtree(folder / '.build', ignore_errors=True)
        elif (folder / '.build/casement/build').exists():
            record['warm'] = True
        if entry.kind == 'suite':
            record['declared'] = entry.tests or routes.count_tests(folder)
            record['pictures'] = entry.pictures or routes.count_pictures(folder)
        before = set(checkout.edits(folder))
        folders = [*(self.options.dependency_mirrors or []), self.options.mirrors]
        environment = mirrors.environment(folders, checkout.manifests(folder))
        self.execute(entry, record, folder, environment)
        edited = sorted(set(checkout.edits(folder)) - before)
        if edited:
            record['remarks'].append('the run changed ' + ', '.join(edited[:3]))
        return record

    def execute(self, entry, record, folder, environment):
        """Runs the tool in a library's folder, and where it finds no tests, in those that have some."""
        command = 'build' if entry.kind == 'compile' else 'test'
        place = pathlib.Path('.')
        finished, output = self.call(command, entry, folder / place, environment, self.options.seconds)
        left = self.options.seconds - finished.seconds
        seconds, peak = finished.seconds, finished.peak
        if command == 'test' and not finished.limit and outcome.tests(output) is None \
                and any(NO_TESTS.search(line) for line in output):
            for other in routes.others(folder)[:self.options.places]:
                if left <= 0:
                    break
                found, words = self.call(command, entry, folder / other, environment, left)
                left -= found.seconds
                seconds, peak = seconds + found.seconds, max(peak, found.peak)
                better = outcome.tests(words) is not None
                if better or not record.get('place'):
                    finished, output, place = found, words, other
                    record['place'] = str(other)
                if better:
                    break
        record['seconds'], record['peak_mib'] = round(seconds, 1), peak >> 20
        record['status'], record['limit'] = finished.status, finished.limit
        if record.get('place'):
            record['remarks'].append(f'tests of {record["place"]}')
        self.read(entry, record, folder, place, finished, output)

    def call(self, command, entry, place, environment, seconds):
        """Runs one command of the tool; gives how it ended and the lines of its output."""
        options = self.options
        log = options.output / 'logs' / self.version / f'{entry.key}.txt'
        log.parent.mkdir(parents=True, exist_ok=True)
        own = (place.parent if place.suffix == '.xcodeproj' else place) / '.build/casement'
        finished = limits.run(
            [*self.tool, command, '--package-path', str(place)], log, seconds=seconds,
            memory=options.memory << 20, log_bytes=options.log << 20,
            environment={'LC_ALL': 'C.UTF-8', **environment}, folder=ROOT,
            watched=[own / 'test.log', own / 'build.log'])
        return finished, outcome.lines(log)

    # MARK: What the words say

    def read(self, entry, record, folder, place, finished, output):
        """Fills a record from the tool's words."""
        base = folder / place
        base = base.parent if base.suffix == '.xcodeproj' else base
        log = base / '.build/casement' / ('build.log' if entry.kind == 'compile' else 'test.log')
        record['files'] = outcome.files(base, log)
        record['notes'] = outcome.notes(output)
        record['remarks'] += [note[:80] for note in record['notes'] if SAID.search(note)][:1]
        said = outcome.told_files(output)
        if said:
            record['partial_files'] = said[1]
        tests = outcome.tests(output) if entry.kind == 'suite' else None
        if finished.limit:
            value = {'time': self.options.seconds, 'memory': self.options.memory,
                     'output': 10 * self.options.log}[finished.limit]
            record['outcome'] = f'over the limit of {finished.limit}'
            record['why'] = LIMITS[finished.limit].format(value)
            record['causes'] = [{'class': record['why'], 'text': record['why'], 'tests': 0, 'file': '', 'line': 0}]
        elif tests and sum(tests.values()):
            record['tests'] = tests
            record['causes'] = outcome.grouped(outcome.test_failures(output))
            self.add_lost(record, outcome.cuts(outcome.lines(log)))
            is_green = finished.status == 0 and tests['failed'] == 0
            record['outcome'] = 'green' if is_green else 'partial'
            if not is_green:
                first = next((cause for cause in record['causes'] if cause['class'] != NOT_RUN),
                             {'text': f'ended with status {finished.status} all the same'})
                record['why'] = self.words(first, folder)
        elif entry.kind == 'compile' and finished.status == 0:
            record['outcome'], record['causes'] = 'whole', []
        else:
            self.explain(record, folder, log, output)

    @staticmethod
    def add_lost(record, cuts):
        """Adds why tests that a library declares did not run, beside tests that failed."""
        lost = record['declared'] - page.ran(record)
        found = outcome.grouped([{'file': file, 'line': line, 'text': text, 'tests': 0} for file, line, text in cuts])
        record['left_out'] = len(cuts)
        if lost > 0:
            found = found or [{'class': NOT_RUN, 'text': NOT_RUN, 'tests': 0, 'file': '', 'line': 0}]
            found[0]['tests'] = lost
        record['causes'] += found

    def explain(self, record, folder, log, output):
        """Why a library did not build, or why no test ran."""
        found = outcome.errors(output) or outcome.errors(outcome.lines(log))
        grouped = outcome.grouped([{'file': file, 'line': line, 'text': text, 'tests': 0}
                                   for file, line, text in found])
        first = outcome.first_error(found)
        if first is None:
            last = next((line.strip() for line in reversed(output) if line.strip()), 'no output')
            return self.failed(record, 'no result', last)
        name = causes.classify(first[2])
        # The first error's class goes before the others.
        grouped.sort(key=lambda entry: entry['class'] != name)
        record['causes'] = grouped
        record['outcome'] = 'no tests' if NO_TESTS.search(first[2]) else 'not built'
        record['errors'] = len(found)
        record['why'] = self.words({'file': first[0], 'line': first[1], 'text': first[2]}, folder)
        return record

    @staticmethod
    def words(cause, folder):
        """A cause for the table, with its place in the library."""
        text = cause['text'].replace(str(folder) + '/', '').replace(str(folder), 'the folder')
        if cause.get('file'):
            return f'{pathlib.Path(cause["file"]).name}:{cause["line"]}: {text}'
        return text

    @staticmethod
    def failed(record, what, why):
        """A record without any result."""
        record.update({'outcome': what, 'why': why, 'causes': [
            {'class': causes.classify(why), 'text': why, 'tests': 0, 'file': '', 'line': 0}]})
        return record

    @staticmethod
    def line(record):
        """A line to print for a library."""
        tests = f'{page.passed(record)}/{page.ran(record)}/{page.total(record)}' \
            if record['kind'] == 'suite' else ''
        return f'{record["name"]:45} {record["outcome"]:12} {tests:>14} {record["seconds"]:6.0f} s  ' \
            + page.cell(record.get('why', ''))


def parse(arguments):
    """The options."""
    cache = pathlib.Path(os.environ.get('XDG_CACHE_HOME') or pathlib.Path.home() / '.cache') / 'casement/corpus'
    parser = argparse.ArgumentParser(prog='corpus', description='Runs a list of libraries through casement.',
                                     epilog=entries.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('list', type=pathlib.Path, help='the list of libraries')
    parser.add_argument('--only', default='.', help='a regular expression that chooses among OWNER/NAME')
    parser.add_argument('--kind', choices=['suite', 'compile'], help='only libraries of this kind')
    parser.add_argument('--mirrors', type=pathlib.Path, help='a folder of mirrors')
    parser.add_argument('--dependency-mirrors', type=pathlib.Path, action='append',
                        help='folders of mirrors for dependencies, the first that has one is taken')
    parser.add_argument('--work', type=pathlib.Path, default=cache / 'checkouts', help='where to check out')
    parser.add_argument('--output', type=pathlib.Path, default=cache, help='where records and logs go')
    parser.add_argument('--tool', default='casement', help='the command, with words before it if need be')
    parser.add_argument('--jobs', type=int, default=1, help='libraries side by side')
    parser.add_argument('--seconds', type=float, default=900, help='limit for each library')
    parser.add_argument('--memory', type=int, default=12 * 1024, help='limit for each library, in MiB')
    parser.add_argument('--log', type=int, default=20, help='how much output is kept of each, in MiB')
    parser.add_argument('--places', type=int, default=3, help='how many other places with tests to try')
    parser.add_argument('--lock', type=pathlib.Path, help='a file whose lock is held while libraries run')
    parser.add_argument('--turn', type=float, default=0, help='seconds for which the lock is kept at least')
    parser.add_argument('--again', action='store_true', help='run what has a record of this version, too')
    parser.add_argument('--fresh', action='store_true', help='remove earlier builds first')
    parser.add_argument('--page-only', action='store_true', help='run nothing; write the page of the records')
    parser.add_argument('--page', type=pathlib.Path, help='the page to write, such as Docs/compatibility.md')
    parser.add_argument('--version-name', help='the version of the tool, in the place of a digest')
    parser.add_argument('--sources', help='the commit that the page names, in the place of what git says')
    return parser.parse_args(arguments)


def main(arguments):
    """Runs the list; the status is 0 where each library has a record, whatever became of it."""
    options = parse(arguments)
    try:
        chosen = [entry for entry in entries.read(options.list.read_text(), options.list.name)
                  if re.search(options.only, entry.name) and options.kind in (None, entry.kind)]
    except (OSError, entries.BadList, re.error) as error:
        print(f'corpus: {error}', file=sys.stderr)
        return 2
    if not chosen:
        print('corpus: the list has no such library', file=sys.stderr)
        return 2
    runner = Runner(options)
    begin = time.monotonic()
    if not options.page_only:
        with concurrent.futures.ThreadPoolExecutor(max(1, options.jobs)) as pool:
            list(pool.map(runner.run, chosen))
        runner.turn.release()
    found = [record for record in map(runner.records.latest, chosen) if record]
    options.output.mkdir(parents=True, exist_ok=True)
    (options.output / 'causes.tsv').write_text(page.ranking_text(found))
    if options.page:
        options.page.write_text(page.page(records.KeptRecords(options.page).merge(found).values()))
    for line in page.summary(found, len(chosen)):
        print(line)
    for cause in page.ranking(found)[:20]:
        print(f'{cause["tests"]:6} tests, {len(cause["libraries"]):3} libraries: {cause["class"]}')
    if not options.page_only:
        print(f'{len(chosen)} libraries in {time.monotonic() - begin:.0f} s; '
              f'records and logs are in {options.output}')
    return 0 if len(found) == len(chosen) else 1
