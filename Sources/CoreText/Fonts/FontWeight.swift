// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The scales on which fonts and UIKit measure weight: 1...1000 and -1...1.
package enum FontWeight {
    private static let stops: [(kit: Double, openType: Double)] = [
        (-1, 1), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600),
        (0.4, 700), (0.56, 800), (0.62, 900), (1, 1000),
    ]

    /// UIKit's weight as OpenType's, linear between the named ones.
    package static func openType(_ weight: CGFloat) -> Double {
        guard weight.isFinite else { return 400 }
        return interpolate(Double(weight), from: \.kit, to: \.openType)
    }

    /// OpenType's weight as UIKit's.
    package static func kit(_ weight: Double) -> CGFloat {
        CGFloat(interpolate(weight, from: \.openType, to: \.kit))
    }

    private static func interpolate(
        _ value: Double,
        from source: (((kit: Double, openType: Double)) -> Double),
        to target: (((kit: Double, openType: Double)) -> Double)
    ) -> Double {
        if value <= source(stops[0]) { return target(stops[0]) }
        for (low, high) in zip(stops, stops.dropFirst()) where value <= source(high) {
            let part = (value - source(low)) / (source(high) - source(low))
            return target(low) + part * (target(high) - target(low))
        }
        return target(stops[stops.count - 1])
    }
}
