// SPDX-License-Identifier: Apache-2.0

/// The objects at the other end of a relationship to many, by their identifiers and in order.
struct IDList: Equatable {
    private(set) var ids: [NSManagedObjectID]
    private var members: Set<NSManagedObjectID>

    init(_ ids: [NSManagedObjectID] = []) {
        members = Set(ids)
        if members.count == ids.count {
            self.ids = ids
        } else {
            var seen: Set<NSManagedObjectID> = []
            self.ids = ids.filter { seen.insert($0).inserted }
        }
    }

    func contains(_ id: NSManagedObjectID) -> Bool { members.contains(id) }

    mutating func append(_ id: NSManagedObjectID) {
        if members.insert(id).inserted { ids.append(id) }
    }

    mutating func remove(_ id: NSManagedObjectID) {
        guard members.remove(id) != nil else { return }
        if ids.last == id {
            ids.removeLast()
        } else {
            ids.removeAll { $0 == id }
        }
    }

    /// The members with permanent identifiers in the place of temporary ones.
    var current: IDList { IDList(ids.map(\.current)) }

    func hasSameMembers(as other: IDList) -> Bool { members == other.members }

    func subtracting(_ other: IDList) -> [NSManagedObjectID] {
        ids.filter { !other.contains($0) }
    }
}
