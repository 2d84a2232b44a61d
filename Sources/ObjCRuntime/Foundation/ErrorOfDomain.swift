// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An error type whose errors are objects of one domain: as on iOS, an `NSError` of that domain is cast
/// to it, and caught and matched by it.
public protocol _ErrorOfDomain: _BridgedStoredNSError, _ObjectiveCBridgeable
where _ObjectiveCType == NSError, Code: RawRepresentable, Code.RawValue: FixedWidthInteger {}

extension _ErrorOfDomain {
    /// The object.
    public func _bridgeToObjectiveC() -> NSError { _nsError }

    /// Casts an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    /// Casts an object; false where its domain is another, or its number is none of the codes.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSError,
        result: inout Self?
    ) -> Bool {
        guard source.domain == _nsErrorDomain,
            Code.RawValue(exactly: source.code).flatMap(Code.init) != nil
        else {
            result = nil
            return false
        }
        result = Self(_nsError: source)
        return true
    }

    /// The error in an object.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self {
        Self(_nsError: source ?? NSError(domain: _nsErrorDomain, code: 0))
    }

    /// An error with a text for a person, unless its user info has another.
    package init(number: Int, _ text: String?, _ userInfo: [String: Any]) {
        var info = userInfo
        if let text { info.merge([NSLocalizedDescriptionKey: text]) { known, _ in known } }
        self.init(_nsError: NSError(domain: Self._nsErrorDomain, code: number, userInfo: info))
    }
}
