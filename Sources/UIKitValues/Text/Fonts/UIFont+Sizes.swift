// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

extension UIFont {
    /// Labels: 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// Buttons: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// Small text: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// Text without a purpose: 14 points.
    public class var systemFontSize: CGFloat { 14 }
}
