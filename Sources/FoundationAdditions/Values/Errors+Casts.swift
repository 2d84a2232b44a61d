// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AvoidRetroactiveConformances
// A cast looks for the conformance of a type of Foundation's to a protocol of Swift's.

public import Foundation

// On iOS an `NSError` is cast to the error type of its domain. Foundation on Linux does so for `CocoaError`
// alone.

extension URLError: @retroactive _ObjectiveCBridgeable {
    /// The object.
    public func _bridgeToObjectiveC() -> NSError { _nsError }

    /// Casts an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout URLError?) {
        result = URLError(_bridgedNSError: source)
    }

    /// Casts an object; false where its domain is another.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSError,
        result: inout URLError?
    ) -> Bool {
        result = URLError(_bridgedNSError: source)
        return result != nil
    }

    /// The error in an object.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> URLError {
        URLError(_nsError: source ?? NSError(domain: NSURLErrorDomain, code: NSURLErrorUnknown))
    }
}

extension POSIXError: @retroactive _ObjectiveCBridgeable {
    /// The object.
    public func _bridgeToObjectiveC() -> NSError { _nsError }

    /// Casts an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout POSIXError?) {
        result = POSIXError(_bridgedNSError: source)
    }

    /// Casts an object; false where its domain is another.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSError,
        result: inout POSIXError?
    ) -> Bool {
        result = POSIXError(_bridgedNSError: source)
        return result != nil
    }

    /// The error in an object.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> POSIXError {
        POSIXError(_nsError: source ?? NSError(domain: NSPOSIXErrorDomain, code: 0))
    }
}
