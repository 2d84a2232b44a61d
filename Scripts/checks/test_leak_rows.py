# SPDX-License-Identifier: Apache-2.0
"""The check of the leak check's rows: what it finds, and what it lets pass."""
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import leak_rows
import tree

HEAD = '// SPDX-License-Identifier: Apache-2.0\n\n'


class LeakRowsTests(unittest.TestCase):
    """A package of two modules, with a table."""

    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)
        subprocess.run(['git', 'init', '-q', self.root], check=True)
        self.write('Package.swift', 'library("UIKitViews", [])\nlibrary("Combine", [])\n')
        self.write('Sources/UIKitViews/Thing.swift', HEAD + (
            'public class Thing {\n    public init() {}\n    public final class Part: Thing {\n'
            '        init(part: Int) {}\n    }\n}\nclass Hidden {}\n'
            'extension Thing {\n    public final class Other<Value> where Value: Hashable {}\n'
            '    public class func make() -> Thing { Thing() }\n}\n'))
        self.write('Sources/Combine/Subject.swift', HEAD + 'public class Subject {}\n')
        self.rows('LeakRow(Thing.self) { Thing() }', 'LeakRow(Thing.Other<Int>.self) { nil }')
        self.reasons('Thing.Part\tno initializer; made by Thing')

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        tree.text_of.cache_clear()

    def rows(self, *rows):
        self.write('Tests/UIKitTests/Leaks/Table.swift', HEAD + 'let rows = [\n' + ',\n'.join(rows) + '\n]\n')

    def reasons(self, *lines):
        self.write('Scripts/checks/uncreated-classes.tsv', '# Why.\n' + '\n'.join(lines) + '\n')

    def problems(self):
        return leak_rows.check_leak_rows(self.root)

    def test_a_class_with_a_row_or_a_reason_passes(self):
        self.assertEqual(self.problems(), [])

    def test_a_class_with_neither_is_found(self):
        self.reasons()
        self.assertIn('Thing.Part needs one row', self.problems()[0])

    def test_a_class_with_both_is_found(self):
        self.reasons('Thing.Part\tno initializer', 'Thing\tlives for ever')
        self.assertIn('it has 1 and 1', self.problems()[0])

    def test_a_class_with_two_rows_is_found(self):
        self.rows('LeakRow(Thing.self) { Thing() }', 'LeakRow(Thing.self) { Thing() }',
                  'LeakRow(Thing.Other<Int>.self) { nil }')
        self.assertIn('it has 2 and 0', self.problems()[0])

    def test_names_of_no_class_are_found(self):
        self.rows('LeakRow(Thing.self) { Thing() }', 'LeakRow(Thing.Other<Int>.self) { nil }',
                  'LeakRow(Hidden.self) { nil }')
        self.reasons('Thing.Part\tno initializer', 'Nothing\tis not there')
        self.assertEqual(['there is no public class' in problem for problem in self.problems()], [True, True])

    def test_no_reason_is_found(self):
        self.reasons('Thing.Part\t')
        self.assertIn('needs a reason', self.problems()[0])

    def test_no_initializer_is_said_of_no_class_that_has_one(self):
        self.rows('LeakRow(Thing.Other<Int>.self) { nil }')
        self.reasons('Thing.Part\tno initializer', 'Thing\tno initializer; made by others')
        self.assertEqual(self.problems(), ['Scripts/checks/uncreated-classes.tsv:3: Thing has a public initializer'])


if __name__ == '__main__':
    unittest.main()
