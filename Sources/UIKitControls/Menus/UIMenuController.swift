// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// The edit menu as it was before `UIEditMenuInteraction`: one for the program.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// On which side of the menu its arrow is.
    public enum ArrowDirection: Int, Sendable {
        /// Where there is room.
        case `default` = 0
        /// Above the menu.
        case up = 1
        /// Below the menu.
        case down = 2
        /// Left of the menu.
        case left = 3
        /// Right of the menu.
        case right = 4
    }

    private final var items: [UIMenuItem]?
    private final var direction = ArrowDirection.default
    private final weak var targetView: UIView?
    private final var targetRect = CGRect.zero
    private final var session: EditMenuSession?

    /// The one controller.
    open class var shared: UIMenuController { theOne }

    private static let theOne = UIMenuController()

    /// Whether the menu shows.
    open var isMenuVisible: Bool {
        get { session != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows or hides the menu at the target that was set.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show(animated: animated) } else { session?.dismiss(animated: animated) }
    }

    /// Says what the menu is beside.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetView = targetView
        self.targetRect = targetRect
    }

    /// Shows the menu beside a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show(animated: true)
    }

    /// Hides the menu.
    open func hideMenu() { session?.dismiss(animated: true) }

    /// Hides the menu if it is beside something in a view.
    open func hideMenu(from targetView: UIView) {
        guard let shown = self.targetView, shown.isDescendant(of: targetView) else { return }
        hideMenu()
    }

    /// On which side of the menu the arrow should be.
    open var arrowDirection: ArrowDirection {
        get { direction }
        set { direction = newValue }
    }

    /// What the program adds to the menu.
    open var menuItems: [UIMenuItem]? {
        get { items }
        set { items = newValue }
    }

    /// Asks again what can be done, and shows it.
    open func update() {
        guard let session, let window = targetView?.window else { return }
        session.show(menu(for: MenuCommands.firstResponder(in: window)))
        post(UIMenuController.menuFrameDidChangeNotification)
    }

    /// Where the menu is, on the screen; without size while it is hidden.
    open var menuFrame: CGRect {
        guard let session, let window = session.bar.window else { return .zero }
        return window.convert(session.bar.frame, to: nil as UIWindow?)
    }

    // MARK: Work

    private func menu(for responder: UIResponder) -> UIMenu {
        let system = MenuTree.leaves(of: UIMenuSystem.context.menu(for: responder))
        let own = (items ?? []).map { UICommand(title: $0.title, action: $0.action) }
        return UIMenu(children: system + own)
    }

    private func show(animated: Bool) {
        guard let view = targetView, let window = view.window else { return }
        session?.dismiss(animated: false)
        let first = MenuCommands.firstResponder(in: window)
        let session = EditMenuSession(
            menu: menu(for: first),
            window: window,
            target: view.convert(targetRect, to: window),
            direction: UIEditMenuArrowDirection(rawValue: direction.rawValue) ?? .automatic,
            responder: first
        )
        guard !session.bar.isEmpty else { return }
        post(UIMenuController.willShowMenuNotification)
        session.willEnd = { [weak self] _ in
            self?.session = nil
            self?.post(UIMenuController.willHideMenuNotification)
        }
        session.didEnd = { [weak self] in self?.post(UIMenuController.didHideMenuNotification) }
        let animator = InteractionAnimator()
        animator.addCompletion { [weak self] in
            self?.post(UIMenuController.didShowMenuNotification)
        }
        self.session = session
        session.present(animated: animated, with: animator)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UIMenuController {
    /// Posted before the menu shows.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification"
    )
    /// Posted after the menu shows.
    public nonisolated static let didShowMenuNotification = Notification.Name(
        "UIMenuControllerDidShowMenuNotification"
    )
    /// Posted before the menu goes.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification"
    )
    /// Posted after the menu has gone.
    public nonisolated static let didHideMenuNotification = Notification.Name(
        "UIMenuControllerDidHideMenuNotification"
    )
    /// Posted after the menu has moved or has other items.
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification"
    )
}
