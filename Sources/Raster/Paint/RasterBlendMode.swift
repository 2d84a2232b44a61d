// SPDX-License-Identifier: Apache-2.0

/// How a drawn pixel is blended with the one below.
///
/// The raw values are those of CGBlendMode.
///
/// Formulae: Docs/subsystems/raster.md. All act inside of the drawn shape only.
package enum RasterBlendMode: Int32, Hashable, Sendable, CaseIterable {
    case normal = 0
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    case clear
    case copy
    case sourceIn
    case sourceOut
    case sourceAtop
    case destinationOver
    case destinationIn
    case destinationOut
    case destinationAtop
    case xor
    case plusDarker
    case plusLighter
}

extension RasterBlendMode {
    /// Whether opacity may be applied as coverage.
    var takesOpacityAsCoverage: Bool {
        switch self {
        case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusDarker,
            .plusLighter:
            false
        default: true
        }
    }
}
