// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitValues

/// Colours on their way to Core Image and back.
@MainActor
struct CIColorTests {
    @Test func aColourKeepsItsComponentsBothWays() {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let there = color.ciColor
        #expect(there.red == 0.25 && there.green == 0.5 && there.blue == 0.75)
        #expect(there.alpha == 0.5 && there.numberOfComponents == 4)
        #expect(there.stringRepresentation == "0.25 0.5 0.75 0.5")
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        let isRGB = UIColor(ciColor: there).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(isRGB)
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
    }

    @Test func aGrayColourIsAsBrightInEachComponent() {
        let gray = CIColor(color: UIColor(white: 0.3, alpha: 1))
        #expect(gray.red == 0.3 && gray.green == 0.3 && gray.blue == 0.3)
        #expect(gray.alpha == 1)
    }

    @Test func aDynamicColourIsTakenAsItIsNow() {
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UIColor.label.ciColor.red == 1)
        }
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            #expect(UIColor.label.ciColor.red == 0)
        }
    }

    @Test func aSpaceOfOtherComponentsIsRefused() {
        let gray = CGColorSpaceCreateDeviceGray()
        #expect(CIColor(red: 1, green: 0, blue: 0, alpha: 1, colorSpace: gray) == nil)
        #expect(CIColor(red: 1, green: 0, blue: 0) == CIColor.red)
        #expect(CIColor.red != CIColor.green)
    }
}
