// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// An object of a model's entity, in a context.
open class NSManagedObject: NSObject, NSFetchRequestResult {
    final var kind: NSEntityDescription
    final var identity: NSManagedObjectID
    final weak var owner: NSManagedObjectContext?
    final var state = ObjectState()
    /// The relationships that are being changed, with what they led to before.
    final var changing: [String: (depth: Int, before: IDList)] = [:]
    /// The fetched properties that were read.
    final var fetched: [String: [NSManagedObject]] = [:]

    /// Makes an object of an entity, and inserts it into a context, if one is given.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        kind = entity
        let fetched = Making.take(for: entity)
        identity = fetched?.id ?? NSManagedObjectID(temporaryOf: entity)
        super.init()
        if let fetched {
            state.isFault = true
            owner = fetched.context
        } else {
            fillDefaults()
            context?.insert(self)
        }
    }

    /// Makes an object of the class's entity in a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: moc), insertInto: moc)
    }

    /// Makes the object that is being made by the class's name.
    public override convenience init() {
        guard let request = Making.pending else {
            modelTrap(
                "NSManagedObject: init() makes no object, since an object needs an entity; "
                    + "use init(context:)"
            )
        }
        self.init(entity: request.entity, insertInto: request.context)
    }

    // MARK: The class

    /// Whether properties that the model doesn't have may change without a change of the object.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    /// The entity of the class, in whatever model was loaded.
    open class func entity() -> NSEntityDescription { entity(in: nil) }

    /// A request for the objects of the class.
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        if let entity = LoadedModels.entity(of: self, in: nil) {
            request.entity = entity
        } else {
            request.setName(_typeName(self, qualified: false))
        }
        return request
    }

    // MARK: What it is

    /// The context that the object is in.
    open var managedObjectContext: NSManagedObjectContext? { owner }

    /// The entity of the object.
    open var entity: NSEntityDescription { kind }

    /// The identifier.
    open var objectID: NSManagedObjectID { identity }

    /// Whether the object will be inserted into the store.
    open var isInserted: Bool { state.isInserted }

    /// Whether the object has changes that will be saved.
    open var isUpdated: Bool { state.isUpdated && !state.isInserted && !state.isDeleted }

    /// Whether the object will be deleted from the store.
    open var isDeleted: Bool { state.isDeleted }

    /// Whether the object was inserted, changed or deleted.
    open var hasChanges: Bool { state.isInserted || state.isUpdated || state.isDeleted }

    /// Whether values that are saved have changed.
    open var hasPersistentChangedValues: Bool {
        changedKeys.contains { kind.propertiesByName[$0]?.isTransient == false }
    }

    /// Whether the values have not been read.
    open var isFault: Bool { state.isFault }

    /// 0 for an object whose values were read.
    open var faultingState: Int { state.isFault ? 1 : 0 }

    /// Whether a relationship has not been read.
    open func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let relationship = kind.relationshipsByName[key] else { return false }
        if state.isFault { return true }
        if relationship.isToMany { return !state.isInserted && !state.loaded.contains(key) }
        guard let id = state.values[key] as? NSManagedObjectID else { return false }
        return owner?.registeredObject(for: id)?.isFault ?? true
    }

    /// The identifiers of the objects that a relationship leads to; they are not read.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        fireFault()
        return destinations(of: key).ids
    }

    // MARK: For overriding

    /// Called after the values were read.
    open func awakeFromFetch() {}

    /// Called after the object was inserted.
    open func awakeFromInsert() {}

    /// Called after an undoing changed the values.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}

    /// Called before the object is deleted.
    open func prepareForDeletion() {}

    /// Called before the object is saved.
    open func willSave() {}

    /// Called after the object was saved.
    open func didSave() {}

    /// Called before the values are given up.
    open func willTurnIntoFault() {}

    /// Called after the values were given up.
    open func didTurnIntoFault() {}

    // MARK: Values

    /// Called before a value is read: reads the object's values from the store, if they weren't.
    open func willAccessValue(forKey key: String?) { fireFault() }

    /// Called after a value was read.
    open func didAccessValue(forKey key: String?) {}

    /// Announces a change of a value, which the context takes for one of the object.
    open override func willChangeValue(forKey key: String) {
        noteBeginningChange(of: key)
        super.willChangeValue(forKey: key)
    }

    /// Notifies a change of a value; the inverse of a relationship follows it.
    open override func didChangeValue(forKey key: String) {
        noteEndedChange(of: key)
        super.didChangeValue(forKey: key)
    }

    /// Announces a change of a relationship to many.
    open func willChangeValue(
        forKey inKey: String,
        withSetMutation inMutationKind: NSKeyValueSetMutationKind,
        using inObjects: Set<AnyHashable>
    ) {
        willChangeValue(forKey: inKey)
    }

    /// Notifies a change of a relationship to many.
    open func didChangeValue(
        forKey inKey: String,
        withSetMutation inMutationKind: NSKeyValueSetMutationKind,
        using inObjects: Set<AnyHashable>
    ) {
        didChangeValue(forKey: inKey)
    }

    /// Announces a change of some elements of an ordered relationship.
    open override func willChange(
        _ changeKind: NSKeyValueChange,
        valuesAt indexes: IndexSet,
        forKey key: String
    ) {
        noteBeginningChange(of: key)
        super.willChange(changeKind, valuesAt: indexes, forKey: key)
    }

    /// Notifies a change of some elements of an ordered relationship.
    open override func didChange(
        _ changeKind: NSKeyValueChange,
        valuesAt indexes: IndexSet,
        forKey key: String
    ) {
        noteEndedChange(of: key)
        super.didChange(changeKind, valuesAt: indexes, forKey: key)
    }

    /// The notifications alone, for a change that an inverse makes.
    final func announcingInverse(_ key: String, _ change: () -> Void) {
        super.willChangeValue(forKey: key)
        change()
        super.didChangeValue(forKey: key)
    }

    /// One of the two notifications alone.
    final func announceOnly(_ key: String, isBeginning: Bool) {
        if isBeginning {
            super.willChangeValue(forKey: key)
        } else {
            super.didChangeValue(forKey: key)
        }
    }

    /// The value of a property that no accessor reads.
    open override func value(forUndefinedKey key: String) -> Any? {
        if key == "objectID" { return identity }
        if let kept = kind.primitiveKey(key) { return primitiveValue(forKey: kept) }
        guard kind.propertiesByName[key] != nil else {
            Diagnostics.trap(
                .undefinedKeyException,
                "the entity \(kind.name ?? "") is not key value coding-compliant for the key "
                    + "\"\(key)\"."
            )
        }
        willAccessValue(forKey: key)
        let value = primitiveValue(forKey: key)
        didAccessValue(forKey: key)
        return value
    }

    /// Sets a property that no accessor sets.
    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
        if let kept = kind.primitiveKey(key) { return setPrimitiveValue(value, forKey: kept) }
        guard kind.propertiesByName[key] != nil else {
            Diagnostics.trap(
                .undefinedKeyException,
                "the entity \(kind.name ?? "") is not key value coding-compliant for the key "
                    + "\"\(key)\"."
            )
        }
        setManaged(value, forKey: key)
    }

    /// A value as it is kept, without the reading of a fault.
    open func primitiveValue(forKey key: String) -> Any? { keptValue(forKey: key) }

    /// Sets a value without notifications.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        keep(value, forKey: key)
    }

    /// The values as the store has them; `NSNull` for none.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fireFault()
        return listed(keys ?? Array(kind.propertiesByName.keys), of: state.committed)
    }

    /// The values that were changed since the object was read or saved.
    open func changedValues() -> [String: Any] { listed(changedKeys, of: state.values) }

    /// The values that were changed since the last notification of changes, as they were before.
    open func changedValuesForCurrentEvent() -> [String: Any] {
        guard let before = owner?.event.states[ObjectIdentifier(self)]?.before.values else {
            return [:]
        }
        let keys = kind.propertiesByName.keys.filter { !areAlike(before[$0], state.values[$0]) }
        return listed(Array(keys), of: before)
    }

    /// A mutable ordered set that changes a relationship.
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        ManagedOrderedSet(owner: self, key: key)
    }

    /// A mutable set that changes a relationship.
    open override func mutableSetValue(forKey key: String) -> NSMutableSet {
        guard kind.relationshipsByName[key]?.isToMany == true else {
            return super.mutableSetValue(forKey: key)
        }
        return ManagedSet(owner: self, key: key)
    }

    // MARK: Validation

    /// Checks a value by the property's rules and by the method `validate…` of the class.
    open override func validateValue(
        _ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>,
        forKey inKey: String
    ) throws {
        try super.validateValue(ioValue, forKey: inKey)
        try Validation.check(ioValue.pointee, forKey: inKey, of: self)
    }

    /// Checks whether the object may be deleted.
    open func validateForDelete() throws { try Validation.checkDeletion(of: self) }

    /// Checks whether the object may be inserted.
    open func validateForInsert() throws { try Validation.checkAll(of: self) }

    /// Checks whether the object's changes may be saved.
    open func validateForUpdate() throws { try Validation.checkAll(of: self) }

    // MARK: Identity

    /// Whether it is the same object.
    open override func isEqual(_ object: Any?) -> Bool {
        if let view = object as? RowView { return view.id == identity }
        return (object as AnyObject?) === self
    }

    /// Alike for the same object.
    open override var hash: Int { ObjectIdentifier(self).hashValue }

    /// The entity, the identifier and the values.
    open override var description: String {
        let data: String
        if state.isFault {
            data = "<fault>"
        } else {
            let lines = kind.propertiesByName.keys.sorted().map { key -> String in
                if kind.relationshipsByName[key]?.isToMany == true {
                    guard state.loaded.contains(key) else {
                        return "    \(key) = \"<relationship fault>\";"
                    }
                    return "    \(key) = (\(destinations(of: key).ids));"
                }
                return "    \(key) = \(state.values[key].map { "\($0)" } ?? "nil");"
            }
            data = "{\n" + lines.joined(separator: "\n") + "\n}"
        }
        return
            "\(Diagnostics.name(of: self)) (entity: \(kind.name ?? ""); id: \(identity); data: \(data))"
    }
}

/// What brought values back that an object has now.
public struct NSSnapshotEventType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An insertion was undone.
    public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
    /// A deletion was undone.
    public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
    /// A change was undone.
    public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
    /// The changes were given up.
    public static let rollback = NSSnapshotEventType(rawValue: 16)
    /// The object was read again.
    public static let refresh = NSSnapshotEventType(rawValue: 32)
    /// A conflict was resolved.
    public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}

/// How a set changes.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
    /// Members are added.
    case union = 1
    /// Members are taken away.
    case minus = 2
    /// Only common members stay.
    case intersect = 3
    /// The set is replaced.
    case set = 4
}
