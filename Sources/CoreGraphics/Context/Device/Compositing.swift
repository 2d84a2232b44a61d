// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// How a shape's paint meets what is below it.
package struct Compositing: Hashable, Sendable {
    /// Multiplies the paint's own alpha; 0...1.
    package var alpha: Double = 1
    /// Inside the shape; outside the backdrop stays, whatever the mode.
    package var blendMode: CGBlendMode = .normal
    /// Drawn below the shape.
    package var shadow: DeviceShadow?
    /// Whether edges cover parts of pixels.
    package var isAntialiased = true
    /// How far the edges may leave a curve, as `CGContext.setFlatness(_:)` takes it.
    package var flatness: CGFloat = defaultFlatness

    /// The default flatness of a context.
    package static let defaultFlatness: CGFloat = 0.25

    /// Opaque, normal, without shadow.
    package init() {}
}
