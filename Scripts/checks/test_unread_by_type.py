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

    def test_a_binding_of_the_same_name_is_a_read(self):
        line = 'if let title { print(title) }'
        self.assertEqual(self.unread(line, ('A.title', READ)), {'B.title', 'B.name'})
        self.assertEqual(self.unread('let title: Int = 1', ('A.title', READ)), {'A.title', 'B.title', 'B.name'})

    def passing(self, last):
        """What is unread of a box whose field keeps what a view of it takes, and a view that it is copied into."""
        text = (HEAD + 'struct Box {\n    var field = 1\n}\npublic class View {\n    public var shown: Int {\n'
                '        get { box.field }\n        set { box.field = newValue }\n    }\n    var box = Box()\n}\n'
                'func f(_ v: View, _ w: Item) {\n    w.shown = v.shown\n}\npublic class Item {\n'
                '    public var shown: Int {\n' + last + '\n    }\n    var state = 1\n}\n')
        self.write(FILE, text)
        lines = text.splitlines()

        def use(word, line, roles, start=0):
            return Use(FILE, line, lines[line - 1].index(word, start) + 1, roles)
        own = [('field', use('field', 4, DEFINITION)), ('View.shown', use('shown', 7, DEFINITION)),
               ('field', use('field', 8, READ)), ('field', use('field', 9, WRITE)),
               ('Item.shown', use('shown', 14, WRITE)), ('View.shown', use('shown', 14, READ, 12)),
               ('Item.shown', use('shown', 17, DEFINITION)), ('state', use('state', 21, DEFINITION))]
        state = [('state', use('state', line, role)) for line, role in ((18, READ), (19, WRITE))
                 if 'state' in lines[line - 1]]
        return checked.unread(self.root, Index(own + state).finish())

    def test_a_copy_that_is_only_passed_on_is_no_read(self):
        last = '        get { box.state }\n        set { box.state = newValue }'
        self.assertEqual(self.passing(last), {'View.shown', 'Item.shown'})

    def test_a_copy_into_a_property_whose_setter_does_more_is_a_read(self):
        last = '        get { state }\n        set { offer(newValue) }'
        self.assertEqual(self.passing(last), set())

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
