// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// A section of results.
final class ResultsSection: NSFetchedResultsSectionInfo {
    let name: String
    private let title: String?
    fileprivate(set) var members: [NSManagedObject]

    init(name: String, title: String?, members: [NSManagedObject]) {
        self.name = name
        self.title = title
        self.members = members
    }

    var indexTitle: String? { title }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

/// A list of results in sections, with the places of its objects.
struct ResultsList {
    private(set) var sections: [ResultsSection]
    private(set) var places: [ObjectIdentifier: IndexPath] = [:]

    /// Puts objects, in their order, into sections.
    init(
        _ objects: [NSManagedObject],
        by keyPath: String?,
        title: (String) -> String?
    ) {
        guard let keyPath else {
            sections = [ResultsSection(name: "", title: nil, members: objects)]
            notePlaces()
            return
        }
        var made: [ResultsSection] = []
        var indexes: [String: Int] = [:]
        for object in objects {
            let name = object.value(forKeyPath: keyPath).map { "\($0)" } ?? ""
            if let index = indexes[name] {
                made[index].members.append(object)
            } else {
                indexes[name] = made.count
                made.append(ResultsSection(name: name, title: title(name), members: [object]))
            }
        }
        sections = made
        notePlaces()
    }

    private mutating func notePlaces() {
        for (number, section) in sections.enumerated() {
            for (index, object) in section.members.enumerated() {
                places[ObjectIdentifier(object)] = IndexPath(indexes: [number, index])
            }
        }
    }

    var objects: [NSManagedObject] { sections.flatMap(\.members) }

    func place(of object: NSManagedObject) -> IndexPath? { places[ObjectIdentifier(object)] }

    func section(of object: NSManagedObject) -> String? {
        place(of: object).map { sections[$0[0]].name }
    }
}
