// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A button's label, by UIKit's name for it, which descriptions of trees show.
///
/// Unlike other labels it starts without a background and is not opaque.
final class UIButtonLabel: UILabel, ViewPart {
    override init(frame: CGRect) {
        super.init(frame: frame)
        startBare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        startBare()
    }

    private func startBare() {
        isOpaque = false
        // Past the setter, which would say that somebody chose it.
        setBackgroundColor(nil)
    }
}
