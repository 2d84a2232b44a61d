// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// Lets things be dropped on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    final weak var dropDelegate: (any UIDropInteractionDelegate)?
    private final weak var host: UIView?
    private final var allowsSeveral = false

    /// Makes an interaction.
    public init(delegate: any UIDropInteractionDelegate) {
        dropDelegate = delegate
        super.init()
    }

    /// Who takes what is dropped.
    open weak var delegate: (any UIDropInteractionDelegate)? { dropDelegate }

    /// Whether several drags may be over the view at once; false unless set.
    open var allowsSimultaneousDropSessions: Bool {
        get { allowsSeveral }
        set { allowsSeveral = newValue }
    }

    // MARK: UIInteraction

    /// The view that the interaction was added to.
    open var view: UIView? { host }

    /// Forgets drags over the view.
    open func willMove(to view: UIView?) {
        if view !== host { DragCoordinator.shared.forget(self) }
    }

    /// Stores the view.
    open func didMove(to view: UIView?) { host = view }
}
