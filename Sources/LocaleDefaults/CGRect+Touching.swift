// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGRect {
    /// `CGRect.intersects(_:)`, in place of Foundation's, for which rectangles that only touch intersect.
    ///
    /// On iOS they do not. An empty rectangle on the edge of another still does: it is all edge.
    @_silgen_name("casement_rectangles_intersect")
    public func _overlaps(_ other: CGRect) -> Bool {
        let shared = intersection(other)
        guard !shared.isNull else { return false }
        let touchesAcross = shared.width == 0 && width != 0 && other.width != 0
        let touchesDown = shared.height == 0 && height != 0 && other.height != 0
        return !touchesAcross && !touchesDown
    }
}
