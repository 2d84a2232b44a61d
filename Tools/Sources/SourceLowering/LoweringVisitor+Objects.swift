// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    /// `func f<T: NSObject>(_ x: T)` and `func f(_ x: NSObject)` take what Foundation makes, too, as
    /// on iOS, where only what all objects have is asked of `x`.
    func lower(objectsOf node: FunctionDeclSyntax) {
        guard !node.modifiers.contains("override"), scopes.last?.kind != .aProtocol else { return }
        if node.genericParameterClause != nil {
            lower(constraintsOf: node, node.genericParameterClause, node.genericWhereClause)
        }
        guard takesPlainObjects(node) else { return }
        lower(parameters: node.signature.parameterClause, in: Syntax(node))
    }

    /// The same of what makes a value or a final class.
    func lower(objectsOf node: InitializerDeclSyntax) {
        if node.genericParameterClause != nil {
            lower(constraintsOf: node, node.genericParameterClause, node.genericWhereClause)
        }
        // A subclass may override it.
        let owner = node.parent?.parent?.parent?.parent
        guard
            scopes.last?.kind == .other
                || owner?.as(ClassDeclSyntax.self)?.modifiers.contains("final") ?? false
        else { return }
        lower(parameters: node.signature.parameterClause, in: Syntax(node))
    }

    /// `final class Box<T: NSObject>`, `extension P where Self: NSObject`.
    func lower(
        constraintsOf node: some SyntaxProtocol,
        _ parameters: GenericParameterClauseSyntax?,
        _ requirements: GenericWhereClauseSyntax?
    ) {
        var types: [TypeSyntax] = []
        var names: Set<String> = []
        for parameter in parameters?.parameters ?? [] {
            guard let type = parameter.inheritedType, Self.namesObject(type) else { continue }
            types.append(type)
            names.insert(parameter.name.text)
        }
        for requirement in requirements?.requirements ?? [] {
            guard let line = requirement.requirement.as(ConformanceRequirementSyntax.self),
                Self.namesObject(line.rightType)
            else { continue }
            types.append(line.rightType)
            names.insert(line.leftType.code)
        }
        guard !types.isEmpty, ObjectUses.arePlain(in: node, of: names) else { return }
        for type in types { meanFoundations(type) }
    }

    /// `extension NSObject { … }` whose members ask of their object only what all objects have is of
    /// Foundation's class, from which the runtime's inherits: on iOS formatters, timers and settings have
    /// the members, too.
    func lower(membersOfObjects node: ExtensionDeclSyntax) {
        guard node.extendedType.code == "NSObject", !node.memberBlock.members.isEmpty,
            facts.ladders["NSObject"]?.isEmpty ?? true,
            facts.classProtocols.isDisjoint(with: node.inheritanceClause.names)
        else { return }
        let members = ObjectExtension(node)
        guard members.isPlain, members.mentions.isDisjoint(with: facts.runtimeObjectMembers) else {
            return
        }
        meanFoundations(node.extendedType)
    }

    /// Whether no subclass has a function of the same name with the runtime's class in its place.
    private func takesPlainObjects(_ node: FunctionDeclSyntax) -> Bool {
        let isFixed = ["static", "private", "fileprivate", "final"]
            .contains { node.modifiers.contains($0) }
        guard let scope = scopes.last else { return true }
        return scope.kind == .other || (isFixed && scope.kind == .aClass)
    }

    private func lower(parameters: FunctionParameterClauseSyntax, in node: Syntax) {
        // A syntax collection's own `filter` makes another tree, with other positions.
        let taken = Array(parameters.parameters).filter { Self.isObject($0.type) }
        guard !taken.isEmpty else { return }
        let names = Set(taken.map { ($0.secondName ?? $0.firstName).text })
        guard ObjectUses.arePlain(in: node, called: names) else { return }
        for parameter in taken { meanFoundations(parameter.type) }
    }

    private static let typesOfObjects: Set<String> = [
        "NSObject", "NSObject?", "[NSObject]", "[NSObject]?", "[String: NSObject]",
        "[String: NSObject]?",
    ]

    /// Whether a type is that of an object, or of a list or a dictionary of objects.
    private static func isObject(_ type: TypeSyntax) -> Bool { typesOfObjects.contains(type.code) }

    /// `NSObject`, `NSObject & P`.
    private static func namesObject(_ type: TypeSyntax) -> Bool {
        guard let all = type.as(CompositionTypeSyntax.self) else { return type.code == "NSObject" }
        return all.elements.contains { $0.type.code == "NSObject" }
    }

    private func meanFoundations(_ type: some SyntaxProtocol) {
        for token in type.tokens(viewMode: .sourceAccurate)
        where token.text == "NSObject" && !privateObjects.contains(token.id) {
            edits.replace(token, with: "Foundation.NSObject")
        }
    }

    /// Objects that only private functions of the file handle, from the cast on.
    func lowerPrivateObjects() {
        guard edits.contains(anyOf: [Array("as? NSObject".utf8)]) else { return }
        let members = facts.runtimeObjectMembers
        for token in PrivateObjects(in: tree, runtimeMembers: members).names {
            privateObjects.insert(token.id)
            edits.replace(token, with: "Foundation.NSObject")
        }
    }
}

/// Looks whether a declaration asks of its objects only what every object of Foundation's has.
///
/// They may not be handed to what might take the runtime's class, nor be observed or asked by key.
final class ObjectUses: SyntaxVisitor {
    /// The names of the types that the objects have.
    private let types: Set<String>
    private var names: Set<String>
    /// The parameters that are closures which take or give such objects.
    private var closures: Set<String> = []
    /// What the extension declares itself, and what any file may call.
    private var declared: Set<String> = []
    /// Whether the names are those of parameters whose type is written as the runtime's class.
    private var areParameters = false
    private var isPlain = true

    private init(types: Set<String>, names: Set<String>) {
        self.types = types
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether the objects of some types are used so.
    static func arePlain(in node: some SyntaxProtocol, of types: Set<String>) -> Bool {
        arePlain(node, types, types.contains("Self") ? ["self"] : [])
    }

    /// Whether the objects of some names are used so.
    static func arePlain(in node: some SyntaxProtocol, called names: Set<String>) -> Bool {
        let uses = ObjectUses(types: [], names: names)
        uses.areParameters = true
        uses.walk(node)
        return uses.isPlain
    }

    /// Whether the members of an extension, which declares these names, use its objects so.
    static func arePlain(in node: MemberBlockSyntax, declaring names: Set<String>) -> Bool {
        let uses = ObjectUses(types: [], names: ["self"])
        uses.declared = names.union(["free", "malloc", "withUnsafePointer", "autoreleasepool"])
        uses.walk(node)
        return uses.isPlain
    }

    private static func arePlain(
        _ node: some SyntaxProtocol,
        _ types: Set<String>,
        _ names: Set<String>
    ) -> Bool {
        // Names may be declared behind their uses.
        let uses = ObjectUses(types: types, names: names)
        if !types.isEmpty { uses.walk(node) }
        uses.isPlain = true
        uses.walk(node)
        return uses.isPlain
    }

    /// What only the runtime's class has.
    private static let members: Set<String> = [
        "accessInstanceVariablesDirectly", "awakeAfter", "awakeFromNib",
        "cancelPreviousPerformRequests", "classForKeyedArchiver", "description()",
        "dictionaryWithValues", "didChange", "doesNotRecognizeSelector", "forwardingTarget",
        "instanceMethod", "instancesRespond", "isAccessibilityElement", "method",
        "mutableArrayValue", "mutableSetValue", "observeValue", "performSelector",
        "prepareForInterfaceBuilder", "rx", "setNilValueForKey", "setValuesForKeys",
        "shouldGroupAccessibilityChildren", "superclass", "validateValue", "willChange",
    ]

    /// What members of other types are called that extensions bound to the runtime's class have.
    private static let namesOfBoundExtensions: Set<String> = ["observe", "publisher", "value"]

    static func isOfRuntime(_ name: String) -> Bool {
        members.contains(name) || name.hasPrefix("accessibility")
    }

    /// Whether a member behind `rx` may be one that an extension bound to the runtime's class has.
    static func mayBeBound(_ name: String) -> Bool {
        isOfRuntime(name) || namesOfBoundExtensions.contains(name)
    }

    /// What Foundation's root class has, too.
    private static let methods: Set<String> = [
        "copy", "mutableCopy", "isEqual", "responds", "perform", "isKind", "isMember", "conforms",
        "value", "setValue", "addObserver", "removeObserver", "observe", "willChangeValue",
        "didChangeValue",
    ]

    /// What takes any object.
    private static let takers: Set<String> = [
        "type", "String", "ObjectIdentifier", "print", "isEqual", "objc_getAssociatedObject",
        "objc_setAssociatedObject", "XCTAssertEqual", "XCTAssertNotNil", "Unmanaged", "NSLog",
        "archivedData", "encode", "keyValueObservingExpectation", "object_getClass", "debugPrint",
        "objc_removeAssociatedObjects", "objc_sync_enter", "objc_sync_exit", "Mirror", "dump",
    ]

    /// The beginnings of the names of functions that any file may call.
    private static let functions = [
        "class_", "object_", "objc_", "method_", "property_", "ivar_", "sel_",
    ]

    private func isWatched(_ type: TypeSyntax) -> Bool {
        type.tokens(viewMode: .sourceAccurate).contains { types.contains($0.text) }
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        guard isWatched(node.type) else { return .visitChildren }
        let name = (node.secondName ?? node.firstName).text
        // A closure is called with the objects, and is none.
        if node.type.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .arrow }) {
            closures.insert(name)
        } else {
            names.insert(name)
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type, isWatched(type) {
            names.insert(node.pattern.code)
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value { watch(node.pattern, madeFrom: value) }
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        watch(node.pattern, madeFrom: node.sequence)
        return .visitChildren
    }

    /// A name that stands for a parameter, or for one of its elements, is used as plainly.
    private func watch(_ pattern: PatternSyntax, madeFrom value: ExprSyntax) {
        guard areParameters, let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
            names.contains(name)
        else { return }
        names.insert(pattern.code)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        if Self.isOfRuntime(name), !declared.contains(name) { isPlain = false }
        if name == "description", node.parent?.is(FunctionCallExprSyntax.self) ?? false {
            isPlain = false
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if areParameters, names.contains(name), !isPlainUse(node) { isPlain = false }
        guard !declared.isEmpty else { return .visitChildren }
        if Self.isOfRuntime(name), !declared.contains(name), !isOwn(node) { isPlain = false }
        if name == "self", !isPlainUse(node) { isPlain = false }
        return .visitChildren
    }

    /// Whether an object stands where any of Foundation's may stand; arguments are looked at by themselves.
    private func isPlainUse(_ node: DeclReferenceExprSyntax) -> Bool {
        guard let parent = node.parent else { return true }
        if parent.is(MemberAccessExprSyntax.self) || parent.is(LabeledExprSyntax.self) {
            return true
        }
        if parent.is(InitializerClauseSyntax.self) {
            return parent.parent?.is(OptionalBindingConditionSyntax.self) ?? false
        }
        if let list = parent.as(ExprListSyntax.self) {
            return list.first?.id == node.id
                && !list.contains { element in
                    let operation = element.as(BinaryOperatorExprSyntax.self)?.operator.text
                    return operation == "??" || element.is(UnresolvedTernaryExprSyntax.self)
                        || element.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil
                            && element.is(UnresolvedAsExprSyntax.self)
                }
        }
        guard parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self) else {
            return !parent.is(ArrayElementSyntax.self) && !parent.is(DictionaryElementSyntax.self)
        }
        return node.resultOfFunction.map { ["Self", "Self?", "Any", "AnyObject"].contains($0) }
            ?? true
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // A member may be called without `self` before it.
        if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
            Self.isOfRuntime(callee.baseName.text)
                || (!names.contains("self")
                    && Self.namesOfBoundExtensions.contains(callee.baseName.text)),
            !declared.contains(callee.baseName.text), !isOwn(callee)
        {
            isPlain = false
        }
        // In an extension, a call without an object may be one of the runtime's.
        if names.contains("self"),
            let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
            callee.baseName.text.first?.isLowercase ?? false, !isOwn(callee),
            !Self.methods.contains(callee.baseName.text), !declared.contains(callee.baseName.text),
            !Self.functions.contains(where: callee.baseName.text.hasPrefix)
        {
            isPlain = false
        }
        return .visitChildren
    }

    /// Whether a name is that of a parameter.
    private func isOwn(_ node: DeclReferenceExprSyntax) -> Bool {
        if Self.takers.contains(node.baseName.text) { return true }
        return node.enclosingParameter(named: node.baseName.text) != nil
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            names.contains(name) || closures.contains(name),
            let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return .visitChildren }
        let callee =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        // A closure that is a parameter has a type of its own.
        let isClosure =
            call.calledExpression.as(DeclReferenceExprSyntax.self).map(isOwn) ?? false
        if !Self.takers.contains(callee), !isClosure { isPlain = false }
        return .visitChildren
    }
}
