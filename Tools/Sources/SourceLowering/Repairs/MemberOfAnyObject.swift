// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `target.isKind(of: Page.self)`, where `target` is any object: on iOS it answers what every
/// object does.
///
/// `sender.tag` is asked of the only class of the framework that has such a property, as on iOS,
/// where any object answers for what some class declares. Other members stay errors here, since
/// nothing tells whether a class has them.
struct MemberOfAnyObject: Repair {
    let identifiers: Set<String> = ["could_not_find_value_member"]

    private static let known: Set<String> = [
        "isKind", "isMember", "isEqual", "responds", "perform", "conforms", "hash", "description",
        "debugDescription", "value", "setValue", "copy", "mutableCopy", "classForCoder",
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
    ]

    /// The class that answers for a member.
    private static func owner(of name: String) -> String? {
        known.contains(name) ? "NSObject" : owners[name]
    }

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard let type = words.first, let name = words.last,
            ["AnyObject", "any AnyObject"].contains(type), let owner = Self.owner(of: name),
            let token = source.token(at: diagnostic),
            let member = sequence(first: Syntax(token), next: \.parent)
                .compactMap({ $0.as(MemberAccessExprSyntax.self) })
                .first(where: { $0.declName.baseName.text == name }),
            let base = member.base
        else { return false }
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            edits.replace(chain, with: "(\(chain.expression.code) as? \(owner))?")
        } else {
            edits.replace(base, with: "(\(base.code) as! \(owner))")
        }
        return true
    }
}
