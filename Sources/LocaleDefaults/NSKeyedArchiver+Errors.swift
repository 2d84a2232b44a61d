// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux ends the process at an object that does not support secure coding; iOS throws.
// `CRedefinedFunctions` puts this function into the class's table of methods.

extension NSKeyedArchiver {
    /// `NSKeyedArchiver.archivedData(withRootObject:requiringSecureCoding:)`, which throws where an object
    /// of a secure archive does not support secure coding.
    @_silgen_name("casement_archived_data")
    public static func _archivedData(
        withRootObject object: Any,
        requiringSecureCoding: Bool
    ) throws -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: requiringSecureCoding)
        let check = SecureCodingCheck()
        if requiringSecureCoding { archiver.delegate = check }
        archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
        if let refused = check.refused {
            throw CocoaError(
                .coderInvalidValue,
                userInfo: [
                    NSDebugDescriptionErrorKey:
                        "Secure coding is required, which \(refused) does not support."
                ]
            )
        }
        if let error = archiver.error { throw error }
        return archiver.encodedData
    }
}

/// Archives an empty text in place of each object that does not support secure coding.
private final class SecureCodingCheck: NSObject, NSKeyedArchiverDelegate {
    /// The type of the first such object.
    private(set) var refused: String?

    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
        // Swift's values are archived as their objects.
        let isSecure = (object as? NSObject).flatMap { $0 as? any NSSecureCoding }.map {
            type(of: $0).supportsSecureCoding
        }
        if isSecure == true { return object }
        if refused == nil { refused = "\(type(of: object))" }
        return NSString()
    }

    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    func archiver(
        _ archiver: NSKeyedArchiver,
        willReplace object: Any?,
        withObject newObject: Any?
    ) {}
    func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}
