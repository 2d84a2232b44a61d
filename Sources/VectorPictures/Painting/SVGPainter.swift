// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// Draws elements as calls of a context whose y goes down.
final class SVGPainter {
    let document: SVGDocument
    let context: CGContext
    let progress: SVGProgress
    /// The size of the innermost view box.
    private(set) var viewport: CGSize
    /// From the picture's own space to the context's base space.
    let base: CGAffineTransform
    private var outlines: [ObjectIdentifier: CGPath] = [:]

    init(
        _ document: SVGDocument,
        _ context: CGContext,
        viewport: CGSize,
        progress: SVGProgress = SVGProgress(),
        base: CGAffineTransform? = nil
    ) {
        self.document = document
        self.context = context
        self.viewport = viewport
        self.progress = progress
        self.base = base ?? context.ctm
    }

    func measure(_ style: SVGStyle) -> SVGMeasure {
        SVGMeasure(viewport: viewport, font: style.fontSize)
    }

    /// The element of an identifier.
    func element(_ id: String?) -> SVGElement? { id.flatMap { document.elements[$0] } }

    /// The outline of a shape, read once; nil for other elements.
    func outline(of element: SVGElement, _ style: SVGStyle) -> CGPath? {
        let id = ObjectIdentifier(element)
        if let known = outlines[id] { return known }
        let made = measure(style).outline(of: element)
        // Only the data of a path is the same in each place that uses it.
        if element.name == "path" { outlines[id] = made }
        return made
    }

    /// Does something while lengths are shares of another size.
    func within(_ size: CGSize, _ body: () -> Void) {
        let outer = viewport
        viewport = size
        body()
        viewport = outer
    }

    // MARK: Elements

    /// Draws an element in one with a style.
    func paint(_ element: SVGElement, under outer: SVGStyle) {
        guard Self.drawn.contains(element.name) else {
            if Self.unbuilt.contains(element.name) { Unbuilt.report("SVG: <\(element.name)>") }
            return
        }
        guard progress.enter() else { return }
        defer { progress.leave() }
        let style = SVGStyle(element, under: outer)
        guard Self.passes(element) else { return }
        paint(element, style) { paintContent(of: element, style) }
    }

    /// Draws the content of an element with its transform, clip, mask and opacity.
    func paint(_ element: SVGElement, _ style: SVGStyle, _ content: () -> Void) {
        guard style.isDisplayed, style.opacity > 0, style.transform.isInvertible else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(style.transform)
        guard clip(to: style.clipPath, of: element, style), mask(by: style.mask, element, style)
        else {
            return
        }
        let isLayer = style.opacity < 1 && !isOnePaint(element, style)
        guard isLayer || style.blendMode != .normal || style.isIsolated else {
            return content()
        }
        guard progress.take(pixels: visiblePixels(.infinite)) else { return }
        context.setAlpha(isLayer ? style.opacity : 1)
        context.setBlendMode(style.blendMode)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        content()
        context.endTransparencyLayer()
    }

    private static let shapes: Set<String> = [
        "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    ]
    private static let drawn = shapes.union(["g", "a", "svg", "use", "switch", "text", "image"])
    private static let unbuilt: Set<String> = ["foreignObject"]

    /// Whether an element is a shape that is painted once, so that it can be faint by itself.
    func isOnePaint(_ element: SVGElement, _ style: SVGStyle) -> Bool {
        Self.shapes.contains(element.name) && (style.fill == .none || style.stroke == .none)
            && style.markers.allSatisfy { $0 == nil }
    }

    /// Draws what an element shows, after its transform, clip and opacity.
    func paintContent(of element: SVGElement, _ style: SVGStyle) {
        switch element.name {
        case "svg" where element !== document.root:
            paintViewport(element, measure(style).rect(of: element, whole: true), style)
        case "svg", "g", "a": paintChildren(of: element, style)
        case "switch":
            if let chosen = element.children.first(where: Self.passes) {
                paint(chosen, under: style)
            }
        case "use": paintUse(element, style)
        case "image": paintImage(element, style)
        case "text": paintText(element, style)
        default:
            guard let path = outline(of: element, style), style.isVisible else { return }
            let alpha = isOnePaint(element, style) ? style.opacity : 1
            paint(path, style, alpha: alpha, markers: SVGMarkers.elements.contains(element.name))
        }
    }

    func paintChildren(of element: SVGElement, _ style: SVGStyle) {
        for child in element.children { paint(child, under: style) }
    }

    /// Whether an element may be shown, or chosen by a `switch`: nothing is extended here, and texts are English.
    private static func passes(_ element: SVGElement) -> Bool {
        guard drawn.contains(element.name) else { return false }
        if element["requiredExtensions"] != nil { return false }
        guard let languages = element["systemLanguage"] else { return true }
        return languages.split(separator: ",").contains { $0.trimmed.hasPrefix("en") }
    }

    /// Draws what is in a nested picture or a symbol so that it fills a rectangle.
    private func paintViewport(_ element: SVGElement, _ rect: CGRect, _ style: SVGStyle) {
        guard rect.width > 0, rect.height > 0 else { return }
        let inner = SVGViewport(element)
        if !style.showsOverflow { context.clip(to: rect) }
        let transform = inner.transform(to: rect)
        guard transform.isInvertible else { return }
        context.concatenate(transform)
        within(inner.box?.size ?? rect.size) { paintChildren(of: element, style) }
    }

    private func paintUse(_ element: SVGElement, _ style: SVGStyle) {
        guard let target = self.element(element.reference) else { return }
        let measure = measure(style)
        context.translateBy(
            x: measure.length(element, "x", .x),
            y: measure.length(element, "y", .y)
        )
        _ = progress.follow(target) {
            guard target.name == "symbol" || target.name == "svg" else {
                return paint(target, under: style)
            }
            var inner = SVGStyle(target, under: style)
            if target.name == "symbol" { inner.transform = .identity }
            let own = measure.rect(of: target, whole: true)
            let rect = CGRect(
                x: target.name == "svg" ? own.minX : 0,
                y: target.name == "svg" ? own.minY : 0,
                width: measure.value(element.length("width"), .x) ?? own.width,
                height: measure.value(element.length("height"), .y) ?? own.height
            )
            paint(target, inner) { paintViewport(target, rect, inner) }
        }
    }

    // MARK: Bounds

    /// The box around an element in its own space, without strokes and clips.
    func bounds(of element: SVGElement, _ style: SVGStyle) -> CGRect? {
        guard progress.enter() else { return nil }
        defer { progress.leave() }
        switch element.name {
        case "g", "a", "svg", "switch", "symbol", "mask":
            var result: CGRect?
            for child in element.children where Self.drawn.contains(child.name) {
                let inner = SVGStyle(child, under: style)
                guard inner.isDisplayed, let box = bounds(of: child, inner) else { continue }
                let moved = box.applying(inner.transform)
                result = result.map { $0.union(moved) } ?? moved
            }
            return result
        case "use":
            guard let target = self.element(element.reference) else { return nil }
            let inner = SVGStyle(target, under: style)
            let box = progress.follow(target) { bounds(of: target, inner) } ?? nil
            let measure = measure(style)
            return box?.applying(inner.transform).offsetBy(
                dx: measure.length(element, "x", .x),
                dy: measure.length(element, "y", .y)
            )
        case "image": return measure(style).rect(of: element)
        case "text": return textOutline(element, style).box
        default: return outline(of: element, style)?.box
        }
    }

    /// How many pixels of a rectangle can be seen.
    func visiblePixels(_ rect: CGRect) -> CGFloat {
        let seen = context.boundingBoxOfClipPath
        let box = rect.isInfinite ? seen : rect.intersection(seen)
        guard !box.isNull else { return 1 }
        let scale = context.ctm.meanScale
        return 1 + box.width * box.height * scale * scale
    }
}
