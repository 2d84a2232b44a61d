// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension TypeSyntax {
    /// Whether it is a dictionary whose keys are typed names, or a list of such:
    /// `[NSAttributedString.Key: Any]`.
    var hasTypedNames: Bool {
        let inner = self.as(ArrayTypeSyntax.self)?.element ?? self
        guard let key = inner.as(DictionaryTypeSyntax.self)?.key.oneLine else { return false }
        return key.contains(".") && (key.hasSuffix("Key") || key.hasSuffix("Name"))
    }
}

extension ExprSyntax {
    /// Whether its value may be a class: neither a literal nor an object that is made here.
    fileprivate var mayBeClass: Bool {
        if let call = self.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.code.split(separator: ".").last ?? ""
            return name != "init" && name.first?.isUppercase != true
        }
        let kinds: [any ExprSyntaxProtocol.Type] = [
            DeclReferenceExprSyntax.self, MemberAccessExprSyntax.self, SubscriptCallExprSyntax.self,
            ForceUnwrapExprSyntax.self,
        ]
        return code != "self" && kinds.contains { self.is($0) }
    }
}

extension LoweringVisitor {
    /// Lowers the casts of a sequence, which hold on iOS whatever the types' parameters are.
    func lower(casts node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let type = elements[index + 1].as(TypeExprSyntax.self)?.type else { continue }
            let (value, sign) = (elements[index - 1], elements[index])
            lower(errorCast: value, sign, to: type)
            lower(plainObjectCast: value, sign, to: type)
            lower(rootObjectCast: sign, to: type, in: node)
            if sign.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil {
                lower(hashableCast: value, to: type)
                lower(keyedCast: value, to: type)
                lower(genericCast: value, to: type)
                lower(anchorCast: value, to: type)
                lower(objectCast: value, to: type, elements.prefix(index - 1))
            } else if sign.is(UnresolvedIsExprSyntax.self) {
                lower(anchorCast: value, to: type)
                // Every anchor is of the class, whatever is between the brackets.
                if type.oneLine.hasPrefix("NSLayoutAnchor<") {
                    edits.replace(type, with: "(any UIKit._AnyLayoutAnchor)")
                }
            }
        }
    }

    /// `x as? [String: AnyHashable]`: on iOS lists and dictionaries inside `x` are hashable objects.
    private func lower(hashableCast value: ExprSyntax, to type: TypeSyntax) {
        let name = type.oneLine
        guard name.hasSuffix("AnyHashable]") || name.hasSuffix("AnyHashable]]") else { return }
        wrap(value, in: "_objcHashable(")
    }

    /// `x as? [NSAttributedString.Key: Any]`: on iOS a text as an object is a key of any type of names.
    private func lower(keyedCast value: ExprSyntax, to type: TypeSyntax) {
        let inner = type.as(ArrayTypeSyntax.self)?.element ?? type
        let name = inner.oneLine.split(separator: ".").last.map(String.init) ?? ""
        guard type.hasTypedNames || facts.typesWithTypedNames.contains(name) else { return }
        wrap(value, in: "_objcKeyed(")
    }

    /// What is of one class on iOS, whatever the type of what is in it.
    private static let classesOfAnyType = [
        "NSFetchRequest<", "NSFetchedResultsController<", "PHFetchResult<", "NSHashTable<",
        "NSMapTable<",
    ]

    /// `request as! NSFetchRequest<NSFetchRequestResult>`, `photos as! PHFetchResult<AnyObject>`.
    private func lower(genericCast value: ExprSyntax, to type: TypeSyntax) {
        let name = type.oneLine
        guard Self.classesOfAnyType.contains(where: name.hasPrefix) else { return }
        wrap(value, in: "_objcRetyped(", with: ", \(name).self")
    }

    /// `NSClassFromString(name) as Any as? any NSObjectProtocol`: on iOS a class is an object.
    ///
    /// `before`: what stands before the value `Any` in the row of casts.
    private func lower(
        objectCast value: ExprSyntax,
        to type: TypeSyntax,
        _ before: ArraySlice<ExprSyntax>
    ) {
        let objects = ["NSObjectProtocol", "any NSObjectProtocol", "(any NSObjectProtocol)"]
        guard objects.contains(type.oneLine), value.code == "Any",
            before.last?.is(UnresolvedAsExprSyntax.self) ?? false, let own = before.dropLast().last
        else { return }
        wrap(own, in: "_objcObject(")
    }

    /// `kind as AnyObject`: on iOS a class is one object, whoever asks for it.
    ///
    /// False where there is nothing to lower.
    @discardableResult
    private func lower(
        plainObjectCast value: ExprSyntax,
        _ sign: ExprSyntax,
        to type: TypeSyntax
    ) -> Bool {
        guard let sign = sign.as(UnresolvedAsExprSyntax.self),
            sign.questionOrExclamationMark == nil,
            ["AnyObject", "AnyObject?"].contains(type.oneLine),
            Self.operand(of: value).mayBeClass, !isAskedForMember(sign.parent?.parent)
        else { return false }
        return wrap(value, in: "_objcClassObject(")
    }

    /// Whether a cast stands in brackets before a member, `(value as AnyObject).count`, which no class has.
    private func isAskedForMember(_ cast: Syntax?) -> Bool {
        guard let tuple = cast?.parent?.parent?.parent?.as(TupleExprSyntax.self) else {
            return false
        }
        let outer = tuple.parent?.as(OptionalChainingExprSyntax.self)?.parent ?? tuple.parent
        if outer?.is(MemberAccessExprSyntax.self) ?? false { return true }
        // Lowered text asks by a function: `_objc_doubleValue((value as AnyObject))`.
        let call = outer?.parent?.parent?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.code.hasPrefix("_objc_") ?? false
    }

    /// The same in a package without UIKit that compares objects, as Nimble's `be(Page.self)` does for tests.
    func lower(identities node: SequenceExprSyntax) {
        guard edits.contains(Self.identities),
            edits.contains(anyOf: [Array(" as AnyObject".utf8)]),
            let place = placeOfFirstImport
        else { return }
        let elements = Array(node.elements)
        var hasCast = false
        for index in elements.indices.dropFirst().dropLast() {
            guard let type = elements[index + 1].as(TypeExprSyntax.self)?.type else { continue }
            if lower(plainObjectCast: elements[index - 1], elements[index], to: type) {
                hasCast = true
            }
        }
        guard hasCast, !importsIdentity else { return }
        importsIdentity = true
        // Of the runtime nothing else: the file's `NSObject` is Foundation's.
        edits.insert("; import func ObjectiveC._objcClassObject", at: place)
    }

    private static let identities = EditList.Words(["===", "!=="])

    /// What stands behind `try` and `await`.
    static func operand(of expression: ExprSyntax) -> ExprSyntax {
        var operand = expression
        while let inner = operand.as(TryExprSyntax.self)?.expression
            ?? operand.as(AwaitExprSyntax.self)?.expression
        {
            operand = inner
        }
        return operand
    }

    /// Makes a value the argument of a function, before others; false where it is that already.
    @discardableResult
    func wrap(_ expression: ExprSyntax, in call: String, with others: String = "") -> Bool {
        let value = Self.operand(of: expression)
        // Lowered text has it.
        guard !value.code.hasPrefix(call) else { return false }
        edits.insert(call, at: value.positionAfterSkippingLeadingTrivia)
        edits.insert(others + ")", at: value.endPositionBeforeTrailingTrivia)
        return true
    }

    private static let anchors: Set<String> = [
        "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension",
    ]

    /// `c.firstAnchor as? NSLayoutXAxisAnchor` becomes `(c.firstAnchor as Any) as? NSLayoutXAxisAnchor`.
    ///
    /// Objective-C's generic arguments are gone when the program runs, so that the compiler lets every
    /// anchor be asked for every class; those of Swift's classes are part of the class, and the compiler
    /// says no itself. The object is asked instead.
    private func lower(anchorCast value: ExprSyntax, to type: TypeSyntax) {
        let name = type.oneLine
        // Lowered text has it.
        guard Self.anchors.contains(name) || name.hasPrefix("NSLayoutAnchor<"),
            !value.code.hasSuffix(" as Any)")
        else { return }
        edits.insert("(", at: value.positionAfterSkippingLeadingTrivia)
        edits.insert(" as Any)", at: value.endPositionBeforeTrailingTrivia)
    }

    /// `func < (lhs: NSNumber, rhs: NSNumber)` becomes a member of `NSNumber`.
    ///
    /// Foundation has numbers compared by a member on Linux, and between a member and a function
    /// no one can choose; a member of the user's own module goes before Foundation's.
    func lower(operator node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        guard node.name.text == "<", parameters.count == 2,
            parameters.allSatisfy({ $0.type.code == "NSNumber" }),
            let item = node.parent?.as(CodeBlockItemSyntax.self), item.isAtTopLevel
        else { return }
        edits.insert("extension NSNumber { ", at: node.positionAfterSkippingLeadingTrivia)
        edits.insert("static ", at: node.funcKeyword.positionAfterSkippingLeadingTrivia)
        edits.insert(" }", at: node.endPositionBeforeTrailingTrivia)
    }
}

extension CodeBlockItemSyntax {
    /// Whether it stands in the file itself, perhaps in `#if`.
    fileprivate var isAtTopLevel: Bool {
        var current = parent
        while let node = current {
            if node.is(SourceFileSyntax.self) { return true }
            guard
                node.is(CodeBlockItemListSyntax.self) || node.is(IfConfigDeclSyntax.self)
                    || node.is(IfConfigClauseSyntax.self)
                    || node.is(IfConfigClauseListSyntax.self)
                    || node.is(CodeBlockItemSyntax.self)
            else { return false }
            current = node.parent
        }
        return false
    }
}
