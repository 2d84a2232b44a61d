// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// Makes what a package's manifest says of iOS hold on Linux.
package enum ManifestLowerer {
    /// Targets in Objective-C for which the SDK has a module in Swift.
    private static let standIns: Set<String> = [
        "OHHTTPStubs", "iOSSnapshotTestCaseCore", "RxCocoaRuntime",
    ]

    /// The manifest as it is on a Mac, where packages for iOS are built, with `.linux` beside each
    /// `.iOS` in conditions, and without the targets that the SDK stands in for; nil if nothing of
    /// it changes.
    ///
    /// `isRoot`: whether it is the user's own or lies beside it. The package manager reads those of
    /// others before they can be changed, and both readings must agree.
    package static func lower(
        _ source: String,
        isRoot: Bool = false,
        adding code: String = ""
    ) -> String? {
        let tree = Parser.parse(source: source)
        let finder = ConditionFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        let standIns = StandInFinder(viewMode: .sourceAccurate)
        standIns.walk(tree)
        let hosts = HostFinder(viewMode: .sourceAccurate)
        if isRoot { hosts.walk(tree) }
        let tested = isRoot ? testedMacros(in: tree) : []
        let systems = NewerSystems.platforms(of: tree)
        guard
            !finder.positions.isEmpty || !standIns.elements.isEmpty || !hosts.answers.isEmpty
                || !code.isEmpty || !tested.isEmpty || systems != nil
        else { return nil }
        var edits = EditList(source)
        for position in finder.positions { edits.insert(", .linux", at: position) }
        for element in standIns.elements + tested { edits.blank(element) }
        if let systems { edits.blank(systems) }
        for (node, answer) in hosts.answers { edits.replace(node, with: answer) }
        return edits.applied() + code
    }

    /// Whether a manifest says one thing for Linux and another for Macs.
    package static func asksForHost(in source: String) -> Bool {
        let finder = HostFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: source))
        return !finder.answers.isEmpty
    }

    /// What makes macros dependencies of tests.
    ///
    /// One such dependency makes all tests of the package programs for the machine that builds, as macros are, and
    /// not for iOS; Xcode leaves tests of macros out where tests run on a device.
    private static func testedMacros(in tree: SourceFileSyntax) -> [ArrayElementSyntax] {
        let macros = MacroFinder(viewMode: .sourceAccurate)
        macros.walk(tree)
        guard !macros.names.isEmpty else { return [] }
        return macros.dependencies.filter { name, _ in macros.names.contains(name) }.map(\.element)
    }

    /// Finds macros and the dependencies of test targets.
    private final class MacroFinder: SyntaxVisitor {
        var names: Set<String> = []
        var dependencies: [(name: String, element: ArrayElementSyntax)] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let kind = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            if kind == "macro", let name = Self.name(of: node) { names.insert(name) }
            guard kind == "testTarget" else { return .visitChildren }
            let argument = node.arguments.first { $0.label?.text == "dependencies" }
            for element in argument?.expression.as(ArrayExprSyntax.self)?.elements ?? [] {
                let literal = element.expression.as(StringLiteralExprSyntax.self)
                let call = element.expression.as(FunctionCallExprSyntax.self)
                guard let name = literal?.representedLiteralValue ?? call.flatMap(Self.name) else {
                    continue
                }
                dependencies.append((name, element))
            }
            return .visitChildren
        }

        private static func name(of call: FunctionCallExprSyntax) -> String? {
            let argument = call.arguments.first { $0.label?.text == "name" }
            return argument?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
    }

    /// Finds conditions on the system that the manifest is read on.
    private final class HostFinder: SyntaxVisitor {
        var answers: [(node: FunctionCallExprSyntax, answer: String)] = []

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition { walk(condition) }
            if let elements = node.elements { walk(elements) }
            return .skipChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.calledExpression.code == "os", isCondition(Syntax(node)),
                let name = node.arguments.first?.expression.code
            else { return .visitChildren }
            switch name {
            case "macOS", "OSX": answers.append((node, "true"))
            case "Linux": answers.append((node, "false"))
            default: break
            }
            return .skipChildren
        }

        private func isCondition(_ node: Syntax) -> Bool {
            var inner = node
            while let parent = inner.parent {
                if let clause = parent.as(IfConfigClauseSyntax.self) {
                    return clause.condition.map { Syntax($0).id == inner.id } ?? false
                }
                inner = parent
            }
            return false
        }
    }

    /// The variable that holds the package; nil if no plain declaration says so.
    package static func packageVariable(in source: String) -> String? {
        for item in Parser.parse(source: source).statements {
            guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings {
                let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
                let type = binding.typeAnnotation?.type.code
                guard call?.calledExpression.code == "Package" || type == "Package",
                    let name = binding.pattern.as(IdentifierPatternSyntax.self)
                else { continue }
                return name.identifier.text
            }
        }
        return nil
    }

    /// Whether a manifest names targets of tests.
    package static func hasTests(in source: String) -> Bool {
        let finder = TargetFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: source))
        return finder.testCount > 0
    }

    /// A library that a package offers.
    package struct Product: Equatable, Sendable {
        package let name: String
        /// The names of its targets, with others that the expression for them holds; none where they
        /// are computed elsewhere.
        package let targets: [String]
    }

    /// The libraries that a manifest names.
    package static func products(in source: String) -> [Product] {
        let finder = ProductFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: source))
        return finder.products
    }

    private final class ProductFinder: SyntaxVisitor {
        var products: [Product] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "library"
            else { return .visitChildren }
            func argument(_ label: String) -> ExprSyntax? {
                node.arguments.first { $0.label?.text == label }?.expression
            }
            let name = argument("name")?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            let targets = argument("targets").map { LiteralFinder.texts(in: $0) } ?? []
            if let name { products.append(Product(name: name, targets: targets)) }
            return .skipChildren
        }
    }

    /// Finds texts in an expression, which may be a closure that puts a list together.
    private final class LiteralFinder: SyntaxVisitor {
        private var texts: [String] = []

        static func texts(in node: ExprSyntax) -> [String] {
            let finder = LiteralFinder(viewMode: .sourceAccurate)
            finder.walk(node)
            return finder.texts
        }

        override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            if let text = node.representedLiteralValue { texts.append(text) }
            return .skipChildren
        }
    }

    /// Whether the SDK has a module in the place of a target.
    package static func isStoodIn(_ target: String) -> Bool { standIns.contains(target) }

    /// Finds where lists name a target that the SDK stands in for.
    private final class StandInFinder: SyntaxVisitor {
        var elements: [ArrayElementSyntax] = []

        override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
            var name = node.expression.as(StringLiteralExprSyntax.self)
            // A package may be called like its target: `.package(name: "OHHTTPStubs", url: …)`.
            if let call = node.expression.as(FunctionCallExprSyntax.self),
                let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text != "package"
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

    /// The folder of a target, from the package's own on, and the paths in it that do not belong to
    /// the target; nil if the manifest names no such target.
    package static func place(
        of target: String,
        in source: String
    ) -> (folder: String, excluded: [String])? {
        let finder = TargetFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: source))
        return finder.places[target]
    }

    /// The targets whose folders a manifest leaves to the package manager's rules.
    package static func targetsWithoutPath(in source: String) -> [(name: String, isTest: Bool)] {
        let finder = TargetFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: source))
        return finder.withoutPath
    }

    /// The folders of the test targets that a manifest names, from the package's own on.
    package static func testFolders(in source: String) -> [String] {
        let finder = TargetFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: source))
        return finder.testFolders.sorted()
    }

    private final class TargetFinder: SyntaxVisitor {
        private static let kinds: Set<String> = [
            "target", "executableTarget", "testTarget", "binaryTarget", "systemLibrary", "macro",
        ]
        var names: Set<String> = []
        var folders: Set<String> = []
        var places: [String: (folder: String, excluded: [String])] = [:]
        var testFolders: Set<String> = []
        var withoutPath: [(name: String, isTest: Bool)] = []
        var testCount = 0

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                == "testTarget"
            {
                testCount += 1
            }
            // Manifests have functions of their own that make targets: `.rxTarget(name: "RxSwift")`.
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                Self.kinds.contains(member.declName.baseName.text)
                    || member.declName.baseName.text.hasSuffix("Target"),
                let argument = node.arguments.first(where: { $0.label?.text == "name" }),
                let literal = argument.expression.as(StringLiteralExprSyntax.self),
                let name = literal.representedLiteralValue
            else { return .visitChildren }
            names.insert(name)
            let isTest = member.declName.baseName.text == "testTarget"
            let path = node.arguments.first { $0.label?.text == "path" }
            let given = path?.expression.as(StringLiteralExprSyntax.self)
            let folder =
                given.map { $0.representedLiteralValue ?? "" }
                ?? (isTest ? "Tests/" : "Sources/") + name
            folders.insert(folder)
            let excluded = node.arguments.first { $0.label?.text == "exclude" }?.expression
            // `.target(name: "A")` is another target's dependency, too.
            let isDependency = Syntax(node).ancestors.contains {
                $0.as(LabeledExprSyntax.self)?.label?.text == "dependencies"
            }
            if !isDependency {
                places[name] = (folder, excluded.map { LiteralFinder.texts(in: $0) } ?? [])
                let kind = member.declName.baseName.text
                if path == nil, ["target", "executableTarget", "testTarget"].contains(kind) {
                    withoutPath.append((name, isTest))
                }
            }
            if isTest { testFolders.insert(folder) }
            return .visitChildren
        }
    }

    private final class ConditionFinder: SyntaxVisitor {
        var positions: [AbsolutePosition] = []

        /// The platforms without versions, as conditions and manifests' own constants list them.
        private static let platforms: Set<String> = [
            "iOS", "macOS", "macCatalyst", "tvOS", "watchOS", "visionOS", "driverKit", "android",
            "windows", "wasi", "openbsd",
        ]

        override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
            let names = node.elements.map { element in
                element.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
            }
            guard let index = names.firstIndex(of: "iOS"),
                names.allSatisfy(Self.platforms.contains)
            else { return .visitChildren }
            let place = node.elements.index(node.elements.startIndex, offsetBy: index)
            let element = node.elements[place]
            positions.append(element.expression.endPositionBeforeTrailingTrivia)
            return .visitChildren
        }
    }
}
