// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// Shows a bar of what can be done with the selection: cut, copy, paste and their like.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    final weak var menuDelegate: (any UIEditMenuInteractionDelegate)?
    final weak var host: UIView?
    final var session: EditMenuSession?
    final var shown: UIEditMenuConfiguration?

    /// Makes an interaction.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        menuDelegate = delegate
        super.init()
    }

    /// Who has a say in the menu.
    open weak var delegate: (any UIEditMenuInteractionDelegate)? { menuDelegate }

    /// Shows the menu of a configuration; nothing where nothing can be done.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        present(configuration)
    }

    /// Closes the menu.
    open func dismissMenu() { session?.dismiss(animated: true) }

    /// Asks again what can be done, and shows it.
    open func reloadVisibleMenu() {
        guard let session, let shown else { return }
        session.show(menu(for: shown))
    }

    /// Moves the menu to where its place is now.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let session, let shown else { return }
        session.move(to: target(of: shown), animated: animated)
    }

    /// Where the menu was asked for, in the space of a view.
    open func location(in view: UIView?) -> CGPoint {
        guard let host, let shown else { return .zero }
        return host.convert(shown.sourcePoint, to: view ?? host.window)
    }

    // MARK: UIInteraction

    /// The view that the interaction was added to.
    open var view: UIView? { host }

    /// Closes the menu.
    open func willMove(to view: UIView?) { session?.dismiss(animated: false) }

    /// Stores the view.
    open func didMove(to view: UIView?) { host = view }
}

extension UIEditMenuInteraction {
    func present(_ configuration: UIEditMenuConfiguration) {
        guard let host, let window = host.window else { return }
        session?.dismiss(animated: false)
        let menu = menu(for: configuration)
        guard !menu.children.isEmpty else { return }
        let session = EditMenuSession(
            menu: menu,
            window: window,
            target: target(of: configuration),
            direction: configuration.preferredArrowDirection,
            responder: responder
        )
        // A session that never opens is never closed, and nobody hears of it.
        guard !session.bar.isEmpty else { return }
        shown = configuration
        session.willEnd = { [weak self] animator in
            guard let self else { return }
            self.session = nil
            self.shown = nil
            self.menuDelegate?.editMenuInteraction?(
                self,
                willDismissMenuFor: configuration,
                animator: animator
            )
        }
        let animator = InteractionAnimator()
        menuDelegate?.editMenuInteraction?(
            self,
            willPresentMenuFor: configuration,
            animator: animator
        )
        self.session = session
        session.present(animated: true, with: animator)
    }

    /// Who begins the chain: the first responder, or the view where that is elsewhere.
    private var responder: UIResponder {
        let first = MenuCommands.firstResponder(in: host?.window)
        guard let host, first is UIWindow || first is UIApplication else { return first }
        return host
    }

    func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
        let suggested = UIMenuSystem.context.menu(for: responder).children
        guard let menuDelegate else { return UIMenu(children: suggested) }
        let answer = menuDelegate.editMenuInteraction?(
            self,
            menuFor: configuration,
            suggestedActions: suggested
        )
        if let answer { return answer }
        let isAnswered = _objcImplements(
            menuDelegate,
            "editMenuInteraction(_:menuFor:suggestedActions:)"
        )
        return UIMenu(children: isAnswered ? [] : suggested)
    }

    /// What the menu must not cover, in the window.
    func target(of configuration: UIEditMenuConfiguration) -> CGRect {
        guard let host, let window = host.window else { return .zero }
        let rect =
            menuDelegate?.editMenuInteraction?(self, targetRectFor: configuration)
            ?? CGRect(origin: configuration.sourcePoint, size: .zero)
        return host.convert(rect, to: window)
    }
}
