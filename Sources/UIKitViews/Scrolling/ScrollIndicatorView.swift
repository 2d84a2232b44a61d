// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The thin bar that shows which part of the content is seen.
@MainActor
final class ScrollIndicatorView: UIView, ViewPart {
    /// How thick it is, in points.
    static let thickness: CGFloat = 3
    /// How far it stays away from the edge and from both ends, in points.
    static let margin: CGFloat = 3
    /// The shortest it becomes, in points.
    static let leastLength: CGFloat = 36
    /// The shortest it becomes while content is pulled beyond its edge, in points.
    static let leastPulledLength: CGFloat = 7

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = ScrollIndicatorView.thickness / 2
        alpha = 0
    }

    required init?(coder: NSCoder) { nil }

    /// Where a bar begins on a track and how long it is.
    ///
    /// - Parameters:
    ///   - track: How long the track is.
    ///   - seen: Where the part that is seen begins in the content, and how long it is.
    ///   - content: How long the content is with its insets.
    /// - Returns: where the bar begins on the track, and its length.
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
