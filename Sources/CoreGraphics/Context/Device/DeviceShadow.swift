// SPDX-License-Identifier: Apache-2.0

import Raster

/// A shadow in device space.
package struct DeviceShadow: Hashable, Sendable {
    /// Pixels to the right.
    package var dx: Double
    /// Pixels down.
    package var dy: Double
    /// The standard deviation of the blur in pixels, at most `largestSigma`.
    package var sigma: Double
    /// The shadow of an opaque shape.
    package var color: DeviceColor

    /// Beyond, a shadow is so wide that more blur is not seen; the limit bounds the work.
    package static let largestSigma = 250.0
    /// How far ink spreads, in pixels.
    package var reach: Int { GaussianBlur.reach(sigma: sigma) + 1 }
}
