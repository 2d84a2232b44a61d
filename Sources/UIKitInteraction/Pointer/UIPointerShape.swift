// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shape of the pointer.
///
/// A desktop's pointer has shapes of its own: beams become its text pointer, other shapes its arrow.
@preconcurrency @MainActor
public enum UIPointerShape {
    /// Any outline, in points around the pointer's place.
    case path(UIBezierPath)
    /// A rectangle with round corners; in the view's space where it comes with an effect.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A beam between letters, of a length in points.
    case verticalBeam(length: CGFloat)
    /// A beam between lines, of a length in points.
    case horizontalBeam(length: CGFloat)

    /// Stands for the radius that the system likes.
    public nonisolated static let defaultCornerRadius: CGFloat = -1
}
