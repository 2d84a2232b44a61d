// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The older calls of scanners, whose results are Objective-C's strings on iOS.
extension Scanner {
    /// Takes a text that follows; whether it does.
    @discardableResult
    @_disfavoredOverload
    public func scanString(
        _ string: String,
        into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        Self.keep(scanString(string), result)
    }

    /// Takes the characters of a set that follow; whether there are any.
    @discardableResult
    @_disfavoredOverload
    public func scanCharacters(
        from set: CharacterSet,
        into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        Self.keep(scanCharacters(from: set), result)
    }

    /// Takes what goes before a text; whether there is anything.
    @discardableResult
    @_disfavoredOverload
    public func scanUpTo(
        _ string: String,
        into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        Self.keep(scanUpToString(string), result)
    }

    /// Takes what goes before the characters of a set; whether there is anything.
    @discardableResult
    @_disfavoredOverload
    public func scanUpToCharacters(
        from set: CharacterSet,
        into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        Self.keep(scanUpToCharacters(from: set), result)
    }

    private static func keep(
        _ text: String?,
        _ result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard let text else { return false }
        result?.pointee = NSString(string: text)
        return true
    }
}
