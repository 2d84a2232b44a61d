# SPDX-License-Identifier: Apache-2.0
"""Each check must be able to fail: it is run on a small tree with that fault, and on one without."""
import os
import pathlib
import subprocess
import tempfile
import unittest

import check
import escapes
import expectations
import ratchet
import sizes
import stored
import tree
import unbuilt

SETUP = pathlib.Path(__file__).resolve().parents[1] / 'setup'
HEAD = '// SPDX-License-Identifier: Apache-2.0\n\n'
MANIFEST = '''let targets: [Target] = [
    library("Low"),
    library("High", ["Low"]),
]
'''


class Tree(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)
        subprocess.run(['git', 'init', '-q', str(self.root)], check=True)
        self.write('Package.swift', MANIFEST)
        self.write('Sources/Low/Low.swift', HEAD + 'import Foundation\n')
        self.write('Sources/High/High.swift', HEAD + 'import Low\n')

    def tearDown(self):
        self.folder.cleanup()

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(text, bytes):
            file.write_bytes(text)
        else:
            file.write_text(text)
        tree.text_of.cache_clear()

    def test_a_tree_in_order_passes_layers(self):
        self.assertEqual(check.check_layers(self.root), [])

    def test_an_import_that_goes_up_is_found(self):
        self.write('Sources/Low/Up.swift', HEAD + '@_exported public import High\n')
        self.assertIn('Low may not import High', check.check_layers(self.root)[0])

    def test_a_dependency_that_goes_up_is_found(self):
        self.write('Package.swift', MANIFEST.replace('library("Low")', 'library("Low", ["High"])'))
        self.assertIn('not below', check.check_layers(self.root)[0])

    def test_a_long_file_is_found(self):
        self.assertEqual(check.check_length(self.root), [])
        self.write('Sources/Low/Long.swift', HEAD + 'let a = 1\n' * 1000)
        self.assertIn('1002 lines', check.check_length(self.root)[0])

    def test_a_testable_import_is_found_where_releases_are_tested(self):
        self.write('Tests/LowTests/LowTests.swift', HEAD + '@testable import Low\n')
        self.assertEqual(check.check_released_tests(self.root), [])
        self.write('Tests/UIKitTests/UITests.swift', HEAD + '@testable import UIKit\n')
        self.assertIn('UITests.swift', check.check_released_tests(self.root)[0])

    def test_a_file_without_licence_is_found(self):
        self.write('Package.swift', HEAD + MANIFEST)
        self.assertEqual(check.check_licence(self.root), [])
        self.write('Sources/Low/Bare.swift', 'let a = 1\n')
        self.assertIn('Bare.swift', check.check_licence(self.root)[0])

    def test_a_large_binary_is_found(self):
        self.write('Tests/Goldens/small.png', b'\0' * 8192)
        self.assertEqual(check.check_binaries(self.root), [])
        self.write('Tests/Goldens/large.png', b'\0' * 8193)
        self.assertIn('large.png', check.check_binaries(self.root)[0])

    def test_an_unlisted_stub_is_found_and_so_is_a_stale_entry(self):
        self.write('Sources/Low/Stub.swift', HEAD + 'func f() { Unbuilt.report("A.b()") }\n')
        self.assertIn('A.b()', unbuilt.check_unbuilt(self.root)[0])
        self.write('Docs/unbuilt.txt', '# the list\nA.b()\n')
        self.assertEqual(unbuilt.check_unbuilt(self.root), [])
        self.write('Docs/unbuilt.txt', 'A.b()\nA.c()\n')
        self.assertIn('A.c() is listed', unbuilt.check_unbuilt(self.root)[0])

    def test_an_interpolated_name_is_listed_with_its_expression(self):
        self.write('Sources/Low/Stub.swift', HEAD + 'func f(_ kind: Int) {\n'
                   '    // Unbuilt.report("not this")\n'
                   '    Unbuilt.report(\n        "A.b(\\"\\(g(kind))\\")")\n}\n')
        self.assertIn(':5: A.b("{g(kind)}") reports', unbuilt.check_unbuilt(self.root)[0])
        unbuilt.write_unbuilt(self.root)
        self.assertEqual(unbuilt.check_unbuilt(self.root), [])
        self.write('Sources/Low/Stub.swift', HEAD + 'func f(_ name: String) { Unbuilt.report(name) }\n')
        self.assertIn('has to be a literal', unbuilt.check_unbuilt(self.root)[0])

    def test_a_property_that_nothing_reads_is_found(self):
        def unread(text):
            self.write('Sources/Low/Kept.swift', HEAD + 'open class A {\n' + text + '}\n')
            return list(stored.unread(self.root))

        self.assertEqual(unread('    open var kept = 1\n'), ['A.kept'])
        self.assertEqual(unread('    public weak var kept: B?\n'), ['A.kept'])
        self.assertEqual(unread('    open var kept: [String: Int] = [:] {\n        didSet { mark() }\n    }\n'),
                         ['A.kept'])
        self.assertEqual(unread('    open var make: () -> Int = { 1 }\n'), ['A.make'])
        # Copying, comparing, hashing and coding change nothing.
        for use in ('copy.kept = kept', 'kept = other.kept', 'self.kept = kept ?? other.kept',
                    'return a.kept == b.kept', 'hasher.combine(kept)', 'kept = 2', 'init(kept: kept)',
                    'coder.encode(kept, forKey: key)', 'view.kept = nil'):
            self.assertEqual(unread(f'    open var kept = 1\n    func f() {{\n        {use}\n    }}\n'),
                             ['A.kept'], use)
        # Reading does.
        for use in ('if kept { f() }', 'width = kept * 2', 'return view.kept', 'print("\\(kept)")',
                    'a ? kept : b', 'map(\\.kept)', 'kept.append(1)', 'switch a.kept {}'):
            self.assertEqual(unread(f'    open var kept = 1\n    func f() {{\n        {use}\n    }}\n'),
                             [], use)
        # What is computed, closed, or the framework's answer is no stub.
        self.assertEqual(unread('    open var kept: Int { 1 }\n    public private(set) var held = 1\n'
                                '    public static var one = 1\n    var own = 1\n'), [])
        self.assertEqual(unread('    public var kept = 1\n    func f() { event.kept = touches.count }\n'), [])
        self.assertEqual(unread('    public var kept: Int\n    func f() { g(A(kept: count)) }\n'), [])

    def test_a_stored_property_has_to_be_listed_and_a_stale_entry_is_found(self):
        self.write('Sources/Low/Kept.swift', HEAD + 'open class A {\n    open var kept = 1\n}\n')
        self.assertIn('nothing reads A.kept', unbuilt.check_unbuilt(self.root)[0])
        self.write('Docs/unbuilt.txt', unbuilt.STORED + 'A.kept\n')
        self.assertEqual(unbuilt.check_unbuilt(self.root), [])
        self.write('Sources/Low/Read.swift', HEAD + 'func f(_ a: A) -> Int { a.kept }\n')
        self.assertIn('A.kept is listed as stored', unbuilt.check_unbuilt(self.root)[0])

    def test_an_undocumented_open_member_is_found(self):
        self.write('Sources/Low/Doc.swift', HEAD + '/// A.\nopen class A {\n    /// B.\n'
                   '    @MainActor\n    open var b = 1\n    override open var d = 2\n}\n')
        self.assertEqual(check.check_documented(self.root), [])
        self.write('Sources/Low/Doc.swift', HEAD + '/// A.\nopen class A {\n    open var b = 1\n}\n')
        self.assertIn('open var b', check.check_documented(self.root)[0])

    def test_a_rule_without_its_test_is_found_and_so_is_a_test_without_its_rule(self):
        self.write('Docs/subsystems/event-rules.md', '| a | `section1AThing` |\n')
        self.write('Tests/LowTests/T.swift', HEAD + '@Test func section1AThing() {}\n')
        self.assertEqual(check.check_event_rules(self.root), [])
        self.write('Tests/LowTests/T.swift', HEAD + '@Test func section1Another() {}\n')
        self.assertEqual(len(check.check_event_rules(self.root)), 2)

    def test_a_module_that_grew_too_large_is_found(self):
        self.write('Sources/Low/Low.swift', 'let a = 1\n' * 15_000)
        self.assertEqual(sizes.check_sizes(self.root), [])
        self.write('Sources/Low/More.swift', 'let a = 1\n')
        self.assertIn('Low: 15001 lines of Swift, 0 at most', sizes.check_sizes(self.root)[0])
        self.write(ratchet.LIST, 'sizes\tLow\t15001\n')
        self.assertEqual(sizes.check_sizes(self.root), [])
        self.write('Sources/Low/More.swift', 'let a = 1\n' * 2)
        self.assertIn('15002 lines of Swift, 15001 at most', sizes.check_sizes(self.root)[0])

    def test_the_entry_of_a_module_that_shrank_is_to_be_lowered(self):
        self.write('Sources/Low/Low.swift', 'let a = 1\n' * 15_500)
        self.write(ratchet.LIST, 'sizes\tLow\t15600\n')
        self.assertEqual(sizes.check_sizes(self.root), [])
        self.write(ratchet.LIST, 'sizes\tLow\t15601\n')
        self.assertIn('lower its entry of 15601', sizes.check_sizes(self.root)[0])
        self.write('Sources/Low/Low.swift', 'let a = 1\n')
        self.assertIn('lower its entry of 15601', sizes.check_sizes(self.root)[0])
        self.assertEqual(check.write_ratchet(self.root), 0)
        self.assertEqual(sizes.check_sizes(self.root), [])

    def test_a_debt_may_move_between_modules_but_not_grow(self):
        self.write('Sources/Low/Low.swift', 'final class A: @unchecked Sendable {}\n')
        self.assertEqual(check.write_ratchet(self.root), 0)
        self.assertEqual(ratchet.allowed(self.root, 'escapes'), {'Low': 1})
        (self.root / 'Sources/Low/Low.swift').unlink()
        self.write('Sources/High/Low.swift', 'final class A: @unchecked Sendable {}\n')
        self.assertEqual(len(escapes.check_escapes(self.root)), 3)
        self.assertEqual(check.write_ratchet(self.root), 0)
        self.assertEqual(escapes.check_escapes(self.root), [])
        self.write('Sources/High/More.swift', 'final class B: @unchecked Sendable {}\n')
        self.assertEqual(check.write_ratchet(self.root), 1)
        self.assertEqual(ratchet.allowed(self.root, 'escapes'), {'High': 1})

    def test_a_module_in_a_folder_of_folders_is_known_by_the_manifest(self):
        self.write('Sources/Neighbours/Low/Escape.swift', 'final class A: @unchecked Sendable {}\n')
        self.assertEqual(escapes.debts(self.root), {'Low': 1})

    def test_an_expectation_of_either_is_found(self):
        def found(text):
            self.write('Tests/LowTests/T.swift', HEAD + text)
            return expectations.check_expectations(self.root)

        self.assertIn('T.swift:3', found('#expect(a == 1 || b == 2)\n')[1])
        self.assertIn('T.swift:3', found('try #require(\n    a\n        || b\n)\n')[1])
        self.assertIn('T.swift:3', found('#expect("\\(a || b)" == c)\n')[1])
        self.assertEqual(found('// Either ends it.\n#expect(a == 1 || b == 2)\n'), [])
        self.assertEqual(found('#expect(a == "x || y")\nlet c = a || b\n'), [])
        self.assertEqual(found('let a = #"#expect(a || b)"#\n/* #expect(a || b) */\n'), [])

    def test_an_escape_without_its_reason_is_found(self):
        def found(text):
            self.write('Sources/Low/A.swift', HEAD + text)
            return [problem.split(': ')[0] for problem in escapes.check_escapes(self.root)][1:]

        self.assertEqual(found('/// An A.\nfinal class A: @unchecked Sendable {}\n'),
                         ['Sources/Low/A.swift:4'])
        self.assertEqual(found('class A {\n\n    nonisolated(unsafe) var a = 1\n}\n'),
                         ['Sources/Low/A.swift:5'])
        # A comment on something else does not count, nor does a directive.
        self.assertEqual(found('// Why.\nlet a = 1\nnonisolated(unsafe) var b = 1\n'),
                         ['Sources/Low/A.swift:5'])
        self.assertEqual(found('// swift-format-ignore\nnonisolated(unsafe) var b = 1\n'),
                         ['Sources/Low/A.swift:4'])
        for reason in ('// A lock guards it.\n', '/// An A; any thread may read it.\n',
                       '// A lock guards it.\n/// An A.\n@MainActor\n'):
            self.assertEqual(found(reason + 'final class A: @unchecked Sendable {}\n'), [])
        self.assertEqual(found('// Guarded.\nnonisolated(unsafe) var a = 1\n'
                               'nonisolated(unsafe) var b = 1\n'), [])
        self.assertEqual(found('// Guarded.\nopen class A: NSObject,\n    @unchecked Sendable\n{}\n'),
                         [])
        self.assertEqual(found('nonisolated(unsafe) public let a: CFString = NSString(string: "a")\n'
                               'nonisolated(unsafe) public let b: CFString = NSString(\n'
                               '    string: "b"\n)\n'), [])


class Setup(unittest.TestCase):
    def run_setup(self, *arguments, env=None):
        return subprocess.run(['bash', str(SETUP), *arguments], capture_output=True, text=True,
                              env=env)

    def test_other_distributions_are_told_what_to_install(self):
        for name, tool in (('fedora', 'dnf install'), ('arch', 'pacman'), ('alpine', 'apk add')):
            result = self.run_setup('--for', name)
            self.assertEqual(result.returncode, 1)
            self.assertIn(tool, result.stderr)

    def test_an_unknown_distribution_gets_the_names(self):
        result = self.run_setup('--for', 'plan9')
        self.assertEqual(result.returncode, 1)
        self.assertIn('harfbuzz', result.stderr)

    def test_a_missing_library_is_named_where_it_cannot_be_installed(self):
        """On a Debian without cairo's headers whose apt-get has no network."""
        with tempfile.TemporaryDirectory() as folder:
            known = ('dpkg-query', '[ "${@: -1}" = libcairo2-dev ] || printf installed')
            for name, body in (known, ('apt-get', 'exit 100'), ('sudo', '"$@"')):
                tool = pathlib.Path(folder) / name
                tool.write_text(f'#!/bin/bash\n{body}\n')
                tool.chmod(0o755)
            environment = dict(os.environ, PATH=f'{folder}:{os.environ["PATH"]}')
            listed = self.run_setup('--for', 'debian', '--list', env=environment)
            self.assertEqual(listed.stdout, 'libcairo2-dev\n')
            result = self.run_setup('--for', 'debian', env=environment)
            self.assertEqual(result.returncode, 1)
            self.assertIn('setup: installing libcairo2-dev', result.stdout)
            self.assertIn('setup: apt-get update failed; is there a network?', result.stderr)

    def test_an_unknown_argument_is_refused(self):
        self.assertEqual(self.run_setup('--frobnicate').returncode, 2)


if __name__ == '__main__':
    unittest.main()
