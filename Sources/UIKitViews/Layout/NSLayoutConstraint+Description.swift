// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension NSLayoutConstraint {
    /// The constraint as UIKit prints it: in the visual format if possible.
    var text: String {
        var words = "<\(_objcPrintedName(type(of: self))):\(_objcPrintedAddress(self))"
        if let identifier { words += " '\(identifier)'" }
        let formula = visualText ?? equation
        words += " \(formula.text)"
        if priority != .required { words += " @\(LayoutText.number(CGFloat(priority.rawValue)))" }
        words += isActive ? "   (active" : "   (inactive"
        if !formula.names.isEmpty { words += ", names: \(formula.names) " }
        return words + ")>"
    }

    private typealias Formula = (text: String, names: String)

    private var equation: Formula {
        var text = side(relationship.first, firstAttribute)
        if relationship.isDistance {
            text += " - " + side(relationship.subtracted, relationship.subtractedAttribute)
        }
        text += " \(relation.sign) "
        guard plain.second != nil, secondAttribute != .notAnAttribute else {
            return (text + LayoutText.number(constant), "")
        }
        if multiplier != 1 { text += LayoutText.number(multiplier) + "*" }
        text += side(relationship.second, secondAttribute)
        if constant != 0 {
            text += constant < 0 ? " - " : " + "
            text += LayoutText.number(abs(constant))
        }
        return (text, "")
    }

    private func side(_ item: LayoutItem?, _ attribute: Attribute) -> String {
        "\(item?.name ?? "nil").\(attribute.text)"
    }

    /// `H:[A]-(8)-[B]`, `V:|-(0)-[A]`: for neighbours and for a view at its superview's edge.
    private var visualText: Formula? {
        guard !relationship.isDistance, multiplier == 1, relation == .equal,
            let first = relationship.first, let second = relationship.second
        else { return nil }
        let axis = firstAttribute.kind == .x ? "H" : "V"
        let gap = "-(\(LayoutText.number(constant)))-"
        let opposite = "-(\(LayoutText.number(-constant)))-"
        switch (firstAttribute, secondAttribute) {
        case (.leading, .trailing), (.left, .right), (.top, .bottom):
            return ("\(axis):[\(second.name)]\(gap)[\(first.name)]", "")
        case (.leading, .leading), (.left, .left), (.top, .top):
            guard let superview = first.spaceView, superview === second.object else { return nil }
            return ("\(axis):|\(gap)[\(first.name)]", "'|':\(second.name)")
        case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
            guard let superview = first.spaceView, superview === second.object else { return nil }
            return ("\(axis):[\(first.name)]\(opposite)|", "'|':\(second.name)")
        default:
            return nil
        }
    }
}

extension NSLayoutConstraint.Relation {
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

/// How numbers are written in descriptions.
enum LayoutText {
    /// As short as possible: at most six significant digits, no trailing decimal point.
    static func number(_ number: CGFloat) -> String {
        String(format: "%g", Double(number))
    }
}
