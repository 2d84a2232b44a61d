// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// A target as a manifest writes it, and how another folder takes its place.
package struct ManifestTarget: Sendable {
    package let name: String
    /// The folder that the manifest gives; nil for the usual one.
    package let path: String?
    /// The folder of its public headers; nil for the usual one.
    package let publicHeaders: String?
    /// Folders that C looks for headers in.
    package let headerFolders: [String]
    /// Macros that C knows.
    package let definitions: [String]
    /// Paths within the folder that are no sources.
    package let excluded: [String]
    /// All names among the dependencies.
    package let dependencies: [String]

    /// The plain targets of a manifest, without those of tests and plug-ins.
    package static func all(in manifest: String) -> [ManifestTarget] {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: manifest))
        return finder.calls.map(\.target)
    }

    /// A manifest in which targets have other folders, with Swift alone in them.
    package static func moving(_ folders: [String: String], in manifest: String) -> String {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: manifest))
        var edits = EditList(manifest)
        for (target, call) in finder.calls {
            guard let folder = folders[target.name] else { continue }
            var words = ["name: \"\(target.name)\""]
            if let list = call.arguments.first(where: { $0.label?.text == "dependencies" }) {
                words.append("dependencies: \(list.expression.trimmedDescription)")
            }
            words.append("path: \"\(folder)\"")
            // Before that the mode is that of Swift 5 by itself.
            if manifest.contains(/swift-tools-version:\s*(?:[6-9]|\d\d)/) {
                words.append("swiftSettings: [.swiftLanguageMode(.v5)]")
            }
            edits.replace(call.arguments, with: words.joined(separator: ", "))
        }
        return edits.applied()
    }

    private final class Finder: SyntaxVisitor {
        var calls: [(target: ManifestTarget, call: FunctionCallExprSyntax)] = []

        /// A manifest runs on Linux: what is for other systems only declares nothing.
        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            guard let condition = node.condition?.trimmedDescription, !condition.contains("||")
            else { return .visitChildren }
            let others = [
                "os(macOS)", "os(iOS)", "!os(Linux)", "canImport(Darwin)", "canImport(ObjectiveC)",
            ]
            let parts = condition.split(separator: "&").map {
                $0.trimmingPrefix { $0 == " " }.description
            }
            let isForOthers = parts.contains { part in others.contains { part.hasPrefix($0) } }
            return isForOthers ? .skipChildren : .visitChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "target",
                let name = text(node, "name")
            else { return .visitChildren }
            let settings = ["cSettings", "cxxSettings"].compactMap { argument(node, $0) }
            let target = ManifestTarget(
                name: name,
                path: text(node, "path"),
                publicHeaders: text(node, "publicHeadersPath"),
                headerFolders: settings.flatMap { words(of: "headerSearchPath", in: $0) },
                definitions: settings.flatMap { words(of: "define", in: $0) },
                excluded: argument(node, "exclude").map(strings) ?? [],
                dependencies: argument(node, "dependencies").map(strings) ?? []
            )
            // A dependency is written like a target, and has no folder of its own.
            if !isDependency(Syntax(node)) { calls.append((target, node)) }
            return .visitChildren
        }

        private func isDependency(_ node: Syntax) -> Bool {
            var here = node.parent
            while let outer = here {
                if outer.as(LabeledExprSyntax.self)?.label?.text == "dependencies" { return true }
                here = outer.parent
            }
            return false
        }

        private func argument(_ call: FunctionCallExprSyntax, _ label: String) -> ExprSyntax? {
            call.arguments.first { $0.label?.text == label }?.expression
        }

        private func text(_ call: FunctionCallExprSyntax, _ label: String) -> String? {
            argument(call, label)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }

        private func strings(_ expression: ExprSyntax) -> [String] {
            let finder = Strings(viewMode: .sourceAccurate)
            finder.walk(expression)
            return finder.found
        }

        /// The first words of all calls of a name.
        private func words(of name: String, in expression: ExprSyntax) -> [String] {
            let finder = Calls(viewMode: .sourceAccurate)
            finder.walk(expression)
            return finder.found.filter { $0.name == name }.map(\.word)
        }
    }

    private final class Strings: SyntaxVisitor {
        var found: [String] = []

        override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            if let text = node.representedLiteralValue { found.append(text) }
            return .skipChildren
        }
    }

    private final class Calls: SyntaxVisitor {
        var found: [(name: String, word: String)] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                let first = node.arguments.first?.expression.as(StringLiteralExprSyntax.self),
                let word = first.representedLiteralValue
            {
                found.append((member.declName.baseName.text, word))
            }
            return .visitChildren
        }
    }
}
