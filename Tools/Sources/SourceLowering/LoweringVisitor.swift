// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Walks one file and collects its edits; each kind of edit is in an extension of its own.
final class LoweringVisitor: SyntaxVisitor {
    let path: String
    let tree: SourceFileSyntax
    let facts: ProjectFacts
    let mode: Lowerer.Mode
    /// This file's own facts.
    let own: FileFacts
    /// Made with the first note: most files have none, and it reads the whole text.
    private lazy var locations = SourceLocationConverter(fileName: path, tree: tree)
    /// Whether the file asks for Darwin and has nothing for a system without it: what is portable is taken where
    /// there is something, since it is known to work here.
    lazy var isForDarwinAlone: Bool = {
        let finder = DarwinFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.isAlone
    }()
    var edits: EditList
    /// Whether the file has lists of members already, as one has that is lowered once more.
    let hasLists: Bool
    var notes: [LoweringNote] = []
    var scopes: [TypeScope] = []
    /// Whether UIKit is seen without an import, by the header of the file's own framework.
    let seesUIKit: Bool
    /// Whether an Xcode project compiles the file, and no package.
    var isOfProject = false
    /// Whether the file's module has types that are not copied.
    var hasNoncopyableTypes = false
    /// Whether the file's module has tests.
    var isOfTests = false
    /// Whether the file has an import of the function that gives a class its object, alone.
    var importsIdentity = false
    /// How many lists of members the file got so far.
    var listCount = 0
    let fileTag: String
    /// Members that were left out with frameworks which are not here, and those frameworks.
    var absentMembers: [String: String] = [:]
    /// Names of the root class that are written with Foundation's already.
    var privateObjects: Set<SyntaxIdentifier> = []
    /// Declarations that need a framework which is not here.
    var leftOut: Set<SyntaxIdentifier> = []

    init(
        _ file: ParsedFile,
        path: String,
        facts: ProjectFacts,
        mode: Lowerer.Mode,
        seesUIKit: Bool
    ) {
        self.seesUIKit = seesUIKit
        self.path = path
        tree = file.tree
        self.facts = facts
        self.mode = mode
        own = file.facts
        edits = EditList(file.source)
        hasLists = edits.contains(anyOf: [Array("__objc_".utf8), Array("_objcListMembers".utf8)])
        fileTag = Self.tag(of: path)
        super.init(viewMode: .sourceAccurate)
    }

    /// Eight hexadecimal digits that tell files of one module apart.
    private static func tag(of path: String) -> String {
        var hash: UInt32 = 2_166_136_261
        for byte in path.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    func run() -> Lowerer.Result {
        if mode == .full {
            lowerAbsentImports()
            lowerImports()
            lowerPrivateObjects()
        }
        walk(tree)
        return Lowerer.Result(
            text: edits.applied(),
            notes: notes,
            absentMembers: absentMembers
        )
    }

    /// Notes what cannot be lowered.
    func note(_ node: some SyntaxProtocol, _ message: String, remedy: String) {
        let place = locations.location(for: node.positionAfterSkippingLeadingTrivia)
        notes.append(
            LoweringNote(
                path: path,
                line: place.line,
                column: place.column,
                message: message,
                remedy: remedy
            )
        )
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full { lower(guardIn: node) }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        leftOut.contains(node.id) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        leftOut.contains(node.id) ? .skipChildren : .visitChildren
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            if let condition = clause.condition { lower(condition: Syntax(condition)) }
        }
        // What never holds is text only, of which there is nothing to say.
        let clauses = mode == .full ? PlatformCondition.compiled(node) : Array(node.clauses)
        for elements in clauses.compactMap(\.elements) { walk(elements) }
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let scope = TypeScope(
            .aClass,
            name: node.name.text,
            in: scopes.last,
            isGeneric: node.genericParameterClause != nil,
            attributes: node.attributes
        )
        scopes.append(scope)
        lower(configuration: node, scope)
        if mode == .full {
            finish(class: node, scope)
            lower(spec: node, scope)
            lower(notificationCenter: node)
            lower(archiver: node)
            lower(translatingBundle: node)
            lower(bareSubclass: node)
            lower(constraintsOf: node, node.genericParameterClause, node.genericWhereClause)
        }
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = extendedName(node)
        let scope = TypeScope(
            .anExtension,
            name: name,
            in: nil,
            isGeneric: facts.genericTypes.contains(facts.type(named: name))
                || own.genericTypes.contains(name)
                || node.genericWhereClause != nil,
            attributes: node.attributes
        )
        scopes.append(scope)
        if mode == .full {
            finish(extension: node, scope)
            lower(conformanceOfObjects: node)
            lower(membersOfObjects: node)
            lower(constraintsOf: node, nil, node.genericWhereClause)
        }
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.aProtocol, node.name.text, false, node.attributes)
        if mode == .full {
            lower(protocolOfObjects: node)
            lower(protocol: node)
        }
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.other, node.name.text, node.genericParameterClause != nil, node.attributes)
        if mode == .full {
            lower(constraintsOf: node, node.genericParameterClause, node.genericWhereClause)
            lower(errors: node.inheritanceClause)
        }
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.other, node.name.text, node.genericParameterClause != nil, node.attributes)
        if mode == .full {
            lower(constraintsOf: node, node.genericParameterClause, node.genericWhereClause)
            lower(errors: node.inheritanceClause)
        }
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.other, node.name.text, node.genericParameterClause != nil, node.attributes)
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    private func push(
        _ kind: TypeScope.Kind,
        _ name: String,
        _ isGeneric: Bool,
        _ attributes: AttributeListSyntax
    ) {
        scopes.append(
            TypeScope(
                kind,
                name: name,
                in: scopes.last,
                isGeneric: isGeneric,
                attributes: attributes
            )
        )
    }

    // MARK: Members

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full { lower(attribute: node) }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full, ["dynamic", "optional"].contains(node.name.text) { edits.blank(node) }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full {
            lower(isolationOf: node)
            lower(boundsOf: node)
            lower(recorder: node)
            lower(replaceable: node)
            lower(customizer: node)
            lower(managed: node)
            lower(formatter: node)
            lower(operator: node)
            lower(trapCatcher: node)
            lower(objectsOf: node)
            lower(asyncRequirement: node)
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full { lower(objectsOf: node) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full {
            lower(copied: node)
            lower(observed: node)
            lower(replaceable: node)
            lower(testSetting: node)
        }
        return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard mode == .full else { return .visitChildren }
        switch node.macroName.text {
        case "selector": lower(selector: node)
        case "keyPath": lower(keyPath: node)
        case "Preview": lower(preview: node)
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full, node.macroName.text == "Preview" { lower(preview: node) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full { lower(call: node) }
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard mode == .full, lower(test: node) else { return .visitChildren }
        if let rest = node.elseBody { walk(rest) }
        return .skipChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full { lower(availability: node) }
        return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full { lower(catchOfObject: node) }
        return .visitChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full { lower(conditionOfObject: node) }
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full { lower(caseOfObject: node) }
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureClauseSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full { check(captures: node) }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full {
            lower(absentTest: node)
            lower(comparison: node)
            lower(casts: node)
        } else {
            lower(identities: node)
        }
        lower(stopOfTest: node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full {
            lower(memberOfAnyObject: node)
            lower(memberOfAnyClass: node)
            lower(superMember: node)
            lower(memberByName: node)
            lower(innerPointer: node)
            lower(processInformation: node)
            lower(initialiser: node)
            lower(initialiserWithoutParameters: node)
            lower(initialiserAsArgument: node)
            if let base = node.base?.as(DeclReferenceExprSyntax.self) {
                lower(foundationsName: node.declName.baseName, behind: base)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full { lower(foundationsName: node.name, behind: node.baseType) }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if mode == .full { lower(import: node) } else { lower(importOfQuick: node) }
        return .skipChildren
    }
}
