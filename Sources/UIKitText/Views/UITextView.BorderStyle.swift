// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitControls

extension UITextView {
    /// What is drawn around a text view.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line with round corners.
        case roundedRect = 1
    }

    func setBorder(_ style: BorderStyle) {
        view.border = style
        let isRound = style == .roundedRect
        layer.cornerRadius = isRound ? 5 : 0
        layer.borderWidth = isRound ? 1 / max(1, traitCollection.displayScale) : 0
        layer.borderColor = isRound ? UIColor.separator.cgColor : nil
    }
}
