// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// The keys are those of nib files, so that one reader handles both.
extension UIScrollView {
    func decodeScrolling(from coder: NSCoder) {
        let decode = FieldDecoder(coder)
        if let size = decode.point("UIContentSize") {
            contentSize = CGSize(width: size.x, height: size.y)
        }
        decode.flag("UIScrollDisabled") { isScrollEnabled = !$0 }
        decode.flag("UIBounceEnabled") { bounces = $0 }
        decode.flag("UIBouncesZoom") { bouncesZoom = $0 }
        decode.flag("UIPagingEnabled") { isPagingEnabled = $0 }
        decode.flag("UIAlwaysBounceVertical") { alwaysBounceVertical = $0 }
        decode.flag("UIAlwaysBounceHorizontal") { alwaysBounceHorizontal = $0 }
        decode.flag("UIDirectionalLockEnabled") { isDirectionalLockEnabled = $0 }
        decode.flag("UIShowsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = $0 }
        decode.flag("UIShowsVerticalScrollIndicator") { showsVerticalScrollIndicator = $0 }
        decode.flag("UIDelaysContentTouches") { delaysContentTouches = $0 }
        decode.flag("UICanCancelContentTouches") { canCancelContentTouches = $0 }
        var limits = (zoom.minimum, zoom.maximum)
        decode.number("UIMinimumZoomScale") { limits.0 = CGFloat($0) }
        decode.number("UIMaximumZoomScale") { limits.1 = CGFloat($0) }
        setZoomLimits(limits.0, limits.1)
        decode.integer("UIIndicatorStyle") {
            indicatorStyle = IndicatorStyle(rawValue: $0) ?? .default
        }
        decode.integer("UIKeyboardDismissMode") {
            keyboardDismissMode = KeyboardDismissMode(rawValue: $0) ?? .none
        }
        decode.integer("UIContentInsetAdjustmentBehavior") {
            contentInsetAdjustmentBehavior =
                ContentInsetAdjustmentBehavior(rawValue: $0) ?? .automatic
        }
    }

    func encodeScrolling(to coder: NSCoder) {
        let size = scroll.contentSize
        coder.encode(FieldDecoder.text([size.width, size.height]), forKey: "UIContentSize")
        coder.encode(!scroll.isEnabled, forKey: "UIScrollDisabled")
        coder.encode(bounces, forKey: "UIBounceEnabled")
        coder.encode(zoom.bounces, forKey: "UIBouncesZoom")
        coder.encode(scroll.isPaging, forKey: "UIPagingEnabled")
        coder.encode(scroll.alwaysBouncesVertically, forKey: "UIAlwaysBounceVertical")
        coder.encode(scroll.alwaysBouncesHorizontally, forKey: "UIAlwaysBounceHorizontal")
        coder.encode(scroll.locksDirection, forKey: "UIDirectionalLockEnabled")
        coder.encode(indicators.showsHorizontal, forKey: "UIShowsHorizontalScrollIndicator")
        coder.encode(indicators.showsVertical, forKey: "UIShowsVerticalScrollIndicator")
        coder.encode(scroll.delaysTouches, forKey: "UIDelaysContentTouches")
        coder.encode(scroll.cancelsTouches, forKey: "UICanCancelContentTouches")
        coder.encode(Double(zoom.minimum), forKey: "UIMinimumZoomScale")
        coder.encode(Double(zoom.maximum), forKey: "UIMaximumZoomScale")
        coder.encode(indicators.style.rawValue, forKey: "UIIndicatorStyle")
        coder.encode(scroll.keyboardDismissMode.rawValue, forKey: "UIKeyboardDismissMode")
        coder.encode(
            scroll.adjustmentBehavior.rawValue,
            forKey: "UIContentInsetAdjustmentBehavior"
        )
    }
}
