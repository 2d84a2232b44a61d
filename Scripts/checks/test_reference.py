# SPDX-License-Identifier: Apache-2.0
"""The check of UIView's page must be able to fail: each fault alone, and a tree without one."""
import pathlib
import subprocess
import tempfile
import unittest

import reference
import tree

HEAD = '// SPDX-License-Identifier: Apache-2.0\n\n'
NAMES = '# names\nframe\naddSubview(_:)\nContentMode.top\n'
SOURCE = HEAD + '''@MainActor
open class UIView: UIResponder {
    open var frame: CGRect { get { .zero } set {} }
    open func addSubview(_ view: UIView) { if true { add(view) } }
    @_spi(Rooms) open func hidden() {}
    package func alsoHidden() {}
    public struct Inside {
        public var inner = 1
    }
}

extension UIView {
    /// Converts, by a closure, to a tuple.
    public func convert<A>(_ a: [A: (Int, Int)], to b: (Int) -> Void, c: Int = max(1, 2)) {}
}

extension UIView.Inside {
    public var more: Int { 1 }
}
'''
TESTS = HEAD + '''private final class Box: UIView {
    override func addSubview(_ view: UIView) {}
}

private func makeBox() -> Box { Box() }

struct ViewTests {
    private let view = UIView()

    @Test("with a name") func places() {
        // contentMode
        view.frame = make("tag")
        view.contentMode = .top
    }

    @Test(arguments: [1, 2]) func adds(number: Int) { _ = makeBox() }

    @Test func converts() { view.convert([:], to: { _ in }) }
}
'''
PAGE = '''# UIView

<!-- counts: begin -->
| group | names | behaviours | tests |
<!-- counts: end -->

## Places

| name | behaviour | tests |
|---|---|---|
| `frame`, `ContentMode.top` | is where it is | `ViewTests.places` |
| `addSubview(_:)` | adds | `ViewTests.adds` |
| `convert(_:to:c:)` | converts | `ViewTests.converts` |
'''


class ReferenceTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)
        subprocess.run(['git', 'init', '-q', str(self.root)], check=True)
        self.write('Sources/Views/UIView.swift', SOURCE)
        self.write('Tests/ViewTests/ViewTests.swift', TESTS)
        self.write(reference.NAMES, NAMES)
        self.write(reference.PAGE, PAGE)

    def tearDown(self):
        self.folder.cleanup()

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        tree.text_of.cache_clear()
        reference.suites.cache_clear()

    def found(self):
        return '\n'.join(reference.check_reference(self.root))

    def test_a_page_in_order_passes(self):
        self.assertEqual(self.found(), '')

    def test_public_members_are_found_with_their_labels_and_others_are_not(self):
        self.assertEqual(set(reference.declared(self.root)), {'frame', 'addSubview(_:)', 'convert(_:to:c:)'})

    def test_a_name_of_the_list_without_a_row_is_found(self):
        self.write(reference.NAMES, NAMES + 'alpha\n')
        self.assertIn('has no row for alpha', self.found())

    def test_a_declared_name_without_a_row_is_found(self):
        self.write('Sources/Views/UIView.swift', SOURCE.replace('    open var', '    open var tag = 0\n    open var'))
        self.assertIn('has no row for tag, which Sources/Views/UIView.swift declares', self.found())

    def test_a_name_that_nothing_has_is_found(self):
        self.write(reference.PAGE, PAGE.replace('`frame`', '`frame`, `alpha`'))
        self.assertIn('UIView has no alpha', self.found())
        self.write(reference.PAGE, PAGE.replace('`frame`', '`frame`, `UIScreen.frame`'))
        self.assertEqual(self.found(), '')

    def test_a_test_that_is_not_there_is_found(self):
        self.write(reference.PAGE, PAGE.replace('ViewTests.adds', 'ViewTests.subtracts'))
        self.assertIn('there is no test ViewTests.subtracts', self.found())

    def test_a_test_that_does_not_mention_the_name_is_found(self):
        self.write('Tests/ViewTests/ViewTests.swift', TESTS.replace('= .top', '= "top"'))
        self.assertIn('ViewTests.places does not mention ContentMode.top', self.found())
        self.write('Tests/ViewTests/ViewTests.swift', TESTS.replace('[:], to:', '[:], from:'))
        self.assertIn('does not mention convert(_:to:c:)', self.found())

    def test_what_a_test_uses_of_its_file_counts_and_comments_do_not(self):
        self.write('Tests/ViewTests/ViewTests.swift', TESTS.replace('_ = makeBox()', '_ = 1 // addSubview'))
        self.assertIn('ViewTests.adds does not mention addSubview(_:)', self.found())

    def test_a_word_may_stand_for_the_name_and_must_be_there(self):
        self.write('Tests/ViewTests/ViewTests.swift', TESTS.replace('func addSubview', 'func add'))
        self.assertIn('does not mention addSubview(_:)', self.found())
        self.write(reference.PAGE, PAGE.replace('`ViewTests.adds`', '`ViewTests.adds` by `Box`'))
        self.assertEqual(self.found(), '')
        self.write(reference.PAGE, PAGE.replace('`ViewTests.adds`', '`ViewTests.adds` by `Sphere`'))
        self.assertIn('does not mention Sphere', self.found())

    def test_a_row_that_lacks_something_or_stands_twice_is_found(self):
        self.write(reference.PAGE, PAGE.replace('`ViewTests.adds`', 'none'))
        self.assertIn('a row has names, a behaviour and tests', self.found())
        self.write(reference.PAGE, PAGE + '| `frame` | adds | `ViewTests.places` |\n')
        self.assertIn('the behaviour stands there twice', self.found())

    def test_names_behaviours_and_tests_are_counted_by_group(self):
        self.assertIn('| Places | 4 | 3 | 3 |', reference.counts_table(self.root))


if __name__ == '__main__':
    unittest.main()
