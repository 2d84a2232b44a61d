// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

/// The declarations of a module whose type `NSObject` means Foundation's class, since one of Foundation's objects
/// comes there.
///
/// On iOS there is one root class; here the runtime's inherits from Foundation's, so that both kinds of objects fit
/// Foundation's. What the compiler then finds at uses of the declaration is looked at in the same way.
package struct PlacesOfObjects {
    private let sources: [String: MendedSource]

    /// `sources`: the module's files that name the class.
    package init(_ sources: [String: MendedSource]) { self.sources = sources }

    // MARK: Errors

    private static let identifiers: Set<String> = [
        "cannot_convert_argument_value", "cannot_convert_array_element", "cannot_convert_assign",
        "cannot_convert_closure_result", "cannot_convert_dict_key", "cannot_convert_dict_value",
        "cannot_convert_initializer_value", "cannot_convert_subscript_assign",
        "cannot_convert_to_return_type",
        "incorrect_explicit_closure_result_vs_return_type",
    ]

    /// Foundation's classes of objects that have no `NS` in front.
    private static let classes: Set<String> = [
        "ByteCountFormatter", "DateFormatter", "DateIntervalFormatter", "Formatter", "InputStream",
        "ISO8601DateFormatter", "NumberFormatter", "Operation", "OperationQueue", "OutputStream",
        "Progress", "RunLoop", "Scanner", "Stream", "Thread", "Timer", "URLResponse", "URLSession",
        "UserDefaults",
    ]

    /// Whether an object of Foundation's stands where the runtime's root class is asked for.
    package static func isAbout(_ error: CompilerDiagnostic) -> Bool {
        let isReversed = error.identifier.hasPrefix("incorrect_")
        let types = isReversed ? error.quoted.reversed() : error.quoted
        guard identifiers.contains(error.identifier), let target = types.last else { return false }
        let words = types.dropLast().flatMap(names)
        return names(target).contains { $0 == "NSObject" || $0.hasSuffix(".NSObject") }
            && !names(target).contains("Foundation.NSObject")
            && words.contains { name in
                name == "Foundation.NSObject" || classes.contains(name)
                    || name.hasPrefix("NS") && name != "NSObject" && PlainNames.contain(name)
            }
    }

    private static func names(_ type: String) -> [String] {
        type.split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }.map(String.init)
    }

    /// The error with what helps, where no declaration of the module can be changed.
    package static func explain(_ error: CompilerDiagnostic) -> CompilerDiagnostic {
        guard isAbout(error) else { return error }
        var result = error
        result.message += "; on Linux both are a Foundation.NSObject, and neither is the other"
        return result
    }

    // MARK: Places

    /// The names of the class to write Foundation's for, by file.
    package func names(for error: CompilerDiagnostic, in file: String) -> [String: [TokenSyntax]] {
        guard Self.isAbout(error), let source = sources[file],
            let token = source.token(at: error)
        else { return [:] }
        var below = Syntax(token)
        while let node = below.parent {
            let found = names(at: node, from: below, in: file)
            if !found.isEmpty { return found }
            if node.is(FunctionDeclSyntax.self) || node.is(MemberBlockItemSyntax.self) { break }
            below = node
        }
        return [:]
    }

    private func names(
        at node: Syntax,
        from below: Syntax,
        in file: String
    ) -> [String: [TokenSyntax]] {
        if let argument = node.as(LabeledExprSyntax.self) { return names(for: argument, in: file) }
        if let sequence = node.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self) || parts[1].code == "+="
            else { return [:] }
            return names(ofVariable: parts[0], in: file)
        }
        if let closure = node.as(ClosureExprSyntax.self) {
            return own(closure.signature?.returnClause?.type, file)
        }
        if let binding = node.as(PatternBindingSyntax.self) {
            let found = own(binding.typeAnnotation?.type, file)
            let name = binding.pattern.code
            guard !found.isEmpty, node.isMember else { return found }
            return members { $0.pattern.code == name ? $0.typeAnnotation.map(Syntax.init) : nil }
        }
        if let binding = node.as(OptionalBindingConditionSyntax.self) {
            return own(binding.typeAnnotation?.type, file)
        }
        if let parameter = node.as(FunctionParameterSyntax.self) {
            return own(parameter.type, file)
        }
        if let function = node.as(FunctionDeclSyntax.self) {
            guard !own(function.signature.returnClause?.type, file).isEmpty else { return [:] }
            let name = function.fullName
            return collect(FunctionDeclSyntax.self) { other in
                other.fullName == name ? other.signature.returnClause.map(Syntax.init) : nil
            }
        }
        if let declaration = node.as(SubscriptDeclSyntax.self) {
            return own(declaration.returnClause.type, file)
        }
        return [:]
    }

    private func own(_ node: (some SyntaxProtocol)?, _ file: String) -> [String: [TokenSyntax]] {
        guard let node else { return [:] }
        let found = RootNames.find(in: node)
        return found.isEmpty ? [:] : [file: found]
    }

    /// What an argument is for: the parameter of a function, an initializer or a case, the property of a structure
    /// without initializers, the type of a variable that is a function or takes elements.
    private func names(
        for argument: LabeledExprSyntax,
        in file: String
    ) -> [String: [TokenSyntax]] {
        guard let list = argument.parent?.as(LabeledExprListSyntax.self),
            let place = list.enumerated().first(where: { $0.element.id == argument.id })?.offset
        else { return [:] }
        if let call = list.parent?.as(SubscriptCallExprSyntax.self) {
            return names(ofVariable: call.calledExpression, in: file)
        }
        guard let call = list.parent?.as(FunctionCallExprSyntax.self) else { return [:] }
        let callee = call.calledExpression
        let written = own(callee, file)
        if !written.isEmpty { return written }
        let member = callee.as(MemberAccessExprSyntax.self)
        guard
            let name = (member?.declName ?? callee.as(DeclReferenceExprSyntax.self))?.baseName.text
        else { return [:] }
        let label = argument.label?.text ?? "_"
        func parameter(_ clause: FunctionParameterClauseSyntax) -> Syntax? {
            let parameters = Array(clause.parameters)
            if label == "_" {
                guard parameters.indices.contains(place), parameters[place].firstName.text == "_"
                else { return nil }
                return Syntax(parameters[place].type)
            }
            return parameters.first { $0.firstName.text == label }.map { Syntax($0.type) }
        }
        var found = collect(FunctionDeclSyntax.self) { function in
            function.name.text == name ? parameter(function.signature.parameterClause) : nil
        }
        if found.isEmpty {
            let type = name == "init" ? member?.base?.code : name
            found = collect(InitializerDeclSyntax.self) { node in
                guard let owner = Syntax(node).nameOfType, type.map({ $0.hasSuffix(owner) }) ?? true
                else { return nil }
                return parameter(node.signature.parameterClause)
            }
            if found.isEmpty {
                found = members { binding in
                    guard Syntax(binding).nameOfType == type, binding.pattern.code == label else {
                        return nil
                    }
                    return binding.typeAnnotation.map(Syntax.init)
                }
            }
        }
        if found.isEmpty {
            found = collect(EnumCaseElementSyntax.self) { element in
                element.name.text == name ? element.parameterClause.map(Syntax.init) : nil
            }
        }
        if found.isEmpty, member == nil { found = names(ofVariable: callee, in: file) }
        if found.isEmpty, let base = member?.base { found = names(ofVariable: base, in: file) }
        return found
    }

    /// The type of what a name stands for: of the function around, or a property of the module's.
    private func names(
        ofVariable expression: ExprSyntax,
        in file: String
    ) -> [String: [TokenSyntax]] {
        if let call = expression.as(SubscriptCallExprSyntax.self) {
            return names(ofVariable: call.calledExpression, in: file)
        }
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            return names(ofVariable: chain.expression, in: file)
        }
        if let chain = expression.as(ForceUnwrapExprSyntax.self) {
            return names(ofVariable: chain.expression, in: file)
        }
        if let local = expression.as(DeclReferenceExprSyntax.self) {
            let name = local.baseName.text
            for scope in Syntax(local).ancestors {
                let clause = scope.as(FunctionDeclSyntax.self)?.signature.parameterClause
                let taken = clause?.parameters.first { $0.innerName == name }
                if let taken { return own(taken.type, file) }
                guard let list = scope.as(CodeBlockItemListSyntax.self) else { continue }
                for item in list {
                    for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
                    where binding.pattern.code == name {
                        return own(binding, file)
                    }
                }
            }
        }
        let name =
            expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return members { binding in binding.pattern.code == name ? Syntax(binding) : nil }
    }

    private func members(
        _ part: (PatternBindingSyntax) -> Syntax?
    ) -> [String: [TokenSyntax]] {
        collect(PatternBindingSyntax.self) { Syntax($0).isMember ? part($0) : nil }
    }

    /// The class's names in those parts of the module's declarations of one kind.
    private func collect<Node: SyntaxProtocol>(
        _: Node.Type,
        _ part: (Node) -> Syntax?
    ) -> [String: [TokenSyntax]] {
        var found: [String: [TokenSyntax]] = [:]
        for (file, source) in sources {
            let nodes = Declarations(viewMode: .sourceAccurate)
            nodes.walk(source.tree)
            for node in nodes.found {
                guard let part = node.as(Node.self).flatMap(part) else { continue }
                let names = RootNames.find(in: part)
                if !names.isEmpty { found[file, default: []] += names }
            }
        }
        return found
    }
}

/// Finds what may have the root class in its type.
private final class Declarations: SyntaxAnyVisitor {
    var found: [Syntax] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
            || node.is(PatternBindingSyntax.self) || node.is(EnumCaseElementSyntax.self)
        {
            found.append(node)
        }
        return .visitChildren
    }
}

/// Finds the root class's name in types, where nothing stands before it.
private final class RootNames: SyntaxVisitor {
    private var found: [TokenSyntax] = []

    static func find(in node: some SyntaxProtocol) -> [TokenSyntax] {
        let names = RootNames(viewMode: .sourceAccurate)
        names.walk(node)
        return names.found
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "NSObject" { found.append(node.name) }
        return .visitChildren
    }

    /// `[NSObject]()`, `[String: NSObject]()`.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parent = node.parent
        let isType =
            parent?.is(ArrayElementSyntax.self) ?? false
            || parent?.is(DictionaryElementSyntax.self) ?? false
        if isType, node.baseName.text == "NSObject" { found.append(node.baseName) }
        return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: LabeledExprListSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
}

extension Syntax {
    /// Whether a binding is a property's.
    fileprivate var isMember: Bool {
        parent?.parent?.parent?.is(MemberBlockItemSyntax.self) ?? false
    }

    /// The name of the type that declares a member.
    fileprivate var nameOfType: String? {
        for node in ancestors {
            if let type = node.asProtocol((any NamedDeclSyntax).self),
                node.isProtocol((any DeclGroupSyntax).self)
            {
                return type.name.text
            }
            if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.code }
        }
        return nil
    }
}
