// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `target.isKind(of: Page.self)`, where `target` is any object: on iOS it answers what every
/// object does.
///
/// `sender.tag` is asked of the only class of the framework that has such a property, as on iOS,
/// where any object answers for what some class declares, with an optional that is unwrapped where
/// its value is needed. Other members stay errors here, since nothing tells whether a class has them.
struct MemberOfAnyObject: Repair {
    let identifiers: Set<String> = ["could_not_find_value_member"]

    private static let known: Set<String> = [
        "isKind", "isMember", "isEqual", "responds", "perform", "performSelector", "conforms",
        "hash", "description", "debugDescription", "value", "setValue", "copy", "mutableCopy",
        "classForCoder",
    ]

    /// Those of them that Foundation's objects have, too, which are none of the runtime's.
    private static let ofAll: Set<String> = [
        "isKind", "isMember", "isEqual", "responds", "perform", "conforms", "hash", "description",
        "debugDescription",
    ]

    /// Properties of one class, with those that inherit from it.
    private static let owners: [String: String] = [
        "tag": "UIView", "frame": "UIView", "bounds": "UIView", "superview": "UIView",
        "subviews": "UIView", "isHidden": "UIView", "alpha": "UIView", "center": "UIView",
        "isOn": "UISwitch", "selectedSegmentIndex": "UISegmentedControl",
        "titleForSegment": "UISegmentedControl", "currentPage": "UIPageControl",
        "currentTitle": "UIButton", "titleLabel": "UIButton", "isSelected": "UIControl",
        "translation": "UIPanGestureRecognizer", "velocity": "UIPanGestureRecognizer",
        "numberOfTouches": "UIGestureRecognizer", "intValue": "NSNumber",
        "doubleValue": "NSNumber", "boolValue": "NSNumber", "floatValue": "NSNumber",
        "int64Value": "NSNumber", "uint64Value": "NSNumber", "int32Value": "NSNumber",
        "uint32Value": "NSNumber", "uintValue": "NSNumber",
        "stringValue": "NSNumber", "cgRectValue": "NSValue", "cgPointValue": "NSValue",
        "cgSizeValue": "NSValue", "cgVectorValue": "NSValue", "rangeValue": "NSValue",
        "cgAffineTransformValue": "NSValue", "uiEdgeInsetsValue": "NSValue",
        "uiOffsetValue": "NSValue", "directionalEdgeInsetsValue": "NSValue",
        "lowercased": "NSString", "uppercased": "NSString", "capitalized": "NSString",
        "pathComponents": "NSString", "lastPathComponent": "NSString",
        "pathExtension": "NSString", "deletingLastPathComponent": "NSString",
        "deletingPathExtension": "NSString", "appendingPathComponent": "NSString",
        "appendingPathExtension": "NSString", "hasPrefix": "NSString", "hasSuffix": "NSString",
        "substring": "NSString", "components": "NSString", "replacingOccurrences": "NSString",
        "trimmingCharacters": "NSString",
        "firstObject": "NSArray", "lastObject": "NSArray", "componentsJoined": "NSArray",
        "allKeys": "NSDictionary", "allValues": "NSDictionary",
        "timeIntervalSince1970": "NSDate", "timeIntervalSinceNow": "NSDate",
        "timeIntervalSinceReferenceDate": "NSDate", "absoluteString": "NSURL",
    ]

    /// Properties of several classes that have no other in common, and the runtime's functions that ask for them.
    private static let functions = ["count": "_objc_count", "length": "_objc_length"]

    /// The type that answers for a member.
    private static func owner(of name: String, _ member: MemberAccessExprSyntax) -> String? {
        let call = member.isCalled ? member.parent?.as(FunctionCallExprSyntax.self) : nil
        // Foundation's objects are sent nothing later or on other threads.
        let isLater =
            call?.arguments.contains { ["afterDelay", "on"].contains($0.label?.text) } ?? false
        if ofAll.contains(name), !isLater { return "NSObjectProtocol" }
        return known.contains(name) ? "NSObject" : owners[name]
    }

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard let type = words.first, let name = words.last,
            ["AnyObject", "any AnyObject"].contains(type),
            let token = source.token(at: diagnostic),
            let member = sequence(first: Syntax(token), next: \.parent)
                .compactMap({ $0.as(MemberAccessExprSyntax.self) })
                .first(where: { $0.declName.baseName.text == name }),
            let base = member.base
        else { return false }
        if let function = Self.functions[name], !member.isCalled {
            let object = base.as(OptionalChainingExprSyntax.self)?.expression.code ?? base.code
            edits.replace(member, with: "\(function)(\(object))")
            return true
        }
        guard let owner = Self.owner(of: name, member) else {
            return mend(optionalCallOf: member, name, base, &edits)
                || mend(dynamicCallOf: member, name, base, &edits)
        }
        let isPlain = !member.isCalled && !base.is(OptionalChainingExprSyntax.self)
        if !owner.hasPrefix("NSObject"), isPlain {
            // A property of any object is one that may be missing, until somebody needs its value.
            edits.insert("_objcDynamicMember((", at: base.positionAfterSkippingLeadingTrivia)
            edits.insert(" as? \(owner))?", at: base.endPositionBeforeTrailingTrivia)
            edits.insert(")", at: member.endPositionBeforeTrailingTrivia)
        } else if let chain = base.as(OptionalChainingExprSyntax.self) {
            edits.replace(chain, with: "(\(chain.expression.code) as? \(owner))?")
        } else {
            edits.replace(base, with: "(\(base.code) as! \(owner))")
        }
        return true
    }

    /// `object?.rowChanged?(3)` of a method that no class is known to have, as a statement: it is called by
    /// name where the object has it.
    private func mend(
        optionalCallOf member: MemberAccessExprSyntax,
        _ name: String,
        _ base: ExprSyntax,
        _ edits: inout EditList
    ) -> Bool {
        guard let optional = member.parent?.as(OptionalChainingExprSyntax.self),
            let call = optional.parent?.as(FunctionCallExprSyntax.self),
            call.trailingClosure == nil, call.calledExpression.id == optional.id
        else { return false }
        var statement = Syntax(call)
        while let parent = statement.parent, parent.is(OptionalChainingExprSyntax.self) {
            statement = parent
        }
        guard statement.parent?.is(CodeBlockItemSyntax.self) ?? false else { return false }
        let object = base.as(OptionalChainingExprSyntax.self)?.expression.code ?? base.code
        lower(call, name, of: object, &edits)
        return true
    }

    /// `(view as AnyObject).configureLayout()` as a statement: who casts to any object and asks it for a method
    /// means that it be found when the program runs.
    private func mend(
        dynamicCallOf member: MemberAccessExprSyntax,
        _ name: String,
        _ base: ExprSyntax,
        _ edits: inout EditList
    ) -> Bool {
        guard base.code.hasSuffix(" as AnyObject)"),
            let call = member.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            call.parent?.is(CodeBlockItemSyntax.self) ?? false
        else { return false }
        lower(call, name, of: base.code, &edits)
        return true
    }

    /// Calls a method by its name.
    private func lower(
        _ call: FunctionCallExprSyntax,
        _ name: String,
        of object: String,
        _ edits: inout EditList
    ) {
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let selector = SelectorName.of(name, labels: labels)
        let values = call.arguments.map(\.expression.code).joined(separator: ", ")
        edits.replace(call, with: "_objcCall(\(object), \"\(selector)\", [\(values)])")
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member is a method that is called.
    fileprivate var isCalled: Bool {
        parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
    }
}
