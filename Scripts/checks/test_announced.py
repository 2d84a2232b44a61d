# SPDX-License-Identifier: Apache-2.0
"""The check of announced properties finds setters that notify no observers."""
import pathlib
import subprocess
import tempfile
import unittest

import announced

KEYS = '''
extension UILabel {
    static let keys = {
        m.property("text", of: UILabel.self, { $0.text }, { $0.text = $1 })
        m.property("isHighlighted", of: UILabel.self, { $0.isHighlighted }) {
            $0.isHighlighted = $1
        }
        m.property("size", of: UILabel.self, { $0.size })
        m.property("tag", { ($0 as? UILabel)?.tag ?? 0 }, { ($0 as? UILabel)?.tag = $1 })
        m.property("items", of: UILabel.self) {
            $0.items
        } _: {
            $0.items = $1
        }
    }
}
'''
CLASS = '''
open class UILabel {
    open var text: String { get { own } set { announcing("text") { own = newValue } } }
    open var tag: Int { get { 0 } set { changing("tag") { other = newValue } } }
}
'''
ASPECT = '''
extension UILabel {
    func highlight() { announcing("isHighlighted", "highlighted") { } }
    func set() { announcing(["count", "items"]) { } }
}
'''


class AnnouncedTests(unittest.TestCase):
    """Everything in a folder of its own."""

    def problems(self, keys=KEYS, owner=CLASS, aspect=ASPECT, silent=''):
        """What the check says of sources."""
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            subprocess.run(['git', 'init', '-q', folder], check=True)
            for path, text in (('Sources/UIKitBasics/KeyValues/UILabel+KeyValues.swift', keys),
                               ('Sources/UIKitBasics/UILabel.swift', owner),
                               ('Sources/UIKitBasics/UILabel+State.swift', aspect),
                               (announced.LIST, silent)):
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text, encoding='utf-8')
            return announced.check_announced(root)

    def test_setters_that_announce_pass(self):
        """In any file of the class, by either function; keys without setters need not."""
        self.assertEqual(self.problems(), [])

    def test_a_silent_setter_is_found(self):
        """By its key and the place of its list."""
        found = self.problems(owner=CLASS.replace('announcing("text")', 'quietly("text")'))
        self.assertEqual(len(found), 1)
        self.assertIn('KeyValues.swift:4: the setter of UILabel.text announces no change', found[0])

    def test_a_key_without_a_class_is_that_of_the_extension(self):
        """Older lists cast by themselves."""
        found = self.problems(owner=CLASS.replace('changing("tag")', 'quietly("tag")'))
        self.assertIn('UILabel.tag announces no change', found[0])

    def test_both_spellings_have_to_be_announced(self):
        """Observers use Objective-C's name, too."""
        found = self.problems(aspect=ASPECT.replace(', "highlighted"', ''))
        self.assertIn('isHighlighted and highlighted', found[0])

    def test_a_list_excuses_silent_setters(self):
        """Until they announce their changes."""
        owner = CLASS.replace('announcing("text")', 'quietly("text")')
        self.assertEqual(self.problems(owner=owner, silent='# Silent.\nUILabel.text\n'), [])
        self.assertIn('UILabel.text is announced', self.problems(silent='UILabel.text\n')[0])


if __name__ == '__main__':
    unittest.main()
