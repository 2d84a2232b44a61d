// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension ColorSpaceDefinition {
    /// The sRGB values of a colour.
    ///
    /// They are outside 0...1 where it is out of gamut. Further values, such as alpha, are
    /// ignored; a pattern is black.
    package func sRGB(from values: [CGFloat]) -> Vector3 {
        func value(_ index: Int) -> Double {
            index < values.count ? Double(values[index]) : 0
        }
        switch self {
        case .gray(let model) where model.curve == .sRGB:
            return Vector3(repeating: value(0))
        case .rgb(RGBColorModel.sRGB):
            return Vector3(value(0), value(1), value(2))
        default:
            return .zero
        }
    }
}
