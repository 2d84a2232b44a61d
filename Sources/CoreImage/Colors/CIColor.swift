// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A colour for Core Image: components in a space, without an appearance to follow.
open class CIColor: NSObject, @unchecked Sendable {
    /// The components in their space.
    package let color: CGColor

    /// Makes an opaque black.
    public override convenience init() { self.init(red: 0, green: 0, blue: 0) }

    /// Takes a colour of Core Graphics.
    public init(cgColor color: CGColor) {
        self.color = color
        super.init()
    }

    /// Makes a colour in the sRGB space.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes an opaque colour in the sRGB space.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// Makes a colour in a space of three components; nil for any other.
    public convenience init?(
        red: CGFloat,
        green: CGFloat,
        blue: CGFloat,
        alpha: CGFloat,
        colorSpace: CGColorSpace
    ) {
        guard colorSpace.numberOfComponents == 3,
            let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha])
        else { return nil }
        self.init(cgColor: color)
    }

    /// How many components there are, alpha with them.
    open var numberOfComponents: Int { color.numberOfComponents }

    /// Opacity from 0 to 1.
    open var alpha: CGFloat { color.alpha }

    /// The space of the components.
    open var colorSpace: CGColorSpace { color.colorSpace ?? CGColorSpaceCreateDeviceRGB() }

    /// Red, not multiplied by alpha; of a gray colour, how bright it is.
    open var red: CGFloat { component(0) }

    /// Green, not multiplied by alpha; of a gray colour, how bright it is.
    open var green: CGFloat { component(1) }

    /// Blue, not multiplied by alpha; of a gray colour, how bright it is.
    open var blue: CGFloat { component(2) }

    private func component(_ index: Int) -> CGFloat {
        guard let components = color.components, !components.isEmpty else { return 0 }
        // A gray colour has its light and alpha.
        return components.count < 4 ? components[0] : components[index]
    }

    /// The components with spaces between them.
    open var stringRepresentation: String {
        (color.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }

    /// Opaque black.
    open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    /// Opaque white.
    open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    /// Opaque gray of half the brightness.
    open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    /// Opaque red.
    open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    /// Opaque green.
    open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    /// Opaque blue.
    open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    /// Opaque cyan.
    open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    /// Opaque magenta.
    open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    /// Opaque yellow.
    open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    /// Black without any opacity.
    open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

    /// Whether both have the same components in the same space.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return other === self || other.color == color
    }

    /// Equal for equal colours.
    open override var hash: Int { color.hashValue }
}

extension CIColor {
    /// Red, green, blue and alpha in sRGB, not multiplied.
    var floats: [Float] { [red, green, blue, alpha].map(Float.init) }
}
