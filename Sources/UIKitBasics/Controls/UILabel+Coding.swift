// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UILabel {
    func decodeLabel(_ coder: NSCoder) {
        func object<Value: NSObject>(_ type: Value.Type, _ key: String) -> Value?
        where Value: NSCoding {
            coder.containsValue(forKey: key) ? coder.decodeObject(of: type, forKey: key) : nil
        }
        func integer(_ key: String, _ use: (Int) -> Void) {
            if coder.containsValue(forKey: key) { use(coder.decodeInteger(forKey: key)) }
        }
        integer("UIContentMode") { contentMode = UIView.ContentMode(rawValue: $0) ?? .redraw }
        if coder.containsValue(forKey: "UIUserInteractionDisabled") {
            isUserInteractionEnabled = !coder.decodeBool(forKey: "UIUserInteractionDisabled")
        }
        if coder.containsValue(forKey: "UIFont"),
            let font = coder.decodeObject(of: UIFont.self, forKey: "UIFont")
        {
            label.font = font
        }
        label.textColor = object(UIColor.self, "UITextColor") ?? label.textColor
        label.highlightedTextColor = object(UIColor.self, "UIHighlightedColor")
        label.shadowColor = object(UIColor.self, "UIShadowColor")
        integer("UITextAlignment") { label.alignment = NSTextAlignment(rawValue: $0) ?? .natural }
        integer("UILineBreakMode") {
            label.lineBreakMode = NSLineBreakMode(rawValue: $0) ?? .byTruncatingTail
        }
        integer("UINumberOfLines") { label.numberOfLines = max(0, $0) }
        integer("UIBaselineAdjustment") {
            label.baselineAdjustment = UIBaselineAdjustment(rawValue: $0) ?? .alignBaselines
        }
        label.shrinks = coder.decodeBool(forKey: "UIAdjustsFontSizeToFit")
        label.minimumScale = CGFloat(coder.decodeDouble(forKey: "UIMinimumScaleFactor"))
        label.preferredMaxLayoutWidth = CGFloat(
            coder.decodeDouble(forKey: "UIPreferredMaxLayoutWidth")
        )
        if coder.containsValue(forKey: "UIShadowOffsetWidth") {
            label.shadowOffset = CGSize(
                width: coder.decodeDouble(forKey: "UIShadowOffsetWidth"),
                height: coder.decodeDouble(forKey: "UIShadowOffsetHeight")
            )
        }
        label.isEnabled = !coder.decodeBool(forKey: "UIDisabled")
        if coder.containsValue(forKey: "UIText") {
            label.plain = coder.decodeObject(of: NSString.self, forKey: "UIText") as String?
        }
        label.attributed = coder.present(NSAttributedString.self, "UIAttributedText")
    }

    func encodeLabel(_ coder: NSCoder) {
        coder.encode(text as NSString?, forKey: "UIText")
        if let text = label.attributed { coder.encode(text, forKey: "UIAttributedText") }
        coder.encode(label.font, forKey: "UIFont")
        coder.encode(label.textColor, forKey: "UITextColor")
        if let color = label.highlightedTextColor {
            coder.encode(color, forKey: "UIHighlightedColor")
        }
        if let color = label.shadowColor { coder.encode(color, forKey: "UIShadowColor") }
        coder.encode(label.alignment.rawValue, forKey: "UITextAlignment")
        coder.encode(label.lineBreakMode.rawValue, forKey: "UILineBreakMode")
        coder.encode(label.numberOfLines, forKey: "UINumberOfLines")
        coder.encode(label.baselineAdjustment.rawValue, forKey: "UIBaselineAdjustment")
        coder.encode(label.shrinks, forKey: "UIAdjustsFontSizeToFit")
        coder.encode(Double(label.minimumScale), forKey: "UIMinimumScaleFactor")
        coder.encode(Double(label.preferredMaxLayoutWidth), forKey: "UIPreferredMaxLayoutWidth")
        coder.encode(Double(label.shadowOffset.width), forKey: "UIShadowOffsetWidth")
        coder.encode(Double(label.shadowOffset.height), forKey: "UIShadowOffsetHeight")
        coder.encode(!label.isEnabled, forKey: "UIDisabled")
    }
}
