// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// Makes what a package's manifest says of iOS hold on Linux.
package enum ManifestLowerer {
    /// Targets in Objective-C for which the SDK has a module in Swift.
    private static let standIns: Set<String> = ["iOSSnapshotTestCaseCore"]

    /// The manifest with `.linux` beside each `.iOS` in conditions, and without the targets that
    /// the SDK stands in for; nil if there is none of either.
    package static func lower(_ source: String) -> String? {
        let tree = Parser.parse(source: source)
        let finder = ConditionFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        let standIns = StandInFinder(viewMode: .sourceAccurate)
        standIns.walk(tree)
        guard !finder.positions.isEmpty || !standIns.elements.isEmpty else { return nil }
        var edits = EditList(source)
        for position in finder.positions { edits.insert(", .linux", at: position) }
        for element in standIns.elements { edits.blank(element) }
        return edits.applied()
    }

    /// Whether the SDK has a module in the place of a target.
    package static func isStoodIn(_ target: String) -> Bool { standIns.contains(target) }

    /// Finds where lists name a target that the SDK stands in for.
    private final class StandInFinder: SyntaxVisitor {
        var elements: [ArrayElementSyntax] = []

        override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
            var name = node.expression.as(StringLiteralExprSyntax.self)
            if let call = node.expression.as(FunctionCallExprSyntax.self),
                call.calledExpression.is(MemberAccessExprSyntax.self)
            {
                let argument = call.arguments.first { $0.label?.text == "name" }
                name = argument?.expression.as(StringLiteralExprSyntax.self)
            }
            guard let text = name?.representedLiteralValue,
                ManifestLowerer.standIns.contains(text)
            else { return .visitChildren }
            elements.append(node)
            return .skipChildren
        }
    }

    /// The targets that a manifest names.
    package static func targets(in source: String) -> Set<String> {
        let finder = TargetFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: source))
        return finder.names
    }

    /// The folders of the targets that a manifest names, from the package's own on, longest first.
    package static func folders(in source: String) -> [String] {
        let finder = TargetFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: source))
        return finder.folders.sorted { ($0.count, $0) > ($1.count, $1) }
    }

    private final class TargetFinder: SyntaxVisitor {
        private static let kinds: Set<String> = [
            "target", "executableTarget", "testTarget", "binaryTarget", "systemLibrary", "macro",
        ]
        var names: Set<String> = []
        var folders: Set<String> = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                Self.kinds.contains(member.declName.baseName.text),
                let argument = node.arguments.first(where: { $0.label?.text == "name" }),
                let literal = argument.expression.as(StringLiteralExprSyntax.self),
                let name = literal.representedLiteralValue
            else { return .visitChildren }
            names.insert(name)
            let path = node.arguments.first { $0.label?.text == "path" }
            if let given = path?.expression.as(StringLiteralExprSyntax.self) {
                folders.insert(given.representedLiteralValue ?? "")
            } else {
                let isTest = member.declName.baseName.text == "testTarget"
                folders.insert((isTest ? "Tests/" : "Sources/") + name)
            }
            return .visitChildren
        }
    }

    private final class ConditionFinder: SyntaxVisitor {
        var positions: [AbsolutePosition] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "when",
                let argument = node.arguments.first(where: { $0.label?.text == "platforms" }),
                let platforms = argument.expression.as(ArrayExprSyntax.self)
            else { return .visitChildren }
            let names = platforms.elements.map { $0.expression.code }
            guard !names.contains(".linux"), let index = names.firstIndex(of: ".iOS") else {
                return .visitChildren
            }
            let element = platforms.elements[
                platforms.elements.index(platforms.elements.startIndex, offsetBy: index)
            ]
            positions.append(element.expression.endPositionBeforeTrailingTrivia)
            return .visitChildren
        }
    }
}
