// SPDX-License-Identifier: Apache-2.0

/// How fine a picture is meant to be, in dots an inch.
package struct ImageResolution: Sendable, Equatable {
    /// Across.
    package var x: Double
    /// Down.
    package var y: Double

    /// Makes a resolution.
    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
