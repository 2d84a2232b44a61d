// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The units in which records keep numbers.
enum MetricUnit {
    /// The unit of a kind: seconds, bytes, bars or luminance.
    static func base<UnitType: Unit>(of type: UnitType.Type) -> UnitType {
        let unit: Unit =
            if type == UnitDuration.self {
                UnitDuration.seconds
            } else if type == UnitInformationStorage.self {
                UnitInformationStorage.bytes
            } else if type == MXUnitSignalBars.self {
                MXUnitSignalBars.bars
            } else if type == MXUnitAveragePixelLuminance.self {
                MXUnitAveragePixelLuminance.apl
            } else {
                Unit(symbol: "")
            }
        guard let found = unit as? UnitType else {
            preconditionFailure("MetricKit: no values are kept in \(type)")
        }
        return found
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// The bars of a mobile network's signal.
open class MXUnitSignalBars: Dimension, @unchecked Sendable {
    /// Bars.
    public class var bars: MXUnitSignalBars {
        MXUnitSignalBars(symbol: "bars", converter: UnitConverterLinear(coefficient: 1))
    }

    /// Bars.
    open override class func baseUnit() -> Self {
        Self(symbol: "bars", converter: UnitConverterLinear(coefficient: 1))
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// The average luminance of a display's pixels, from 0 to 100.
open class MXUnitAveragePixelLuminance: Dimension, @unchecked Sendable {
    /// Average luminance.
    public class var apl: MXUnitAveragePixelLuminance {
        MXUnitAveragePixelLuminance(
            symbol: "apl",
            converter: UnitConverterLinear(coefficient: 1)
        )
    }

    /// Average luminance.
    open override class func baseUnit() -> Self {
        Self(symbol: "apl", converter: UnitConverterLinear(coefficient: 1))
    }
}
