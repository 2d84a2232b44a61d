// SPDX-License-Identifier: Apache-2.0

public import Foundation
import LocaleDefaults

/// A program's own type of errors: as on iOS, an error is its object (`value as? NSError`), and the object is cast to
/// the error again, caught and matched by it.
///
/// Lowering gives it to enumerations and structures that are declared as errors.
public protocol _ErrorWithObject: Error, _ObjectiveCBridgeable where _ObjectiveCType == NSError {}

extension _ErrorWithObject {
    /// The object.
    public func _bridgeToObjectiveC() -> NSError { NSError._object(of: self) }

    /// Casts an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    /// Casts an object; false where it stands for no error of this type.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSError,
        result: inout Self?
    ) -> Bool {
        result = ErrorObject.error(in: source) as? Self
        return result != nil
    }

    /// The error in an object.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self {
        guard let error = source.flatMap(ErrorObject.error) as? Self else {
            fatalError(
                "\(String(describing: source)) is not the object of an error of type \(Self.self)"
            )
        }
        return error
    }
}
