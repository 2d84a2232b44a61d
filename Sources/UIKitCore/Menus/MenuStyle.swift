// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Sizes and colours of menus, as those of iOS 17 appear; Apple publishes none of them.
@MainActor
enum MenuStyle {
    /// In points, as all lengths here.
    static let width: CGFloat = 250
    static let cornerRadius: CGFloat = 13
    static let rowHeight: CGFloat = 44
    static let rowHeightWithSubtitle: CGFloat = 60
    static let headerHeight: CGFloat = 32
    static let sectionGap: CGFloat = 8
    static let sideInset: CGFloat = 16
    /// Where titles begin when some element of the menu has a mark before its title.
    static let markedInset: CGFloat = 36
    static let imageWidth: CGFloat = 24
    static let smallElementHeight: CGFloat = 44
    static let mediumElementHeight: CGFloat = 64
    /// The least room between a menu and the edge of the safe area.
    static let margin: CGFloat = 8
    /// Between the menu and what it belongs to.
    static let anchorGap: CGFloat = 6
    static let animationDuration = 0.35

    // Without blur behind them the surfaces are nearly opaque.
    static let background = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.16, alpha: 0.97) : UIColor(white: 0.97, alpha: 0.97)
    }
    static let sectionColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0, alpha: 0.32) : UIColor(white: 0, alpha: 0.08)
    }
    static let highlight = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.09)
    }
    static let dimming = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: 0.2)
    }
    static let separator = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.15)
    }
}
