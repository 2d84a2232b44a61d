// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

/// A place in text of our own: before a UTF-16 unit.
final class TextPlace: UITextPosition {
    let unit: Int

    init(_ unit: Int) {
        self.unit = unit
        super.init()
    }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? TextPlace)?.unit == unit
    }

    override nonisolated var hash: Int { unit }

    override nonisolated var description: String { "<UITextPosition \(unit)>" }
}

/// A part of text of our own.
final class TextStretch: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextPlace(range.location) }
    override var end: UITextPosition { TextPlace(range.end) }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextStretch else { return false }
        return other.range.location == range.location && other.range.length == range.length
    }

    override nonisolated var hash: Int { range.location &* 31 &+ range.length }

    override nonisolated var description: String {
        "<UITextRange \(range.location)+\(range.length)>"
    }
}
