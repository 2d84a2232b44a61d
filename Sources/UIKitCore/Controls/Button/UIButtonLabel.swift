// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A button's label, by UIKit's name for it, which descriptions of trees show.
final class UIButtonLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }
}
