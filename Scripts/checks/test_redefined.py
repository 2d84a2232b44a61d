# SPDX-License-Identifier: Apache-2.0
"""The check of redefined functions finds names without their counterpart, and libraries' names in Swift."""
import pathlib
import subprocess
import tempfile
import unittest

import redefined
import tree

JUMPS = 'REDEFINE("$s10Foundation6LocaleV7currentACvgZ",\n    "casement_current");\n'
FUNCTION = '@_silgen_name("casement_current")\npublic func _current() -> Locale { settings }\n'


class RedefinedTests(unittest.TestCase):
    """Everything in a folder of its own."""

    def problems(self, jumps=JUMPS, function=FUNCTION):
        """What the check says of sources."""
        tree.text_of.cache_clear()
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            subprocess.run(['git', 'init', '-q', folder], check=True)
            for path, text in ((redefined.JUMPS, jumps), (f'{redefined.FUNCTIONS}/Locale.swift', function)):
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text, encoding='utf-8')
            return redefined.check_redefined(root)

    def test_a_jump_to_a_function_passes(self):
        """Both are there."""
        self.assertEqual(self.problems(), [])

    def test_names_need_their_counterpart(self):
        """A jump to nothing, and a function that nothing jumps to."""
        found = self.problems(function=FUNCTION.replace('casement_current', 'casement_other'))
        self.assertEqual(len(found), 2)
        self.assertIn('casement_current', found[0])
        self.assertIn('casement_other', found[1])

    def test_imports_are_linked_into_each_program(self):
        """A program that links no more than Foundation would end at the first text of a date."""
        self.assertEqual(self.problems(function='public import Foundation\n@_spi(X) import Swift\n' + FUNCTION), [])
        found = self.problems(function='import Synchronization\n' + FUNCTION)
        self.assertEqual(len(found), 1)
        self.assertIn('Synchronization is linked into no program', found[0])

    def test_tables_for_libraries_are_seen_outside(self):
        """A private class or protocol whose table a library calls."""
        table = 'let t = WitnessTable(of: Own() as any Reading)\nlet u = WitnessTable(of: Own.self as any Making.Type)\n'
        types = 'package protocol Reading {}\npackage protocol Making {}\npackage final class Own {}\n'
        self.assertEqual(self.problems(function=FUNCTION + table + types), [])
        found = self.problems(function=FUNCTION + table + types.replace('package protocol Making', 'protocol Making'))
        self.assertEqual(len(found), 1)
        self.assertIn('Making has to be `package`', found[0])
        found = self.problems(function=FUNCTION + table + types.replace('package final', 'private final'))
        self.assertEqual(len(found), 2)

    def test_a_method_in_a_table_is_a_jump(self):
        """Methods that the table of a class leads to count as jumps do."""
        jumps = 'REDEFINE_METHOD(\n    set, "$s10Foundation3setyyF", "casement_current");\n'
        self.assertEqual(self.problems(jumps=jumps), [])
        found = self.problems(jumps=jumps.replace('casement_current', 'casement_set'))
        self.assertEqual(len(found), 2)

    def test_a_mangled_name_in_swift_is_found(self):
        """The compiler takes it for the library's function."""
        found = self.problems(function=FUNCTION + '@_silgen_name("$s10Foundation6LocaleV7currentACvgZ")\nfunc f() {}\n')
        self.assertEqual(len(found), 1)
        self.assertIn('Locale.swift:3', found[0])


if __name__ == '__main__':
    unittest.main()
