// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Every settable property of every class that archives take, as `Scripts/archive-table` lists them.
@MainActor
struct ArchiveTableTests {
    private func copy(_ object: Foundation.NSObject) throws -> Foundation.NSObject {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: object,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let result = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        return try #require(result as? Foundation.NSObject)
    }

    @Test func everyClassIsMadeOrListed() {
        for (name, _, _) in ArchiveTable.classes {
            let isMade = ArchiveMakers.all[name] != nil
            let isListed = ArchiveMakers.unmade[name] != nil
            #expect(isMade != isListed, "\(name): make one, or list it with the reason")
        }
    }

    @Test func everyClassComesBack() {
        for (name, make) in ArchiveMakers.all {
            let object = make()
            do {
                #expect(try type(of: copy(object)) == type(of: object), "\(name)")
            } catch {
                Issue.record("\(name) does not come back: \(error)")
            }
        }
    }

    /// What became of each property: of an inherited one with the name of the class before it, and
    /// only where it is not what became of it in the class that declares it.
    private func outcomes() -> [String: ArchiveOutcome] {
        var own: [String: ArchiveOutcome] = [:]
        var inherited: [String: [String: ArchiveOutcome]] = [:]
        for (name, _, _) in ArchiveTable.classes {
            guard let make = ArchiveMakers.all[name] else { continue }
            for property in ArchiveTable.properties(of: name) {
                let outcome = (try? property.check(make) { try copy($0) }) ?? .lost
                if property.owner == name {
                    own[property.name] = outcome
                } else {
                    inherited[property.name, default: [:]][name] = outcome
                }
            }
        }
        var result = own
        for (property, classes) in inherited {
            // An abstract class has no objects; what most of its subclasses do stands for it.
            var most = ArchiveOutcome.kept
            for outcome in [ArchiveOutcome.lost, .untried] {
                let counts = [most, outcome].map { one in classes.values.count { $0 == one } }
                if counts[1] > counts[0] { most = outcome }
            }
            let usual = own[property] ?? most
            result[property] = usual
            for (name, outcome) in classes where outcome != usual {
                result["\(name)/\(property)"] = outcome
            }
        }
        return result
    }

    @Test func everyPropertyComesBackOrIsListed() {
        let found = outcomes()
        for (name, outcome) in found where outcome != ArchiveExceptions.expected(name) {
            Issue.record(
                """
                \(name) is \(outcome), but listed as \(ArchiveExceptions.expected(name)); \
                change ArchiveExceptions.swift
                """
            )
        }
        for name in ArchiveExceptions.names where found[name] == nil {
            Issue.record(
                "\(name) is listed in ArchiveExceptions.swift, but there is no such property"
            )
        }
    }
}
