// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension ColorStorage {
    /// Reads a colour; nil if the archive has none.
    init?(coder: NSCoder) {
        func number(_ key: String) -> CGFloat {
            let value = coder.decodeDouble(forKey: key)
            return value.isFinite ? CGFloat(value) : 0
        }
        if coder.containsValue(forKey: "UISystemColorName"),
            let name = coder.decodeObject(of: NSString.self, forKey: "UISystemColorName")
                as String?,
            let system = SystemColor(systemName: name)
        {
            self = .dynamic(DynamicColor(source: .system(system)))
        } else if coder.containsValue(forKey: "UIWhite") {
            self = .fixed(
                FixedColor(ColorComponents(gray: number("UIWhite"), alpha: number("UIAlpha")))
            )
        } else if coder.containsValue(forKey: "UIRed") {
            let wide = coder.decodeBool(forKey: "UIDisplayP3")
            self = .fixed(
                FixedColor(
                    ColorComponents(
                        space: wide ? .displayP3 : .extendedSRGB,
                        red: number("UIRed"),
                        green: number("UIGreen"),
                        blue: number("UIBlue"),
                        alpha: number("UIAlpha")
                    )
                )
            )
        } else if let image = coder.present(UIImage.self, "UIPatternImage") {
            self = UIColor(patternImage: image).storage
        } else {
            return nil
        }
    }

    /// Writes the colour, a pattern with its image.
    func encode(with coder: NSCoder) {
        switch self {
        case .fixed(let color):
            encode(color.components, with: coder)
        case .dynamic(let color):
            if case .system(let system) = color.source, color.alpha == nil {
                coder.encode(system.systemName as NSString, forKey: "UISystemColorName")
            } else {
                color.resolved(with: .current).storage.encode(with: coder)
            }
        case .foreign(let color):
            let components = UIColor(.foreign(color)).components
            encode(components ?? ColorComponents(gray: 0), with: coder)
        case .pattern(let image, _):
            coder.encode(image, forKey: "UIPatternImage")
        }
    }

    private func encode(_ color: ColorComponents, with coder: NSCoder) {
        coder.encode(Double(color.alpha), forKey: "UIAlpha")
        guard color.space != .extendedGray else {
            coder.encode(Double(color.red), forKey: "UIWhite")
            return
        }
        coder.encode(Double(color.red), forKey: "UIRed")
        coder.encode(Double(color.green), forKey: "UIGreen")
        coder.encode(Double(color.blue), forKey: "UIBlue")
        if color.space == .displayP3 { coder.encode(true, forKey: "UIDisplayP3") }
    }
}
