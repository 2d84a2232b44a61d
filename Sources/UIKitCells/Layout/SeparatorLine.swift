// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitInteraction
package import UIKitViews

/// A line between rows.
package final class SeparatorLine: UIView, ViewPart {
    private var effectView: UIVisualEffectView?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
    }

    package required init?(coder: NSCoder) { nil }

    /// Shows a colour, in an effect if there is one.
    package func show(_ color: UIColor, _ effect: UIVisualEffect?) {
        guard !isHidden else { return }
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            backgroundColor = color
            return
        }
        backgroundColor = nil
        let view = effectView ?? UIVisualEffectView(effect: effect)
        if view.effect != effect { view.effect = effect }
        view.contentView.backgroundColor = color
        guard effectView == nil else { return }
        effectView = view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}
