// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// The room that a text flows into.
open class NSTextContainer: NSObject, NSSecureCoding, NSTextLayoutOrientationProvider {
    /// Who lays text out in this room.
    package final weak var flow: (any TextContainerFlow)?
    /// Points; 0 or the greatest number is no limit.
    open var size: CGSize {
        didSet { if size != oldValue { flow?.geometryDidChange(of: self, from: oldValue) } }
    }
    /// Areas that text flows around.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { flow?.geometryDidChange(of: self, from: size) }
    }
    /// What happens to the last line when there is no room.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { flow?.geometryDidChange(of: self, from: size) }
    }
    /// Points left free at both ends of each line.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { flow?.geometryDidChange(of: self, from: size) }
    }
    /// 0 is no limit.
    open var maximumNumberOfLines = 0 {
        didSet { flow?.geometryDidChange(of: self, from: size) }
    }
    /// Whether the width follows a text view's.
    open var widthTracksTextView = false
    /// Whether the height follows a text view's.
    open var heightTracksTextView = false

    /// Room of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Room without limits.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// Reads room from an archive.
    public required init(coder: NSCoder) {
        size = CGSize(
            width: coder.decodeDouble(forKey: "NSWidth"),
            height: coder.decodeDouble(forKey: "NSHeight")
        )
        super.init()
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives carry numbers and paths.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the room into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(size.width), forKey: "NSWidth")
        coder.encode(Double(size.height), forKey: "NSHeight")
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ container: PropertyArchive<NSTextContainer>) {
        container.keep(\.lineFragmentPadding, "NSLineFragmentPadding")
        container.keep(\.maximumNumberOfLines, "NSMaximumNumberOfLines")
        container.keep(\.lineBreakMode, "NSLineBreakMode")
        container.keep(\.widthTracksTextView, "NSWidthTracksTextView")
        container.keep(\.heightTracksTextView, "NSHeightTracksTextView")
        container.keep(\.exclusionPaths, "NSExclusionPaths")
    }

    /// The layout manager of TextKit 2 that fills the container; nil for none.
    open weak var textLayoutManager: NSTextLayoutManager? {
        (flow as? NSLayoutManager)?.state.textLayoutManager
    }

    /// Horizontal.
    open var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }

    /// Whether lines have the whole width: there are no areas to flow around.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Where a line can stand that would like a rectangle: the leftmost free part of it, and by
    /// `remainingRect` what is left of it beyond; empty where there is none.
    ///
    /// Override it for rooms that are no rectangles.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect,
        at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        freeRect(in: proposedRect, baseWritingDirection, remainingRect)
    }
}

/// Lays text out in rooms.
package protocol TextContainerFlow: AnyObject {
    /// Called after a room has another size, shape or rule.
    func geometryDidChange(of container: NSTextContainer, from oldSize: CGSize)
}

extension NSTextContainer {
    /// The part of a rectangle within the room and beside the areas that text flows around.
    private func freeRect(
        in proposed: CGRect,
        _ direction: NSWritingDirection,
        _ remaining: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remaining?.pointee = .zero
        let width = size.width > 0 ? size.width : 1e7
        let height = size.height > 0 ? size.height : 1e7
        guard proposed.minY >= 0, proposed.maxY <= height + 0.001 else { return .zero }
        let left = max(0, proposed.minX)
        let right = min(width, proposed.maxX)
        guard right > left else { return .zero }
        var free = [(left, right)]
        for path in exclusionPaths {
            guard let span = path.span(from: proposed.minY, to: proposed.maxY) else { continue }
            free = free.flatMap { part in
                [(part.0, min(part.1, span.0)), (max(part.0, span.1), part.1)]
                    .filter { $0.1 - $0.0 > 2 * lineFragmentPadding }
            }
        }
        guard !free.isEmpty else { return .zero }
        let isRightToLeft = direction == .rightToLeft
        let chosen = isRightToLeft ? free[free.count - 1] : free[0]
        if free.count > 1 {
            let rest = isRightToLeft ? (left, free[free.count - 2].1) : (free[1].0, right)
            remaining?.pointee = CGRect(
                x: rest.0,
                y: proposed.minY,
                width: rest.1 - rest.0,
                height: proposed.height
            )
        }
        return CGRect(
            x: chosen.0,
            y: proposed.minY,
            width: chosen.1 - chosen.0,
            height: proposed.height
        )
    }
}

extension UIBezierPath {
    /// From the leftmost to the rightmost point of the area between two heights; nil for none.
    fileprivate func span(from top: CGFloat, to bottom: CGFloat) -> (CGFloat, CGFloat)? {
        let box = bounds
        guard box.maxY > top, box.minY < bottom, box.width > 0 else { return nil }
        // A look at a few heights and every other point across is enough to stand clear of it.
        let low = max(top, box.minY)
        let high = min(bottom, box.maxY)
        let steps = 4
        var left = CGFloat.infinity
        var right = -CGFloat.infinity
        for step in 0...steps {
            let part = (CGFloat(step) + 0.02) / (CGFloat(steps) + 0.04)
            let y = low + (high - low) * part
            var x = box.minX + 0.25
            while x < left, x <= box.maxX {
                if contains(CGPoint(x: x, y: y)) { left = x - 0.25 }
                x += 2
            }
            x = box.maxX - 0.25
            while x > right, x >= box.minX {
                if contains(CGPoint(x: x, y: y)) { right = x + 0.25 }
                x -= 2
            }
        }
        return left < right ? (left, right) : nil
    }
}
