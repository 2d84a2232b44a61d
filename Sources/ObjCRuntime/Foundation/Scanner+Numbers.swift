// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux ends the program where a number is asked for and a character outside of the
// basic plane follows, such as an emoji. These go before its own, and say that no number follows.
extension Scanner {
    /// Takes a decimal integer that follows; whether there is one.
    @discardableResult
    public func scanInt(_ result: inout Int) -> Bool {
        isBeforeSurrogates ? false : withUnsafeMutablePointer(to: &result) { scanInt($0) }
    }

    /// Takes a decimal integer that follows; whether there is one.
    @discardableResult
    public func scanInt32(_ result: inout Int32) -> Bool {
        isBeforeSurrogates ? false : withUnsafeMutablePointer(to: &result) { scanInt32($0) }
    }

    /// Takes a decimal integer that follows; whether there is one.
    @discardableResult
    public func scanInt64(_ result: inout Int64) -> Bool {
        isBeforeSurrogates ? false : withUnsafeMutablePointer(to: &result) { scanInt64($0) }
    }

    /// Takes a decimal integer without a sign that follows; whether there is one.
    @discardableResult
    public func scanUnsignedLongLong(_ result: inout UInt64) -> Bool {
        isBeforeSurrogates
            ? false : withUnsafeMutablePointer(to: &result) { scanUnsignedLongLong($0) }
    }

    /// Takes a hexadecimal integer that follows; whether there is one.
    @discardableResult
    public func scanHexInt32(_ result: inout UInt32) -> Bool {
        isBeforeSurrogates ? false : withUnsafeMutablePointer(to: &result) { scanHexInt32($0) }
    }

    /// Takes a hexadecimal integer that follows; whether there is one.
    @discardableResult
    public func scanHexInt64(_ result: inout UInt64) -> Bool {
        isBeforeSurrogates ? false : withUnsafeMutablePointer(to: &result) { scanHexInt64($0) }
    }

    /// Takes a decimal number that follows; whether there is one.
    @discardableResult
    public func scanFloat(_ result: inout Float) -> Bool {
        isBeforeSurrogates ? false : withUnsafeMutablePointer(to: &result) { scanFloat($0) }
    }

    /// Takes a decimal number that follows; whether there is one.
    @discardableResult
    public func scanDouble(_ result: inout Double) -> Bool {
        isBeforeSurrogates ? false : withUnsafeMutablePointer(to: &result) { scanDouble($0) }
    }

    /// The decimal integer that follows, which is taken.
    public func scanInt() -> Int? {
        isBeforeSurrogates ? nil : scanInt(representation: .decimal)
    }

    /// The decimal integer that follows, which is taken.
    public func scanInt32() -> Int32? {
        isBeforeSurrogates ? nil : scanInt32(representation: .decimal)
    }

    /// The decimal integer that follows, which is taken.
    public func scanInt64() -> Int64? {
        isBeforeSurrogates ? nil : scanInt64(representation: .decimal)
    }

    /// The decimal number that follows, which is taken.
    public func scanFloat() -> Float? {
        isBeforeSurrogates ? nil : scanFloat(representation: .decimal)
    }

    /// The decimal number that follows, which is taken.
    public func scanDouble() -> Double? {
        isBeforeSurrogates ? nil : scanDouble(representation: .decimal)
    }

    /// Whether what follows is a character of two UTF-16 units, behind those that are skipped.
    private var isBeforeSurrogates: Bool {
        let rest = string[currentIndex...].unicodeScalars
        let next = rest.first { charactersToBeSkipped?.contains($0) != true }
        return next.map { $0.value > 0xFFFF } ?? false
    }
}
