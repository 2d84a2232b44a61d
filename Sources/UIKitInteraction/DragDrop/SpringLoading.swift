// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// Watches for a drag that rests over a view that it may open.
@MainActor
final class SpringLoading {
    /// How long a drag must rest, in seconds, until the view is about to open and until it opens.
    static let pause = 0.6
    static let blinking = 0.4

    /// What interactions are told of the drag.
    private final class Context: NSObject, UISpringLoadedInteractionContext {
        var state = UISpringLoadedInteractionEffectState.possible
        var targetView: UIView?
        var targetItem: Any?
        weak var drag: Drag?

        func location(in view: UIView?) -> CGPoint {
            guard let drag, let window = drag.window else { return .zero }
            guard let view else { return drag.point }
            return view.convert(drag.point, from: window)
        }
    }

    private weak var interaction: UISpringLoadedInteraction?
    private var context: Context?
    private var timer: Deadline?

    /// The drag is over another view; nil for none.
    func update(_ drag: Drag, over view: UIView?) {
        let found = find(from: view, drag)
        guard found !== interaction else { return }
        finish()
        guard let found else { return }
        let context = Context()
        context.drag = drag
        context.targetView = found.view
        guard found.interactionBehavior.shouldAllow(found, with: context) else { return }
        interaction = found
        self.context = context
        tell(.possible)
        timer = Deadlines.shared.add(after: SpringLoading.pause) { [weak self] in
            self?.activate()
        }
    }

    private func find(from view: UIView?, _ drag: Drag) -> UISpringLoadedInteraction? {
        var candidate = view
        while let view = candidate {
            for case let found as UISpringLoadedInteraction in view.interactions { return found }
            candidate = view.superview
        }
        return nil
    }

    private func activate() {
        tell(.activating)
        timer = Deadlines.shared.add(after: SpringLoading.blinking) { [weak self] in
            guard let self, let interaction, let context else { return }
            tell(.activated)
            interaction.activate(context)
        }
    }

    private func tell(_ state: UISpringLoadedInteractionEffectState) {
        guard let interaction, let context else { return }
        context.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    }

    private func finish() {
        timer?.cancel()
        timer = nil
        guard let interaction else { return }
        tell(.inactive)
        _ = interaction.interactionBehavior.interactionDidFinish?(interaction)
        self.interaction = nil
        context = nil
    }
}
