// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What a request asks for.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    /// Objects.
    case fetchRequestType = 1
    /// A saving.
    case saveRequestType = 2
    /// Insertions without objects.
    case batchInsertRequestType = 5
    /// Changes without objects.
    case batchUpdateRequestType = 6
    /// Deletions without objects.
    case batchDeleteRequestType = 7
}

/// What a store can be asked for.
open class NSPersistentStoreRequest: NSObject, NSCopying {
    /// The stores that are asked; nil for all.
    open var affectedStores: [NSPersistentStore]?

    /// Makes a request.
    public override init() { super.init() }

    /// What the request asks for.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    /// A request for the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreRequest()
        copy.affectedStores = affectedStores
        return copy
    }
}

/// What a store answers.
open class NSPersistentStoreResult: NSObject {}

/// What requests give: objects, their identifiers, dictionaries or numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kind of a request's results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a kind of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// The identifiers of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of values.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// How many objects there are.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
