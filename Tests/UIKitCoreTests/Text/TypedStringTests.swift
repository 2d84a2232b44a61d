// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Typed names are plain texts as objects, as Apple's importer makes them.
struct TypedStringTests {
    @Test func anAttributesTypedNameEqualsItsText() {
        let style = NSAttributedString.TextEffectStyle.letterpressStyle
        let typed = NSAttributedString(string: "a", attributes: [.textEffect: style])
        let plain = NSAttributedString(string: "a", attributes: [.textEffect: style.rawValue])
        #expect(typed == plain)
    }

    @Test func anObjectThatIsATextIsATypedName() {
        let text: Any = NSString(string: "UICTFontTextStyleBody")
        #expect(text as? UIFont.TextStyle == .body)
        #expect((UIFont.TextStyle.body as AnyObject) is NSString)
        #expect(NSNumber(value: 1) as Any as? UIFont.TextStyle == nil)
    }
}
