// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A gradient: its geometry is in user space, which `transform` takes to the device.
package struct DeviceGradient {
    /// How the plane maps to places from 0 to 1.
    package enum Geometry: Hashable, Sendable {
        /// Along a line.
        case linear(start: CGPoint, end: CGPoint)
        /// From circle to circle.
        case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
        /// Around a point, from the angle in radians towards positive angles.
        case conic(center: CGPoint, angle: CGFloat)
    }

    /// A colour and its place.
    package struct Stop: Hashable, Sendable {
        package var location: Double
        package var color: DeviceColor

        /// Places a colour.
        package init(location: Double, color: DeviceColor) {
            self.location = location
            self.color = color
        }
    }

    package var geometry: Geometry
    /// In order of location, at least one.
    ///
    /// Colours between are mixed before alpha is multiplied.
    package var stops: [Stop]
    package var transform: CGAffineTransform
    /// Whether the first colour goes on before the start, and the last after the end.
    package var extendsStart: Bool
    package var extendsEnd: Bool

    /// Puts a gradient together.
    package init(
        geometry: Geometry,
        stops: [Stop],
        transform: CGAffineTransform,
        extendsStart: Bool,
        extendsEnd: Bool
    ) {
        self.geometry = geometry
        self.stops = stops
        self.transform = transform
        self.extendsStart = extendsStart
        self.extendsEnd = extendsEnd
    }

    /// The colour at a place from 0 to 1.
    package func color(at location: Double) -> DeviceColor {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let low = stops[next - 1]
        let high = stops[next]
        let share = (location - low.location) / (high.location - low.location)
        func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
        return DeviceColor(
            unlimitedRed: mix(low.color.red, high.color.red),
            green: mix(low.color.green, high.color.green),
            blue: mix(low.color.blue, high.color.blue),
            alpha: mix(low.color.alpha, high.color.alpha)
        )
    }
}
