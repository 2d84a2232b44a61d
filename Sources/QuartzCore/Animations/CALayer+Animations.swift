// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

extension CALayer {
    /// An animation on a layer, with the key under which it was added.
    struct RunningAnimation {
        let key: String?
        let animation: CAAnimation

        func renderValue(at time: Double) -> RenderAnimation {
            RenderAnimation(key: key, timing: animation.timingValues)
        }
    }

    final func start(_ animation: CAAnimation, forKey key: String?) {
        guard let copy = animation.copy() as? CAAnimation else { return }
        withExtras { extras in
            if let key { extras.animations.removeAll { $0.key == key } }
            extras.animations.append(RunningAnimation(key: key, animation: copy))
        }
        markChanged()
    }

    final func stopAllAnimations() {
        guard let extras, !extras.animations.isEmpty else { return }
        extras.animations = []
        markChanged()
    }

    final func stopAnimation(forKey key: String) {
        guard let extras, extras.animations.contains(where: { $0.key == key }) else { return }
        extras.animations.removeAll { $0.key == key }
        markChanged()
    }

    final var runningAnimationKeys: [String]? {
        guard let animations = extras?.animations, !animations.isEmpty else { return nil }
        return animations.compactMap(\.key)
    }

    final func runningAnimation(forKey key: String) -> CAAnimation? {
        extras?.animations.first { $0.key == key }?.animation
    }

    final func implicitAction(forKey key: String) -> (any CAAction)? { nil }
}

extension CAAnimation {
    func decode(from coder: NSCoder) {}

    func encodeValues(to coder: NSCoder) {}
}
