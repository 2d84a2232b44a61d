// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A formatter whose class reads texts in its own way: lowered source says so of those that
/// override `getObjectValue`.
public protocol _ObjectReading: AnyObject {
    /// The object for a text; nil or an error where there is none.
    func _objectValue(_ string: String) throws -> Any?
}

// What only some of Foundation's formatters have on Linux, by other names: objects for texts,
// through pointers.
extension Formatter {
    /// Reads a text; whether there is an object for it.
    public func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?,
        for string: String,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        do {
            guard let value = try read(string) else { return false }
            obj?.pointee = value as AnyObject
            return true
        } catch let failure {
            error?.pointee = NSString(string: failure.localizedDescription)
            return false
        }
    }

    /// Reads a text; throws where there is no object for it.
    public func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?,
        for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        guard let value = try read(string) else {
            throw CocoaError(.formatting)
        }
        obj?.pointee = value as AnyObject
    }

    // Generic, because no class may have a method of the same type as one of an extension above it.

    /// Whether a text may stand while it is edited; a formatter of one's own says so.
    @_disfavoredOverload
    public func isPartialStringValid<Text: StringProtocol>(
        _ partialString: Text,
        newEditingString newString: UnsafeMutablePointer<NSString?>?,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool { true }

    /// The same with the selections before and after the change.
    @_disfavoredOverload
    public func isPartialStringValid<Text: NSString>(
        _ partialStringPtr: UnsafeMutablePointer<Text>,
        proposedSelectedRange proposedSelRangePtr: UnsafeMutablePointer<NSRange>?,
        originalString origString: String,
        originalSelectedRange origSelRange: NSRange,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool { true }

    /// The text for an object with attributes; a formatter of one's own has one.
    @_disfavoredOverload
    public func attributedString<Object>(
        for obj: Object,
        withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) -> NSAttributedString? { nil }

    private func read(_ string: String) throws -> Any? {
        if let own = self as? any _ObjectReading { return try own._objectValue(string) }
        switch self {
        case let formatter as NumberFormatter: return formatter.number(from: string)
        case let formatter as DateFormatter: return formatter.date(from: string)
        case let formatter as ISO8601DateFormatter: return formatter.date(from: string)
        default: return nil
        }
    }
}

extension UnsafeMutablePointer where Pointee == AnyObject? {
    /// The same place for an object, which begins as nil: the place was made for something else.
    public init<Other>(_ other: UnsafeMutablePointer<Other>) {
        self = UnsafeMutableRawPointer(other).assumingMemoryBound(to: Optional<AnyObject>.self)
        initialize(to: nil)
    }
}
