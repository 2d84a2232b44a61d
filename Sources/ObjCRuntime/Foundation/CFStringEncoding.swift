// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The number of an encoding in Core Foundation, which counts otherwise than Foundation.
public typealias CFStringEncoding = UInt32

/// The encodings that Foundation has a number of its own for.
private let encodings: [(core: CFStringEncoding, foundation: UInt)] = [
    (0x0600, 1), (0x0B01, 2), (0x0920, 3), (0x0800_0100, 4), (0x0201, 5), (0x0A01, 8),
    (0x0202, 9), (0x0100, 10), (0x0502, 11), (0x0500, 12), (0x0503, 13), (0x0504, 14),
    (0x0501, 15), (0x0820, 21), (0x0000, 30), (0x0BFF, 7),
]

/// The number of no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = .max

/// Foundation's number for an encoding of Core Foundation's.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    encodings.first { $0.core == encoding }?.foundation ?? 0x8000_0000 | UInt(encoding)
}

/// Core Foundation's number for an encoding of Foundation's.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    if let known = encodings.first(where: { $0.foundation == encoding }) { return known.core }
    guard encoding & 0x8000_0000 != 0 else { return kCFStringEncodingInvalidId }
    return CFStringEncoding(truncatingIfNeeded: encoding & ~0x8000_0000)
}
