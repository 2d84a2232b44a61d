// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation

/// A property whose values are numbers, texts, dates and their like.
// Sendable is unchecked as the superclass's is.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The type of the values.
    open var attributeType = NSAttributeType.undefinedAttributeType

    /// The type of the values.
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? attributeType }
    }

    private var givenClassName: String?

    /// The name of the values' class.
    open var attributeValueClassName: String? {
        get { givenClassName ?? attributeType.className }
        set { givenClassName = newValue }
    }

    /// The value of an object that was just inserted.
    open var defaultValue: Any?

    /// The name of the transformer that turns values into bytes.
    open var valueTransformerName: String?

    /// Whether large values may lie in files of their own.
    open var allowsExternalBinaryDataStorage = false

    /// Whether a store keeps the value in the history after the object is deleted.
    open var preservesValueInHistoryOnDeletion = false

    /// Whether the value is encrypted in the cloud.
    open var allowsCloudEncryption = false

    /// Whether an object of that name may be a value: scalar or not.
    var usesScalarValueType = false

    override var schema: String { super.schema + "|a\(attributeType.rawValue)" }

    /// A description with the same content, which belongs to no entity.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSAttributeDescription()
        fill(attribute: copy)
        return copy
    }

    final func fill(attribute copy: NSAttributeDescription) {
        fill(copy)
        copy.attributeType = attributeType
        copy.givenClassName = givenClassName
        copy.defaultValue = defaultValue
        copy.valueTransformerName = valueTransformerName
        copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
        copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
        copy.allowsCloudEncryption = allowsCloudEncryption
        copy.usesScalarValueType = usesScalarValueType
    }
}

/// An attribute whose value is computed from others when the object is saved.
// Sendable is unchecked as the superclass's is.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    /// What the value is computed by: a key path, `uppercase:(name)`, `lowercase:(name)`,
    /// `canonical:(name)`, `children.@count`, `now()` and their like.
    open var derivationExpression: FormatPredicates.NSExpression?

    override var schema: String {
        super.schema + "|d" + (derivationExpression?.description ?? "")
    }

    /// A description with the same content, which belongs to no entity.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSDerivedAttributeDescription()
        fill(attribute: copy)
        copy.derivationExpression = derivationExpression
        return copy
    }
}

/// An attribute that holds several others under one name.
// Sendable is unchecked as the superclass's is.
open class NSCompositeAttributeDescription: NSAttributeDescription, @unchecked Sendable {
    /// The attributes that the value is made of.
    open var elements: [NSAttributeDescription] = []

    override var schema: String {
        super.schema + "|c" + elements.map(\.schema).joined(separator: ",")
    }

    /// A description with the same content, which belongs to no entity.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCompositeAttributeDescription()
        fill(attribute: copy)
        copy.elements = elements
        return copy
    }
}
