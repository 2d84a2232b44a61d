# SPDX-License-Identifier: Apache-2.0
"""The check of CommonCrypto's table finds a file that was edited, and one that is missing."""
import pathlib
import tempfile
import unittest

import common_crypto


class CommonCryptoTests(unittest.TestCase):
    def test_only_the_generated_file_passes(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            file = root / common_crypto.PLACE
            file.parent.mkdir(parents=True)
            self.assertIn('not what', common_crypto.check_common_crypto(root)[0])
            file.write_text(common_crypto.generated())
            self.assertEqual(common_crypto.check_common_crypto(root), [])
            file.write_text(common_crypto.generated().replace('= 16', '= 17'))
            self.assertIn('not what', common_crypto.check_common_crypto(root)[0])

    def test_a_row_gives_its_functions_and_context(self):
        text = common_crypto.generated([('MD4', 'RFC 1320', 16, 64, 'MD4', 9)])
        for name in ('CC_MD4(', 'CC_MD4_CTX {', 'CC_MD4_Init', 'CC_MD4_Update', 'CC_MD4_Final', 'nettle_md4',
                     'CC_MD4_DIGEST_LENGTH: Int32 = 16', 'kCCHmacAlgMD4 = 9'):
            self.assertIn(name, text)


if __name__ == '__main__':
    unittest.main()
