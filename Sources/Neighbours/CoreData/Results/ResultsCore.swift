// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime
import UIKitCells

/// The results of a request and what their controller tells its delegate.
// Sendable is unchecked because, as on iOS, results are used on their context's queue only.
final class ResultsCore: @unchecked Sendable {
    let request: any FetchDescribing
    let context: NSManagedObjectContext
    let sectionNameKeyPath: String?
    let cacheName: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private(set) weak var owner: NSObject?
    private(set) var isFetched = false
    private var list = ResultsList([], by: nil) { _ in nil }
    private var observer: (any NSObjectProtocol)?
    private var outward: NSFetchedResultsController<any NSFetchRequestResult>?

    init(
        _ request: any FetchDescribing,
        _ context: NSManagedObjectContext,
        _ sectionNameKeyPath: String?,
        _ cacheName: String?
    ) {
        self.request = request
        self.context = context
        self.sectionNameKeyPath = sectionNameKeyPath
        self.cacheName = cacheName
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    func attach(_ owner: NSObject) { self.owner = owner }

    var sections: [ResultsSection] { list.sections }
    var objects: [NSManagedObject] { list.objects }

    /// The controller as the delegate gets it.
    ///
    /// It leads to this object, and this object does not hold it for longer than it tells of changes.
    private var controller: NSFetchedResultsController<any NSFetchRequestResult> {
        if let exact = owner as? NSFetchedResultsController<any NSFetchRequestResult> {
            return exact
        }
        if let outward { return outward }
        return NSFetchedResultsController(
            of: self,
            request.retyped((any NSFetchRequestResult).self)
        )
    }

    func object(at path: IndexPath) -> NSManagedObject? {
        guard path.count == 2, list.sections.indices.contains(path[0]),
            list.sections[path[0]].members.indices.contains(path[1])
        else { return nil }
        return list.sections[path[0]].members[path[1]]
    }

    func indexPath(of object: NSManagedObject) -> IndexPath? { list.place(of: object) }

    func indexTitle(of name: String) -> String? {
        if let delegate,
            let title = delegate.controller?(controller, sectionIndexTitleForSectionName: name)
        {
            return title
        }
        return name.first.map { String($0).uppercased() }
    }

    func performFetch() throws {
        let results = try context.results(of: request)
        list = made(of: results.compactMap { $0 as? NSManagedObject })
        isFetched = true
        if observer == nil {
            observer = NotificationCenter.default.addObserver(
                forName: .NSManagedObjectContextObjectsDidChange,
                object: context,
                queue: nil
            ) { [weak self] notification in
                self?.take(notification.userInfo ?? [:])
            }
        }
        tellSnapshot(before: nil, updated: [])
    }

    private func made(of objects: [NSManagedObject]) -> ResultsList {
        ResultsList(objects, by: sectionNameKeyPath) { indexTitle(of: $0) }
    }

    // MARK: Changes

    private func take(_ info: [AnyHashable: Any]) {
        func set(_ key: String) -> Set<NSManagedObject> { info[key] as? Set<NSManagedObject> ?? [] }
        if info[NSInvalidatedAllObjectsKey] != nil {
            return change(to: [], updated: [])
        }
        let gone = set(NSDeletedObjectsKey).union(set(NSInvalidatedObjectsKey))
        let touched = set(NSInsertedObjectsKey).union(set(NSUpdatedObjectsKey))
            .union(set(NSRefreshedObjectsKey)).subtracting(gone)
        var kept = list.objects
        let known = Set(kept)
        let entities = self.entities
        let fitting = touched.filter { object in
            entities.contains { $0 === object.entity } && passes(object)
        }
        let leaving = known.intersection(gone.union(touched.subtracting(fitting)))
        let coming = fitting.subtracting(known)
        let updated = fitting.intersection(known)
        guard !leaving.isEmpty || !coming.isEmpty || !updated.isEmpty else { return }
        kept.removeAll { leaving.contains($0) }
        kept += coming.sorted { $0.objectID.description < $1.objectID.description }
        change(to: sorted(kept), updated: updated)
    }

    private var entities: [NSEntityDescription] {
        let name = request.entityReference?.name ?? request.entityName ?? ""
        guard let entity = context.model?.entitiesByName[name] ?? request.entityReference else {
            return []
        }
        return request.includesSubentities ? entity.family : [entity]
    }

    private func passes(_ object: NSManagedObject) -> Bool {
        guard let predicate = request.predicate else { return true }
        if predicate.predicateFormat.contains("BLOCK") { return predicate.evaluate(with: object) }
        return predicate.evaluate(with: RowView(object.objectID, nil, in: context))
    }

    private func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        let descriptors = request.sortDescriptors ?? []
        return objects.enumerated().sorted { one, other in
            for descriptor in descriptors {
                switch descriptor.compare(one.element, to: other.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return one.offset < other.offset
        }.map(\.element)
    }

    private func change(to objects: [NSManagedObject], updated: Set<NSManagedObject>) {
        let before = list
        let after = made(of: objects)
        guard let delegate else {
            list = after
            return
        }
        let controller = controller
        outward = controller
        defer { outward = nil }
        list = after
        if tellSnapshot(before: before, updated: updated) { return }
        list = before
        delegate.controllerWillChangeContent?(controller)
        list = after
        let changes = ResultsDifference(from: before, to: after, updated: updated)
        func tell(_ section: ResultsSection, _ index: Int, _ type: NSFetchedResultsChangeType) {
            delegate.controller?(controller, didChange: section, atSectionIndex: index, for: type)
        }
        func tell(
            _ object: NSManagedObject,
            _ old: IndexPath?,
            _ type: NSFetchedResultsChangeType,
            _ new: IndexPath?
        ) {
            delegate.controller?(
                controller,
                didChange: object,
                at: old,
                for: type,
                newIndexPath: new
            )
        }
        for (index, section) in changes.deletedSections { tell(section, index, .delete) }
        for (index, section) in changes.insertedSections { tell(section, index, .insert) }
        for (object, place) in changes.deleted { tell(object, place, .delete, nil) }
        for (object, place) in changes.inserted { tell(object, nil, .insert, place) }
        for (object, old, new) in changes.moved { tell(object, old, .move, new) }
        for (object, old, new) in changes.updated { tell(object, old, .update, new) }
        delegate.controllerDidChangeContent?(controller)
    }

    /// Tells the delegate all results at once; false where it hears of single changes.
    @discardableResult
    private func tellSnapshot(before: ResultsList?, updated: Set<NSManagedObject>) -> Bool {
        guard let delegate else { return false }
        let controller = controller
        if _objcImplements(delegate, "controller(_:didChangeContentWith:)"),
            delegate.controller?(controller, didChangeContentWith: snapshot(updated)) != nil
        {
            return true
        }
        guard _objcImplements(delegate, "controller(_:didChangeContentWithDifference:)") else {
            return false
        }
        let old = before?.objects.map(\.objectID) ?? []
        let difference = list.objects.map(\.objectID).difference(from: old)
        return delegate.controller?(controller, didChangeContentWith: difference) != nil
    }

    private func snapshot(_ updated: Set<NSManagedObject>) -> NSDiffableDataSourceSnapshotReference
    {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        for section in list.sections {
            snapshot.appendSections(withIdentifiers: [section.name])
            snapshot.appendItems(
                withIdentifiers: section.members.map(\.objectID),
                intoSectionWithIdentifier: section.name
            )
        }
        if !updated.isEmpty { snapshot.reloadItems(withIdentifiers: updated.map(\.objectID)) }
        return snapshot
    }
}

/// What changed between two lists of results.
struct ResultsDifference {
    private(set) var deletedSections: [(Int, ResultsSection)] = []
    private(set) var insertedSections: [(Int, ResultsSection)] = []
    private(set) var deleted: [(NSManagedObject, IndexPath)] = []
    private(set) var inserted: [(NSManagedObject, IndexPath)] = []
    private(set) var moved: [(NSManagedObject, IndexPath, IndexPath)] = []
    private(set) var updated: [(NSManagedObject, IndexPath, IndexPath)] = []

    init(from before: ResultsList, to after: ResultsList, updated changed: Set<NSManagedObject>) {
        let oldNames = Set(before.sections.map(\.name))
        let newNames = Set(after.sections.map(\.name))
        deletedSections = before.sections.enumerated().filter {
            !newNames.contains($0.element.name)
        }
        .reversed().map { ($0.offset, $0.element) }
        insertedSections = after.sections.enumerated().filter {
            !oldNames.contains($0.element.name)
        }
        .map { ($0.offset, $0.element) }
        for object in before.objects {
            guard after.place(of: object) == nil, let place = before.place(of: object) else {
                continue
            }
            deleted.append((object, place))
        }
        for object in after.objects {
            guard before.place(of: object) == nil, let place = after.place(of: object) else {
                continue
            }
            inserted.append((object, place))
        }
        let still = Self.unmoved(before, after, changed)
        for object in after.objects {
            guard let old = before.place(of: object), let new = after.place(of: object) else {
                continue
            }
            if !still.contains(ObjectIdentifier(object)) {
                moved.append((object, old, new))
            } else if changed.contains(object) {
                updated.append((object, old, new))
            }
        }
    }

    /// The objects that keep their places relative to each other: those that did not change, and as many of
    /// the others as go with them.
    private static func unmoved(
        _ before: ResultsList,
        _ after: ResultsList,
        _ changed: Set<NSManagedObject>
    ) -> Set<ObjectIdentifier> {
        var still: Set<ObjectIdentifier> = []
        for section in after.sections {
            let kept = section.members.filter { before.section(of: $0) == section.name }
            let old = kept.map { before.place(of: $0)?[1] ?? 0 }
            if zip(old, old.dropFirst()).allSatisfy({ $0 < $1 }) {
                still.formUnion(kept.map { ObjectIdentifier($0) })
                continue
            }
            // The heaviest rising row of old places; an object that did not change weighs more than all
            // that did.
            let weights = kept.map { changed.contains($0) ? 1 : kept.count + 1 }
            var best = weights
            var link = Array(repeating: -1, count: kept.count)
            for index in kept.indices {
                for other in 0..<index
                where old[other] < old[index] && best[other] + weights[index] > best[index] {
                    best[index] = best[other] + weights[index]
                    link[index] = other
                }
            }
            var next = best.indices.max { best[$0] < best[$1] } ?? -1
            while next >= 0 {
                still.insert(ObjectIdentifier(kept[next]))
                next = link[next]
            }
        }
        return still
    }
}
