# SPDX-License-Identifier: Apache-2.0
"""Scripts/corpus: what it reads, checks out, runs, limits, records and writes.

A stub stands in for casement: it prints what the package's file `words` says, so that a list of libraries
runs within seconds.
"""
import contextlib
import io
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import textwrap
import unittest

import check
from compatibility import causes, checkout, entries, limits, mirrors, outcome, page, records, routes, runner

GREEN = '''\
3 files compiled
2 passed, 0 failed, 0 skipped; the full log is /x/test.log
\t Executed 2 tests, with 0 failures (0 unexpected) in 0.1 (1.0) seconds
'''
STUB = '''\
import os, pathlib, sys, time
command, place = sys.argv[1], pathlib.Path(sys.argv[3])
words = (place.parent if place.suffix else place) / 'words'
text = words.read_text() if words.exists() else 'error: no tests found: ' + str(place) + ' has no test target\\n'
if 'HANG' in text: time.sleep(60)
if 'GROW' in text: held = bytearray(300 << 20); time.sleep(60)
if 'CHATTER' in text:
    while True: print('x' * 1000)
if 'SCRIBBLE' in text: (place / 'Package.swift').write_text('other')
sys.stdout.write(text.replace('FOLDER', str(place)))
sys.exit(0 if ' 0 failed' in text or 'Build complete' in text else 1)
'''


def git(folder, *words):
    subprocess.run(['git', '-C', str(folder), '-c', 'user.name=A', '-c', 'user.email=a@b', *words], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Ground(unittest.TestCase):
    """A folder with mirrors and a stub."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name).resolve()
        self.mirrors = self.folder / 'mirrors'
        self.stub = self.folder / 'casement'
        self.stub.write_text(STUB)

    def library(self, name, files, layout='{owner}+{name}/repo'):
        owner, short = name.split('/')
        place = self.mirrors / layout.format(owner=owner, name=short)
        place.mkdir(parents=True)
        for path, text in files.items():
            (place / path).parent.mkdir(parents=True, exist_ok=True)
            (place / path).write_text(text)
        git(place, 'init', '-q')
        git(place, 'add', '.')
        git(place, 'commit', '-q', '-m', 'one')
        return place

    def run_list(self, text, *more):
        """The status, what was printed and the page of a run of a list."""
        list_ = self.folder / 'list'
        list_.write_text(text)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            status = runner.main([
                str(list_), '--mirrors', str(self.mirrors), '--work', str(self.folder / 'work'),
                '--output', str(self.folder / 'out'), '--tool', f'{sys.executable} {self.stub}',
                '--page', str(self.folder / 'page.md'), '--version-name', 'v1', '--sources', 'abc', *more])
        page_file = self.folder / 'page.md'
        return status, printed.getvalue(), page_file.read_text() if page_file.exists() else ''

    def record(self, key):
        return json.loads((self.folder / f'out/records/v1/{key}.json').read_text())


class Lists(unittest.TestCase):
    def test_both_forms_are_read(self):
        text = ('# a comment\nkind\trepository\tcommit\tlines\ttests XCTest/Quick\tpictures\n'
                'suite\ta/b\tc1\t10\t3/4\t5\ncompile\te/f\tc2\n\ng/h\ni/j c3\n')
        self.assertEqual(entries.read(text), [
            entries.Entry('a/b', 'c1', 'suite', 7, 5), entries.Entry('e/f', 'c2', 'compile'),
            entries.Entry('g/h'), entries.Entry('i/j', 'c3')])

    def test_a_line_without_sense_is_named(self):
        for text in ('a/b c d', 'kind\trepository\nsweet\ta/b'):
            with self.assertRaises(entries.BadList):
                entries.read(text)

    def test_a_url_and_a_name_have_the_same_key(self):
        keys = {entries.Entry(name).key for name in ('a/b.c', 'https://h.org/a/b.c.git', 'git@h.org:a/b.c.git')}
        self.assertEqual(keys, {'a+b.c'})


class Mirrors(Ground):
    def test_each_layout_is_found(self):
        for index, layout in enumerate(['{owner}+{name}/repo', '{owner}+{name}', '{owner}/{name}']):
            place = self.library(f'o{index}/n', {'a': ''}, layout)
            self.assertEqual(mirrors.find(self.mirrors, f'o{index}/n'), place / '.git')
        git(self.folder, 'clone', '-q', '--bare', str(self.mirrors / 'o0+n/repo'), str(self.mirrors / 'o3/n.git'))
        self.assertEqual(mirrors.find(self.mirrors, 'o3/n'), self.mirrors / 'o3/n.git')
        self.assertEqual(set(mirrors.repositories(self.mirrors)), {f'o{index}/n' for index in range(4)})
        self.assertIsNone(mirrors.find(self.mirrors, 'o4/n'))

    def test_urls_of_mirrored_repositories_resolve(self):
        self.library('Own/Kit', {'a': 'b'})
        environment = mirrors.environment([None, self.mirrors], ['url: "https://github.com/own/kit.git"'])
        for url in ('https://github.com/Own/Kit.git', 'https://github.com/own/kit', 'git@github.com:Own/Kit'):
            done = subprocess.run(['git', 'ls-remote', url, 'HEAD'], env={**os.environ, **environment},
                                  capture_output=True, text=True, check=False)
            self.assertIn('HEAD', done.stdout, url + done.stderr)

    def test_submodules_for_carthage_are_not_cloned(self):
        modules = ''.join(f'[submodule "{name}"]\n\tpath = {path}\n\turl = https://github.com/a/x\n'
                          for name, path in (('tools', 'Carthage/Checkouts/x'), ('kept', 'Vendor/x')))
        self.library('a/b', {'.gitmodules': modules})
        environment = mirrors.environment([self.mirrors])
        without = [key for key in environment.values() if key.startswith('submodule.')]
        self.assertEqual(without, ['submodule.tools.update'])

    def test_the_first_folder_that_has_a_repository_counts(self):
        self.library('a/b', {'a': ''})
        other = self.folder / 'others'
        (self.folder / 'others').mkdir()
        git(self.folder, 'clone', '-q', str(self.mirrors / 'a+b/repo'), str(other / 'a+b'))
        keys = mirrors.environment([other, self.mirrors]).values()
        self.assertTrue(any(str(other) in key for key in keys))
        self.assertFalse(any(str(self.mirrors) in key for key in keys))


class Checkouts(Ground):
    def test_a_checkout_is_the_commit_and_nothing_else(self):
        mirror = self.library('a/b', {'one': '1', '.gitignore': 'kept'})
        folder = self.folder / 'work/b'
        commit, notes = checkout.prepare(entries.Entry('a/b'), self.mirrors, folder)
        self.assertEqual((len(commit), notes), (40, []))
        (folder / 'one').write_text('2')
        (folder / 'new').write_text('3')
        (folder / 'kept').write_text('4')
        (folder / '.build').mkdir()
        (folder / '.build/made').write_text('5')
        (mirror / 'one').write_text('later')
        git(mirror, 'commit', '-q', '-a', '-m', 'two')
        self.assertEqual(checkout.prepare(entries.Entry('a/b', commit[:9]), self.mirrors, folder)[0], commit)
        self.assertEqual((folder / 'one').read_text(), '1')
        self.assertFalse((folder / 'new').exists())
        self.assertTrue((folder / 'kept').exists() and (folder / '.build/made').exists())
        self.assertEqual(checkout.edits(folder), [])

    def test_a_file_that_the_mirror_lacks_is_told_and_the_rest_is_there(self):
        mirror = self.library('a/b', {'large': 'x' * 100, 'small': 'y'})
        digest = subprocess.run(['git', '-C', str(mirror), 'rev-parse', 'HEAD:large'], capture_output=True,
                                text=True, check=True).stdout.strip()
        (mirror / '.git/objects' / digest[:2] / digest[2:]).unlink()
        _, notes = checkout.prepare(entries.Entry('a/b'), self.mirrors, self.folder / 'work/b')
        self.assertEqual(notes, ['1 file that the mirror lacks'])
        self.assertEqual((self.folder / 'work/b/small').read_text(), 'y')

    def test_what_cannot_be_had_is_named(self):
        self.library('a/b', {'one': '1'})
        with self.assertRaisesRegex(checkout.NotThere, 'no commit 12345'):
            checkout.prepare(entries.Entry('a/b', '12345'), self.mirrors, self.folder / 'work/b')
        with self.assertRaisesRegex(checkout.NotThere, 'cannot be cloned'):
            checkout.prepare(entries.Entry(str(self.folder / 'none')), self.mirrors, self.folder / 'work/c')


class Limits(Ground):
    def call(self, script, **changed):
        log = self.folder / 'log'
        given = {'seconds': 30, 'memory': 1 << 30, 'log_bytes': 1 << 20, **changed}
        return limits.run([sys.executable, '-c', script], log, **given), log.read_text()

    def test_a_command_that_ends_by_itself_keeps_its_status_and_words(self):
        finished, words = self.call('print("a"); raise SystemExit(3)')
        self.assertEqual((finished.status, finished.limit, words), (3, '', 'a\n'))

    def test_each_limit_ends_the_command_with_its_children(self):
        child = 'import subprocess, sys; subprocess.run([sys.executable, "-c", "%s"])'
        for script, limit, changed in (
                ('import time; time.sleep(60)', 'time', {'seconds': 0.3}),
                ('a = bytearray(200 << 20); import time; time.sleep(60)', 'memory', {'memory': 100 << 20}),
                ("while True: print('x' * 9999)", 'output', {'log_bytes': 100_000})):
            finished, words = self.call(child % script, **changed)
            self.assertEqual(finished.limit, limit)
            self.assertLess(finished.seconds, 25)
            self.assertLess(len(words), 200_000)

    def test_a_long_log_keeps_its_beginning_and_end(self):
        _, words = self.call('print("first"); print("x" * 300000); print("last")', log_bytes=100_000)
        self.assertTrue(words.startswith('first\n') and words.endswith('last\n') and 'bytes left out' in words)


class Words(Ground):
    def test_tests_and_failures_are_counted(self):
        output = textwrap.dedent('''\
            /l/A.swift:3: error: M.A/testB: XCTAssertEqual failed: ("1") is not equal to ("2")
                the same in 4 more:
            error: M.A/testC: crashed with SIGSEGV
            5 passed, 6 failed, 1 skipped; the full log is /x''').splitlines()
        self.assertEqual(outcome.tests(output), {'passed': 5, 'failed': 6, 'skipped': 1})
        found = outcome.grouped(outcome.test_failures(output))
        self.assertEqual([(entry['class'], entry['tests']) for entry in found], [('an assertion', 5), ('a crash', 1)])

    def test_an_error_counts_once_and_followers_not(self):
        output = ['error: emit-module command failed with exit code 1', "/a/B.swift:1:2: error: no such module 'X'",
                  "/a/B.swift:1:2: error: no such module 'X'", '/a/b.h:3:9: fatal error: file not found']
        self.assertEqual(outcome.errors(output), [('/a/B.swift', 1, "no such module 'X'"),
                                                  ('/a/b.h', 3, 'file not found')])

    def test_files_of_modules_that_wait_do_not_count(self):
        scratch = self.folder / '.build/casement'
        (scratch / 'build/debug/Modules').mkdir(parents=True)
        plan = ''
        for module, files in {'A': ['a', 'b'], 'B': ['c'], 'C': ['d']}.items():
            paths = [f'{self.folder}/{file}.swift' for file in files] + [f'{scratch}/made/{module}.swift']
            plan += (f'  "{scratch}/build/debug/{module}.build/sources":\n    tool: write-auxiliary-file\n'
                     f'    inputs: {json.dumps(["<sources-file-list>", *paths])}\n')
        (scratch / 'build/debug.yaml').write_text(plan)
        (scratch / 'build/debug/Modules/B.swiftmodule').write_text('')
        log = scratch / 'test.log'
        log.write_text(f'[1/2] Compiling A b.swift\n{self.folder}/a.swift:1:1: error: no\n')
        self.assertEqual(outcome.files(self.folder, log), {'compiled': 2, 'total': 4})
        log.write_text(log.read_text() + f"{self.folder}/c.swift:1:1: warning: 'GameKit' is not here: left out C; say\n")
        self.assertEqual(outcome.files(self.folder, log), {'compiled': 1, 'total': 4})

    def test_files_of_a_package_made_from_a_project_are_the_projects(self):
        imported = f'{self.folder}/.build/casement/import/Sources/App/App/A.swift'
        scratch = f'{self.folder}/.build/casement'
        self.assertEqual(outcome.original(imported, str(self.folder), scratch), f'{self.folder}/App/A.swift')
        self.assertIsNone(outcome.original(f'{scratch}/build/x.swift', str(self.folder), scratch))

    def test_classes_are_those_of_the_table_or_words_without_names(self):
        self.assertEqual(causes.classify("cannot find 'Foo' in scope"), "'Foo' is not here")
        self.assertEqual(causes.classify("type 'A' has no member 'b'"), "'A' has no member 'b'")
        self.assertEqual(causes.classify("odd 'A' in 12 ways"), causes.classify("odd 'B' in 7 ways"))


class Routes(Ground):
    def test_places_with_tests_are_found_and_others_passed_over(self):
        project = 'productType = "com.apple.product-type.bundle.unit-test";'
        self.library('a/b', {
            'Package.swift': '.target(name: "A")', 'B.xcodeproj/project.pbxproj': project,
            'Example/C.xcodeproj/project.pbxproj': 'application', 'Pods/P.xcodeproj/project.pbxproj': project,
            'Kits/K/Package.swift': '.testTarget(name: "T")', 'Kits/L/Package.swift': '.target(name: "L")'})
        found = routes.others(self.mirrors / 'a+b/repo')
        self.assertEqual([str(place) for place in found], ['B.xcodeproj', 'Kits/K'])

    def test_declared_tests_are_counted(self):
        place = self.library('a/b', {
            'A.swift': 'import XCTest\n func testA() {}\n  @MainActor func testB() async throws {}\nfunc other() {}',
            'B.swift': 'import Quick\n it("a") {}\n context("b") {}', 'C.swift': '@Test func c() {}\n@Test("d")\n',
            'Pods/D.swift': 'import XCTest\n func testD() {}', 'T/__Snapshots__/a.png': '', 'a.png': ''})
        self.assertEqual((routes.count_tests(place), routes.count_pictures(place)), (5, 1))


class Runs(Ground):
    def test_a_list_of_libraries_runs_and_the_page_has_each(self):
        test = {'T.swift': 'import XCTest\nfunc testA() {}\nfunc testB() {}\nfunc testC() {}'}
        self.library('a/green', {'Package.swift': '', 'words': GREEN, **test})
        self.library('a/broken', {'Package.swift': '', **test,
                                  'words': "FOLDER/A.swift:1:8: error: no such module 'CoreData'\n"})
        self.library('a/part', {'Package.swift': '', 'words': '/x/T.swift:1: error: M.T/testA: XCTAssertTrue failed\n'
                                '2 passed, 1 failed, 0 skipped; the full log is /x\n'})
        self.library('a/beside', {'Package.swift': '', 'Example/words': GREEN,
                                  'Example/E.xcodeproj/project.pbxproj': routes.UNIT_TESTS})
        self.library('a/whole', {'Package.swift': '', 'words': 'Build complete!\n'})
        status, printed, text = self.run_list(
            'kind\trepository\nsuite\ta/green\nsuite\ta/broken\nsuite\ta/part\nsuite\ta/beside\nsuite\ta/none\n'
            f'compile\ta/whole\nsuite\t{self.folder}/absent\n', '--only', '^(?!a/none)', '--jobs', '2')
        self.assertEqual(status, 0, printed)
        self.assertIn('3 of 5 suites build and run; in 2 of them all tests pass.', printed)
        self.assertIn('| all pass | 2 of 2 of 3 |', text)
        self.assertIn("A.swift:1: no such module 'CoreData'", text)
        self.assertIn('| yes | 2 of 3 of 3 |', text)
        self.assertIn('tests of Example/E.xcodeproj', text)
        self.assertIn('| compiles |', text)
        self.assertIn('cannot be cloned', text)
        self.assertIn('| 3 | 1 | the module CoreData is not here | a/broken |', text)
        self.assertEqual([line for line in text.splitlines() if len(line) > 120 and not line.startswith('|')], [])
        self.assertNotIn(str(self.folder), text.replace(f'{self.folder}/absent', ''))

    def test_what_ran_is_not_run_again_unless_it_is_wanted(self):
        self.library('a/b', {'Package.swift': '', 'words': GREEN})
        self.run_list('a/b')
        self.stub.write_text('raise SystemExit(1)')
        self.assertIn('1 of 1 suites build and run', self.run_list('a/b')[1])
        self.assertIn('0 of 1 suites build and run', self.run_list('a/b', '--again')[1])
        self.assertEqual(self.record('a+b')['outcome'], 'no result')

    def test_tests_that_did_not_run_are_lost_to_what_was_left_out(self):
        self.library('a/b', {
            'Package.swift': '', 'words': GREEN, 'T.swift': 'import XCTest\n' + 'func testA() {}\n' * 5,
            '.build/casement/test.log': "/x/A.swift:1:1: warning: 'GameKit' is a module of iOS that: left out A\n"})
        status, printed, _ = self.run_list('a/b')
        self.assertIn('3 tests,   1 libraries: the module GameKit is not here', printed)

    def test_limits_are_told(self):
        self.library('a/slow', {'Package.swift': '', 'words': 'HANG'})
        self.library('a/large', {'Package.swift': '', 'words': 'GROW'})
        self.library('a/loud', {'Package.swift': '', 'words': 'CHATTER'})
        _, _, text = self.run_list('a/slow\na/large\na/loud\n', '--jobs', '3', '--seconds', '2', '--memory', '200',
                                   '--log', '1')
        for words in ('took longer than 2.0 s', 'took more than 200 MiB', 'wrote more than 10 MiB'):
            self.assertIn(words, text)

    def test_a_run_that_changes_files_is_told(self):
        self.library('a/b', {'Package.swift': 'mine', 'words': GREEN + 'SCRIBBLE\n'})
        self.assertIn('the run changed Package.swift', self.run_list('a/b')[2])

    def test_green_words_with_a_status_of_failure_are_not_green(self):
        self.library('a/b', {'Package.swift': '', 'words': GREEN})
        self.stub.write_text(STUB.replace("sys.exit(0 if", "sys.exit(7 if"))
        self.run_list('a/b')
        self.assertEqual(self.record('a+b')['outcome'], 'partial')

    def test_a_bad_list_ends_with_a_word(self):
        status, printed, _ = self.run_list('a b c')
        self.assertEqual(status, 2)
        self.assertIn('list:1', printed)
        self.assertEqual(self.run_list('a/b', '--only', 'z')[0], 2)


class Pages(unittest.TestCase):
    def test_a_page_without_records_says_so(self):
        self.assertIn('Nothing has been run.', page.page([]))

    def test_the_page_in_the_repository_was_written_by_the_runner(self):
        path = check.ROOT / 'Docs/compatibility.md'
        self.assertEqual(path.read_text(), page.page(records.KeptRecords(path).read().values()),
                         'Scripts/corpus LIST --page-only --page Docs/compatibility.md writes it anew')

    def test_rows_of_libraries_that_were_not_run_stay(self):
        def record(name, at, passed):
            return {'repository': name, 'name': name, 'kind': 'suite', 'version': 'v', 'at': at, 'outcome': 'partial',
                    'seconds': 1.2, 'tests': {'passed': passed, 'failed': 1}, 'peak_mib': 3,
                    'causes': [{'text': 'in /home/me/x/A.swift or b/C.swift', 'tests': 1, 'file': '/home/me/A.swift'}]}
        with tempfile.TemporaryDirectory() as holder:
            kept = records.KeptRecords(pathlib.Path(holder) / 'page.md')
            kept.merge([record('a/one', '2026-01-02 10:00', 1), record('a/two', '2026-01-02 10:00', 2)])
            merged = kept.merge([record('a/one', '2026-01-03 10:00', 5), record('a/two', '2026-01-01 10:00', 7)])
            self.assertEqual({name: one['tests']['passed'] for name, one in merged.items()}, {'a/one': 5, 'a/two': 2})
            self.assertEqual(merged, kept.read())
            self.assertEqual(merged['a/one']['causes'], [{'text': 'in …/A.swift or b/C.swift', 'tests': 1}])
            self.assertNotIn('peak_mib', merged['a/one'])

    def test_a_list_that_was_not_run_to_its_end_says_so(self):
        record = {'kind': 'suite', 'name': 'a/b', 'repository': 'a/b', 'outcome': 'no tests', 'seconds': 1,
                  'at': '2026-01-01 10:00', 'version': 'v'}
        self.assertIn('* 1 of the 3 libraries of the list have been tried.', page.summary([record], 3))
        self.assertNotIn('have been tried', page.page([record]))

    def test_a_row_of_older_sources_says_so(self):
        def record(name, sources, at):
            return {'repository': name, 'name': name, 'kind': 'suite', 'version': 'v', 'sources': sources, 'at': at,
                    'outcome': 'partial', 'seconds': 1, 'tests': {'passed': 1, 'failed': 1}, 'why': 'x' * 200}
        rows = page.page([record('a/old', 'abc', '2026-01-01 10:00'), record('a/new', 'def', '2026-01-02 10:00')])
        old, new = (next(line for line in rows.splitlines() if line.startswith(f'| [a/{name}]'))
                    for name in ('old', 'new'))
        self.assertIn('| run with abc; xxx', old)
        self.assertNotIn('run with', new)

    def test_a_cell_does_no_harm(self):
        self.assertEqual(page.cell('a | b\n<c>'), 'a \\| b &lt;c>')

    def test_the_version_depends_on_tool_and_sources(self):
        with tempfile.TemporaryDirectory() as holder:
            root = pathlib.Path(holder)
            (root / 'Sources').mkdir()
            (root / 'Package.swift').write_text('')
            tool = root / 'casement'
            names = set()
            for text, source in (('1', 'a'), ('2', 'a'), ('1', 'b')):
                tool.write_text(text)
                (root / 'Sources/A.swift').write_text(source)
                names.add(records.version(root, ['nice', str(tool)]))
            self.assertEqual(len(names), 3)


if __name__ == '__main__':
    unittest.main()
