// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// The keys are those of nib files, so that one reader serves both.
extension UIView {
    func decode(from coder: NSCoder) {
        let decode = FieldDecoder(coder)
        if let bounds = decode.rect("UIBounds") { self.bounds = bounds }
        if let center = decode.point("UICenter") { self.center = center }
        if let color = decode.object("UIBackgroundColor") as? UIColor {
            backgroundColor = color
        }
        if let tint = decode.object("UITintColor") as? UIColor { tintColor = tint }
        decode.number("UIAlpha") { alpha = CGFloat($0) }
        decode.integer("UITag") { tag = $0 }
        decode.integer("UIAutoresizingMask") {
            autoresizingMask = AutoresizingMask(rawValue: UInt($0))
        }
        decode.integer("UIContentMode") { contentMode = ContentMode(rawValue: $0) ?? contentMode }
        decode.flag("UIHidden") { isHidden = $0 }
        decode.flag("UIOpaque") { isOpaque = $0 }
        decode.flag("UIClipsToBounds") { clipsToBounds = $0 }
        decode.flag("UIUserInteractionDisabled") { isUserInteractionEnabled = !$0 }
        decode.flag("UIMultipleTouchEnabled") { isMultipleTouchEnabled = $0 }
        decode.flag("UIClearsContextBeforeDrawing") { clearsContextBeforeDrawing = $0 }
        decode.flag("UIAutoresizeSubviews") { autoresizesSubviews = $0 }
        decode.flag("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") {
            translatesAutoresizingMaskIntoConstraints = !$0
        }
        for view in decode.object("UISubviews") as? [UIView] ?? [] {
            addSubview(view)
        }
    }

    func encodeView(to coder: NSCoder) {
        let size = bounds
        coder.encode(
            FieldDecoder.text([size.origin.x, size.origin.y, size.size.width, size.size.height]),
            forKey: "UIBounds"
        )
        coder.encode(FieldDecoder.text([center.x, center.y]), forKey: "UICenter")
        if let color = appearance.backgroundColor {
            coder.encode(color, forKey: "UIBackgroundColor")
        }
        if let tint = appearance.tintColor { coder.encode(tint, forKey: "UITintColor") }
        coder.encode(Double(alpha), forKey: "UIAlpha")
        coder.encode(tag, forKey: "UITag")
        coder.encode(Int(autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
        coder.encode(contentMode.rawValue, forKey: "UIContentMode")
        coder.encode(isHidden, forKey: "UIHidden")
        coder.encode(isOpaque, forKey: "UIOpaque")
        coder.encode(clipsToBounds, forKey: "UIClipsToBounds")
        coder.encode(!isUserInteractionEnabled, forKey: "UIUserInteractionDisabled")
        coder.encode(isMultipleTouchEnabled, forKey: "UIMultipleTouchEnabled")
        coder.encode(clearsContextBeforeDrawing, forKey: "UIClearsContextBeforeDrawing")
        coder.encode(autoresizesSubviews, forKey: "UIAutoresizeSubviews")
        coder.encode(
            !translatesAutoresizingMaskIntoConstraints,
            forKey: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
        )
        coder.encode(subviews.filter { !($0 is any ViewPart) }, forKey: "UISubviews")
    }
}
