// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// What the framework's own sources say of optional requirements and of classes.
package enum FrameworkFacts {
    /// The classes that others may inherit from and that inherit from the runtime's `NSObject`.
    ///
    /// They are found as words, without a parser: the framework declares each at the beginning of a
    /// line.
    package static func objectClasses(in sources: [String]) -> Set<String> {
        Set(superclasses(in: sources).keys).union(["NSObject"])
    }

    /// What each of those classes inherits from; `NSObject` is not among them.
    package static func superclasses(in sources: [String]) -> [String: String] {
        var parents: [String: String] = [:]
        for source in sources {
            for line in source.split(separator: "\n") {
                guard let range = line.firstRange(of: "open class "),
                    line[..<range.lowerBound].allSatisfy({ $0 == "@" || $0 == " " || $0.isLetter })
                else { continue }
                let words = line[range.upperBound...].split {
                    !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "<")
                }
                guard words.count > 1, line.contains(":") else { continue }
                parents[String(words[0])] = String(words[1])
            }
        }
        // The runtime's class is the end, whatever stands above it.
        parents["NSObject"] = nil
        var found: Set<String> = ["NSObject"]
        var isGrowing = true
        while isGrowing {
            let more = parents.filter { found.contains($0.value) && !found.contains($0.key) }
            found.formUnion(more.keys)
            isGrowing = !more.isEmpty
        }
        return parents.filter { found.contains($0.key) }
    }

    /// The framework's and Foundation's classes that take generic arguments.
    static let genericClasses: Set<String> = [
        "CNLabeledValue", "GKComponentSystem", "GKGridGraph", "GKMeshGraph", "GKObstacleGraph",
        "GKOctree", "GKQuadtree", "GKRTree", "MXAverage", "MXHistogram", "MXHistogramBucket",
        "NSAsynchronousFetchRequest", "NSAsynchronousFetchResult", "NSCache",
        "NSFetchRequest", "NSFetchedResultsController", "NSHashTable", "NSLayoutAnchor",
        "NSMapTable", "PHFetchResult", "PHFetchResultChangeDetails", "PHObjectChangeDetails",
        "UICollectionViewDiffableDataSource", "UIIndirectScribbleInteraction",
        "UITableViewDiffableDataSource",
    ]

    /// Foundation's protocols that inherit from one to which the framework adds requirements.
    private static let foundationsDelegates = [
        "URLSessionDataDelegate": ["URLSessionTaskDelegate"],
        "URLSessionDownloadDelegate": ["URLSessionTaskDelegate"],
        "URLSessionStreamDelegate": ["URLSessionTaskDelegate"],
        "URLSessionWebSocketDelegate": ["URLSessionTaskDelegate"],
    ]

    /// The full names of optional requirements by protocol.
    ///
    /// Optional are the methods whose default implementation is `_objcDefault`. Protocols that
    /// inherit from one of those stand there too.
    package static func optionalRequirements(in sources: [String]) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        var parents = foundationsDelegates
        for source in sources {
            let declaresDefaults = source.contains("_objcDefault(")
            guard declaresDefaults || source.contains("protocol ") else { continue }
            let tree = Parser.parse(source: source)
            for item in tree.statements {
                if let node = item.item.as(ProtocolDeclSyntax.self) {
                    parents[node.name.text] = node.inheritanceClause.names
                } else if declaresDefaults, let node = item.item.as(ExtensionDeclSyntax.self) {
                    let names = node.memberBlock.members.flatMap { member -> [String] in
                        guard let function = member.decl.as(FunctionDeclSyntax.self),
                            function.body?.description.contains("_objcDefault(") ?? false
                        else { return [] }
                        return function.namesOfRequirement
                    }
                    guard !names.isEmpty else { continue }
                    found[node.extendedType.code, default: []].formUnion(names)
                }
            }
        }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (name, above) in parents where found[name] == nil {
                guard above.contains(where: { found[$0] != nil }) else { continue }
                found[name] = []
                isGrowing = true
            }
        }
        return found
    }

    /// The names of public types, and of functions and constants that are written like types or like
    /// `kCMTimeMaxTimescale`, by the lines that declare them.
    package static func publicTypes(in sources: [String]) -> Set<String> {
        publicNames(
            in: sources,
            ["class", "struct", "enum", "protocol", "typealias", "actor", "func", "let", "var"]
        )
    }

    /// The names of public protocols.
    package static func publicProtocols(in sources: [String]) -> Set<String> {
        publicNames(in: sources, ["protocol"])
    }

    private static func publicNames(
        in sources: [String],
        _ kinds: Set<Substring>
    ) -> Set<String> {
        var result: Set<String> = []
        for source in sources {
            for line in source.split(separator: "\n") {
                let words = line.split { $0 == " " }
                guard let kind = words.firstIndex(where: { kinds.contains($0) }),
                    words[..<kind].contains(where: { $0 == "public" || $0 == "open" }),
                    words.indices.contains(kind + 1)
                else { continue }
                let name = words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                let start = name.first == "k" ? name.dropFirst().first : name.first
                if start?.isUppercase ?? false { result.insert(String(name)) }
            }
        }
        return result
    }
}
