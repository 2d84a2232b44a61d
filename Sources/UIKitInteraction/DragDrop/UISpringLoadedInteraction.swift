// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// Opens a view when a drag rests over it.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    private final let behavior: any UISpringLoadedInteractionBehavior
    private final let effect: any UISpringLoadedInteractionEffect
    private final let handler:
        (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    private final weak var host: UIView?

    /// Makes an interaction that opens a view in its own way.
    ///
    /// - Parameters:
    ///   - interactionBehavior: When the view opens; nil for the usual pause.
    ///   - interactionEffect: How it shows; nil for a blink.
    ///   - handler: Opens the view.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler:
            @escaping (
                UISpringLoadedInteraction, any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        behavior = interactionBehavior ?? SpringBehavior()
        effect = interactionEffect ?? SpringBlink()
        self.handler = handler
        super.init()
    }

    /// Makes an interaction that opens a view in the usual way.
    public convenience init(
        activationHandler handler:
            @escaping (
                UISpringLoadedInteraction, any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        self.init(
            interactionBehavior: nil,
            interactionEffect: nil,
            activationHandler: handler
        )
    }

    /// When the view opens.
    open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior }

    /// How it shows.
    open var interactionEffect: any UISpringLoadedInteractionEffect { effect }

    /// Opens the view.
    func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }

    // MARK: UIInteraction

    /// The view that the interaction was added to.
    open var view: UIView? { host }

    /// Nothing is to be done.
    open func willMove(to view: UIView?) {}

    /// Stores the view.
    open func didMove(to view: UIView?) { host = view }
}

/// Any view opens after the usual pause.
@MainActor
private final class SpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// A view that is about to open blinks.
@MainActor
private final class SpringBlink: NSObject, UISpringLoadedInteractionEffect {
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        guard let view = context.targetView ?? interaction.view else { return }
        let alpha: CGFloat =
            switch context.state {
            case .inactive, .activated: 1
            case .possible: 0.7
            case .activating: 0.4
            }
        UIView.animate(withDuration: 0.15) { view.alpha = alpha }
    }
}
