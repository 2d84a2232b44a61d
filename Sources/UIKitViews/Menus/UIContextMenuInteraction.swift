// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// Shows a context menu with a preview for a long press or a secondary click.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu is shown.
    public enum Appearance: Int, Sendable {
        /// No menu is shown.
        case unknown = 0
        /// With a preview over a dimmed background.
        case rich = 1
        /// As a list alone.
        case compact = 2
    }

    // The name that the SDK's Swift sees.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// ``Appearance`` under its other name.
    public typealias appearance = Appearance

    package final weak var menuDelegate: (any UIContextMenuInteractionDelegate)?
    private final weak var host: UIView?
    package final var session: (any ContextMenuSession)?
    final var recognizer: PressRecognizer?
    /// The place of the request, in the view.
    final var place = CGPoint.zero

    /// Makes an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        menuDelegate = delegate
        super.init()
    }

    /// The delegate, which provides the menu.
    open weak var delegate: (any UIContextMenuInteractionDelegate)? { menuDelegate }

    /// How the menu is shown that is open.
    open var menuAppearance: Appearance {
        guard let session else { return .unknown }
        return session.hasPreview ? .rich : .compact
    }

    /// The place of the request, in the space of a view.
    open func location(in view: UIView?) -> CGPoint {
        guard let host else { return place }
        guard let view else { return host.convert(place, to: host.window) }
        return host.convert(place, to: view)
    }

    /// Closes the menu if it is open.
    open func dismissMenu() { session?.dismiss(animated: true) }

    /// Shows another menu in place of the one that is open.
    open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
        guard let session, let visible = session.visibleMenu else { return }
        session.update(block(visible))
    }

    // MARK: UIInteraction

    /// The view that the interaction was added to.
    open var view: UIView? { host }

    /// Removes the interaction from its former view.
    open func willMove(to view: UIView?) {
        guard view !== host else { return }
        session?.dismiss(animated: false)
        if let recognizer { host?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    /// Begins to watch for presses.
    open func didMove(to view: UIView?) {
        host = view
        guard let view else { return }
        let recognizer = makeRecognizer()
        self.recognizer = recognizer
        view.addPart(recognizer)
    }
}
