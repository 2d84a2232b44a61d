// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux ends the process at an object that cannot be archived securely; iOS throws.
// `CRedefinedFunctions` puts this function in place of the library's.

extension NSKeyedArchiver {
    /// `NSKeyedArchiver.archivedData(withRootObject:requiringSecureCoding:)`.
    @_silgen_name("casement_archived_data")
    public static func _archivedData(
        withRootObject object: Any,
        requiringSecureCoding requiresSecureCoding: Bool
    ) throws -> Data {
        // A program that links Foundation statically has only those of its parts that something refers to:
        // without this, no property list with an array in it could be written, nor any archive.
        withExtendedLifetime([Any]() as NSArray) {}
        let archiver = NSKeyedArchiver(requiringSecureCoding: requiresSecureCoding)
        let check = SecureCodingCheck()
        // The archiver holds its delegate weakly.
        if requiresSecureCoding { archiver.delegate = check }
        let data = withExtendedLifetime(check) {
            archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
            return archiver.encodedData
        }
        guard let refused = check.refused else { return data }
        throw CocoaError(
            .coderInvalidValue,
            userInfo: [
                NSDebugDescriptionErrorKey:
                    "This coder requires that archived objects adopt NSSecureCoding. "
                    + "\(refused) does not adopt it."
            ]
        )
    }
}

/// Finds the first object of an archive that cannot be archived securely; null stands for it.
private final class SecureCodingCheck: NSObject, NSKeyedArchiverDelegate {
    private(set) var refused: String?

    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
        // Values of Swift's become objects of Foundation's, which are all secure.
        guard let type = type(of: object) as? AnyClass else { return object }
        if (type as? any NSSecureCoding.Type)?.supportsSecureCoding ?? false { return object }
        refused = refused ?? NSStringFromClass(type)
        return NSNull()
    }

    // Foundation on Linux requires these, too.
    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject: Any?) {}
    func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}
