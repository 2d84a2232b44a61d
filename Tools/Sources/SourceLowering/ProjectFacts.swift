// SPDX-License-Identifier: Apache-2.0

/// What the files of a package, and the framework, mean for the lowering of each of them.
///
/// Files are lowered one by one; this is all that one knows of the others. Its fingerprint goes
/// into the path of the lowered copy, so that a change here compiles everything anew, and a change
/// in one function's body only its file.
public struct ProjectFacts: Hashable, Sendable {
    /// The optional requirements of the framework's protocols and of the package's own.
    package var optionalRequirements: Set<String> = []
    /// The protocols that have some or inherit some.
    package var optionalProtocols: Set<String> = []
    /// Types in whose bodies nothing can be listed.
    var genericTypes: Set<String> = []
    var classes: Set<String> = []
    /// Members of extensions that a class body must stand in for, by class and full name.
    var forwarders: [String: [String: String]] = [:]

    /// Members of classes here that override one which an extension here gives a class of another
    /// package, by class and full name, with that class.
    var foreignOverrides: [String: [String: String]] = [:]

    /// Gathers the facts.
    ///
    /// `framework`: protocols with optional requirements and the requirements' full names.
    package init(framework: [String: Set<String>] = [:], files: [FileFacts]) {
        optionalProtocols = Set(framework.keys)
        optionalRequirements = framework.values.reduce(into: []) { $0.formUnion($1) }
        var parents: [String: [String]] = [:]
        var superclasses: [String: String] = [:]
        for file in files {
            genericTypes.formUnion(file.genericTypes)
            for (name, requirements) in file.optionalRequirements {
                optionalProtocols.insert(name)
                optionalRequirements.formUnion(requirements)
            }
            parents.merge(file.protocolParents) { $0 + $1 }
            for (name, aClass) in file.classes {
                classes.insert(name)
                if let parent = aClass.parent { superclasses[name] = parent }
            }
        }
        closeProtocols(parents)
        collectForwarders(files, superclasses)
        collectForeignOverrides(files, superclasses)
    }

    private mutating func collectForeignOverrides(
        _ files: [FileFacts],
        _ superclasses: [String: String]
    ) {
        var members: [String: Set<String>] = [:]
        for member in files.flatMap(\.extensionMembers)
        where !classes.contains(member.type) && !member.isOverride {
            members[member.type, default: []].insert(member.fullName)
        }
        guard !members.isEmpty else { return }
        for file in files {
            for (name, overrides) in file.overrides where classes.contains(name) {
                var above = superclasses[name]
                var steps = 0
                while let current = above, classes.contains(current), steps < 64 {
                    above = superclasses[current]
                    steps += 1
                }
                guard let root = above, let known = members[root] else { continue }
                for member in overrides.intersection(known) {
                    foreignOverrides[name, default: [:]][member] = root
                }
            }
        }
    }

    /// Takes in the protocols that inherit from one with optional requirements.
    private mutating func closeProtocols(_ parents: [String: [String]]) {
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (name, above) in parents where !optionalProtocols.contains(name) {
                guard above.contains(where: { optionalProtocols.contains($0) }) else { continue }
                optionalProtocols.insert(name)
                isGrowing = true
            }
        }
    }

    private mutating func collectForwarders(
        _ files: [FileFacts],
        _ superclasses: [String: String]
    ) {
        // What subclasses in this package override, by the class that they inherit it from.
        var overridden: [String: Set<String>] = [:]
        for file in files {
            for (name, members) in file.overrides {
                var above = superclasses[name]
                var steps = 0
                while let current = above, steps < 64 {
                    overridden[current, default: []].formUnion(members)
                    above = superclasses[current]
                    steps += 1
                }
            }
        }
        for member in files.flatMap(\.extensionMembers) where classes.contains(member.type) {
            let isOverridden = overridden[member.type]?.contains(member.fullName) ?? false
            guard member.isOverride || isOverridden else { continue }
            forwarders[member.type, default: [:]][member.fullName] = member.forwarder
        }
    }

    /// A text that is equal for equal facts, in every run.
    public var fingerprint: String {
        var lines = optionalRequirements.sorted() + ["-"] + optionalProtocols.sorted() + ["-"]
        lines += genericTypes.sorted() + ["-"] + classes.sorted() + ["-"]
        for (type, members) in foreignOverrides.sorted(by: { $0.key < $1.key }) {
            lines.append(type)
            lines += members.keys.sorted()
        }
        lines.append("-")
        for (type, members) in forwarders.sorted(by: { $0.key < $1.key }) {
            lines.append(type)
            lines += members.sorted { $0.key < $1.key }.map { $0.key + " " + $0.value }
        }
        return lines.joined(separator: "\n")
    }
}
