// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux ends the process at an object of a class that is not allowed; iOS throws.
// `CRedefinedFunctions` puts these functions in place of the library's.

extension NSKeyedUnarchiver {
    /// `NSKeyedUnarchiver.unarchivedObject(ofClass:from:)`.
    @_silgen_name("casement_unarchived_object")
    public static func _unarchivedObject<Decoded: NSObject & NSCoding>(
        ofClass type: Decoded.Type,
        from data: Data
    ) throws -> Decoded? {
        try _unarchivedObject(ofClasses: [type], from: data) as? Decoded
    }

    /// `NSKeyedUnarchiver.unarchivedObject(ofClasses:from:)`.
    @_silgen_name("casement_unarchived_objects")
    public static func _unarchivedObject(
        ofClasses classes: [AnyClass],
        from data: Data
    ) throws -> Any? {
        let reader = try CheckedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = true
        reader.decodingFailurePolicy = .setErrorAndReturn
        let object = reader.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
        if let refused = reader.refused {
            throw CocoaError(
                .coderReadCorrupt,
                userInfo: [
                    NSDebugDescriptionErrorKey: "A value was of unexpected class \(refused)."
                ]
            )
        }
        if let error = reader.error { throw error }
        return object
    }
}

/// Reads an object of a class that is not allowed as one that fails.
private final class CheckedUnarchiver: NSKeyedUnarchiver {
    /// The name of the first such class.
    private(set) var refused: String?

    override init(forReadingFrom data: Data) throws {
        try super.init(forReadingFrom: data)
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        super.decodeObject(of: classes.map { $0 + [RefusedObject.self] }, forKey: key)
    }

    override func `class`(forClassName codedName: String) -> AnyClass? {
        let known =
            super.class(forClassName: codedName) ?? NSKeyedUnarchiver.class(forClassName: codedName)
        // An unknown class is an error anyway.
        guard let found = known ?? NSClassFromString(codedName) else { return nil }
        if isAllowed(found), isSecure(found) { return found }
        if refused == nil { refused = codedName }
        return RefusedObject.self
    }

    private func isAllowed(_ type: AnyClass) -> Bool {
        let allowed = allowedClasses ?? []
        var next: AnyClass? = type
        while let current = next {
            if allowed.contains(where: { $0 == current }) { return true }
            next = _getSuperclass(current)
        }
        return false
    }

    private func isSecure(_ type: AnyClass) -> Bool {
        let made: AnyClass = (type as? NSObject.Type)?.classForKeyedUnarchiver() ?? type
        return (made as? any NSSecureCoding.Type)?.supportsSecureCoding == true
    }
}

/// An object that cannot be read.
private final class RefusedObject: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    init?(coder: NSCoder) { return nil }

    func encode(with coder: NSCoder) {}
}
