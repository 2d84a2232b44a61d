// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A transparency layer: how the finished group is composited.
package struct LayerOperation {
    /// Device space; nothing outside is kept.
    package var bounds: CGRect
    /// How the group meets the backdrop when it ends.
    package var compositing: Compositing
    /// The clip when the layer began; `nil` is the whole device.
    package var clip: ClipRegion?
}
