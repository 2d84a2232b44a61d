// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AvoidRetroactiveConformances
// A cast looks for the conformance of a type of Foundation's to a protocol of Swift's.

public import Foundation

// On iOS an `NSError` is cast to the error type of its domain. Foundation on Linux does so for `CocoaError`
// alone.

/// An error type whose errors are objects of one domain.
public protocol _ErrorOfDomain: _BridgedStoredNSError, _ObjectiveCBridgeable
where _ObjectiveCType == NSError {
    /// What stands for no error.
    static var _unknown: NSError { get }
}

extension _ErrorOfDomain {
    /// The object.
    public func _bridgeToObjectiveC() -> NSError { _nsError }

    /// Casts an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) {
        result = Self(_bridgedNSError: source)
    }

    /// Casts an object; false where its domain is another.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSError,
        result: inout Self?
    ) -> Bool {
        result = Self(_bridgedNSError: source)
        return result != nil
    }

    /// The error in an object.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self {
        Self(_nsError: source ?? _unknown)
    }
}

extension URLError: @retroactive _ObjectiveCBridgeable, _ErrorOfDomain {
    /// What stands for no error.
    public static var _unknown: NSError {
        NSError(domain: NSURLErrorDomain, code: NSURLErrorUnknown)
    }
}

extension POSIXError: @retroactive _ObjectiveCBridgeable, _ErrorOfDomain {
    /// What stands for no error.
    public static var _unknown: NSError { NSError(domain: NSPOSIXErrorDomain, code: 0) }
}
