// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// Changes the pointer, and what is under it, over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    private final weak var pointerDelegate: (any UIPointerInteractionDelegate)?
    private final weak var host: UIView?
    private final var isOn = true

    /// Makes an interaction without a delegate.
    public override nonisolated init() { super.init() }

    /// Makes an interaction; without a delegate the view as a whole is lit.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        pointerDelegate = delegate
        super.init()
    }

    /// Who says how the pointer looks.
    open weak var delegate: (any UIPointerInteractionDelegate)? { pointerDelegate }

    /// Whether the interaction does anything.
    open var isEnabled: Bool {
        get { isOn }
        set {
            isOn = newValue
            if let host { PointerCoordinator.shared.viewDidChange(host) }
        }
    }

    /// Asks again where the pointer is and how it looks.
    open func invalidate() {
        if let host { PointerCoordinator.shared.viewDidChange(host) }
    }

    // MARK: UIInteraction

    /// The view that the interaction was added to.
    open var view: UIView? { host }

    /// Gives the pointer back its usual look if it is over the view.
    open func willMove(to view: UIView?) {
        if view !== host, let host { PointerCoordinator.shared.forget(host) }
    }

    /// Stores the view.
    open func didMove(to view: UIView?) { host = view }
}
