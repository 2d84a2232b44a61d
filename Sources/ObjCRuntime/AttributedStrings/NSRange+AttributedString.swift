// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSRange {
    /// A range of an attributed string, in UTF-16 units.
    public init<R: RangeExpression, S: AttributedStringProtocol>(
        _ region: R,
        in target: S
    ) where R.Bound == AttributedString.Index {
        let characters = target.characters
        let range = region.relative(to: characters)
        let before = String(characters[characters.startIndex..<range.lowerBound])
        let inside = String(characters[range])
        self.init(location: before.utf16.count, length: inside.utf16.count)
    }
}

extension Range where Bound == AttributedString.Index {
    /// A range of UTF-16 units in an attributed string; nil if it is not inside, or cuts a scalar.
    public init?<S: AttributedStringProtocol>(_ range: NSRange, in string: S) {
        guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else {
            return nil
        }
        let scalars = string.unicodeScalars
        var index = scalars.startIndex
        func advance(by units: Int) -> Bool {
            var left = units
            while left > 0, index < scalars.endIndex {
                left -= UTF16.width(scalars[index])
                index = scalars.index(after: index)
            }
            return left == 0
        }
        guard advance(by: range.location) else { return nil }
        let lower = index
        guard advance(by: range.length) else { return nil }
        self = lower..<index
    }
}
