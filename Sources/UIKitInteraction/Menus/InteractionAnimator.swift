// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// What goes along with the appearance of a menu, or with the pointer: collected, then run.
@MainActor
package final class InteractionAnimator: NSObject, UIEditMenuInteractionAnimating,
    UIContextMenuInteractionCommitAnimating, UIPointerInteractionAnimating
{
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []
    package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    package var previewViewController: UIViewController?

    package func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    package func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    package func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append { completion(true) }
    }

    /// Runs the animations; called where they are to be animated.
    package func runAnimations() {
        let animations = animations
        self.animations = []
        for animation in animations { animation() }
    }

    /// Tells that all is over.
    package func finish() {
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }
}
