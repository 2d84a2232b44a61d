// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension NSNotification.Name {
    /// Objects of a context have changed.
    public static let NSManagedObjectContextObjectsDidChange = Self(
        "NSObjectsChangedInManagingContextNotification"
    )
    /// A context has saved.
    public static let NSManagedObjectContextDidSave = Self(
        "NSManagingContextDidSaveChangesNotification"
    )
    /// A context will save.
    public static let NSManagedObjectContextWillSave = Self(
        "NSManagingContextWillSaveChangesNotification"
    )
    /// A coordinator's stores have changed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
        "_NSPersistentStoreCoordinatorStoresDidChangeNotification"
    )
    /// A coordinator's stores will change.
    public static let NSPersistentStoreCoordinatorStoresWillChange = Self(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification"
    )
    /// A coordinator will remove a store.
    public static let NSPersistentStoreCoordinatorWillRemoveStore = Self(
        "_NSPersistentStoreCoordinatorWillRemoveStoreNotification"
    )
    /// Another process has changed a store; it is never posted here.
    public static let NSPersistentStoreRemoteChange = Self(
        "NSPersistentStoreRemoteChangeNotification"
    )
}

/// The inserted objects of a notification.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects of a notification.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects of a notification.
public let NSDeletedObjectsKey = "deleted"
/// The objects of a notification that were read again.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects of a notification that are no longer valid.
public let NSInvalidatedObjectsKey = "invalidated"
/// Whether no object of the context is valid any longer.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The identifiers of inserted objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identifiers of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The identifiers of objects that were read again.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The identifiers of objects that are no longer valid.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension NSManagedObjectContext {
    /// A context will save.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// A context has saved.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// Objects of a context have changed.
    public static let didChangeObjectsNotification =
        Notification.Name.NSManagedObjectContextObjectsDidChange
    /// A context has saved, with the objects' identifiers.
    public static let didSaveObjectIDsNotification = Notification.Name(
        "_NSManagingContextDidSaveObjectIDsNotification"
    )
    /// A context has taken another's changes, with the objects' identifiers.
    public static let didMergeChangesObjectIDsNotification = Notification.Name(
        "_NSManagingContextDidMergeObjectIDsNotification"
    )

    /// The keys of notifications.
    public enum NotificationKey: String, Sendable {
        /// The context that saved.
        case sourceContext = "managedObjectContext"
        /// The generation of the store.
        case queryGeneration = "newQueryGeneration"
        /// Whether no object is valid any longer.
        case invalidatedAllObjects = "invalidatedAll"
        /// The inserted objects.
        case insertedObjects = "inserted"
        /// The changed objects.
        case updatedObjects = "updated"
        /// The deleted objects.
        case deletedObjects = "deleted"
        /// The objects that were read again.
        case refreshedObjects = "refreshed"
        /// The objects that are no longer valid.
        case invalidatedObjects = "invalidated"
        /// The identifiers of the inserted objects.
        case insertedObjectIDs = "inserted_objectIDs"
        /// The identifiers of the changed objects.
        case updatedObjectIDs = "updated_objectIDs"
        /// The identifiers of the deleted objects.
        case deletedObjectIDs = "deleted_objectIDs"
        /// The identifiers of the objects that were read again.
        case refreshedObjectIDs = "refreshed_objectIDs"
        /// The identifiers of the objects that are no longer valid.
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }
}
