// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Platform

/// An edit menu on the screen: a bar that goes with the next touch beside it.
@MainActor
final class EditMenuSession: NSObject, OpenMenu {
    private let window: UIWindow
    // A view that is taken away while its menu is open must not stay: the view keeps the session.
    private weak var first: UIResponder?
    private var responder: UIResponder { first ?? window }
    private let direction: UIEditMenuArrowDirection
    private(set) var target: CGRect
    let bar: EditMenuBar
    private(set) var isOpen = false
    private var observer: TouchObserver?

    /// Called before the menu goes.
    var willEnd: ((InteractionAnimator) -> Void)?
    /// Called when the menu is gone.
    var didEnd: (() -> Void)?

    init(
        menu: UIMenu,
        window: UIWindow,
        target: CGRect,
        direction: UIEditMenuArrowDirection,
        responder: UIResponder
    ) {
        self.window = window
        self.target = target
        self.direction = direction
        first = responder
        bar = EditMenuBar(frame: .zero)
        super.init()
        bar.didChoose = { [weak self] element in self?.choose(element) }
        show(menu)
    }

    func present(animated: Bool, with animator: InteractionAnimator) {
        guard !bar.isEmpty else { return animator.finish() }
        OpenMenus.dismissAll(animated: false)
        isOpen = true
        OpenMenus.add(self)
        window.addSubview(bar)
        let observer = TouchObserver { [weak self] touch in self?.touchBegan(touch) }
        window.addPart(observer)
        self.observer = observer
        bar.alpha = 0
        fade(animated, to: 1, along: animator) {}
    }

    private func fade(
        _ animated: Bool,
        to alpha: CGFloat,
        along animator: InteractionAnimator,
        then completion: @escaping () -> Void
    ) {
        let changes = { [bar] in
            bar.alpha = alpha
            animator.runAnimations()
        }
        guard animated, UIView.areAnimationsEnabled else {
            changes()
            animator.finish()
            return completion()
        }
        UIView.animate(withDuration: 0.2, animations: changes) { _ in
            animator.finish()
            completion()
        }
    }

    /// Shows other elements.
    func show(_ menu: UIMenu) {
        let content = MenuContent(of: menu, from: responder)
        bar.show(content.elements)
        layout()
    }

    func move(to target: CGRect, animated: Bool) {
        self.target = target
        guard animated, isOpen else { return layout() }
        UIView.animate(withDuration: 0.2) { [self] in layout() }
    }

    private func layout() {
        let room = window.bounds.inset(by: window.safeAreaInsets)
            .narrowed(dx: MenuStyle.margin, dy: MenuStyle.margin)
        bar.place(beside: target, in: room, direction)
    }

    private func choose(_ element: UIMenuElement) {
        if let menu = element as? UIMenu {
            bar.show(MenuContent(of: menu, from: responder).elements)
            return layout()
        }
        let stays =
            (element as? any UIMenuLeaf)?.attributes.contains(.keepsMenuPresented) ?? false
        if !stays { dismiss(animated: true) }
        switch element {
        case let action as UIAction: action.perform(sender: self)
        case let command as UICommand: MenuCommands.perform(command, from: responder)
        default: break
        }
    }

    private func touchBegan(_ touch: UITouch) {
        guard !bar.frame.contains(touch.location(in: window)) else { return }
        dismiss(animated: true)
    }

    func dismiss(animated: Bool) {
        guard isOpen else { return }
        isOpen = false
        OpenMenus.remove(self)
        if let observer { window.removeGestureRecognizer(observer) }
        observer = nil
        bar.isUserInteractionEnabled = false
        let animator = InteractionAnimator()
        willEnd?(animator)
        fade(animated, to: 0, along: animator) { [self] in
            bar.removeFromSuperview()
            didEnd?()
        }
    }

    var isOnScreen: Bool { bar.window === window && !window.isHidden }

    func take(_ sample: KeySample) -> Bool {
        if UIKeyboardHIDUsage(rawValue: sample.usage) == .keyboardEscape {
            dismiss(animated: true)
            return true
        }
        // Whoever types has done with the menu.
        dismiss(animated: true)
        return false
    }
}
