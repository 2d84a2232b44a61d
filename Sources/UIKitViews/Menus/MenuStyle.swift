// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The sizes and colours of menus as iOS 17 shows them; Apple publishes none.
@MainActor
package enum MenuStyle {
    /// In points, as all lengths here.
    package static let width: CGFloat = 250
    package static let cornerRadius: CGFloat = 13
    package static let rowHeight: CGFloat = 44
    package static let rowHeightWithSubtitle: CGFloat = 60
    package static let headerHeight: CGFloat = 32
    package static let sectionGap: CGFloat = 8
    package static let sideInset: CGFloat = 16
    /// The inset of titles in a menu where an element has a mark.
    package static let markedInset: CGFloat = 36
    package static let imageWidth: CGFloat = 24
    package static let smallElementHeight: CGFloat = 44
    package static let mediumElementHeight: CGFloat = 64
    /// The least room between a menu and the edge of the safe area.
    package static let margin: CGFloat = 8
    /// The gap between the menu and its anchor.
    static let anchorGap: CGFloat = 6
    package static let animationDuration = 0.35

    // Without a blur, surfaces are nearly opaque.
    package static let background = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.16, alpha: 0.97) : UIColor(white: 0.97, alpha: 0.97)
    }
    package static let sectionColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0, alpha: 0.32) : UIColor(white: 0, alpha: 0.08)
    }
    package static let highlight = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.09)
    }
    package static let dimming = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: 0.2)
    }
    package static let separator = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.15)
    }
}
