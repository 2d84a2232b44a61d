// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjCRuntime

/// What drawing a picture has cost so far, so that it always ends.
final class SVGProgress {
    private var elements: Int
    private var points = SVGLimits.drawnPoints
    private var pixels = SVGLimits.drawnPixels
    private var depth = 0
    private var followed: Set<ObjectIdentifier> = []

    /// Sets the most elements that are drawn.
    init(elements: Int = SVGLimits.drawnElements) { self.elements = elements }

    /// Whether one more element may be drawn inside of the present ones; `leave()` ends it.
    func enter() -> Bool {
        guard elements > 0, depth < SVGLimits.depth else {
            reportExhausted()
            return false
        }
        elements -= 1
        depth += 1
        return true
    }

    func leave() { depth -= 1 }

    /// Whether a path with so many points may be drawn.
    func take(points count: Int) -> Bool {
        points -= count
        if points < 0 { reportExhausted() }
        return points >= 0
    }

    /// Whether so many pixels may be painted.
    func take(pixels count: CGFloat) -> Bool {
        pixels -= count.isFinite ? Double(count) : SVGLimits.drawnPixels
        if pixels < 0 { reportExhausted() }
        return pixels >= 0
    }

    /// Does something with an element that is referred to, unless this happens inside of it already.
    func follow<Result>(_ element: SVGElement, _ body: () -> Result) -> Result? {
        let id = ObjectIdentifier(element)
        guard followed.insert(id).inserted else { return nil }
        defer { followed.remove(id) }
        return body()
    }

    private var isReported = false

    private func reportExhausted() {
        guard !isReported else { return }
        isReported = true
        NSLog("%@", "SVG: a picture needs more than is allowed; the rest of it is not drawn")
    }
}
