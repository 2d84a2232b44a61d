// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says how a view follows the angle under which the device is looked at.
///
/// Subclasses override ``keyPathsAndRelativeValues(forViewerOffset:)``.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// Makes an effect that does nothing.
    public override init() { super.init() }

    /// Reads an archived effect.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes the effect to an archive.
    open func encode(with coder: NSCoder) {}

    /// An effect of the same class, which subclasses fill.
    open func copy(with zone: NSZone? = nil) -> Any { UIMotionEffect() }

    /// What is added to which of the view's values; nil for nothing.
    ///
    /// The offset goes from -1 to 1 along both axes: where the viewer is, seen from the device.
    open func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        nil
    }
}
