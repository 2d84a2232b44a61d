// SPDX-License-Identifier: Apache-2.0

public import CoreImage

extension CIColor {
    /// Takes the components that a colour of UIKit has with the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
    /// Makes a colour with the components of one of Core Image's.
    public convenience init(ciColor: CIColor) {
        self.init(cgColor: ciColor.color)
    }
}
