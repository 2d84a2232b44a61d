// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit

private func rgba(_ color: UIColor) -> [CGFloat]? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return [red, green, blue, alpha]
}

@Suite("Colours")
struct ColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    // Source: descriptions in the tests of the library ReactiveCollectionsKit.
    @Test func aDynamicColorIsDescribedByItsAddress() {
        let color = UIColor.systemBackground
        let address = String(UInt(bitPattern: ObjectIdentifier(color)), radix: 16)
        #expect(
            color.description
                == "<UIDynamicSystemColor: 0x\(address); name = systemBackgroundColor>"
        )
    }

    @Test("Fixed colours have the values they have always had")
    func fixed() {
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
        #expect(UIColor.orange.cgColor.components == [1, 0.5, 0, 1])
        #expect(UIColor.white.cgColor.components == [1, 1])
        #expect(UIColor.clear.cgColor.components == [0, 0])
        #expect(UIColor.darkGray.cgColor.components?.first == 1.0 / 3)
    }

    @Test("Colours of different spaces are not equal even if they look the same")
    func equality() {
        let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        #expect(UIColor.white != white)
        #expect(UIColor.white == UIColor(white: 1, alpha: 1))
        #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.label.withAlphaComponent(0.5))
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test("Hue, saturation and brightness survive the round trip")
    func hsb() {
        for step in 0..<36 {
            let hue = CGFloat(step) / 36
            let color = UIColor(hue: hue, saturation: 0.7, brightness: 0.8, alpha: 0.5)
            var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
            #expect(abs(h - hue) < 1e-9 && abs(s - 0.7) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.5)
        }
        var hue: CGFloat = 1
        UIColor.gray.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
        #expect(hue == 0)
    }

    @Test("System colours follow style, contrast and elevation")
    func system() {
        let elevated = dark.replacing(UITraitUserInterfaceLevel.self, value: .elevated)
        let contrast = light.replacing(UITraitAccessibilityContrast.self, value: .high)
        let blue = UIColor.systemBlue.resolvedColor(with: light)
        #expect(rgba(blue) == [0, 122.0 / 255, 1, 1])
        #expect(rgba(UIColor.systemBlue.resolvedColor(with: dark))?[0] == 10.0 / 255)
        #expect(rgba(UIColor.systemBlue.resolvedColor(with: contrast))?[1] == 64.0 / 255)
        #expect(rgba(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 1])
        #expect(rgba(UIColor.systemBackground.resolvedColor(with: elevated))?[0] == 28.0 / 255)
        #expect(rgba(UIColor.secondaryLabel.resolvedColor(with: light))?[3] == 0.6)
    }

    @Test("System colours are more vivid from iOS 26 on, and the greys as they were")
    @MainActor
    func systemSince26() {
        let contrast = light.replacing(UITraitAccessibilityContrast.self, value: .high)
        let former = SystemVersion.current
        SystemVersion.current = "26.2"
        defer { SystemVersion.current = former }
        let blue = UIColor.systemBlue.resolvedColor(with: light)
        #expect(rgba(blue) == [0, 136.0 / 255, 1, 1])
        #expect(rgba(UIColor.systemBlue.resolvedColor(with: dark))?[1] == 145.0 / 255)
        #expect(rgba(UIColor.systemRed.resolvedColor(with: contrast))?[0] == 233.0 / 255)
        #expect(rgba(UIColor.systemGray.resolvedColor(with: light))?[0] == 142.0 / 255)
        SystemVersion.current = "18.5"
        #expect(rgba(UIColor.systemBlue.resolvedColor(with: light))?[1] == 122.0 / 255)
    }

    @Test("The Core Graphics colour of a dynamic colour follows the current traits")
    func current() {
        dark.performAsCurrent { #expect(UIColor.label.cgColor.components == [1, 1, 1, 1]) }
        light.performAsCurrent { #expect(UIColor.label.cgColor.components == [0, 0, 0, 1]) }
    }

    @Test("A provider is asked anew for each set of traits")
    func provider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .green }
        #expect(color.resolvedColor(with: light) == .green)
        #expect(rgba(color.resolvedColor(with: dark)) == [1, 69.0 / 255, 58.0 / 255, 1])
        let faint = color.withAlphaComponent(0.25)
        #expect(rgba(faint.resolvedColor(with: dark))?[3] == 0.25)
        #expect(rgba(faint.resolvedColor(with: light)) == [0, 1, 0, 0.25])
    }

    @Test("A provider that answers itself comes to an end")
    func endlessProvider() {
        final class Box: @unchecked Sendable { var color: UIColor? }
        let box = Box()
        let color = UIColor { _ in box.color ?? .red }
        box.color = color
        #expect(color.resolvedColor(with: light) == .black)
        box.color = nil
    }

    @Test("Numbers that are not numbers count as zero")
    func nan() {
        #expect(UIColor(red: .nan, green: 1, blue: 0, alpha: 1) == .green)
        #expect(rgba(UIColor(hue: .infinity, saturation: 1, brightness: 1, alpha: 1)) != nil)
    }

    @Test("Display P3 converts to values beyond sRGB")
    func displayP3() throws {
        let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
        let values = try #require(rgba(color))
        #expect(abs(values[0] - 1.093) < 0.001)
        #expect(abs(values[1] + 0.2267) < 0.001)
        #expect(abs(values[2] + 0.1501) < 0.001)
        #expect(color.description == "UIDisplayP3ColorSpace 1 0 0 1")
    }

    @Test("Descriptions name the space and the numbers")
    func descriptions() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
        #expect(UIColor.label.description.hasSuffix("name = labelColor>"))
    }

    @Test(
        "An archive keeps fixed and system colours",
        arguments: [
            UIColor.red, .white, .label, .clear,
            UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
        ]
    )
    func archive(_ color: UIColor) throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: color,
            requiringSecureCoding: true
        )
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }

    @Test("Ranks lower the opacity and can be undone")
    func prominence() {
        let color = UIColor.red.withProminence(.tertiary)
        #expect(rgba(color)?[3] == 0.3)
        #expect(color.prominence == .tertiary)
        #expect(color.withProminence(.primary) == .red)
    }

    @Test("Colours have names to be read aloud")
    func names() {
        #expect(UIColor.red.accessibilityName == "red")
        #expect(UIColor.black.accessibilityName == "black")
        #expect(UIColor.brown.accessibilityName == "brown")
    }
}
