// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// What becomes of a property in an archive.
enum ArchiveOutcome: Equatable {
    /// It comes back as it was set.
    case kept
    /// It comes back as something else.
    case lost
    /// There is no other value to set, or none that the object takes.
    case untried
}

/// A settable property of a class that archives take.
struct ArchivedProperty {
    /// The class that declares it, a dot and its name.
    let name: String
    /// The class that declares it.
    var owner: String {
        name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
    }
    /// Sets the property of a new object, archives that and compares.
    let check:
        @MainActor (
            _ make: () -> Foundation.NSObject,
            _ copy: (Foundation.NSObject) throws -> Foundation.NSObject
        ) throws -> ArchiveOutcome
}

/// The settable properties of one class.
@MainActor
struct ArchiveTable {
    private(set) var properties: [ArchivedProperty] = []

    mutating func add<Root: Foundation.NSObject, Value>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Root, Value>
    ) {
        properties.append(
            ArchivedProperty(name: name) { make, copy in
                guard !ArchiveExceptions.trapping.contains(name), let object = make() as? Root
                else { return .untried }
                let before = object[keyPath: path]
                var outcome = ArchiveOutcome.untried
                for sample in ArchiveSamples.values(of: Value.self, unlike: before) {
                    guard let value = sample as? Value else { continue }
                    object[keyPath: path] = value
                    let set = object[keyPath: path]
                    if ArchiveSamples.areEqual(set, before) { continue }
                    guard let again = try copy(object) as? Root else { return .lost }
                    let isKept = ArchiveSamples.areEqual(set, again[keyPath: path])
                    outcome = isKept ? .kept : .lost
                    // Of what takes any object, one sample is of the kind that it uses.
                    guard !isKept, Value.self is Any?.Type || Value.self is [Any]?.Type else {
                        return outcome
                    }
                }
                return outcome
            }
        )
    }

    /// The properties of a class and of those that it inherits from.
    static func properties(of name: String) -> [ArchivedProperty] {
        var table = ArchiveTable()
        var next: String? = name
        while let current = next, let row = classes.first(where: { $0.name == current }) {
            row.add(&table)
            next = row.above
        }
        return table.properties
    }
}
