#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The hash functions of CommonCrypto: one row each, of which its Swift source is generated.

usage: common_crypto.py --write   writes Sources/Neighbours/CommonCrypto/DigestFunctions.swift anew
"""
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLACE = 'Sources/Neighbours/CommonCrypto/DigestFunctions.swift'
# Name; standard; bytes of the digest, of a block; whose context it uses, as in Apple's header; the number that CCHmac
# knows it by.
ROWS = [
    ('MD5', 'RFC 1321', 16, 64, 'MD5', 1),
    ('SHA1', 'FIPS 180-4', 20, 64, 'SHA1', 0),
    ('SHA224', 'FIPS 180-4', 28, 64, 'SHA256', 5),
    ('SHA256', 'FIPS 180-4', 32, 64, 'SHA256', 2),
    ('SHA384', 'FIPS 180-4', 48, 128, 'SHA512', 3),
    ('SHA512', 'FIPS 180-4', 64, 128, 'SHA512', 4),
]
HEAD = '''// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// Written by: Scripts/checks/common_crypto.py --write

import CNettle

/// The hash functions of this module.
enum DigestAlgorithm: Sendable {
'''
FUNCTIONS = '''
// MARK: {name}, {standard}

/// The number of bytes of a digest.
public let CC_{name}_DIGEST_LENGTH: Int32 = {size}
/// The number of bytes of a block.
public let CC_{name}_BLOCK_BYTES: Int32 = {block}

/// Writes the digest of `len` bytes at `data` to `md`, and returns `md`.
@discardableResult
public func CC_{name}(
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {{
    IncrementalDigest.hash(.{case}, data, len, md)
}}
{context}
/// Begins an incremental hash; returns 1.
@discardableResult
public func CC_{name}_Init(_ c: UnsafeMutablePointer<CC_{owner}_CTX>!) -> Int32 {{
    c?.pointee.digest = IncrementalDigest(.{case})
    return 1
}}

/// Hashes `len` more bytes; returns 1.
@discardableResult
public func CC_{name}_Update(
    _ c: UnsafeMutablePointer<CC_{owner}_CTX>!,
    _ data: UnsafeRawPointer!,
    _ len: CC_LONG
) -> Int32 {{
    c?.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}}

/// Writes the digest of all bytes so far to `md`; returns 1.
@discardableResult
public func CC_{name}_Final(
    _ md: UnsafeMutablePointer<UInt8>!,
    _ c: UnsafeMutablePointer<CC_{owner}_CTX>!
) -> Int32 {{
    c?.pointee.digest?.write(to: md)
    return 1
}}
'''
CONTEXT = '''
/// The state of an incremental hash; `CC_{name}_Init` begins one.
public struct CC_{name}_CTX {{
    var digest: IncrementalDigest?

    /// Makes a state without a hash.
    public init() {{}}
}}
'''


def generated(rows=None):
    """The source of the table's functions."""
    rows = rows or ROWS
    lines = [HEAD + f'    case {", ".join(row[0].lower() for row in rows)}\n']
    lines.append('\n    /// Nettle\'s description of the function.\n    var hash: nettle_hash {\n        switch self {\n')
    lines += [f'        case .{row[0].lower()}: nettle_{row[0].lower()}\n' for row in rows]
    lines.append('        }\n    }\n\n    /// The function that an authentication code is made with; nil for an unknown one.\n')
    lines.append('    init?(hmac algorithm: CCHmacAlgorithm) {\n        switch Int(algorithm) {\n')
    lines += [f'        case kCCHmacAlg{row[0]}: self = .{row[0].lower()}\n' for row in rows]
    lines.append('        default: return nil\n        }\n    }\n}\n')
    for name, _, _, _, _, number in sorted(rows, key=lambda row: row[5]):
        lines.append(f'\n/// HMAC with {name}.\npublic let kCCHmacAlg{name} = {number}\n')
    # The owner of a context comes with its struct, wherever its row stands.
    for name, standard, size, block, owner, _ in rows:
        context = CONTEXT.format(name=name) if owner == name else ''
        lines.append(FUNCTIONS.format(name=name, standard=standard, size=size, block=block, owner=owner,
                                      case=name.lower(), context=context))
    return ''.join(lines)


def check_common_crypto(root):
    """CommonCrypto's functions are those that its table gives."""
    file = root / PLACE
    # Trees without the module are those of other checks' tests.
    if not file.parent.is_dir():
        return []
    if file.is_file() and file.read_text(encoding='utf-8') == generated():
        return []
    return [f'{PLACE}: not what Scripts/checks/common_crypto.py --write gives']


if __name__ == '__main__':
    if sys.argv[1:] != ['--write']:
        sys.exit(__doc__)
    (ROOT / PLACE).write_text(generated(), encoding='utf-8')
