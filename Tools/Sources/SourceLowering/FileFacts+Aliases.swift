// SPDX-License-Identifier: Apache-2.0

// A type may be extended and inherited from by another name that the package gives it.
extension FileFacts {
    /// The types by their other names, as far as all files agree and nothing else is called so.
    static func typeAliases(in files: [FileFacts]) -> [String: String] {
        var all: [String: Set<String>] = [:]
        for (name, type) in files.flatMap(\.aliases) { all[name, default: []].insert(type) }
        let declared = files.reduce(into: Set<String>()) { names, file in
            names.formUnion(file.classes.keys)
            names.formUnion(file.protocolParents.keys)
        }
        let known = all.compactMapValues { $0.count == 1 ? $0.first : nil }
            .filter { !declared.contains($0.key) && !$0.value.contains("<") }
        return known.mapValues { first in
            var type = first
            for _ in 0..<16 {
                guard let next = known[type] else { break }
                type = next
            }
            return type
        }
    }

    /// The same facts with the types' own names for others.
    func naming(_ aliases: [String: String]) -> FileFacts {
        guard !aliases.isEmpty else { return self }
        var result = self
        for (name, item) in classes {
            if let type = item.parent.flatMap({ aliases[$0] }) {
                result.classes[name]?.parent = type
            }
        }
        for index in extensionMembers.indices {
            guard let type = aliases[extensionMembers[index].type] else { continue }
            result.extensionMembers[index].type = type
        }
        for (name, type) in aliases {
            Self.move(name, type, &result.overrides) { $0.union($1) }
            Self.move(name, type, &result.adoptions) { $0.union($1) }
            Self.move(name, type, &result.rungs) { $0.union($1) }
            Self.move(name, type, &result.roots) { $0.union($1) }
            Self.move(name, type, &result.exposedRoots) { $0.union($1) }
            Self.move(name, type, &result.ladderTypes) { $0.merging($1) { own, _ in own } }
            Self.move(name, type, &result.methods) { $0.merging($1, uniquingKeysWith: +) }
            Self.move(name, type, &result.propertyNames) { $0.merging($1) { own, _ in own } }
            Self.move(name, type, &result.initialisers, +)
        }
        return result
    }

    private static func move<Value>(
        _ name: String,
        _ type: String,
        _ values: inout [String: Value],
        _ join: (Value, Value) -> Value
    ) {
        guard let value = values.removeValue(forKey: name) else { return }
        values[type] = values[type].map { join($0, value) } ?? value
    }
}
