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

extension LoweringVisitor {
    /// `x as? [String: AnyHashable]`: on iOS lists and dictionaries inside `x` are hashable objects.
    func lower(hashableCasts node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark != nil,
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type,
                type.oneLine.hasSuffix("AnyHashable]") || type.oneLine.hasSuffix("AnyHashable]]")
            else { continue }
            wrap(elements[index - 1], in: "_objcHashable(")
        }
    }

    /// `x as? [NSAttributedString.Key: Any]`: on iOS a text as an object is a key of any type of names.
    func lower(keyedCasts node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark != nil,
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type
            else { continue }
            let inner = type.as(ArrayTypeSyntax.self)?.element ?? type
            let name = inner.oneLine.split(separator: ".").last.map(String.init) ?? ""
            guard type.hasTypedNames || facts.typesWithTypedNames.contains(name) else { continue }
            wrap(elements[index - 1], in: "_objcKeyed(")
        }
    }

    /// `request as! NSFetchRequest<NSFetchRequestResult>`, `photos as! PHFetchResult<AnyObject>`: on iOS these
    /// are of one class, whatever the type of what is in them.
    func lower(genericCasts node: SequenceExprSyntax) {
        let classes = [
            "NSFetchRequest<", "NSFetchedResultsController<", "PHFetchResult<", "NSHashTable<",
            "NSMapTable<",
        ]
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark != nil,
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type.oneLine,
                classes.contains(where: type.hasPrefix)
            else { continue }
            wrap(elements[index - 1], in: "_objcRetyped(", with: ", \(type).self")
        }
    }

    /// Makes a value the argument of a function, before others.
    private func wrap(_ expression: ExprSyntax, in call: String, with others: String = "") {
        var value = expression
        while true {
            if let inner = value.as(TryExprSyntax.self)?.expression {
                value = inner
            } else if let inner = value.as(AwaitExprSyntax.self)?.expression {
                value = inner
            } else {
                break
            }
        }
        // Lowered text has it.
        guard !value.code.hasPrefix(call) else { return }
        edits.insert(call, at: value.positionAfterSkippingLeadingTrivia)
        edits.insert(others + ")", at: value.endPositionBeforeTrailingTrivia)
    }

    /// `c.firstAnchor as? NSLayoutXAxisAnchor` becomes `(c.firstAnchor as Any) as? NSLayoutXAxisAnchor`.
    ///
    /// Objective-C's generic arguments are gone when the program runs, so that the compiler lets every
    /// anchor be asked for every class; those of Swift's classes are part of the class, and the compiler
    /// says no itself. The object is asked instead.
    func lower(anchorCasts node: SequenceExprSyntax) {
        let classes = ["NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension"]
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
            let isCast =
                elements[index].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil
            guard isCast || elements[index].is(UnresolvedIsExprSyntax.self),
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type.oneLine,
                classes.contains(type) || type.hasPrefix("NSLayoutAnchor<")
            else { continue }
            let value = elements[index - 1]
            // Lowered text has it.
            guard !value.code.hasSuffix(" as Any)") else { continue }
            edits.insert("(", at: value.positionAfterSkippingLeadingTrivia)
            edits.insert(" as Any)", at: value.endPositionBeforeTrailingTrivia)
        }
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
