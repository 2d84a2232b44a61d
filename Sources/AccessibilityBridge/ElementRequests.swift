// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCollections
import UIKitControls
import UIKitTables
import UIKitText
import UIKitViews

/// Does what readers ask of elements.
@MainActor
struct ElementRequests {
    let identities: ElementIdentities

    func outcome(of request: AccessibleRequest, for id: AccessibleID) -> AccessibleOutcome {
        guard let object = identities.object(id) as? any NSObjectProtocol else {
            return .failed("The element is gone")
        }
        switch request {
        case .perform(let index, let name):
            let actions = ElementAction.all(of: object, .of(object))
            guard actions.indices.contains(index), actions[index].name == name else {
                return .failed("The element has other actions now")
            }
            return .done(actions[index].perform(on: object))
        case .focus: return .done(focus(object))
        case .setValue(let value): return .done(set(value, of: object))
        case .scroll(let place): return .done(scroll(object, to: place))
        case .select(let child, let isSelected):
            guard let child = identities.object(child) as? any NSObjectProtocol else {
                return .failed("The element is gone")
            }
            return .done(select(child, isSelected, in: object))
        default:
            guard let text = ElementText(object) else { return .done(false) }
            return outcome(of: request, text)
        }
    }

    private func outcome(of request: AccessibleRequest, _ text: ElementText) -> AccessibleOutcome {
        switch request {
        case .setCaret(let place): .done(text.select(place..<place))
        case .setSelection(let range): .done(text.select(range))
        case .replaceText(let range, let string): .done(text.replace(range, with: string))
        case .copy(let range): .done(text.copy(range))
        case .cut(let range): .done(text.cut(range))
        case .paste(let place): .done(text.paste(at: place))
        case .line(let place): text.line(at: place).map { .range($0) } ?? .done(false)
        case .bounds(let range):
            text.bounds(of: range).map { .rectangle(AccessibleRectangle($0)) } ?? .done(false)
        case .offset(let x, let y):
            text.offset(at: CGPoint(x: x, y: y)).map { .offset($0) } ?? .done(false)
        default: .done(false)
        }
    }

    // MARK: Focus

    private func focus(_ object: any NSObjectProtocol) -> Bool {
        ElementTouch.reveal(object)
        guard let view = ElementTouch.view(of: object), view.window != nil else { return false }
        if view.canBecomeFirstResponder { return view.becomeFirstResponder() }
        guard view.canBecomeFocused, let system = UIFocusSystem.focusSystem(for: view) else {
            return false
        }
        system.requestFocusUpdate(to: view)
        system.updateFocusIfNeeded()
        return system.focusedItem === view
    }

    // MARK: Values

    private func set(_ value: Double, of object: any NSObjectProtocol) -> Bool {
        guard !object.accessibilityTraits.contains(.notEnabled) else { return false }
        switch object {
        case let slider as UISlider:
            slider.setValue(Float(value), animated: false)
            slider.sendActions(for: .valueChanged)
        case let stepper as UIStepper:
            stepper.value = value
            stepper.sendActions(for: .valueChanged)
        case let pages as UIPageControl:
            guard (1...Double(max(pages.numberOfPages, 1))).contains(value.rounded()) else {
                return false
            }
            pages.currentPage = Int(value.rounded()) - 1
            pages.sendActions(for: .valueChanged)
        default: return false
        }
        return true
    }

    // MARK: Scrolling

    private func scroll(
        _ object: any NSObjectProtocol,
        to place: AccessibleRequest.Place
    ) -> Bool {
        guard ElementTouch.reveal(object) else { return false }
        guard place != .anywhere, let view = ElementTouch.view(of: object),
            let window = view.window,
            let scroller = sequence(first: view, next: \.superview).dropFirst()
                .lazy.compactMap({ $0 as? UIScrollView }).first
        else { return true }
        let frame = scroller.convert(
            window.convert(object.accessibilityFrame, from: window.screen.coordinateSpace),
            from: nil
        )
        let shown = scroller.bounds.inset(by: scroller.adjustedContentInset)
        var move = CGPoint.zero
        switch place {
        case .top: move.y = frame.minY - shown.minY
        case .bottom: move.y = frame.maxY - shown.maxY
        case .left: move.x = frame.minX - shown.minX
        case .right: move.x = frame.maxX - shown.maxX
        case .point(let x, let y):
            let corner = window.convert(CGPoint(x: x, y: y), from: window.screen.coordinateSpace)
            let target = scroller.convert(corner, from: nil)
            move = CGPoint(x: frame.minX - target.x, y: frame.minY - target.y)
        case .anywhere: break
        }
        scroller.move(by: move)
        return true
    }

    // MARK: Selection

    private func select(
        _ child: any NSObjectProtocol,
        _ isSelected: Bool,
        in object: any NSObjectProtocol
    ) -> Bool {
        guard child.accessibilityTraits.contains(.selected) != isSelected else { return true }
        let allowsBoth =
            (object as? UITableView)?.allowsMultipleSelection
            ?? (object as? UICollectionView)?.allowsMultipleSelection ?? false
        guard isSelected || allowsBoth else { return false }
        return ElementTouch.activate(child)
    }
}

extension UIScrollView {
    /// Scrolls by a distance, but not beyond the content.
    func move(by distance: CGPoint) {
        let inset = adjustedContentInset
        let x = contentOffset.x + distance.x
        let y = contentOffset.y + distance.y
        let right = contentSize.width + inset.right - bounds.width
        let bottom = contentSize.height + inset.bottom - bounds.height
        let target = CGPoint(
            x: max(min(x, right), -inset.left),
            y: max(min(y, bottom), -inset.top)
        )
        if target != contentOffset { setContentOffset(target, animated: false) }
    }
}

extension AccessibleRectangle {
    init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x),
            y: Double(rect.origin.y),
            width: Double(rect.size.width),
            height: Double(rect.size.height)
        )
    }
}
