// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls
import UIKitText
import UIKitViews

extension ElementReader {
    /// The node of an element.
    func leaf(
        _ object: any NSObjectProtocol,
        _ kind: ElementKind,
        _ place: Place
    )
        -> AccessibleNode
    {
        let traits = object.accessibilityTraits
        let value = object.accessibilityValue ?? ""
        let number = number(object, kind, value)
        let role = role(object, kind, traits, place, isNumber: number != nil)
        var node = AccessibleNode(identities.id(of: object), role)
        node.value = number
        describe(object, kind, &node, place)
        var isTold = number != nil
        switch kind {
        case .field, .textView:
            isTold = true
            node.text = ElementText(object)?.text
            complete(&node, object, kind)
        case .toggle:
            isTold = true
            node.states.insert(.checkable)
            if (object as? UISwitch)?.isOn == true { node.states.insert(.checked) }
        case .activity:
            let isAnimating = (object as? UIActivityIndicatorView)?.isAnimating ?? false
            if isAnimating { node.states.formUnion([.busy, .indeterminate]) }
        case .tableCell, .collectionCell: place.list.map { self.number(object, in: $0, &node) }
        default: break
        }
        if role == .toggleButton, kind != .toggle {
            isTold = ["0", "1"].contains(value)
            node.states.insert(.checkable)
            if value == "1" { node.states.insert(.checked) }
        }
        if [.label, .heading].contains(role) { node.text = AccessibleText(node.name) }
        if !isTold, !value.isEmpty {
            node.attributes["valuetext"] = value
            node.summary = node.summary.isEmpty ? value : value + ", " + node.summary
        }
        return node
    }

    private func role(
        _ object: any NSObjectProtocol,
        _ kind: ElementKind,
        _ traits: UIAccessibilityTraits,
        _ place: Place,
        isNumber: Bool
    ) -> AccessibleRole {
        switch kind {
        case .toggle: return .toggleButton
        case .slider: return .slider
        case .stepper, .pages: return .spinButton
        case .progress, .activity: return .progressBar
        case .field:
            return (object as? UITextField)?.isSecureTextEntry == true ? .passwordText : .entry
        case .textView: return .text
        case .tableCell, .collectionCell: return .listItem
        default: break
        }
        switch place.container {
        case .tabBar where traits.contains(.button): return .pageTab
        case .segments: return .radioButton
        default: return role(traits, isNumber: isNumber)
        }
    }

    private func role(_ traits: UIAccessibilityTraits, isNumber: Bool) -> AccessibleRole {
        if traits.contains(.toggleButton) { return .toggleButton }
        if traits.contains(.adjustable) { return isNumber ? .slider : .spinButton }
        if traits.contains(.searchField) { return .entry }
        if traits.contains(.link) { return .link }
        if traits.contains(.button) || traits.contains(.keyboardKey) { return .pushButton }
        if traits.contains(.header) { return .heading }
        if traits.contains(.image) { return .image }
        if traits.contains(.tabBar) { return .pageTabList }
        return .label
    }

    /// The number that an element shows: a control's, or one that its value spells.
    private func number(
        _ object: any NSObjectProtocol,
        _ kind: ElementKind,
        _ value: String
    ) -> AccessibleNode.Value? {
        switch object {
        case let slider as UISlider:
            return AccessibleNode.Value(
                minimum: Double(slider.minimumValue),
                maximum: Double(slider.maximumValue),
                current: Double(slider.value),
                text: value,
                isSettable: true
            )
        case let stepper as UIStepper:
            return AccessibleNode.Value(
                minimum: stepper.minimumValue,
                maximum: stepper.maximumValue,
                step: stepper.stepValue,
                current: stepper.value,
                text: value,
                isSettable: true
            )
        case let pages as UIPageControl:
            return AccessibleNode.Value(
                minimum: 1,
                maximum: Double(max(pages.numberOfPages, 1)),
                step: 1,
                current: Double(pages.currentPage + 1),
                text: value,
                isSettable: true
            )
        case let progress as UIProgressView:
            return AccessibleNode.Value(
                minimum: 0,
                maximum: 1,
                current: Double(progress.progress),
                text: value
            )
        default:
            guard object.accessibilityTraits.contains(.adjustable) else { return nil }
            return Self.number(spelled: value)
        }
    }

    /// The number that a text such as "60%" or "7" spells.
    private static func number(spelled text: String) -> AccessibleNode.Value? {
        let isShare = text.hasSuffix("%")
        let digits = isShare ? text.dropLast() : text[...]
        guard let number = Double(digits.filter { !$0.isWhitespace }), number.isFinite else {
            return nil
        }
        return AccessibleNode.Value(
            minimum: isShare ? 0 : min(number, 0),
            maximum: isShare ? max(number, 100) : Double(Int32.max),
            current: number,
            text: text
        )
    }

    /// Adds what text fields have beyond their text.
    private func complete(
        _ node: inout AccessibleNode,
        _ object: any NSObjectProtocol,
        _ kind: ElementKind
    ) {
        node.states.insert(kind == .field ? .singleLine : .multiLine)
        node.states.insert(.selectableText)
        node.states.insert(node.text?.isEditable == true ? .editable : .readOnly)
        guard let placeholder = (object as? UITextField)?.placeholder, !placeholder.isEmpty else {
            return
        }
        node.attributes["placeholder-text"] = placeholder
        if node.name.isEmpty { node.name = placeholder }
    }

    // MARK: What all have

    /// Adds the names, the states, the frame and the actions of an element or container.
    func describe(
        _ object: any NSObjectProtocol,
        _ kind: ElementKind,
        _ node: inout AccessibleNode,
        _ place: Place
    ) {
        let traits = object.accessibilityTraits
        if node.name.isEmpty { node.name = object.accessibilityLabel ?? "" }
        let hint = object.accessibilityHint ?? ""
        if !hint.isEmpty {
            node.summary = node.summary.isEmpty ? hint : node.summary + ", " + hint
        }
        node.language = object.accessibilityLanguage ?? ""
        node.identifier = identifier(of: object)
        node.attributes["class"] = String(describing: type(of: object))
        let frame = object.accessibilityFrame
        node.frame = AccessibleRectangle(frame)
        node.states.insert(.visible)
        if !frame.isEmpty, frame.intersects(place.clip) { node.states.insert(.showing) }
        if !traits.contains(.notEnabled) { node.states.formUnion([.enabled, .sensitive]) }
        node.actions = ElementAction.all(of: object, kind)
            .map { AccessibleNode.Action($0.name) }
        addFocus(object, kind, &node, place)
        let isChoice = [.pageTab, .radioButton, .listItem].contains(node.role)
        if isChoice { node.states.insert(.selectable) }
        if traits.contains(.selected) {
            node.states.formUnion([.selectable, .selected])
            if node.role == .radioButton { node.states.insert(.checked) }
        }
    }

    private func addFocus(
        _ object: any NSObjectProtocol,
        _ kind: ElementKind,
        _ node: inout AccessibleNode,
        _ place: Place
    ) {
        guard let view = object as? UIView else { return }
        let isText = kind == .field || kind == .textView
        let isFocused = place.focused.map { $0 as AnyObject === view } ?? false
        if isText || isFocused || view.canBecomeFocused { node.states.insert(.focusable) }
        if isFocused || isText && view.isFirstResponder && view.window?.isKeyWindow == true {
            node.states.insert(.focused)
        }
    }

    private func identifier(of object: any NSObjectProtocol) -> String {
        (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? ""
    }
}
