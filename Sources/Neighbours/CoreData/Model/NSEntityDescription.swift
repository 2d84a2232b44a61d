// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation
public import ObjCRuntime

/// An entity of a model: the kind of some objects, with their properties.
// Sendable is unchecked because, as on iOS, a description is not changed once a coordinator uses it.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
    final weak var owner: NSManagedObjectModel?
    private var own: [NSPropertyDescription] = []
    private var tables: Tables?
    private var resolvedClass: AnyClass?

    /// The properties by their names, which are looked up at each access of an object.
    private struct Tables {
        var properties: [String: NSPropertyDescription] = [:]
        var attributes: [String: NSAttributeDescription] = [:]
        var relationships: [String: NSRelationshipDescription] = [:]
    }

    /// Makes an entity without a name.
    public override init() { super.init() }

    /// The model that the entity belongs to.
    open var managedObjectModel: NSManagedObjectModel {
        guard let owner else {
            modelTrap("the entity \"\(name ?? "")\" belongs to no model; add it to one's entities")
        }
        return owner
    }

    /// The entity's name.
    open var name: String?

    /// The name of the class of the objects.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var managedObjectClassName: String! = "NSManagedObject" {
        didSet { resolvedClass = nil }
    }

    /// Whether there are objects of subentities only.
    open var isAbstract = false

    /// The entities that inherit from this one.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in oldValue where entity.superentity === self { entity.setParent(nil) }
            for entity in subentities { entity.setParent(self) }
        }
    }

    /// The entity that this one inherits from.
    public private(set) final weak var superentity: NSEntityDescription?

    private func setParent(_ parent: NSEntityDescription?) {
        superentity = parent
        forgetTables()
    }

    private func forgetTables() {
        tables = nil
        for entity in subentities { entity.forgetTables() }
    }

    /// The entity's properties, inherited ones among them.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            let inherited = superentity?.properties ?? []
            own = newValue.filter { new in !inherited.contains { $0 === new } }
            for property in own { property.owner = self }
            forgetTables()
        }
    }

    /// The properties that the entity itself declares.
    final var ownProperties: [NSPropertyDescription] { own }

    private var byName: Tables {
        if let tables { return tables }
        var made = Tables()
        for property in properties {
            made.properties[property.name] = property
            made.attributes[property.name] = property as? NSAttributeDescription
            made.relationships[property.name] = property as? NSRelationshipDescription
        }
        tables = made
        return made
    }

    /// The subentities by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// The properties by name.
    open var propertiesByName: [String: NSPropertyDescription] { byName.properties }

    /// The attributes by name.
    open var attributesByName: [String: NSAttributeDescription] { byName.attributes }

    /// The relationships by name.
    open var relationshipsByName: [String: NSRelationshipDescription] { byName.relationships }

    /// The relationships that lead to an entity.
    open func relationships(
        forDestination entity: NSEntityDescription
    ) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }
            .sorted { $0.name < $1.name }
    }

    /// Whether the entity is another one, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var next: NSEntityDescription? = self
        while let current = next {
            if current === entity { return true }
            if current.name == entity.name, current.owner !== entity.owner { return true }
            next = current.superentity
        }
        return false
    }

    /// Values of the program's own.
    open var userInfo: [AnyHashable: Any]?

    /// Sets of properties whose values no two objects share.
    open var uniquenessConstraints: [[Any]] = []

    /// The indexes.
    open var indexes: [NSFetchIndexDescription] = [] {
        didSet { for index in indexes { index.entity = self } }
    }

    /// Sets of properties that are indexed together.
    open var compoundIndexes: [[Any]] = []

    /// What the system's search shows of an object.
    open var coreSpotlightDisplayNameExpression = FormatPredicates.NSExpression(
        forConstantValue: nil
    )

    /// A word that changes the version's hash where the model does not change.
    open var versionHashModifier: String?

    /// The name that the entity had in the version before.
    open var renamingIdentifier: String?

    /// The hash of everything that stores need to know of the entity.
    open var versionHash: Data {
        let properties = properties.filter {
            $0 is NSAttributeDescription || $0 is NSRelationshipDescription
        }
        .map(\.schema).sorted()
        let parts = [
            name ?? "", superentity?.name ?? "", "\(isAbstract)", versionHashModifier ?? "",
        ]
        return SchemaHash.data(of: (parts + properties).joined(separator: "\n"))
    }

    /// The entity of a name in a context's model; nil for none.
    open class func entity(
        forEntityName entityName: String,
        in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.model?.entitiesByName[entityName]
    }

    /// Makes an object of the entity of a name in a context.
    open class func insertNewObject(
        forEntityName entityName: String,
        into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            modelTrap(
                "+entityForName: could not locate an entity named '\(entityName)' in this model."
            )
        }
        return NSManagedObject.make(entity, insertInto: context)
    }

    // MARK: Internals

    /// The topmost entity that this one inherits from.
    final var root: NSEntityDescription { superentity?.root ?? self }

    /// This entity and all that inherit from it.
    final var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    /// The uniqueness constraints by the properties' names, inherited ones among them.
    final var constraintNames: [[String]] {
        let own = uniquenessConstraints.map { constraint in
            constraint.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
        }
        return (superentity?.constraintNames ?? []) + own.filter { !$0.isEmpty }
    }

    /// The class of the objects.
    final var objectClass: NSManagedObject.Type {
        if let known = resolvedClass as? NSManagedObject.Type { return known }
        let found = ManagedClasses.named(managedObjectClassName ?? "NSManagedObject")
        if found == nil, let name = managedObjectClassName, name != "NSManagedObject" {
            Diagnostics.warn(
                "CoreData: Unable to load class named '\(name)' for entity '\(self.name ?? "")'. "
                    + "Class not found, using default NSManagedObject instead."
            )
        }
        resolvedClass = found ?? NSManagedObject.self
        return found ?? NSManagedObject.self
    }

    /// An entity with the same content, which belongs to no model.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        copy.name = name
        copy.managedObjectClassName = managedObjectClassName
        copy.isAbstract = isAbstract
        copy.userInfo = userInfo
        copy.uniquenessConstraints = uniquenessConstraints.map { constraint in
            constraint.map { ($0 as? NSPropertyDescription)?.name ?? $0 }
        }
        copy.versionHashModifier = versionHashModifier
        copy.renamingIdentifier = renamingIdentifier
        copy.properties = own.compactMap { $0.copy() as? NSPropertyDescription }
        copy.indexes = indexes.compactMap { $0.copy() as? NSFetchIndexDescription }
        copy.subentities = subentities.compactMap { $0.copy() as? NSEntityDescription }
        return copy
    }

    /// Whether two have the same content.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSEntityDescription else { return false }
        if other === self { return true }
        return other.name == name && other.isAbstract == isAbstract
            && other.managedObjectClassName == managedObjectClassName
            && other.superentity?.name == superentity?.name
            && other.propertiesByName == propertiesByName
            && Set(other.subentities.map { $0.name ?? "" })
                == Set(subentities.map { $0.name ?? "" })
            && (other.userInfo as NSDictionary?) == (userInfo as NSDictionary?)
    }

    /// Alike for those of one name.
    open override var hash: Int { name.hashValue }

    /// The name, the class and the properties.
    open override var description: String {
        "(\(_objcClassName(type(of: self)))) name \(name ?? "(null)"), managedObjectClassName "
            + "\(managedObjectClassName ?? "(null)"), isAbstract \(isAbstract ? 1 : 0), "
            + "superentity name \(superentity?.name ?? "(null)"), properties "
            + "\(properties.map(\.name))"
    }
}
