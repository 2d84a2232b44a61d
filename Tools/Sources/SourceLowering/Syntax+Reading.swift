// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

extension SyntaxProtocol {
    /// The node's text without the comments and blanks around it.
    ///
    /// `trimmedDescription` gives the same, but makes a whole tree for it.
    var code: String {
        var text = description
        return text.withUTF8 { bytes in
            let lead = leadingTriviaLength.utf8Length
            let end = bytes.count - trailingTriviaLength.utf8Length
            return lead < end ? String(decoding: bytes[lead..<end], as: UTF8.self) : ""
        }
    }

    /// The node's text in one line, without comments.
    var oneLine: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, !token.leadingTrivia.isEmpty, text.last != " " { text += " " }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }
        return text.trimmingSuffix { $0 == " " }
    }

    /// The parameter that a name stands for here: that of the innermost function around that has one so named.
    func enclosingParameter(named name: String) -> FunctionParameterSyntax? {
        var place = parent
        while let current = place {
            let clause = current.as(FunctionDeclSyntax.self)?.signature.parameterClause
            let parameter = clause?.parameters.first {
                ($0.secondName ?? $0.firstName).text == name
            }
            if let parameter { return parameter }
            place = current.parent
        }
        return nil
    }

    /// The type that the innermost function or property around gives back; nil in a closure.
    var resultOfFunction: String? {
        var place = parent
        while let current = place {
            if current.is(ClosureExprSyntax.self) { return nil }
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.code ?? "Void"
            }
            if let binding = current.as(PatternBindingSyntax.self),
                let type = binding.typeAnnotation
            {
                return type.type.code
            }
            place = current.parent
        }
        return nil
    }
}

extension String {
    /// The string without the characters at its end that match.
    func trimmingSuffix(while matches: (Character) -> Bool) -> String {
        var end = endIndex
        while end > startIndex, matches(self[index(before: end)]) { end = index(before: end) }
        return String(self[..<end])
    }

    /// The string with a capital in front.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension AttributeListSyntax {
    /// The attribute of that name.
    func named(_ name: String) -> AttributeSyntax? {
        for element in self {
            guard let attribute = element.as(AttributeSyntax.self) else { continue }
            if attribute.name == name { return attribute }
        }
        return nil
    }

    /// Whether one of those names is there.
    func contains(oneOf names: Set<String>) -> Bool {
        contains { element in
            element.as(AttributeSyntax.self).map { names.contains($0.name) } ?? false
        }
    }

    /// Whether Swift code for iOS may not use the declaration.
    var isUnavailable: Bool {
        contains { element in
            guard let attribute = element.as(AttributeSyntax.self), attribute.name == "available",
                let words = attribute.arguments?.code.split(whereSeparator: { ", :".contains($0) })
            else { return false }
            switch words.first {
            case "*", "iOS": return words.contains("unavailable")
            case "swift": return words.contains("unavailable") || words.contains("obsoleted")
            default: return false
            }
        }
    }
}

extension AttributeSyntax {
    /// The name without `@` and arguments.
    var name: String {
        attributeName.as(IdentifierTypeSyntax.self)
            .flatMap { $0.genericArgumentClause == nil ? $0.name.text : nil } ?? attributeName.code
    }

    /// The name inside `@objc(name)`.
    var objCName: String? {
        guard name == "objc", let arguments else { return nil }
        return arguments.code
    }
}

extension DeclModifierListSyntax {
    /// Whether a modifier is there.
    func contains(_ word: String) -> Bool { contains { $0.name.text == word } }

    /// Whether the member belongs to the type.
    var isStatic: Bool { contains("static") || contains("class") }

    /// The word for who may use the declaration, without that for setters.
    var access: String? {
        first {
            ["open", "public", "package", "internal", "fileprivate", "private"]
                .contains($0.name.text) && $0.detail == nil
        }?.name.text
    }
}

extension FunctionDeclSyntax {
    /// The name with its labels: `tap(_:with:)`.
    var fullName: String {
        let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        return baseName + "(" + labels.joined() + ")"
    }

    /// The full name as one of an optional requirement: twice where the result is no optional.
    var namesOfRequirement: [String] {
        guard let result = resultType, !result.is(OptionalTypeSyntax.self),
            !result.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        else { return [fullName] }
        return [fullName, fullName + FileFacts.plainResult]
    }

    /// The name without backquotes.
    var baseName: String { name.text.filter { $0 != "`" } }

    var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }

    var isThrowing: Bool { signature.effectSpecifiers?.throwsClause != nil }

    /// The result's type, nil for none.
    var resultType: TypeSyntax? {
        guard let type = signature.returnClause?.type else { return nil }
        return ["Void", "()"].contains(type.code) ? nil : type
    }
}

extension FunctionParameterSyntax {
    /// The name that the body uses.
    var innerName: String { (secondName ?? firstName).text }

    /// The name as the body writes it: a keyword, which needs no marks as a parameter's name, has them.
    var innerReference: String {
        let name = innerName
        let isPlain = name.hasPrefix("`") || name.isValidSwiftIdentifier(for: .variableName)
        return isPlain ? name : "`\(name)`"
    }

    /// What stands in front of an argument: `label: ` or nothing.
    var argumentLabel: String { firstName.text == "_" ? "" : firstName.text + ": " }

    /// The type as one writes it in a cast: no `@escaping`, `T!` as `T?`; nil where a cast cannot
    /// name it.
    var castType: String? {
        guard ellipsis == nil else { return nil }
        if let attributed = type.as(AttributedTypeSyntax.self) {
            guard attributed.specifiers.isEmpty else { return nil }
            let removed: Set<String> = ["escaping", "autoclosure", "convention", "nonescaping"]
            let kept = attributed.attributes.filter { element in
                element.as(AttributeSyntax.self).map { !removed.contains($0.name) } ?? true
            }
            if attributed.attributes.named("autoclosure") != nil { return nil }
            return (kept.map(\.oneLine) + [attributed.baseType.oneLine]).joined(separator: " ")
        }
        if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return implicit.wrappedType.oneLine + "?"
        }
        let text = type.oneLine
        return text == "Self" || text.hasPrefix("some ") ? nil : text
    }
}

extension VariableDeclSyntax {
    /// The one variable that is declared, with its name.
    var single: (binding: PatternBindingSyntax, name: String)? {
        guard bindings.count == 1, let binding = bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        return (binding, name.filter { $0 != "`" })
    }
}

extension VariableDeclSyntax {
    /// The names that `@objc(name)` gives the one variable and its accessors.
    var objCNames: FileFacts.PropertyName {
        let binding = bindings.first
        return FileFacts.PropertyName(
            key: attributes.named("objc")?.objCName,
            getter: binding?.accessor(.get)?.attributes.named("objc")?.objCName,
            setter: binding?.accessor(.set)?.attributes.named("objc")?.objCName
        )
    }
}

extension PatternBindingSyntax {
    /// The accessor of that kind.
    func accessor(_ kind: Keyword) -> AccessorDeclSyntax? {
        guard case .accessors(let list) = accessorBlock?.accessors else { return nil }
        return list.first { $0.accessorSpecifier.tokenKind == .keyword(kind) }
    }

    /// Whether a getter computes the value.
    var isComputed: Bool {
        guard let block = accessorBlock else { return isManaged }
        if case .getter = block.accessors { return true }
        return accessor(.get) != nil || accessor(._read) != nil || accessor(.unsafeAddress) != nil
    }

    /// Whether Core Data gives the property its accessors, as lowering does.
    private var isManaged: Bool {
        let variable = parent?.parent?.as(VariableDeclSyntax.self)
        return variable?.attributes.named("NSManaged") != nil && initializer == nil
    }

    /// The observer of a stored property that has just one and no initial value.
    var onlyObserver: AccessorDeclSyntax? {
        guard case .accessors(let list) = accessorBlock?.accessors, list.count == 1,
            initializer == nil, let observer = list.first,
            ["didSet", "willSet"].contains(observer.accessorSpecifier.text), observer.body != nil
        else { return nil }
        return observer
    }

    /// Whether the value can be set.
    var isSettable: Bool {
        guard isComputed, accessorBlock != nil else { return true }
        return accessor(.set) != nil || accessor(._modify) != nil
    }

    /// Whether reading waits or fails.
    var hasEffects: Bool { accessor(.get)?.effectSpecifiers != nil }
}

extension InheritanceClauseSyntax? {
    /// The names of what is inherited, without generic arguments.
    var names: [String] {
        (self?.inheritedTypes ?? []).flatMap { inherited -> [String] in
            if let composition = inherited.type.as(CompositionTypeSyntax.self) {
                return composition.elements.map { Self.plainName(of: $0.type) }
            }
            return [Self.plainName(of: inherited.type)]
        }
    }

    private static func plainName(of type: TypeSyntax) -> String {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            return plainName(of: attributed.baseType)
        }
        if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
        if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        return type.code
    }
}

extension ExprSyntaxProtocol {
    /// Whether a question mark stands in the chain of members, calls and subscripts that the
    /// expression is: `a?.b`, `a?.b(1)[2]`.
    var isInOptionalChain: Bool {
        if self.is(OptionalChainingExprSyntax.self) { return true }
        let inner =
            self.as(MemberAccessExprSyntax.self)?.base
            ?? self.as(FunctionCallExprSyntax.self)?.calledExpression
            ?? self.as(SubscriptCallExprSyntax.self)?.calledExpression
            ?? self.as(ForceUnwrapExprSyntax.self)?.expression
        return inner?.isInOptionalChain ?? false
    }
}

extension MemberBlockSyntax {
    /// The selectors of the methods and the names of the properties that a protocol's body requires, by
    /// full name; those that are optional are found otherwise.
    var selectorsOfRequirements: [String: String] {
        members.reduce(into: [:]) { all, member in
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                guard !function.modifiers.isStatic, !function.modifiers.contains("optional")
                else { return }
                all[function.fullName] = SelectorName.of(function)
            } else if let variable = member.decl.as(VariableDeclSyntax.self),
                let (_, name) = variable.single, !variable.modifiers.isStatic,
                !variable.modifiers.contains("optional")
            {
                all[name] = variable.attributes.named("objc")?.objCName ?? name
            }
        }
    }
}
