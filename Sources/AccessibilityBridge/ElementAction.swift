// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls
import UIKitTables
import UIKitViews

/// Something that a reader can do with an element.
@MainActor
enum ElementAction {
    case click
    case increment
    case decrement
    case custom(UIAccessibilityCustomAction)
    case scroll(UIAccessibilityScrollDirection)

    var name: String {
        switch self {
        case .click: "click"
        case .increment: "increment"
        case .decrement: "decrement"
        case .custom(let action): action.name
        case .scroll(let direction): "scroll " + Self.word(direction)
        }
    }

    private static func word(_ direction: UIAccessibilityScrollDirection) -> String {
        switch direction {
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        case .next: "forward"
        default: "back"
        }
    }

    /// The actions of an element, in the order in which readers number them.
    static func all(of object: any NSObjectProtocol, _ kind: ElementKind) -> [ElementAction] {
        let traits = object.accessibilityTraits
        var actions: [ElementAction] = []
        if !traits.contains(.notEnabled) {
            if isClickable(object, kind, traits) { actions.append(.click) }
            let isAdjustable =
                traits.contains(.adjustable) || [.slider, .stepper, .pages].contains(kind)
            if isAdjustable { actions += [.increment, .decrement] }
            actions += (object.accessibilityCustomActions ?? []).map { .custom($0) }
        }
        if let scroller = object as? UIScrollView, !object.isAccessibilityElement {
            actions += scroller.scrollableDirections.map { .scroll($0) }
        }
        return actions
    }

    private static func isClickable(
        _ object: any NSObjectProtocol,
        _ kind: ElementKind,
        _ traits: UIAccessibilityTraits
    ) -> Bool {
        switch kind {
        case .slider, .stepper, .pages, .progress, .activity, .table, .collection, .scroller,
            .segments, .navigationBar, .toolBar, .tabBar:
            return false
        case .toggle, .field, .textView, .tableCell, .collectionCell: return true
        case .control: return object.isAccessibilityElement
        case .other:
            let usable: UIAccessibilityTraits = [.button, .link, .keyboardKey, .toggleButton]
            return !traits.isDisjoint(with: usable)
                || object.isAccessibilityElement && object.accessibilityRespondsToUserInteraction
        }
    }

    /// Does it; false if it could not be done.
    func perform(on object: any NSObjectProtocol) -> Bool {
        switch self {
        case .click: return ElementTouch.activate(object)
        case .increment:
            object.accessibilityIncrement()
            return true
        case .decrement:
            object.accessibilityDecrement()
            return true
        case .custom(let action):
            if let handler = action.actionHandler { return handler(action) }
            guard let target = action.target else { return false }
            return UIApplication.shared.sendAction(
                action.selector,
                to: target,
                from: action,
                for: nil
            )
        case .scroll(let direction):
            guard let scroller = object as? UIScrollView else { return false }
            return scroller.accessibilityScroll(direction) || scroller.turnPage(direction)
        }
    }
}

extension UIScrollView {
    private var furthest: CGPoint {
        let inset = adjustedContentInset
        return CGPoint(
            x: contentSize.width + inset.right - bounds.width,
            y: contentSize.height + inset.bottom - bounds.height
        )
    }

    /// The directions in which there is more content.
    var scrollableDirections: [UIAccessibilityScrollDirection] {
        guard isScrollEnabled else { return [] }
        let inset = adjustedContentInset
        let end = furthest
        var directions: [UIAccessibilityScrollDirection] = []
        if contentOffset.y > -inset.top + 0.5 { directions.append(.up) }
        if contentOffset.y < end.y - 0.5 { directions.append(.down) }
        if contentOffset.x > -inset.left + 0.5 { directions.append(.left) }
        if contentOffset.x < end.x - 0.5 { directions.append(.right) }
        return directions
    }

    /// Scrolls by what is shown at once; false at the end.
    func turnPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset).size
        var target = contentOffset
        switch direction {
        case .up, .previous: target.y -= visible.height
        case .down, .next: target.y += visible.height
        case .left: target.x -= visible.width
        case .right: target.x += visible.width
        }
        target.x = max(min(target.x, furthest.x), -inset.left)
        target.y = max(min(target.y, furthest.y), -inset.top)
        guard target != contentOffset else { return false }
        setContentOffset(target, animated: false)
        return true
    }
}
