// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation
public import ObjCRuntime

/// What becomes of the objects at the other end when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing, not even the inverse is changed.
    case noActionDeleteRule = 0
    /// Their inverse relationship loses the object.
    case nullifyDeleteRule = 1
    /// They are deleted, too.
    case cascadeDeleteRule = 2
    /// The object can't be deleted while there are any.
    case denyDeleteRule = 3
}

/// A property that leads to one or more objects of an entity.
// Sendable is unchecked as the superclass's is.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The entity of the objects at the other end.
    open weak var destinationEntity: NSEntityDescription?

    /// The relationship that leads back.
    open weak var inverseRelationship: NSRelationshipDescription?

    /// The most objects that there may be; 0 for any number, 1 for a relationship to one.
    open var maxCount = 0

    /// The fewest objects that there may be, where there are any or the relationship isn't optional.
    open var minCount = 0

    /// What becomes of the objects at the other end when an object is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule

    /// Whether there may be more than one object.
    open var isToMany: Bool { maxCount != 1 }

    /// Whether the objects have an order.
    open var isOrdered = false

    /// The name of the destination, until the model knows the entity.
    final var destinationName: String?
    /// The name of the inverse, until the model knows it.
    final var inverseName: String?

    override var schema: String {
        "\(super.schema)|r\(isToMany)|\(isOrdered)|\(destinationEntity?.name ?? "")|"
            + "\(inverseRelationship?.name ?? "")"
    }

    /// A description with the same content, which belongs to no entity.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSRelationshipDescription()
        fill(copy)
        copy.destinationEntity = destinationEntity
        copy.inverseRelationship = inverseRelationship
        copy.maxCount = maxCount
        copy.minCount = minCount
        copy.deleteRule = deleteRule
        copy.isOrdered = isOrdered
        copy.destinationName = destinationEntity?.name ?? destinationName
        copy.inverseName = inverseRelationship?.name ?? inverseName
        return copy
    }
}

/// A property whose value is what a request finds.
// Sendable is unchecked as the superclass's is.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    /// The request; `$FETCH_SOURCE` in its predicate stands for the object.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    override var schema: String { super.schema + "|f" }

    /// A description with the same content, which belongs to no entity.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchedPropertyDescription()
        fill(copy)
        copy.fetchRequest = fetchRequest
        return copy
    }
}

/// A column of a request's results that is computed.
// Sendable is unchecked as the superclass's is.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// What is computed.
    open var expression: FormatPredicates.NSExpression?

    /// The type of the result.
    open var expressionResultType = NSAttributeType.undefinedAttributeType

    /// The type of the result.
    open var resultType: NSAttributeDescription.AttributeType {
        get { .init(rawValue: expressionResultType.rawValue) }
        set {
            expressionResultType =
                NSAttributeType(rawValue: newValue.rawValue) ?? expressionResultType
        }
    }

    /// A description with the same content, which belongs to no entity.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSExpressionDescription()
        fill(copy)
        copy.expression = expression
        copy.expressionResultType = expressionResultType
        return copy
    }
}

/// How an index finds values.
public enum NSFetchIndexElementType: UInt, Sendable {
    /// By order.
    case binary = 0
    /// By rectangles.
    case rTree = 1
}

/// A property in an index.
// Sendable is unchecked because an element is not changed once a model has its index.
open class NSFetchIndexElementDescription: NSObject, NSCopying, @unchecked Sendable {
    /// How the index finds values.
    open var collationType: NSFetchIndexElementType

    /// Whether the index is in ascending order.
    open var isAscending = true

    /// The indexed property.
    public private(set) final var property: NSPropertyDescription?

    /// The property's name.
    open var propertyName: String? { property?.name }

    /// The index.
    public internal(set) final weak var indexDescription: NSFetchIndexDescription?

    /// Makes an element of a property.
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        self.collationType = collationType
        super.init()
    }

    /// An element of the same property.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchIndexElementDescription(
            property: property ?? NSPropertyDescription(),
            collationType: collationType
        )
        copy.isAscending = isAscending
        return copy
    }
}

/// An index of some properties of an entity.
// Sendable is unchecked because an index is not changed once a model has it.
open class NSFetchIndexDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The index's name.
    open var name: String

    /// The properties in the index.
    open var elements: [NSFetchIndexElementDescription] {
        didSet { for element in elements { element.indexDescription = self } }
    }

    /// The entity of the index.
    public internal(set) final weak var entity: NSEntityDescription?

    /// Which objects are in the index; nil for all.
    open var partialIndexPredicate: FormatPredicates.NSPredicate?

    /// Makes an index.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
        super.init()
        for element in self.elements { element.indexDescription = self }
    }

    /// An index of the same properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let elements = elements.compactMap { $0.copy() as? NSFetchIndexElementDescription }
        let copy = NSFetchIndexDescription(name: name, elements: elements)
        copy.partialIndexPredicate = partialIndexPredicate
        return copy
    }
}
