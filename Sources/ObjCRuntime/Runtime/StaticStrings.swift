// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What lowered source calls where a library takes a `String` on iOS and a `StaticString` elsewhere:
/// the text as one that lives as long as the program.
///
/// Each text is kept once.
public func _objcStaticString(_ text: String) -> StaticString {
    keptTexts.withLock { kept in
        if let known = kept[text] { return known }
        let made = StaticString(keeping: text)
        kept[text] = made
        return made
    }
}

/// The texts that were asked for.
private let keptTexts = Mutex<[String: StaticString]>([:])

extension StaticString {
    /// The parts of a static string that points at its bytes, in the order of its layout, which is
    /// frozen.
    private struct Parts {
        var start: UInt
        var count: Int
        var flags: Int8
    }

    /// A copy of the text, never freed.
    fileprivate init(keeping text: String) {
        let bytes = Array(text.utf8)
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
        copy.initialize(from: bytes, count: bytes.count)
        copy[bytes.count] = 0
        let isASCII: Int8 = bytes.allSatisfy { $0 < 0x80 } ? 2 : 0
        self = unsafeBitCast(
            Parts(start: UInt(bitPattern: copy), count: bytes.count, flags: isASCII),
            to: StaticString.self
        )
    }
}
