// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// What goes along with an item's way: collected, then run.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Animates a change along with everything that was added.
    func run(_ duration: Double, _ change: @escaping () -> Void, then: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: duration,
            delay: 0,
            usingSpringWithDamping: 0.9,
            initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [self] in
            change()
            let animations = animations
            self.animations = []
            for animation in animations { animation() }
        } completion: { [self] _ in
            finish(.end)
            then()
        }
    }

    /// Tells where the animation ended.
    func finish(_ position: UIViewAnimatingPosition) {
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}
