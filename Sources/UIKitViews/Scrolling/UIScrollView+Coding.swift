// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
import ObjCRuntime

// The keys are those of nib files, so that one reader handles both.
extension UIScrollView {
    /// Reads the settings; again after a class has set its own defaults.
    package func decodeScrolling(from coder: NSCoder) {
        let decode = FieldDecoder(coder)
        decodeViewSettings(from: coder)
        if let size = decode.point("UIContentSize") {
            contentSize = CGSize(width: size.x, height: size.y)
        }
        var limits = (zoom.minimum, zoom.maximum)
        decode.number("UIMinimumZoomScale") { limits.0 = CGFloat($0) }
        decode.number("UIMaximumZoomScale") { limits.1 = CGFloat($0) }
        setZoomLimits(limits.0, limits.1)
        archive(PropertyArchive(self, from: coder))
    }

    func encodeScrolling(to coder: NSCoder) {
        let size = scroll.contentSize
        coder.encode(FieldDecoder.text([size.width, size.height]), forKey: "UIContentSize")
        coder.encode(Double(zoom.minimum), forKey: "UIMinimumZoomScale")
        coder.encode(Double(zoom.maximum), forKey: "UIMaximumZoomScale")
        archive(PropertyArchive(self, to: coder))
    }

    private func archive(_ view: PropertyArchive<UIScrollView>) {
        view.keep(not: \.isScrollEnabled, "UIScrollDisabled")
        view.keep(\.bounces, "UIBounceEnabled")
        view.keep(\.bouncesHorizontally, "UIBouncesHorizontally")
        view.keep(\.bouncesVertically, "UIBouncesVertically")
        view.keep(\.bouncesZoom, "UIBouncesZoom")
        view.keep(\.isPagingEnabled, "UIPagingEnabled")
        view.keep(\.alwaysBounceVertical, "UIAlwaysBounceVertical")
        view.keep(\.alwaysBounceHorizontal, "UIAlwaysBounceHorizontal")
        view.keep(\.isDirectionalLockEnabled, "UIDirectionalLockEnabled")
        view.keep(\.showsHorizontalScrollIndicator, "UIShowsHorizontalScrollIndicator")
        view.keep(\.showsVerticalScrollIndicator, "UIShowsVerticalScrollIndicator")
        view.keep(\.delaysContentTouches, "UIDelaysContentTouches")
        view.keep(\.canCancelContentTouches, "UICanCancelContentTouches")
        view.keep(\.indicatorStyle, "UIIndicatorStyle")
        view.keep(\.keyboardDismissMode, "UIKeyboardDismissMode")
        view.keep(\.contentInsetAdjustmentBehavior, "UIContentInsetAdjustmentBehavior")
        view.keep(\.contentAlignmentPoint, "UIContentAlignmentPoint")
        view.keep(\.contentInset, "UIContentInset")
        view.keep(\.horizontalScrollIndicatorInsets, "UIHorizontalScrollIndicatorInsets")
        view.keep(\.verticalScrollIndicatorInsets, "UIVerticalScrollIndicatorInsets")
        view.keep(\.automaticallyAdjustsScrollIndicatorInsets, "UIAdjustsScrollIndicatorInsets")
        view.keep(\.allowsKeyboardScrolling, "UIAllowsKeyboardScrolling")
        view.keep(\.scrollsToTop, "UIScrollsToTop")
        view.keep(\.decelerationRate, "UIDecelerationRate")
        view.keep(\.indexDisplayMode, "UIIndexDisplayMode")
        view.keep(\.refreshControl, "UIRefreshControl")
        view.keep(
            \.transfersHorizontalScrollingToParent,
            "UITransfersHorizontalScrollingToParent"
        )
        view.keep(\.transfersVerticalScrollingToParent, "UITransfersVerticalScrollingToParent")
        view.keep(\.contentOffset, "UIContentOffset")
    }
}
