# SPDX-License-Identifier: Apache-2.0
"""The check of overridable members finds those in extensions, and entries of its list without one."""
import pathlib
import subprocess
import tempfile
import unittest

import overridable

HEAD = '// SPDX-License-Identifier: Apache-2.0\n\n'


class OverridableTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)
        self.write('Sources/Low/Thing.swift', HEAD + 'open class Thing {\n    open func a() {}\n}\n'
                   'public struct Value {}\n')
        subprocess.run(['git', 'init', '-q', str(self.root)], check=True)

    def tearDown(self):
        self.folder.cleanup()

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def problems(self):
        return overridable.check_overridable(self.root)

    def test_a_public_method_in_an_extension_is_found_with_its_labels(self):
        self.write('Sources/Up/Thing+More.swift', HEAD + 'extension Thing {\n'
                   '    /// Doc.\n    public func move(\n        _ a: [Int: (Int) -> Void],\n'
                   '        to b: Int\n    ) {}\n}\n')
        self.assertEqual(self.problems(), [
            'Sources/Up/Thing+More.swift:5: Thing.move(_:to:) cannot be overridden in an extension;'
            ' put it into the class body'])

    def test_properties_and_subscripts_are_found_in_public_extensions_too(self):
        self.write('Sources/Up/Thing+More.swift', HEAD + 'public extension Thing {\n'
                   '    var a: Int { 1 }\n    subscript(b: Int) -> Int { b }\n}\n')
        self.assertEqual(len(self.problems()), 2)

    def test_what_no_subclass_overrides_passes(self):
        self.write('Sources/Up/Thing+More.swift', HEAD + 'extension Thing {\n'
                   '    public static func make() {}\n    public class var shared: Int { 1 }\n'
                   '    package func inside() {}\n    func within() { var x = 1; x += 1 }\n'
                   '    public convenience init(_ a: Int) {\n        self.init()\n    }\n}\n'
                   'extension Value {\n    public func free() {}\n}\n')
        self.assertEqual(self.problems(), [])

    def test_the_list_lets_members_stay_and_must_be_true(self):
        self.write('Sources/Up/Thing+More.swift', HEAD + 'extension Thing {\n'
                   '    public func b() {}\n}\n')
        self.write(overridable.LIST, '# head\nThing.b()\tswift\n')
        self.assertEqual(self.problems(), [])
        self.write(overridable.LIST, 'Thing.b()\tlazy\nThing.c()\tabove\n')
        self.assertEqual(len(self.problems()), 2)


if __name__ == '__main__':
    unittest.main()
