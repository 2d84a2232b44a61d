// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`; mutable ones belong to a thread.
/// A group of contacts.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// The identifier.
    open private(set) var identifier: String
    var ownName: String

    /// A group without a name.
    public override init() {
        identifier = UUID().uuidString
        ownName = ""
        super.init()
    }

    convenience init(_ identifier: String, _ name: String) {
        self.init()
        self.identifier = identifier
        ownName = name
    }

    /// The name.
    open var name: String { ownName }

    /// The groups with identifiers.
    open class func predicateForGroups(
        withIdentifiers identifiers: [String]
    ) -> Foundation.NSPredicate {
        Foundation.NSPredicate { group, _ in
            (group as? CNGroup).map { identifiers.contains($0.identifier) } ?? false
        }
    }

    /// The groups of a container.
    open class func predicateForGroupsInContainer(
        withIdentifier containerIdentifier: String
    ) -> Foundation.NSPredicate {
        Foundation.NSPredicate { _, _ in
            containerIdentifier == ContactDatabase.containerIdentifier
        }
    }

    /// The group itself; of one that can be changed, one that can't.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { copy(with: nil) }

    /// A group with the same name that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(identifier, ownName) }

    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
}

// Sendable is unchecked because it belongs to the thread that changes it.
/// A group that can be renamed.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
    /// The name.
    open override var name: String {
        get { ownName }
        set { ownName = newValue }
    }

    /// A group with the same name that can't be renamed.
    open override func copy(with zone: NSZone? = nil) -> Any { CNGroup(identifier, ownName) }
}

/// What a container is.
public enum CNContainerType: Int, Sendable {
    /// Not said.
    case unassigned = 0
    /// The device.
    case local = 1
    /// A server of Exchange.
    case exchange = 2
    /// A server of CardDAV.
    case cardDAV = 3
}

// Sendable is unchecked because it has no state.
/// An account with contacts; the only one is the device.
open class CNContainer: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier.
    open var identifier: String { ContactDatabase.containerIdentifier }

    /// The name.
    open var name: String { "" }

    /// What it is.
    open var type: CNContainerType { .local }

    /// The containers with identifiers.
    open class func predicateForContainers(
        withIdentifiers identifiers: [String]
    ) -> Foundation.NSPredicate {
        Foundation.NSPredicate { container, _ in
            (container as? CNContainer).map { identifiers.contains($0.identifier) } ?? false
        }
    }

    /// The container of a contact.
    open class func predicateForContainerOfContact(
        withIdentifier contactIdentifier: String
    ) -> Foundation.NSPredicate { Foundation.NSPredicate(value: true) }

    /// The container of a group.
    open class func predicateForContainerOfGroup(
        withIdentifier groupIdentifier: String
    ) -> Foundation.NSPredicate { Foundation.NSPredicate(value: true) }

    /// The container itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }
}
