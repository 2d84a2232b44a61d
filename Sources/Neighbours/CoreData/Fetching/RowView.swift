// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// An object as predicates and sort descriptors see it: by its values, without being read into the context.
///
/// An object with changes that the context has answers with these.
final class RowView: NSObject {
    let id: NSManagedObjectID
    private let context: NSManagedObjectContext
    private var row: StoredRow?
    private let usesChanges: Bool

    init(
        _ id: NSManagedObjectID,
        _ row: StoredRow?,
        in context: NSManagedObjectContext,
        usesChanges: Bool = true
    ) {
        self.id = id
        self.row = row
        self.context = context
        self.usesChanges = usesChanges
    }

    private var changed: NSManagedObject? {
        guard usesChanges, let object = context.registeredObject(for: id), object.hasChanges,
            !object.isFault
        else { return nil }
        return object
    }

    override func value(forKey key: String) -> Any? {
        if key == "objectID" { return id }
        if key == "entity" { return id.entity }
        let entity = id.entity
        guard let relationship = entity.relationshipsByName[key] else {
            if let object = changed { return object.keptValue(forKey: key) }
            if entity.attributesByName[key]?.isTransient == false { return known?.values[key] }
            // Whatever the class computes, only an object knows.
            return context.object(with: id).value(forKey: key)
        }
        let ids: [NSManagedObjectID]
        if let object = changed {
            ids = object.destinations(of: key).ids
        } else if relationship.isToMany {
            ids = context.relatedIDs(of: relationship, from: id)
        } else {
            ids = (known?.values[key] as? NSManagedObjectID).map { [$0] } ?? []
        }
        let views = ids.map { RowView($0, nil, in: context, usesChanges: usesChanges) }
        return relationship.isToMany ? views : views.first
    }

    private var known: StoredRow? {
        if row == nil { row = context.storedRow(of: id) }
        return row
    }

    override func isEqual(_ object: Any?) -> Bool {
        switch object {
        case let other as RowView: other.id == id
        case let other as NSManagedObject: other.identity == id
        case let other as NSManagedObjectID: other == id
        default: false
        }
    }

    override var hash: Int { id.hash }
}
