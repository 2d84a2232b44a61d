// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Changes a view with the angle from which the device is viewed.
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

    /// A copy of the class; subclasses copy their values.
    open func copy(with zone: NSZone? = nil) -> Any { UIMotionEffect() }

    /// The values to add, by key path; nil for none.
    ///
    /// The offset is the viewer's position, from -1 to 1 along both axes.
    open func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        nil
    }
}
