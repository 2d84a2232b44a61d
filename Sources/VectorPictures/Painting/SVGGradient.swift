// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A gradient along a line or between circles, with what it takes from others.
struct SVGGradient {
    private let isRadial: Bool
    /// Attributes of the gradient, else those of the ones that it refers to.
    private let attributes: [String: String]
    private let stops: [Stop]

    private struct Stop {
        let place: CGFloat
        let color: SVGColor
    }

    /// Reads a gradient; nil for one without colours, which paints nothing.
    init?(_ element: SVGElement, in document: SVGDocument) {
        isRadial = element.name == "radialGradient"
        var all: [String: String] = [:]
        var stops: [Stop] = []
        let chain = Self.chain(from: element, in: document) { $0.name.hasSuffix("Gradient") }
        for gradient in chain {
            // Gradients of the other kind have their colours, not their geometry, in common.
            let isSame = gradient.name == element.name
            let attributes = gradient.allAttributes.filter {
                isSame || Self.commonAttributes.contains($0.key)
            }
            all.merge(attributes) { own, _ in own }
            if stops.isEmpty { stops = Self.stops(of: gradient) }
        }
        attributes = all
        self.stops = stops
        if stops.isEmpty { return nil }
    }

    private static let commonAttributes: Set<String> = [
        "gradientUnits", "gradientTransform", "spreadMethod",
    ]

    /// An element and those that it refers to one after the other; cycles end.
    static func chain(
        from element: SVGElement,
        in document: SVGDocument,
        where suits: (SVGElement) -> Bool
    ) -> [SVGElement] {
        var chain = [element]
        while chain.count < SVGLimits.references, let id = chain.last?.reference,
            let next = document.elements[id], suits(next), !chain.contains(where: { $0 === next })
        {
            chain.append(next)
        }
        return chain
    }

    private static func stops(of gradient: SVGElement) -> [Stop] {
        var last: CGFloat = 0
        let outer = SVGStyle(of: gradient)
        return gradient.children.filter { $0.name == "stop" }.prefix(1000).map { stop in
            let style = SVGStyle(stop, under: outer)
            let properties = stop.properties
            var color =
                properties["stop-color"].flatMap { SVGColor($0, current: style.color) } ?? .black
            color.alpha *= properties["stop-opacity"].flatMap(SVGStyle.share) ?? 1
            // Places never go back.
            last = max(last, stop["offset"].flatMap(SVGStyle.share) ?? 0)
            return Stop(place: last, color: color)
        }
    }

    // MARK: Geometry

    private enum Geometry {
        case line(CGPoint, CGPoint)
        /// From a focal circle to the outer one.
        case circles(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    private var isInUserSpace: Bool { attributes["gradientUnits"] == "userSpaceOnUse" }

    private func geometry(_ viewport: CGSize) -> Geometry {
        let measure = SVGMeasure(
            viewport: isInUserSpace ? viewport : CGSize(width: 1, height: 1),
            font: 16
        )
        func length(_ key: String, _ usual: String, _ axis: SVGMeasure.Axis) -> CGFloat {
            let own = attributes[key].flatMap { SVGLength($0) }
            return measure.value(own ?? SVGLength(usual), axis) ?? 0
        }
        guard isRadial else {
            return .line(
                CGPoint(x: length("x1", "0%", .x), y: length("y1", "0%", .y)),
                CGPoint(x: length("x2", "100%", .x), y: length("y2", "0%", .y))
            )
        }
        let center = CGPoint(x: length("cx", "50%", .x), y: length("cy", "50%", .y))
        let radius = max(0, length("r", "50%", .other))
        let inner = min(max(0, length("fr", "0%", .other)), radius)
        var focus = center
        if attributes["fx"] != nil { focus.x = length("fx", "50%", .x) }
        if attributes["fy"] != nil { focus.y = length("fy", "50%", .y) }
        // A focal point outside of the circle moves to its edge.
        let offset = CGPoint(x: focus.x - center.x, y: focus.y - center.y)
        let distance = (offset.x * offset.x + offset.y * offset.y).squareRoot()
        let most = radius * 0.999
        if distance > most, distance > 0 {
            focus.x = center.x + offset.x * most / distance
            focus.y = center.y + offset.y * most / distance
        }
        return .circles(focus, inner, center, radius)
    }

    /// The colour of everything, where there is no way from one to the next; nil otherwise.
    func singleColor(in bounds: CGRect, _ viewport: CGSize) -> SVGColor? {
        // Shares of a box without an area mean nothing: there is no paint.
        if !isInUserSpace, bounds.width <= 0 || bounds.height <= 0 { return .clear }
        let last = stops[stops.count - 1].color
        if stops.count == 1 { return last }
        return switch geometry(viewport) {
        case .line(let start, let end): start == end ? last : nil
        case .circles(_, _, _, let radius): radius <= 0 ? last : nil
        }
    }

    /// Paints across the clip.
    func paint(
        on context: CGContext,
        in bounds: CGRect,
        _ viewport: CGSize,
        _ opacity: CGFloat
    ) {
        if !isInUserSpace { context.concatenate(CGAffineTransform(unitTo: bounds)) }
        let own = attributes["gradientTransform"].flatMap(SVGTransform.read) ?? .identity
        guard own.isInvertible, context.ctm.isInvertible else { return }
        context.concatenate(own)
        let area = context.boundingBoxOfClipPath
        guard area.width > 0, area.height > 0 else { return }
        let geometry = geometry(viewport)
        let turns = turns(of: geometry, over: area)
        guard let gradient = gradient(turns, opacity) else { return }
        let (first, last) = (CGFloat(turns.lowerBound), CGFloat(turns.upperBound))
        switch geometry {
        case .line(let start, let end):
            func point(_ share: CGFloat) -> CGPoint {
                CGPoint(
                    x: start.x + (end.x - start.x) * share,
                    y: start.y + (end.y - start.y) * share
                )
            }
            context.drawLinearGradient(
                gradient,
                start: point(first),
                end: point(last),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            )
        case .circles(let focus, let inner, let center, let radius):
            context.drawRadialGradient(
                gradient,
                startCenter: focus,
                startRadius: inner,
                endCenter: CGPoint(
                    x: focus.x + (center.x - focus.x) * last,
                    y: focus.y + (center.y - focus.y) * last
                ),
                endRadius: inner + (radius - inner) * last,
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            )
        }
    }

    /// Where the colours begin and end, in their own lengths, so that repeated ones cover an area.
    private func turns(of geometry: Geometry, over area: CGRect) -> Range<Int> {
        guard let method = attributes["spreadMethod"], method == "repeat" || method == "reflect"
        else {
            return 0..<1
        }
        let corners = [
            CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
            CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
        ]
        let shares: [CGFloat]
        switch geometry {
        case .line(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            shares = corners.map {
                (($0.x - start.x) * dx + ($0.y - start.y) * dy) / (dx * dx + dy * dy)
            }
        case .circles(let focus, let inner, let center, let radius):
            // How much the circle grows towards the side on which it grows least.
            let (dx, dy) = (center.x - focus.x, center.y - focus.y)
            let growth = radius - inner - (dx * dx + dy * dy).squareRoot()
            guard growth > 0 else { return 0..<1 }
            shares =
                [0]
                + corners.map {
                    let (x, y) = ($0.x - focus.x, $0.y - focus.y)
                    return (x * x + y * y).squareRoot() / growth
                }
        }
        let most = CGFloat(Self.mostTurns)
        let first = min(max((shares.min() ?? 0).rounded(.down), -most), 0)
        let last = max(min((shares.max() ?? 1).rounded(.up), most), 1)
        return first.isFinite && last.isFinite ? Int(first)..<Int(last) : 0..<1
    }

    /// The most repetitions to each side; the rest takes the last colour.
    private static let mostTurns = 128

    private func gradient(_ turns: Range<Int>, _ opacity: CGFloat) -> CGGradient? {
        var colors: [CGColor] = []
        var places: [CGFloat] = []
        let isMirrored = attributes["spreadMethod"] == "reflect"
        let own = [stops[0]] + stops + [stops[stops.count - 1]]
        for turn in turns {
            let isBack = isMirrored && turn % 2 != 0
            // The first and the last colour reach to the ends of a turn.
            for (index, stop) in (isBack ? own.reversed() : own).enumerated() {
                var place = isBack ? 1 - stop.place : stop.place
                if index == 0 { place = 0 }
                if index == own.count - 1 { place = 1 }
                places.append((CGFloat(turn - turns.lowerBound) + place) / CGFloat(turns.count))
                colors.append(stop.color.color(alpha: opacity))
            }
        }
        return CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(),
            colors: NSArray(array: colors),
            locations: places
        )
    }
}
