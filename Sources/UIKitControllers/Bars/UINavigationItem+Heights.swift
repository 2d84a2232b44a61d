// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitCore

extension UINavigationItem {
    /// Whether there is a text below a large title.
    var hasLargeSubtitle: Bool { (largeSubtitle ?? subtitle) != nil }

    /// The height of a large title with what is below it, in points.
    var largeTitleHeight: CGFloat {
        guard let view = largeSubtitleView else {
            return BarMetrics.largeTitleHeight
                + (hasLargeSubtitle ? BarMetrics.largeSubtitleHeight : 0)
        }
        return BarMetrics.largeTitleHeight + view.fittingSize(in: .greatestFiniteMagnitude).height
    }
}

extension UIView {
    /// The size that the view or its constraints want, in whole points, up to a width.
    func fittingSize(in width: CGFloat) -> CGSize {
        var size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        if size == .zero { size = systemLayoutSizeFitting(.zero) }
        return CGSize(
            width: min(size.width.rounded(.up), width),
            height: size.height.rounded(.up)
        )
    }
}
