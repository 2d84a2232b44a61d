# SPDX-License-Identifier: Apache-2.0
"""The check of the neighbours' table finds a module that says nothing, and a table that is stale."""
import pathlib
import tempfile
import unittest

import neighbours

README = '# Near\n\nNear things.\n\n**Has:** a door\nand a bell.\n\n**Lacks:** a garden.\n\nMay import Low.\n'


class NeighboursTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)
        self.write('Sources/Neighbours/Near/README.md', README)
        self.write('Sources/Far/README.md', '# Far\n')
        self.write(neighbours.PAGE, '# Page\n\n' + neighbours.BEGIN + 'old\n' + neighbours.END + '\nMore.\n')

    def tearDown(self):
        self.folder.cleanup()

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def problems(self):
        return neighbours.check_neighbours(self.root)

    def test_a_stale_table_is_found_and_written_anew(self):
        self.assertIn('not what', self.problems()[0])
        neighbours.write(self.root)
        self.assertEqual(self.problems(), [])
        text = (self.root / neighbours.PAGE).read_text()
        self.assertIn('| `Near` | a door and a bell | a garden |\n', text)
        self.assertTrue(text.startswith('# Page\n') and text.endswith('\nMore.\n'))
        self.write('Sources/Neighbours/Near/README.md', README.replace('a bell', 'two bells'))
        self.assertIn('not what', self.problems()[0])

    def test_a_module_that_says_nothing_is_found(self):
        self.write('Sources/Neighbours/Near/README.md', README.replace('**Lacks:**', 'Lacks'))
        self.assertEqual(self.problems(), ['Sources/Neighbours/Near/README.md: says no **Lacks:**'])
        self.write('Sources/Neighbours/Bare/Bare.swift', '')
        self.assertIn('Sources/Neighbours/Bare/README.md: says no **Has:**', self.problems())

    def test_other_modules_may_stand_in_the_table(self):
        self.write('Sources/Far/README.md', README)
        neighbours.write(self.root)
        self.assertIn('| `Far` |', (self.root / neighbours.PAGE).read_text())


if __name__ == '__main__':
    unittest.main()
