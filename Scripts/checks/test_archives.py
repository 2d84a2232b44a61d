# SPDX-License-Identifier: Apache-2.0
"""The check of the archives' table must be able to fail: each fault alone, and a tree without one."""
import pathlib
import subprocess
import tempfile
import unittest

import archives
import tree

SOURCE = '''// SPDX-License-Identifier: Apache-2.0

open class UIView: UIResponder, @preconcurrency NSCoding {
    open var tag = 0
    open private(set) var count = 0
    open var size: CGSize { .zero }
    open var alpha: CGFloat {
        get { state.alpha }
        set { state.alpha = newValue }
    }
    @available(*, deprecated)
    open var stretch = 0
    public static var shared = 0
}

open class UILabel: UIView {
    public override init() { super.init() }
    open override var tag: Int {
        get { 0 }
        set {}
    }
}

open class Helper: UIResponder {
    open var name = ""
}

extension UILabel {
    public var text: String? {
        get { nil }
        set {}
    }
}
'''


class ArchivesTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        subprocess.run(['git', 'init', '-q', self.root], check=True)
        self.file = self.root / 'Sources/UIKitViews/UIView.swift'
        self.file.parent.mkdir(parents=True)
        self.give(SOURCE)
        archives.write(self.root)

    def give(self, text):
        self.file.write_text(text, encoding='utf-8')
        tree.listing.cache_clear() if hasattr(tree.listing, 'cache_clear') else None
        tree.text_of.cache_clear()
        tree.code_of.cache_clear() if hasattr(tree.code_of, 'cache_clear') else None

    def problems(self):
        return archives.check_archives(self.root)

    def test_the_table_has_what_can_be_set(self):
        text = (self.root / archives.TABLE / 'ArchiveTable+UIKitViews.swift').read_text()
        for name in ('UIView.tag', 'UIView.alpha', 'UILabel.text'):
            self.assertIn(f'"{name}"', text)
        for name in ('count', 'size', 'stretch', 'shared', 'UILabel.tag', 'Helper'):
            self.assertNotIn(name, text)
        classes = (self.root / archives.TABLE / 'ArchiveTable+Classes.swift').read_text()
        self.assertIn('("UILabel", "UIView", { $0.addUILabel() })', classes)
        self.assertEqual(self.problems(), [])

    def test_a_new_property_is_missed(self):
        self.give(SOURCE.replace('open var tag', 'open var mark = 1\n    open var tag'))
        self.assertEqual(len(self.problems()), 1)

    def test_a_new_class_is_missed(self):
        self.give(SOURCE + '\nopen class UIButton: UILabel {}\n')
        self.assertEqual(len(self.problems()), 2)

    def test_a_tree_without_a_table_has_no_problem(self):
        for file in (self.root / archives.TABLE).glob('*'):
            file.unlink()
        (self.root / archives.TABLE).rmdir()
        self.assertEqual(self.problems(), [])


if __name__ == '__main__':
    unittest.main()
