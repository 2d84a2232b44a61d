// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation
public import ObjCRuntime

/// A property of an entity: what attributes, relationships and fetched properties have in common.
// Sendable is unchecked because, as on iOS, a description is not changed once a coordinator uses it.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
    final weak var owner: NSEntityDescription?

    /// Makes a property without a name.
    public override init() { super.init() }

    /// The entity that the property belongs to.
    open var entity: NSEntityDescription {
        guard let owner else {
            modelTrap("the property \"\(name)\" belongs to no entity; add it to one's properties")
        }
        return owner
    }

    /// The property's name.
    open var name = ""

    /// Whether the property may be without a value when it is saved.
    open var isOptional = true

    /// Whether the value is not saved.
    open var isTransient = false

    /// Tests that a value must pass.
    public private(set) final var validationPredicates: [FormatPredicates.NSPredicate] = []

    /// The words for values that do not pass, by the tests' order.
    public private(set) final var validationWarnings: [Any] = []

    /// Sets the tests that a value must pass, and the words for values that do not.
    open func setValidationPredicates(
        _ validationPredicates: [FormatPredicates.NSPredicate]?,
        withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    /// Values of the program's own.
    open var userInfo: [AnyHashable: Any]?

    /// Whether search indexes the value.
    open var isIndexed = false

    /// Whether the system's search indexes the value.
    open var isIndexedBySpotlight = false

    /// Whether the value is written into an external record.
    open var isStoredInExternalRecord = false

    /// A word that changes the version's hash where the model does not change.
    open var versionHashModifier: String?

    /// The name that the property had in the version before.
    open var renamingIdentifier: String?

    /// The hash of everything that stores need to know of the property.
    open var versionHash: Data { SchemaHash.data(of: schema) }

    /// What stores need to know of the property, as text.
    var schema: String {
        "\(name)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")"
    }

    /// A description with the same content, which belongs to no entity.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPropertyDescription()
        fill(copy)
        return copy
    }

    final func fill(_ copy: NSPropertyDescription) {
        copy.name = name
        copy.isOptional = isOptional
        copy.isTransient = isTransient
        copy.validationPredicates = validationPredicates
        copy.validationWarnings = validationWarnings
        copy.userInfo = userInfo
        copy.isIndexed = isIndexed
        copy.isIndexedBySpotlight = isIndexedBySpotlight
        copy.isStoredInExternalRecord = isStoredInExternalRecord
        copy.versionHashModifier = versionHashModifier
        copy.renamingIdentifier = renamingIdentifier
    }

    /// Whether two have the same content.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPropertyDescription else { return false }
        if other === self { return true }
        return type(of: other) == type(of: self) && other.schema == schema
            && other.owner?.name == owner?.name
            && (other.userInfo as NSDictionary?) == (userInfo as NSDictionary?)
    }

    /// Alike for those of one name.
    open override var hash: Int { name.hashValue }

    /// The name and what kind of property it is.
    open override var description: String {
        "(\(_objcClassName(type(of: self)))) name \(name), isOptional \(isOptional ? 1 : 0), "
            + "isTransient \(isTransient ? 1 : 0), entity \(owner?.name ?? "(null)")"
    }
}

/// Ends the program over a model or an object that cannot be.
func modelTrap(_ text: String) -> Never {
    Diagnostics.trap(.invalidArgumentException, text)
}

/// A digest of what stores need to know of a model.
///
/// It is not the one that Core Data makes on Apple's systems, which nobody describes.
enum SchemaHash {
    static func data(of text: String) -> Data {
        var result = Data(capacity: 32)
        for seed in UInt64(1)...4 {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325 &* (seed &* 2 &+ 1)
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
            withUnsafeBytes(of: hash.bigEndian) { result.append(contentsOf: $0) }
        }
        return result
    }
}
