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
        if let refused = ClassesInArchive(data)?.refused(allowing: classes) {
            throw CocoaError(
                .coderReadCorrupt,
                userInfo: [
                    NSDebugDescriptionErrorKey: "A value was of unexpected class \(refused)."
                ]
            )
        }
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = true
        reader.decodingFailurePolicy = .setErrorAndReturn
        let object = reader.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
        if let error = reader.error { throw error }
        return object
    }
}

/// The classes of an archive's root, and of what is in it where it is a list or a dictionary.
///
/// What other objects hold is read with classes that they name themselves.
private struct ClassesInArchive {
    private let objects: [Any]
    private let root: Int

    init?(_ data: Data) {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let archive = list as? [String: Any], let objects = archive["$objects"] as? [Any],
            let top = archive["$top"] as? [String: Any],
            let root = top[NSKeyedArchiveRootObjectKey].flatMap(Self.index)
        else { return nil }
        self.objects = objects
        self.root = root
    }

    /// The first class that is neither one of some classes nor inherits from one.
    func refused(allowing classes: [AnyClass]) -> String? {
        var waiting = [root]
        var seen: Set<Int> = []
        while let index = waiting.popLast() {
            guard seen.insert(index).inserted, let object = object(index) else { continue }
            let name = object["$class"].flatMap(Self.index).flatMap(self.object)?["$classname"]
            guard let name = name as? String else { continue }
            // Foundation reports a class that is not there itself.
            guard let type = NSKeyedUnarchiver.class(forClassName: name) ?? NSClassFromString(name)
            else { continue }
            guard Self.isAllowed(type, classes) else { return name }
            for key in ["NS.objects", "NS.keys"] {
                waiting += (object[key] as? [Any] ?? []).compactMap(Self.index)
            }
        }
        return nil
    }

    private func object(_ index: Int) -> [String: Any]? {
        objects.indices.contains(index) ? objects[index] as? [String: Any] : nil
    }

    /// The number of a reference, which Foundation on Linux shows nobody.
    private static func index(_ reference: Any) -> Int? {
        (Mirror(reflecting: reference).descendant("value") as? UInt32).map(Int.init)
    }

    private static func isAllowed(_ type: AnyClass, _ allowed: [AnyClass]) -> Bool {
        var next: AnyClass? = type
        while let current = next {
            if allowed.contains(where: { $0 == current }) { return true }
            next = _getSuperclass(current)
        }
        return false
    }
}
