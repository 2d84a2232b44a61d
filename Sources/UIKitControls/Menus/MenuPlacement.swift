// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The frame of a menu beside its anchor, and of the preview that moves to make space.
package struct MenuPlacement {
    package private(set) var platter: CGRect
    package private(set) var menu = CGRect.zero

    /// - Parameters:
    ///   - room: The area for all of it.
    ///   - anchor: The source of the menu, or the initial frame of its preview.
    ///   - hasPlatter: Whether the anchor can move and shrink.
    ///   - menuSize: The preferred size of the menu.
    ///   - isRightToLeft: Whether the leading side is on the right.
    package init(
        room: CGRect,
        anchor: CGRect,
        hasPlatter: Bool,
        menuSize: CGSize,
        isRightToLeft: Bool
    ) {
        platter = anchor
        let gap = anchor.isEmpty ? 0 : MenuPlacement.gap
        var size = CGSize(
            width: min(menuSize.width, room.width),
            height: min(menuSize.height, room.height)
        )
        if hasPlatter { fitPlatter(into: room, beside: &size) }
        let below = room.maxY - platter.maxY - gap
        let above = platter.minY - room.minY - gap
        var y: CGFloat
        if size.height <= below || below >= above && !hasPlatter && size.height > above {
            y = platter.maxY + gap
            if !hasPlatter { size.height = min(size.height, max(below, room.height / 3)) }
        } else if size.height <= above {
            y = platter.minY - gap - size.height
        } else if hasPlatter {
            // The preview moves up until the menu fits.
            platter.origin.y = room.maxY - size.height - gap - platter.height
            y = platter.maxY + gap
        } else {
            size.height = min(size.height, max(above, room.height / 3))
            y = platter.minY - gap - size.height
        }
        y = max(room.minY, min(y, room.maxY - size.height))
        // On the anchor's side of the window, as on iOS.
        let isLeading = (platter.midX <= room.midX) != isRightToLeft || platter.isEmpty
        var x = isLeading != isRightToLeft ? platter.minX : platter.maxX - size.width
        if platter.isEmpty { x = platter.minX }
        x = max(room.minX, min(x, room.maxX - size.width))
        menu = CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    private static let gap: CGFloat = 12
    /// The part of the room that a menu leaves to a preview at least.
    private static let leastPart: CGFloat = 0.3

    /// Shrinks a preview that is too large, and moves it into the room.
    private mutating func fitPlatter(into room: CGRect, beside size: inout CGSize) {
        let gap = MenuPlacement.gap
        let least = room.height * MenuPlacement.leastPart
        size.height = min(size.height, room.height - gap - min(platter.height, least))
        let most = CGSize(width: room.width, height: room.height - size.height - gap)
        guard platter.width > 0, platter.height > 0 else { return }
        let scale = min(1, most.width / platter.width, most.height / platter.height)
        let fitted = CGSize(width: platter.width * scale, height: platter.height * scale)
        platter = CGRect(
            x: platter.midX - fitted.width / 2,
            y: platter.midY - fitted.height / 2,
            width: fitted.width,
            height: fitted.height
        )
        platter.origin.x = max(room.minX, min(platter.minX, room.maxX - fitted.width))
        platter.origin.y = max(room.minY, min(platter.minY, room.maxY - fitted.height))
    }
}
