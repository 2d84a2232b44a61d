// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The thin bar that shows which part of the content is seen.
@MainActor
final class ScrollIndicatorView: UIView, ViewPart {
    /// How thick it is, in points.
    static let thickness: CGFloat = 3
    /// The distance from the edge and from both ends, in points.
    static let margin: CGFloat = 3
    /// The minimum length, in points.
    static let leastLength: CGFloat = 36
    /// The minimum length while content is pulled beyond its edge, in points.
    static let leastPulledLength: CGFloat = 7

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = ScrollIndicatorView.thickness / 2
        alpha = 0
    }

    required init?(coder: NSCoder) { nil }

    /// The start and length of an indicator on its track.
    ///
    /// - Parameters:
    ///   - track: The length of the track.
    ///   - seen: The start and length of the visible part of the content.
    ///   - content: The length of the content with its insets.
    /// - Returns: The start on the track, and the length.
    static func place(
        track: CGFloat,
        seen: (start: CGFloat, length: CGFloat),
        content: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        guard track > 0, content > 0, seen.length > 0 else { return (0, 0) }
        let full = min(track, max(leastLength, track * seen.length / content))
        let room = content - seen.length
        let pulled = seen.start < 0 ? -seen.start : max(0, seen.start - max(0, room))
        let length = max(min(leastPulledLength, track), full - pulled)
        guard seen.start > 0 else { return (0, length) }
        guard seen.start < room else { return (track - length, length) }
        return ((track - length) * seen.start / room, length)
    }
}
