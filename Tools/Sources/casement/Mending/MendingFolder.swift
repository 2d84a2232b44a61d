// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// Where the mended modules of a build lie, and how the compiler's wrapper is told of it.
struct MendingFolder {
    /// What may be left out.
    enum Policy: String {
        /// Whatever does not compile.
        case everywhere
        /// Only parts of packages that the user's own depends on.
        case dependencies
    }

    /// One folder for each module.
    let folder: URL

    /// What the wrapper is told.
    ///
    /// `absentMembers`: what was left out with frameworks that are not here, and those frameworks;
    /// `leftOut`: libraries that cannot be had; `objectConformances`: the protocols that every object
    /// conforms to, by module.
    func environment(
        _ policy: Policy,
        absentMembers: [String: String] = [:],
        leftOut: Set<String> = [],
        objectConformances: [String: Set<String>] = [:]
    ) -> [String: String] {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return [
            "CASEMENT_MENDER": program.path, "CASEMENT_MENDING": folder.path,
            "CASEMENT_MENDING_CUTS": policy.rawValue,
            Self.absentMembersKey: absentMembers.sorted { $0.key < $1.key }
                .map { "\($0.key)=\($0.value)" }.joined(separator: ";"),
            Self.leftOutKey: leftOut.sorted().joined(separator: ";"),
            Self.objectsKey: objectConformances.sorted { $0.key < $1.key }
                .map { "\($0.key)=\($0.value.sorted().joined(separator: ","))" }
                .joined(separator: ";"),
        ]
    }

    private static let absentMembersKey = "CASEMENT_MENDING_ABSENT"

    private static let objectsKey = "CASEMENT_MENDING_OBJECTS"

    /// The protocols that the wrapper was told that every object conforms to, by module.
    static func objectConformances(in environment: [String: String]) -> [String: Set<String>] {
        let entries = environment[objectsKey]?.split(separator: ";") ?? []
        return entries.reduce(into: [:]) { all, entry in
            let parts = entry.split(separator: "=").map(String.init)
            guard parts.count == 2 else { return }
            all[parts[0]] = Set(parts[1].split(separator: ",").map(String.init))
        }
    }

    private static let leftOutKey = "CASEMENT_MENDING_LEFT_OUT"

    /// The libraries that the wrapper was told of.
    static func leftOut(in environment: [String: String]) -> Set<String> {
        Set(environment[leftOutKey]?.split(separator: ";").map(String.init) ?? [])
    }

    /// The members that the wrapper was told of.
    static func absentMembers(in environment: [String: String]) -> [String: String] {
        let entries = environment[absentMembersKey]?.split(separator: ";") ?? []
        return entries.reduce(into: [:]) { all, entry in
            let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2 { all[parts[0]] = parts[1] }
        }
    }

    /// The records of the modules that were mended.
    func records() -> [MendingRecord] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap {
            MendingRecord.read(folder.appendingPathComponent("\($0)/record.json"))
        }
    }

    /// What was left out of the user's own package and of others.
    func cuts() -> (own: [Cut], others: [Cut]) {
        let all = records()
        func cuts(_ isOwn: Bool) -> [Cut] {
            all.filter { $0.isOwn == isOwn }.flatMap(\.cuts).filter {
                FileManager.default.fileExists(atPath: $0.path)
            }
        }
        var told = ToldCuts()
        return (told.from(cuts(true)), cuts(false))
    }

    // MARK: What the linker misses

    private var symbols: URL { folder.appendingPathComponent("absent-symbols/record.json") }

    /// Notes functions that nobody defines as left out, with the lines that need them.
    func keep(
        symbols missing: [String: (path: String, line: Int)],
        _ titles: [String: String]
    ) throws {
        var record = MendingRecord.read(symbols) ?? MendingRecord()
        record.module = "absent-symbols"
        for (name, place) in missing.sorted(by: { $0.key < $1.key }) {
            record.cuts.append(
                Cut(
                    path: place.path,
                    line: place.line,
                    column: 1,
                    name: titles[name] ?? name,
                    reason: "nothing that is linked defines it",
                    isGone: true
                )
            )
        }
        try Files.makeFolder(symbols.deletingLastPathComponent())
        try record.write(to: symbols)
    }

    /// Forgets them, where the framework is another one.
    func forgetSymbols() { try? FileManager.default.removeItem(at: symbols) }
}
