// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The private functions of a file that hand objects on, and the casts `value as? NSObject` from which they get them.
///
/// On iOS such a cast holds for numbers, texts and boxes, too. Where nothing asks of the object what only the runtime's
/// class has, both are written with Foundation's.
struct PrivateObjects {
    /// The names of the class to write Foundation's for.
    private(set) var names: [TokenSyntax] = []

    /// A function with parameters that are objects, by their places among the arguments.
    fileprivate struct Taker {
        let node: FunctionDeclSyntax
        let parameters: [Int: FunctionParameterSyntax]
    }

    /// A constant that is cast to an object, in the function around it.
    fileprivate struct Cast {
        let name: String
        let type: TokenSyntax
        let scope: FunctionDeclSyntax
    }

    /// `runtimeMembers`: the members of extensions that only the runtime's objects have.
    init(in tree: SourceFileSyntax, runtimeMembers: Set<String>) {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(tree)
        guard !finder.takers.isEmpty else { return }
        var chosen: Set<SyntaxIdentifier> = []
        for cast in finder.casts {
            let uses = Uses(of: cast.name, among: finder.takers, runtimeMembers)
            uses.walk(cast.scope)
            guard uses.isPlain, !uses.taken.isEmpty else { continue }
            var open = uses.taken
            var reached: [SyntaxIdentifier: TokenSyntax] = [cast.type.id: cast.type]
            var isPlain = true
            while isPlain, let next = open.popLast() {
                let taker = finder.takers[next.function]
                guard let parameter = taker.parameters[next.place],
                    let type = parameter.type.tokens(viewMode: .sourceAccurate)
                        .first(where: { $0.text == "NSObject" }),
                    reached[type.id] == nil
                else { continue }
                reached[type.id] = type
                let name = (parameter.secondName ?? parameter.firstName).text
                let uses = Uses(of: name, among: finder.takers, runtimeMembers)
                if let body = taker.node.body { uses.walk(body) }
                isPlain = uses.isPlain
                open += uses.taken
            }
            guard isPlain else { continue }
            for (id, token) in reached where chosen.insert(id).inserted { names.append(token) }
        }
    }

    /// Finds the functions and the casts of a file.
    private final class Finder: SyntaxVisitor {
        var takers: [Taker] = []
        var casts: [Cast] = []
        private var functions: [FunctionDeclSyntax] = []

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            functions.append(node)
            let parameters = node.signature.parameterClause.parameters.enumerated()
                .filter { ["NSObject", "NSObject?"].contains($0.element.type.code) }
            guard !parameters.isEmpty, Self.isPrivate(node),
                node.signature.returnClause?.description.contains("NSObject") != true
            else { return .visitChildren }
            let places = parameters.map { ($0.offset, $0.element) }
            takers.append(Taker(node: node, parameters: Dictionary(uniqueKeysWithValues: places)))
            return .visitChildren
        }

        override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

        /// A private function that no class has, so that nothing overrides it.
        private static func isPrivate(_ node: FunctionDeclSyntax) -> Bool {
            var around = node.parent
            while let next = around, !next.is(ExtensionDeclSyntax.self) {
                if next.is(FunctionDeclSyntax.self) || next.is(ClosureExprSyntax.self)
                    || next.isProtocol((any DeclGroupSyntax).self)
                {
                    return false
                }
                around = next.parent
            }
            let modifiers = [node.modifiers, around?.as(ExtensionDeclSyntax.self)?.modifiers]
            return modifiers.contains { list in
                ["private", "fileprivate"].contains { list?.contains($0) == true }
            }
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            if node.typeAnnotation == nil { note(node.pattern, node.initializer) }
            return .visitChildren
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            if node.typeAnnotation == nil { note(node.pattern, node.initializer) }
            return .visitChildren
        }

        private func note(_ pattern: PatternSyntax, _ value: InitializerClauseSyntax?) {
            guard let scope = functions.last, let name = pattern.as(IdentifierPatternSyntax.self),
                let parts = value?.value.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
                let cast = parts.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark?.text == "?",
                let type = parts.last?.as(TypeExprSyntax.self), type.code == "NSObject",
                let token = type.firstToken(viewMode: .sourceAccurate)
            else { return }
            casts.append(Cast(name: name.identifier.text, type: token, scope: scope))
        }
    }

    /// Looks at the uses of one name.
    private final class Uses: SyntaxVisitor {
        private let name: String
        private let takers: [Taker]
        private let runtimeMembers: Set<String>
        /// Whether the object is compared, handed on, or asked what every object has.
        var isPlain = true
        /// The functions that get the object, and at which of their places.
        var taken: [(function: Int, place: Int)] = []

        init(of name: String, among takers: [Taker], _ runtimeMembers: Set<String>) {
            self.name = name
            self.takers = takers
            self.runtimeMembers = runtimeMembers
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.baseName.text == name, !isMember(node) { look(at: ExprSyntax(node)) }
            return .skipChildren
        }

        private func isMember(_ node: DeclReferenceExprSyntax) -> Bool {
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        }

        private func look(at node: ExprSyntax) {
            guard let parent = node.parent else { return }
            if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) {
                return look(at: parent.cast(ExprSyntax.self))
            }
            if let member = parent.as(MemberAccessExprSyntax.self) {
                return look(atMember: member)
            }
            if let argument = parent.as(LabeledExprSyntax.self) { return look(at: argument) }
            if let list = parent.as(ExprListSyntax.self) {
                let comparisons = ["==", "!=", "===", "!=="]
                let operation = list.dropFirst().first?.as(BinaryOperatorExprSyntax.self)
                if list.count != 3 || !comparisons.contains(operation?.operator.text ?? "") {
                    isPlain = false
                }
                return
            }
            let binding = parent.parent?.as(PatternBindingSyntax.self)
            let types = ["AnyObject", "AnyObject?", "Any", "Any?"]
            if !types.contains(binding?.typeAnnotation?.type.code ?? "") { isPlain = false }
        }

        /// `object.member`; of `object.rx.member` the last counts.
        private func look(atMember node: MemberAccessExprSyntax) {
            let member = node.declName.baseName.text
            guard member == "rx" else {
                if ObjectUses.isOfRuntime(member) || runtimeMembers.contains(member) {
                    isPlain = false
                }
                return
            }
            let next = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            if next.map({ runtimeMembers.contains($0) || ObjectUses.mayBeBound($0) }) ?? true {
                isPlain = false
            }
        }

        private func look(at argument: LabeledExprSyntax) {
            guard let list = argument.parent?.as(LabeledExprListSyntax.self),
                let call = list.parent?.as(FunctionCallExprSyntax.self)
            else {
                isPlain = false
                return
            }
            let callee =
                call.calledExpression.as(DeclReferenceExprSyntax.self)
                ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            let labels = list.map { $0.label?.text ?? "_" }
            let place = list.enumerated().first { $0.element.id == argument.id }?.offset
            for (index, taker) in takers.enumerated()
            where taker.node.name.text == callee?.baseName.text {
                let wanted = taker.node.signature.parameterClause.parameters.map(\.firstName.text)
                if wanted.prefix(labels.count) == labels[...], let place {
                    taken.append((index, place))
                }
            }
        }
    }
}
