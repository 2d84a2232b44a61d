// SPDX-License-Identifier: Apache-2.0

/// How a colour space's components become light, as a value.
package indirect enum ColorSpaceDefinition: Sendable, Hashable {
    /// One component: the tone curve makes it a share of white.
    case gray(RGBColorModel)
    /// Red, green and blue light.
    case rgb(RGBColorModel)
    /// Inks without a profile: cyan, magenta, yellow, black.
    case cmyk
    /// CIE L*a*b* relative to a white point, with the ranges of a and b.
    case lab(white: Vector3, range: [Double])
    /// CIE XYZ relative to D50.
    case xyz
    /// An index from 0 to `last` into rows of the base space's components, a byte each.
    case indexed(base: ColorSpaceDefinition, last: Int, table: [UInt8])
    /// No colour but a pattern; a base space where the pattern is a stencil.
    case pattern(base: ColorSpaceDefinition?)

    /// The kind of the components.
    package var model: CGColorSpaceModel {
        switch self {
        case .gray: .monochrome
        case .rgb: .rgb
        case .cmyk: .cmyk
        case .lab: .lab
        case .xyz: .XYZ
        case .indexed: .indexed
        case .pattern: .pattern
        }
    }

    /// The number of components, alpha not counted.
    package var componentCount: Int {
        switch self {
        case .gray, .indexed: 1
        case .rgb, .lab, .xyz: 3
        case .cmyk: 4
        case .pattern(let base): base?.componentCount ?? 0
        }
    }
}
