# SPDX-License-Identifier: Apache-2.0
"""The check of replaceable methods finds names that stand in some of their three places only."""
import pathlib
import subprocess
import tempfile
import unittest

import replaceable

METHODS = '''
open class UILabel {
    open func draw() { replaced("draw:", [1]) ?? paint() }
    open var text: String { get { replaced("text") ?? own } }
}
open class UIFont {
    open class func font() -> UIFont { replaced("font", in: UIFont.self) ?? make() }
}
'''
LABEL = '''
final class OwnUILabel: UILabel {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "draw:": super.draw()
        case "text":
            return super.text
        default: break
        }
        return nil
    }
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "draw:", "text",
            ],
            of: UILabel.self
        ) { object, name, a in nil }
    }
}
'''
FONT = 'm.ownClassMethod("font") { a in UIFont.font() }\n'


class ReplaceableTests(unittest.TestCase):
    """Everything in a folder of its own."""

    def problems(self, methods=METHODS, label=LABEL, font=FONT):
        """What the check says of sources."""
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            subprocess.run(['git', 'init', '-q', folder], check=True)
            for path, text in (('Sources/UIKitBasics/UILabel.swift', methods),
                               (f'{replaceable.FOLDER}/UILabel+Replaceable.swift', label),
                               (f'{replaceable.FOLDER}/ReplaceableMethods.swift', font)):
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text, encoding='utf-8')
            return replaceable.check_replaceable(root)

    def test_names_in_all_places_pass(self):
        """Instance methods, properties and class methods."""
        self.assertEqual(self.problems(), [])

    def test_a_name_that_is_not_called_is_found(self):
        """The original of such a method would answer nothing."""
        self.assertIn('text is listed and not called', self.problems(label=LABEL.replace('case "text"', 'case "other"'))[0])

    def test_a_name_that_is_not_listed_is_found(self):
        """Neither would it be found by its name."""
        found = self.problems(label=LABEL.replace('"draw:", "text",', '"draw:",'))
        self.assertIn('text is called and not listed', found[0])
        self.assertIn('a method asks for text, which is not listed', found[1])

    def test_a_method_that_does_not_ask_is_found(self):
        """A replacement would have no effect."""
        self.assertIn('no method asks for draw:', self.problems(methods=METHODS.replace('replaced("draw:"', 'other("'))[0])

    def test_a_class_method_that_is_not_listed_is_found(self):
        """Those are listed one by one."""
        self.assertIn('a method asks for font', self.problems(font='')[0])

    def test_a_file_without_a_list_is_found(self):
        """Every file of the folder lists its class's methods."""
        self.assertIn('lists no methods', self.problems(label=LABEL.replace('m.own(', 'm.other('))[0])


if __name__ == '__main__':
    unittest.main()
