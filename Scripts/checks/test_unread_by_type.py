# SPDX-License-Identifier: Apache-2.0
"""Shows that `unread_by_type` tells properties of one name apart, and what it counts as a read."""
import pathlib
import subprocess
import tempfile
import unittest

import stored
import tree
import unread_by_type as checked
from unread_by_type import DEFINITION, READ, WRITE, Index, Use

FILE = 'Sources/Low/A.swift'
HEAD = '// SPDX-License-Identifier: Apache-2.0\n\n'
TWO = '''public struct A {
    public var title = 1
}
public struct B {
    public var title = 1
    public var name = 1
}
func f(_ a: A, _ b: B) {
    %s
}
'''


class UnreadByTypeTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        subprocess.run(['git', 'init', '-q', str(self.root)], check=True)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        tree.text_of.cache_clear()

    def unread(self, line, *uses, overridden=()):
        self.write(FILE, HEAD + TWO % line)
        own = [('A.title', Use(FILE, 4, 16, DEFINITION)), ('B.title', Use(FILE, 7, 16, DEFINITION)),
               ('B.name', Use(FILE, 8, 16, DEFINITION))]
        found = [(symbol, Use(FILE, 11, line.index(symbol.split('.')[1]) + 5, roles)) for symbol, roles in uses]
        return checked.unread(self.root, Index(own + found, overridden).finish())

    def test_a_read_of_a_namesake_is_no_read(self):
        self.assertEqual(self.unread('print(b.title)', ('B.title', READ)), {'A.title', 'B.name'})

    def test_a_write_is_no_read(self):
        self.assertEqual(self.unread('a.title = nil', ('A.title', WRITE)), {'A.title', 'B.title', 'B.name'})

    def test_a_copy_into_a_namesake_is_a_read_where_that_is_read(self):
        line = 'b.title = a.title'
        uses = ('A.title', READ), ('B.title', WRITE)
        self.assertEqual(self.unread(line, *uses), {'A.title', 'B.title', 'B.name'})
        self.assertEqual(self.unread(line + '; print(b.title)', *uses, ('B.title', READ)), {'B.name'})

    def test_a_read_of_what_it_overrides_is_a_read(self):
        self.assertEqual(self.unread('print(b.title)', ('B.title', READ), overridden=[('A.title', 'B.title')]),
                         {'B.name'})

    def test_the_list_without_reasons_counts_as_unread(self):
        self.write(FILE, HEAD + TWO % 'print(a.title, b.name)')
        self.write(checked.LIST, checked.HEAD + 'A.title\nB.name\tfor the program\n')
        self.assertEqual(list(stored.unread(self.root)), ['A.title'])
        self.assertEqual(checked.problems(self.root, {'A.title', 'B.name'}), [])
        self.assertEqual(len(checked.problems(self.root, {'A.title', 'B.title'})), 2)
        checked.write(self.root, {'B.title', 'B.name'})
        self.assertEqual(checked.listed(self.root), {'B.title': '', 'B.name': 'for the program'})


if __name__ == '__main__':
    unittest.main()
