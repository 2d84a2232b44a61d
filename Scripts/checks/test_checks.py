# SPDX-License-Identifier: Apache-2.0
"""Each check must be able to fail: it is run on a small tree with that fault, and on one without."""
import os
import pathlib
import subprocess
import tempfile
import unittest

import check

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

    def test_a_tree_in_order_passes_layers(self):
        self.assertEqual(check.check_layers(self.root), [])

    def test_an_import_that_goes_up_is_found(self):
        self.write('Sources/Low/Up.swift', HEAD + '@_exported public import High\n')
        self.assertIn('Low may not import High', check.check_layers(self.root)[0])

    def test_an_import_that_goes_up_is_found_in_a_neighbour(self):
        self.write('Package.swift', MANIFEST.replace('library("Low")', 'library("Near")'))
        self.write('Sources/Neighbours/Near/Up.swift', HEAD + 'import High\n')
        self.assertIn('Near may not import High', check.check_layers(self.root)[-1])

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
        self.assertIn('A.b()', check.check_unbuilt(self.root)[0])
        self.write('Docs/unbuilt.txt', '# the list\nA.b()\n')
        self.assertEqual(check.check_unbuilt(self.root), [])
        self.write('Docs/unbuilt.txt', 'A.b()\nA.c()\n')
        self.assertIn('A.c() is listed', check.check_unbuilt(self.root)[0])

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
