// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because an item belongs to the thread that fills it.
/// Something that can be found.
open class CSSearchableItem: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The identifier, which is the same whenever the item is indexed.
    open var uniqueIdentifier: String
    /// The group of items, with dots between a group and those in it.
    open var domainIdentifier: String?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// When the item is forgotten: a month after it was made, if nothing else is set.
    open var expirationDate: Date!
    /// What is told of the item.
    open var attributeSet: CSSearchableItemAttributeSet
    /// Whether the attributes are added to those that are indexed, and the others stay.
    open var isUpdate = false

    /// An item; without an identifier it gets one of its own.
    public init(
        uniqueIdentifier: String?,
        domainIdentifier: String?,
        attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        let month = Calendar.current.date(byAdding: .month, value: 1, to: Date())
        expirationDate = month ?? .distantFuture
        super.init()
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "uniqueIdentifier"),
            let attributes = coder.decodeObject(
                of: CSSearchableItemAttributeSet.self,
                forKey: "attributeSet"
            )
        else { return nil }
        self.init(
            uniqueIdentifier: identifier as String,
            domainIdentifier:
                coder.decodeObject(of: NSString.self, forKey: "domainIdentifier") as String?,
            attributeSet: attributes
        )
        expirationDate =
            coder.decodeObject(of: NSDate.self, forKey: "expirationDate") as Date?
            ?? .distantFuture
        isUpdate = coder.decodeBool(forKey: "isUpdate")
    }

    /// Writes the identifiers, the date and the attributes.
    open func encode(with coder: NSCoder) {
        coder.encode(uniqueIdentifier as NSString, forKey: "uniqueIdentifier")
        coder.encode(domainIdentifier as NSString?, forKey: "domainIdentifier")
        coder.encode(expirationDate as NSDate?, forKey: "expirationDate")
        coder.encode(attributeSet, forKey: "attributeSet")
        coder.encode(isUpdate, forKey: "isUpdate")
    }

    /// Archives can keep items.
    open class var supportsSecureCoding: Bool { true }

    /// An item with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let attributes = attributeSet.copy() as? CSSearchableItemAttributeSet ?? attributeSet
        let copy = CSSearchableItem(
            uniqueIdentifier: uniqueIdentifier,
            domainIdentifier: domainIdentifier,
            attributeSet: attributes
        )
        copy.expirationDate = expirationDate
        copy.isUpdate = isUpdate
        return copy
    }

    /// An item with the same values.
    open override func copy() -> Any { copy(with: nil) }

    convenience init(_ record: SpotlightRecord, attributes: [String]?) {
        let values = attributes.map { names in
            record.values.filter { names.contains($0.key) }
        }
        self.init(
            uniqueIdentifier: record.identifier,
            domainIdentifier: record.domain,
            attributeSet: CSSearchableItemAttributeSet(values: values ?? record.values)
        )
        expirationDate = record.expiration
    }
}
