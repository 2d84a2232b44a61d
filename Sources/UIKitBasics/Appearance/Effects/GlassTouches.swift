// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// Watches the touches of interactive glass and takes none.
@MainActor
final class GlassTouches: UIGestureRecognizer {
    private var touches = 0

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    private var glass: UIVisualEffectView? { view as? UIVisualEffectView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        self.touches += touches.count
        glass?.setPressed(true)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(touches.count) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        end(touches.count)
    }

    private func end(_ count: Int) {
        touches -= count
        if touches <= 0 { state = .failed }
    }

    override func reset() {
        super.reset()
        touches = 0
        glass?.setPressed(false)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(
        by preventingGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIVisualEffectView {
    /// Watches touches while the effect is interactive glass.
    func watchTouches() {
        let isInteractive = (parts.effect as? UIGlassEffect)?.isInteractive == true
        guard isInteractive != (parts.touches != nil) else { return }
        if let touches = parts.touches {
            removeGestureRecognizer(touches)
            parts.touches = nil
            setPressed(false)
        } else {
            let touches = GlassTouches()
            addPart(touches)
            parts.touches = touches
        }
    }

    /// Lets the pane swell by some points and brighten, or go back.
    func setPressed(_ isPressed: Bool) {
        guard isPressed != parts.isPressed else { return }
        parts.isPressed = isPressed
        let side = max(bounds.width, bounds.height, 1)
        let scale = isPressed ? 1 + 6 / side : 1
        UIView.animate(
            withDuration: 0.25,
            delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.layer.sublayerTransform = CATransform3DMakeScale(scale, scale, 1)
            self.showEffect()
        }
    }
}
