// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGContext {
    /// Limits drawing to the inside of the current path, too, and forgets the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = currentPath
        beginPath()
        guard !path.isEmpty else {
            return logIgnoredCall("CGContext.clip(using:): the path is empty; add to it first")
        }
        narrowClip(.path(path, rule, isAntialiased: compositing.isAntialiased))
    }

    /// Limits drawing to a rectangle, too; forgets the current path.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Limits drawing to the union of rectangles, too; forgets the current path.
    ///
    /// No rectangles leave nothing to draw on.
    public func clip(to rects: [CGRect]) {
        beginPath()
        var path = PathElements()
        for rect in rects where !rect.isNull && !rect.hasNaN {
            path.addRect(rect, transform: deviceTransform)
        }
        narrowClip(.path(path, .winding, isAntialiased: compositing.isAntialiased))
    }

    /// Limits drawing by an image that is scaled to a rectangle, too.
    ///
    /// An image mask lets through where its samples are 0, an image with alpha where it is opaque,
    /// and one without where it is white.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard !rect.isNull, !rect.hasNaN else { return narrowClip(to: .zero) }
        beginPath()
        narrowClip(.mask(mask, rect.fromUnit.concatenating(deviceTransform)))
    }

    /// Undoes all clips of the context; in a transparency layer, those inside it.
    public func resetClip() {
        state.clip = layerMarks.last.flatMap { mark in
            savedStates.indices.contains(mark - 1) ? savedStates[mark - 1].clip : nil
        }
    }

    /// The box around what can be drawn on, in user space; empty where all is clipped away.
    public var boundingBoxOfClipPath: CGRect {
        let box = state.clip?.bounds ?? device.bounds
        guard box.width > 0, box.height > 0 else { return .zero }
        let transform = deviceTransform
        var area = box.applying(transform.inverted())
        if transform.b == 0, transform.c == 0 {
            // Not the difference of two edges: equal tiles have boxes of one size.
            area.size = CGSize(
                width: box.width / abs(transform.a),
                height: box.height / abs(transform.d)
            )
        }
        return area
    }

    /// Adds a clip to the state.
    func narrowClip(_ element: ClipRegion.Element) {
        state.clip = ClipRegion(
            parent: state.clip,
            element: element,
            within: state.clip?.bounds ?? device.bounds
        )
    }

    private func narrowClip(to rect: CGRect) {
        var path = PathElements()
        path.addRect(rect, transform: .identity)
        narrowClip(.path(path, .winding, isAntialiased: true))
    }
}

extension CGRect {
    /// From the unit square to this rectangle, both y up.
    var fromUnit: CGAffineTransform {
        let rect = standardized
        return CGAffineTransform(rect.width, 0, 0, rect.height, rect.minX, rect.minY)
    }
}
