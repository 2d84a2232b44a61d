// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

/// Descriptions in the form that iOS prints.
@MainActor
struct DescriptionFormTests {
    private func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    @Test func aFontHasItsAddressAndItsSizeInHundredths() {
        let font = UIFont.systemFont(ofSize: 12)
        #expect(font.description.hasPrefix("<UICTFont: \(address(of: font))> font-family: \""))
        #expect(font.description.hasSuffix("font-style: normal; font-size: 12.00pt"))
        let descriptor = font.fontDescriptor
        #expect(descriptor.description.hasPrefix("UICTFontDescriptor <\(address(of: descriptor))>"))
    }

    @Test func aRecognizersStateBeginsWithACapital() {
        let recognizer = UITapGestureRecognizer(target: nil, action: nil)
        #expect(recognizer.description.contains("; state = Possible; "))
    }

    @Test func anItemOfANavigationBarHasItsTitle() {
        let item = UINavigationItem(title: "t")
        #expect(item.description == "<UINavigationItem: \(address(of: item))> title='t'")
        item.title = nil
        #expect(item.description == "<UINavigationItem: \(address(of: item))>")
    }
}
