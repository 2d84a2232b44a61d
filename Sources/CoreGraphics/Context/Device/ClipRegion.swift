// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Raster

/// The intersection of everything that a context was clipped to, in device space; immutable.
///
/// A list from the newest clip to the oldest, shared between saved states. A device may remember
/// the region that it applied last: an identical object is an identical clip.
package final class ClipRegion {
    /// One clip.
    package enum Element {
        /// The inside of a path.
        case path(PathElements, CGPathFillRule, isAntialiased: Bool)
        /// An image's coverage; the transform maps the unit square, y up, to the device.
        case mask(CGImage, CGAffineTransform)
    }

    /// The region before the newest clip.
    package private(set) var parent: ClipRegion?
    /// The newest clip.
    package let element: Element
    /// A box around what is left.
    package let bounds: CGRect
    /// Whether a mask is among the clips.
    package let hasMask: Bool
    /// The pixels, where the region is nothing but a rectangle of whole ones.
    package let wholePixels: PixelRect?

    /// Narrows a region; `within` is the box of the parent, or of the device.
    package init(parent: ClipRegion?, element: Element, within: CGRect) {
        self.parent = parent
        self.element = element
        switch element {
        case .path(let path, _, _):
            bounds = within.meeting(path.finiteTightBox)
            hasMask = parent?.hasMask ?? false
            let outer = parent.map(\.wholePixels) ?? PixelRect(covering: within)
            wholePixels = path.wholePixels.flatMap { outer?.intersection($0) }
        case .mask(_, let transform):
            let box = CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform)
            bounds = within.meeting(box)
            hasMask = true
            wholePixels = nil
        }
    }

    /// All clips, oldest first.
    package var elements: [Element] {
        var all: [Element] = []
        var next: ClipRegion? = self
        while let region = next {
            all.append(region.element)
            next = region.parent
        }
        return all.reversed()
    }

    // A chain of many thousand clips would otherwise be released by recursion.
    deinit {
        var next = parent
        parent = nil
        while next != nil, isKnownUniquelyReferenced(&next) {
            let following = next?.parent
            next?.parent = nil
            next = following
        }
    }
}

extension CGRect {
    /// The intersection, or an empty rectangle at this one's origin where there is none; never
    /// larger than this one, whatever the other's numbers are.
    func meeting(_ other: CGRect) -> CGRect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        // Comparisons with what is not a number are false.
        guard right > left, bottom > top, (right - left).isFinite, (bottom - top).isFinite else {
            return CGRect(origin: origin, size: .zero)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
