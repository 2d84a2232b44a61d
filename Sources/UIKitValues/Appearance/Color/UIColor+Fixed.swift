// SPDX-License-Identifier: Apache-2.0

// The colours that are the same in every appearance.
extension UIColor {
    /// Black, in the grey space.
    public class var black: UIColor { FixedPalette.black }
    /// A third of white.
    public class var darkGray: UIColor { FixedPalette.darkGray }
    /// Two thirds of white.
    public class var lightGray: UIColor { FixedPalette.lightGray }
    /// White, in the grey space.
    public class var white: UIColor { FixedPalette.white }
    /// Half of white.
    public class var gray: UIColor { FixedPalette.gray }
    /// Full red.
    public class var red: UIColor { FixedPalette.red }
    /// Full green.
    public class var green: UIColor { FixedPalette.green }
    /// Full blue.
    public class var blue: UIColor { FixedPalette.blue }
    /// Green and blue.
    public class var cyan: UIColor { FixedPalette.cyan }
    /// Red and green.
    public class var yellow: UIColor { FixedPalette.yellow }
    /// Red and blue.
    public class var magenta: UIColor { FixedPalette.magenta }
    /// Red and half of green.
    public class var orange: UIColor { FixedPalette.orange }
    /// Half of red and of blue.
    public class var purple: UIColor { FixedPalette.purple }
    /// A mixture of all three.
    public class var brown: UIColor { FixedPalette.brown }
    /// Nothing at all.
    public class var clear: UIColor { FixedPalette.clear }
    /// Text on dark ground, the same in every appearance.
    public class var lightText: UIColor { FixedPalette.lightText }
    /// Text on light ground, the same in every appearance.
    public class var darkText: UIColor { FixedPalette.darkText }
}

/// One object for each colour.
private enum FixedPalette {
    static let black = UIColor(ColorComponents(gray: 0))
    static let darkGray = UIColor(ColorComponents(gray: 1.0 / 3))
    static let lightGray = UIColor(ColorComponents(gray: 2.0 / 3))
    static let white = UIColor(ColorComponents(gray: 1))
    static let gray = UIColor(ColorComponents(gray: 0.5))
    static let red = UIColor(ColorComponents(red: 1, green: 0, blue: 0))
    static let green = UIColor(ColorComponents(red: 0, green: 1, blue: 0))
    static let blue = UIColor(ColorComponents(red: 0, green: 0, blue: 1))
    static let cyan = UIColor(ColorComponents(red: 0, green: 1, blue: 1))
    static let yellow = UIColor(ColorComponents(red: 1, green: 1, blue: 0))
    static let magenta = UIColor(ColorComponents(red: 1, green: 0, blue: 1))
    static let orange = UIColor(ColorComponents(red: 1, green: 0.5, blue: 0))
    static let purple = UIColor(ColorComponents(red: 0.5, green: 0, blue: 0.5))
    static let brown = UIColor(ColorComponents(red: 0.6, green: 0.4, blue: 0.2))
    static let clear = UIColor(ColorComponents(gray: 0, alpha: 0))
    static let lightText = UIColor(ColorComponents(gray: 1, alpha: 0.6))
    static let darkText = UIColor(ColorComponents(gray: 0))
}
