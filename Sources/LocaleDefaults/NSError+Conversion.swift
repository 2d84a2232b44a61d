// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux leaves out what a `LocalizedError` says where the error is a `CustomNSError`, too, and forgets the
// error that it makes an object of.
// `CRedefinedFunctions` puts these functions in place of the library's.

extension NSError {
    /// The object of an error, as `error as NSError` makes it.
    @_silgen_name("casement_error_object")
    public static func _object(of error: any Error) -> NSError {
        let object = _originalObject(of: error)
        // What was made as an object is one already.
        guard Swift.type(of: object) == NSError.self, !(Swift.type(of: error) is NSError.Type),
            !(error is any _BridgedStoredNSError)
        else { return object }
        guard error is any CustomNSError,
            error is any LocalizedError || error is any RecoverableError,
            let words = _swift_Foundation_getErrorDefaultUserInfo(error) as? [String: Any]
        else { return ErrorObject(error, object) }
        let known = NSError(domain: object.domain, code: object.code, userInfo: words)
        return ErrorObject(error, known)
    }

    /// Foundation's function.
    @_silgen_name("foundation_error_object")
    private static func _originalObject(of error: any Error) -> NSError
}

extension Error {
    /// `Error.localizedDescription`.
    @_silgen_name("casement_error_description_of_any")
    public func _localizedWords() -> String { NSError._object(of: self).localizedDescription }
}

/// Whether an object is an error of Cocoa's domain, as `CocoaError` has it; `ErrorCasts.c` asks.
@_silgen_name("is_error_of_cocoa")
public func _isErrorOfCocoa(_ error: NSError) -> Bool { error.domain == NSCocoaErrorDomain }
