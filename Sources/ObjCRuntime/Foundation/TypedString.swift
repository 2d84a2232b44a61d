// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A structure around a text that is a plain text to Objective-C, as its typed names are: as an object it is
/// the text, and it is found in an object that is one.
public protocol _TypedString: RawRepresentable, _ObjectiveCBridgeable
where RawValue == String, _ObjectiveCType == NSString {
    /// Makes one of any text.
    init(rawValue: String)
}

extension _TypedString {
    /// The text.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    /// Takes the text.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
        result = Self(rawValue: String(source))
    }

    /// Takes the text.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSString,
        result: inout Self?
    ) -> Bool {
        result = Self(rawValue: String(source))
        return true
    }

    /// Takes the text; an empty one for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
        Self(rawValue: source.map(String.init) ?? "")
    }
}
