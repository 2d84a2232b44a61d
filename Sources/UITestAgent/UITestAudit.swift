// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitBasics
import UIKitControls
import UIKitCore
import UITestWire

/// Looks for what makes an application hard to use, as `performAccessibilityAudit` asks.
@MainActor
struct UITestAudit {
    /// The smallest side of what is touched, in points.
    ///
    /// - Source: Human Interface Guidelines, Accessibility, the minimum control size on iOS.
    private static let smallestSide = 28.0

    private let reader: AutomationReader
    private let hands: UITestHands

    init(_ reader: AutomationReader, _ hands: UITestHands) {
        self.reader = reader
        self.hands = hands
    }

    /// The issues of these kinds, in the order of the elements.
    func issues(_ kinds: [UITestIssue.Kind]) -> [UITestIssue] {
        let picture = kinds.contains(.contrast) ? hands.drawing().flatMap(ScreenColors.init) : nil
        var found: [UITestIssue] = []
        for node in reader.read().nodes {
            guard node.type != .application, let object = reader.object(node.id),
                isOnScreen(node.frame)
            else { continue }
            for kind in kinds {
                guard let (compact, detailed) = problem(kind, node, object, picture) else {
                    continue
                }
                found.append(
                    UITestIssue(kind: kind, id: node.id, compact: compact, detailed: detailed)
                )
            }
        }
        return found
    }

    private func isOnScreen(_ frame: UITestRectangle) -> Bool {
        let rect = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        return !rect.isEmpty && rect.intersects(UIScreen.main.bounds)
    }

    private func problem(
        _ kind: UITestIssue.Kind,
        _ node: UITestNode,
        _ object: any NSObjectProtocol,
        _ picture: ScreenColors?
    ) -> (String, String)? {
        switch kind {
        case .contrast: contrast(node, object, picture)
        case .elementDetection: detection(object)
        case .hitRegion: hitRegion(node, object)
        case .sufficientElementDescription: description(node, object)
        case .dynamicType: dynamicType(object)
        case .textClipped: clipping(object)
        case .trait: traits(object)
        }
    }

    // MARK: The kinds

    private func contrast(
        _ node: UITestNode,
        _ object: any NSObjectProtocol,
        _ picture: ScreenColors?
    ) -> (String, String)? {
        guard let label = object as? UILabel, !(label.text ?? "").isEmpty, let picture,
            let ratio = picture.contrast(in: node.frame)
        else { return nil }
        // Large text may have less (WCAG 2.1, success criterion 1.4.3).
        let isBold = label.font.fontDescriptor.symbolicTraits.contains(.traitBold)
        let isLarge = label.font.pointSize >= (isBold ? 14 : 18) * 4 / 3
        let needed = isLarge ? 3.0 : 4.5
        guard ratio < needed else { return nil }
        let shown = String(format: "%.2f", ratio)
        return (
            "Contrast failed",
            "The text has a contrast of \(shown):1 with what is behind it; \(needed):1 is needed"
        )
    }

    private func detection(_ object: any NSObjectProtocol) -> (String, String)? {
        guard let label = object as? UILabel, !(label.text ?? "").isEmpty else { return nil }
        let isTold = sequence(first: label as UIView, next: \.superview)
            .contains { $0.isAccessibilityElement }
        return isTold
            ? nil
            : ("Potentially inaccessible text", "The text is in no accessibility element")
    }

    private func isUsed(_ object: any NSObjectProtocol) -> Bool {
        let used: UIAccessibilityTraits = [.button, .link, .keyboardKey, .searchField]
        return object.isAccessibilityElement
            && (object is UIControl || !object.accessibilityTraits.isDisjoint(with: used))
    }

    private func hitRegion(
        _ node: UITestNode,
        _ object: any NSObjectProtocol
    ) -> (String, String)? {
        guard isUsed(object), node.type == .button || node.type == .link else { return nil }
        let side = min(node.frame.width, node.frame.height)
        guard side < Self.smallestSide else { return nil }
        let least = Int(Self.smallestSide)
        return (
            "Hit area is too small",
            "The element is \(node.frame.width) by \(node.frame.height) points; "
                + "\(least) by \(least) is the least"
        )
    }

    private func description(
        _ node: UITestNode,
        _ object: any NSObjectProtocol
    ) -> (String, String)? {
        let isImage = object.isAccessibilityElement && node.type == .image
        let isText = [.textField, .secureTextField, .searchField, .textView].contains(node.type)
        guard isUsed(object) || isImage, node.label.isEmpty else { return nil }
        if isText, node.placeholder != nil { return nil }
        return ("Element has no description", "The element has no accessibility label")
    }

    private func dynamicType(_ object: any NSObjectProtocol) -> (String, String)? {
        guard let label = object as? UILabel, !(label.text ?? "").isEmpty,
            !label.adjustsFontForContentSizeCategory,
            sequence(first: label as UIView, next: \.superview).allSatisfy({ !($0 is UIControl) })
        else { return nil }
        return (
            "Dynamic Type font sizes are unsupported",
            "The text's font does not follow the preferred content size category"
        )
    }

    private func clipping(_ object: any NSObjectProtocol) -> (String, String)? {
        guard let label = object as? UILabel, !(label.text ?? "").isEmpty,
            !label.adjustsFontSizeToFitWidth
        else { return nil }
        let room = CGSize(
            width: label.numberOfLines == 1 ? .greatestFiniteMagnitude : label.bounds.width,
            height: .greatestFiniteMagnitude
        )
        let lines = label.numberOfLines
        label.numberOfLines = lines == 1 ? 1 : 0
        let needed = label.sizeThatFits(room)
        label.numberOfLines = lines
        guard needed.width > label.bounds.width + 1 || needed.height > label.bounds.height + 1
        else { return nil }
        return ("Text clipped", "The text needs more room than its label has")
    }

    private func traits(_ object: any NSObjectProtocol) -> (String, String)? {
        guard object.isAccessibilityElement else { return nil }
        let traits = object.accessibilityTraits
        let pairs: [(UIAccessibilityTraits, UIAccessibilityTraits)] = [
            (.button, .link), (.button, .staticText), (.link, .staticText),
            (.adjustable, .staticText),
        ]
        guard let pair = pairs.first(where: { traits.contains($0.0) && traits.contains($0.1) })
        else { return nil }
        let names = pair.0.union(pair.1).names.joined(separator: " and ")
        return ("Traits conflict", "The element has the traits \(names)")
    }
}
