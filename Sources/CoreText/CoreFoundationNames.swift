// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The Core Foundation spelling of `NSAttributedString`.
public typealias CFAttributedString = NSAttributedString
/// The Core Foundation spelling of `NSMutableAttributedString`.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// A range of UTF-16 units in Core Foundation's interfaces.
public struct CFRange: Equatable, Sendable {
    /// The first unit; -1 in an answer means "not found".
    public var location: Int
    /// How many units; 0 often stands for "to the end".
    public var length: Int

    /// The empty range at 0.
    public init() {
        location = 0
        length = 0
    }

    /// A range of that many units.
    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
}

/// A range of that many units.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange {
    CFRange(location: loc, length: len)
}
