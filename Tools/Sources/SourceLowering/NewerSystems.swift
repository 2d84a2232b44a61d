// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Systems that a manifest's version does not know: `.iOS(.v13)` for Swift 5.0.
///
/// The package manager refuses such a manifest, although the versions mean nothing on Linux. Libraries have them that are
/// built by their projects or as pods.
enum NewerSystems {
    /// The argument of the package that names systems which the manifest's version does not know.
    static func platforms(of tree: SourceFileSyntax) -> LabeledExprSyntax? {
        guard let version = toolsVersion(of: tree) else { return nil }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(tree)
        guard let platforms = finder.platforms,
            finder.systems.contains(where: { isNewer($0, than: version) })
        else { return nil }
        return platforms
    }

    /// Systems, and the version of the package manager that was the first to know them.
    private static let introduced: [(systems: Set<String>, version: [Int])] = [
        (["macOS.v10_15", "iOS.v13", "tvOS.v13", "watchOS.v6"], [5, 1]),
        (["macOS.v11", "iOS.v14", "tvOS.v14", "watchOS.v7"], [5, 3]),
        (["macOS.v12", "iOS.v15", "tvOS.v15", "watchOS.v8"], [5, 5]),
        (["macOS.v13", "iOS.v16", "tvOS.v16", "watchOS.v9"], [5, 7]),
        (["macOS.v14", "iOS.v17", "tvOS.v17", "watchOS.v10"], [5, 9]),
        (["macOS.v15", "iOS.v18", "tvOS.v18", "watchOS.v11"], [6, 0]),
        (["macOS.v26", "iOS.v26", "tvOS.v26", "watchOS.v26"], [6, 2]),
    ]

    private static func isNewer(_ system: String, than version: [Int]) -> Bool {
        introduced.contains {
            $0.systems.contains(system) && version.lexicographicallyPrecedes($0.version)
        }
    }

    /// The version in the manifest's first line.
    private static func toolsVersion(of tree: SourceFileSyntax) -> [Int]? {
        let comments = tree.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.description ?? ""
        guard let match = comments.firstMatch(of: /swift-tools-version:\s*([0-9.]+)/) else {
            return nil
        }
        return match.1.split(separator: ".").compactMap { Int($0) }
    }

    /// Finds `.iOS(.v13)` in what a package says of its platforms.
    private final class Finder: SyntaxVisitor {
        var platforms: LabeledExprSyntax?
        var systems: [String] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.code == "Package" {
                platforms = node.arguments.first { $0.label?.text == "platforms" }
                if let platforms { walk(platforms.expression) }
                return .skipChildren
            }
            let words = [node.calledExpression, node.arguments.first?.expression].compactMap {
                $0?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            }
            guard words.count == 2 else { return .visitChildren }
            systems.append(words.joined(separator: "."))
            return .skipChildren
        }
    }
}
