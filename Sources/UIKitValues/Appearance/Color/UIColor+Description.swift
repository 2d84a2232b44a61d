// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension ColorStorage {
    /// The description of a colour made of this.
    func description(of object: UIColor) -> String {
        let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
        switch self {
        case .fixed(let color): return color.components.description
        case .foreign(let color): return "\(color)"
        case .pattern(let image, _): return "<UIPatternColor: \(address); image = \(image)>"
        case .dynamic(let color):
            let base: String
            switch color.source {
            case .system(let system):
                base = "<UIDynamicSystemColor: \(address); name = \(system.systemName)>"
            case .tint: base = "<UITintColor: \(address)>"
            case .provider: base = "<UIDynamicProviderColor: \(address)>"
            case .catalog(let name, _):
                base = "<UIDynamicCatalogColor: \(address); name = \(name)>"
            }
            guard let alpha = color.alpha else { return base }
            return "<UIDynamicModifiedColor: \(address); alpha = \(plain(alpha)); base = \(base)>"
        }
    }
}

extension ColorComponents: CustomStringConvertible {
    var description: String {
        switch space {
        case .extendedGray: "UIExtendedGrayColorSpace \(plain(red)) \(plain(alpha))"
        case .extendedSRGB: "UIExtendedSRGBColorSpace \(numbers)"
        case .displayP3: "UIDisplayP3ColorSpace \(numbers)"
        }
    }

    private var numbers: String { [red, green, blue, alpha].map(plain).joined(separator: " ") }
}

/// A number with at most six digits that count and no needless zeros.
private func plain(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

extension UIColor {
    /// The name of the nearest plain colour, with "dark", "light" and such where they fit.
    var spokenName: String {
        guard let color = components?.inSRGB else { return "pattern" }
        guard color.alpha > 0 else { return "transparent" }
        let (hue, saturation, brightness) = color.hsb
        if brightness < 0.08 { return "black" }
        if saturation < 0.08 {
            switch brightness {
            case ..<0.35: return "dark gray"
            case ..<0.65: return "gray"
            case ..<0.96: return "light gray"
            default: return "white"
            }
        }
        let names: [(limit: CGFloat, name: String)] = [
            (0.03, "red"), (0.11, "orange"), (0.19, "yellow"), (0.44, "green"), (0.53, "cyan"),
            (0.70, "blue"), (0.80, "purple"), (0.93, "pink"), (1.01, "red"),
        ]
        let name = names.first { hue < $0.limit }?.name ?? "red"
        if name == "orange", brightness < 0.7 { return brightness < 0.4 ? "dark brown" : "brown" }
        if brightness < 0.5 { return "dark " + name }
        return saturation < 0.4 ? "light " + name : name
    }
}
