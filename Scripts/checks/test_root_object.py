# SPDX-License-Identifier: Apache-2.0
"""The check of NSObject.swift finds copies, changed copies and needless links."""
import pathlib
import tempfile
import unittest

import root_object

HEAD = '// SPDX-License-Identifier: Apache-2.0\n\n'
SHARED = HEAD + 'public typealias NSObject = _RootObject\n'


class RootObjectTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)
        self.write('Sources/Shared/NSObject.swift', SHARED)
        self.write('Tests/Support/NSObject.swift', SHARED.replace('public ', ''))
        self.write('Sources/Low/Thing.swift', HEAD + 'import Foundation\nclass Thing: NSObject {}\n')
        self.write('Tests/Neighbours/NearTests/T.swift', HEAD + 'class Probe: NSObject {}\n')
        self.write('Sources/ObjCRuntime/NSObject.swift', HEAD + 'open class NSObject {}\n')

    def tearDown(self):
        self.folder.cleanup()

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def problems(self):
        return root_object.check_root_object(self.root)

    def test_links_pass(self):
        self.assertTrue(root_object.link(self.root, 'Low'))
        self.assertTrue(root_object.link(self.root, 'NearTests'))
        self.assertEqual((self.root / 'Sources/Low/NSObject.swift').read_text(), SHARED)
        self.assertTrue((self.root / 'Tests/Neighbours/NearTests/NSObject.swift').is_symlink())
        self.assertEqual(self.problems(), [])

    def test_a_copy_is_found_and_becomes_a_link(self):
        self.write('Sources/Low/NSObject.swift', SHARED)
        self.assertIn('Sources/Low/NSObject.swift: no link', self.problems()[0])
        root_object.link(self.root, 'Low')
        self.assertEqual(self.problems(), [])

    def test_a_link_to_something_else_is_found(self):
        (self.root / 'Sources/Low/NSObject.swift').symlink_to('../../Tests/Support/NSObject.swift')
        self.assertIn('no link to Sources/Shared', self.problems()[0])


    def test_a_needless_link_is_found(self):
        root_object.link(self.root, 'Low')
        self.write('Sources/Low/Thing.swift', HEAD + '// NSObject\nclass Thing: Foundation.NSObject {}\n')
        self.assertIn('nothing in Low names', self.problems()[0])

    def test_a_target_that_there_is_not_gets_no_link(self):
        self.assertFalse(root_object.link(self.root, 'Far'))
        self.assertFalse(root_object.link(self.root, 'ObjCRuntime'))


if __name__ == '__main__':
    unittest.main()
