// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

extension UITextField {
    func encodeField(_ coder: NSCoder) {
        coder.encode((text ?? "") as NSString, forKey: "UIText")
        if let placeholder { coder.encode(placeholder as NSString, forKey: "UIPlaceholder") }
        coder.encode(borderStyle.rawValue, forKey: "UIBorderStyle")
        coder.encode(clearButtonMode.rawValue, forKey: "UIClearButtonMode")
        coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
        traits.encode(to: coder)
        coder.encode(font, forKey: "UIFont")
        coder.encode(textColor, forKey: "UITextColor")
    }

    func decodeField(_ coder: NSCoder) {
        func number(_ key: String) -> Int? {
            coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil
        }
        func string(_ key: String) -> String? {
            coder.present(NSString.self, key).map { "\($0)" }
        }
        if let font = coder.present(UIFont.self, "UIFont") { self.font = font }
        if let color = coder.present(UIColor.self, "UITextColor") { textColor = color }
        if let text = string("UIText") { self.text = text }
        placeholder = string("UIPlaceholder")
        borderStyle = number("UIBorderStyle").flatMap { BorderStyle(rawValue: $0) } ?? .none
        clearButtonMode = number("UIClearButtonMode").flatMap { ViewMode(rawValue: $0) } ?? .never
        textAlignment =
            number("UITextAlignment").flatMap { NSTextAlignment(rawValue: $0) } ?? .natural
        decodeTraits(coder)
    }

    /// Reads how text is typed; a search bar's field stands in no archive of its own.
    func decodeTraits(_ coder: NSCoder) {
        let wasSecure = traits.isSecure
        traits.decode(coder)
        if traits.isSecure != wasSecure { secureEntryDidChange() }
    }
}
