// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Sizes and colours of menus, as those of iOS 17 appear; Apple publishes none of them.
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
    /// Where titles begin when some element of the menu has a mark before its title.
    package static let markedInset: CGFloat = 36
    package static let imageWidth: CGFloat = 24
    package static let smallElementHeight: CGFloat = 44
    package static let mediumElementHeight: CGFloat = 64
    /// The least room between a menu and the edge of the safe area.
    package static let margin: CGFloat = 8
    /// Between the menu and what it belongs to.
    static let anchorGap: CGFloat = 6
    package static let animationDuration = 0.35

    // Without blur behind them the surfaces are nearly opaque.
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
