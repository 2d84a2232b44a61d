// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// Writes layers as lines; see ``TreeCapture``.
struct CaptureWriter {
    let time: Double
    private(set) var text = ""
    private var pictures: [ObjectIdentifier: Int] = [:]

    init(time: Double) { self.time = time }

    mutating func words(_ name: String, _ words: [String]) {
        text += ([name] + words).joined(separator: " ") + "\n"
    }

    mutating func line(_ name: String, _ numbers: [Double]) {
        words(name, numbers.map { "\($0)" })
    }

    mutating func layer(_ node: RenderNode, depth: Int, isMask: Bool, parentTime: Double) {
        let local = node.localTime(at: parentTime)
        let properties = node.presented(at: local)
        // Pictures come before the layer that shows them.
        var contents: Int?
        if let shown = properties.contents { contents = picture(shown) }
        var tiles: [Int] = []
        if case .tiled(let box) = properties.kind {
            tiles = box.value.tiles.map { picture($0.contents) }
        }
        words("layer", ["\(depth)", "\(node.id)", isMask ? "mask" : "sublayer"])
        if let name = node.name { words("name", [Data(name.utf8).base64EncodedString()]) }
        write(properties, contents)
        write(properties.kind, tiles, at: local)
        if let mask = node.mask {
            layer(mask, depth: depth + 1, isMask: true, parentTime: local)
        }
        for child in node.sublayers {
            layer(child, depth: depth + 1, isMask: false, parentTime: local)
        }
    }

    private mutating func write(_ p: LayerProperties, _ contents: Int?) {
        line("bounds", numbers(p.bounds))
        line("position", [p.position.x, p.position.y].map { Double($0) })
        line("anchor", [p.anchorPoint.x, p.anchorPoint.y].map { Double($0) })
        if p.opacity != 1 { line("opacity", [Double(p.opacity)]) }
        if !p.flags.isEmpty { words("flags", ["\(p.flags.rawValue)"]) }
        if p.cornerRadius != 0 { line("radius", [Double(p.cornerRadius)]) }
        color("background", p.backgroundColor)
        if let contents { words("contents", ["\(contents)"]) }
        if let space = p.space?.value {
            line("transform", space.transform.elements.map { Double($0) })
            line("sublayer-transform", space.sublayerTransform.elements.map { Double($0) })
            line("depth", [Double(space.zPosition), Double(space.anchorPointZ)])
        }
        if let placement = p.contentPlacement?.value { write(placement) }
        if let decoration = p.decoration?.value { write(decoration) }
    }

    private mutating func write(_ p: LayerContentPlacement) {
        let kinds = [
            p.gravity.rawValue, p.magnificationFilter.rawValue, p.minificationFilter.rawValue,
            p.format.rawValue,
        ]
        words("placement", kinds.map { "\($0)" })
        line("placed", [Double(p.minificationFilterBias), Double(p.scale)])
        line("part", numbers(p.rect))
        line("center", numbers(p.center))
    }

    private mutating func write(_ d: LayerDecoration) {
        line("border", [Double(d.borderWidth)])
        color("border-color", d.borderColor)
        words(
            "corners",
            ["\(d.maskedCorners)", d.isContinuousCorner ? "1" : "0", "\(d.edgeAntialiasingMask)"]
        )
        if d.cornerShares != SIMD4(repeating: 1) {
            line("corner-shares", (0..<4).map { d.cornerShares[$0] })
        }
        line(
            "shadow",
            [
                Double(d.shadowOpacity), Double(d.shadowOffset.width),
                Double(d.shadowOffset.height), Double(d.shadowRadius),
            ]
        )
        color("shadow-color", d.shadowColor)
        path("shadow-path", d.shadowPath)
        line("rasterization", [Double(d.rasterizationScale)])
        guard let filters = d.filters?.value else { return }
        words("blend", ["\(filters.blend.rawValue)"])
        for filter in filters.content { write("filter", filter) }
        for filter in filters.background { write("backdrop-filter", filter) }
    }

    private mutating func write(_ name: String, _ filter: LayerFilter) {
        switch filter {
        case .blur(let radius): line(name, [Double(radius)])
        case .color(let m):
            let rows = [m.red, m.green, m.blue, m.alpha, m.bias]
            line(name, rows.flatMap { row in (0..<4).map { Double(row[$0]) } })
        }
    }

    private mutating func write(_ kind: LayerKind, _ tiles: [Int], at time: Double) {
        switch kind {
        case .plain, .emitter: break
        case .transform: words("transform-layer", [])
        case .shape(let box):
            let s = box.value
            words(
                "shape",
                [
                    s.usesEvenOddRule ? "1" : "0", "\(s.cap.rawValue)", "\(s.join.rawValue)",
                    "\(Double(s.lineWidth))", "\(Double(s.miterLimit))", "\(Double(s.dashPhase))",
                    "\(Double(s.strokeStart))", "\(Double(s.strokeEnd))",
                ]
            )
            path("path", s.path)
            color("fill", s.fillColor)
            color("stroke", s.strokeColor)
            if !s.dashes.isEmpty { line("dashes", s.dashes.map { Double($0) }) }
        case .gradient(let box):
            let g = box.value
            words("gradient", ["\(g.form.rawValue)"])
            line("from-to", [g.start.x, g.start.y, g.end.x, g.end.y].map { Double($0) })
            for stop in g.colors { color("stop", stop) }
            if !g.locations.isEmpty { line("locations", g.locations.map { Double($0) }) }
        case .replicator(let box):
            let r = box.value
            words("replicator", ["\(r.count)", r.preservesDepth ? "1" : "0"])
            line("copy-transform", r.transform.elements.map { Double($0) })
            color("copy-color", r.color)
            let offsets = [r.redOffset, r.greenOffset, r.blueOffset, r.alphaOffset]
            line("copy-offsets", offsets.map { Double($0) })
        case .tiled(let box):
            let t = box.value
            words("tiled", [])
            for (tile, number) in zip(t.tiles, tiles) {
                // The tile's opacity so far.
                let age = t.fadeDuration > 0 ? (time - tile.birth) / t.fadeDuration : 1
                line("tile", [Double(number)] + numbers(tile.rect) + [min(max(age, 0), 1)])
            }
        }
    }

    // MARK: Values

    private func numbers(_ rect: CGRect) -> [Double] {
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
    }

    private mutating func color(_ name: String, _ color: CGColor?) {
        guard let c = color?.sRGB else { return words(name, ["none"]) }
        line(name, [c.red, c.green, c.blue, c.alpha].map { Double($0) })
    }

    private mutating func path(_ name: String, _ path: CGPath?) {
        guard let elements = path?.elements else { return }
        let types = elements.types.map { "\($0.rawValue)" }.joined()
        let points = elements.points.flatMap { ["\(Double($0.x))", "\(Double($0.y))"] }
        words(name, ["v" + types] + points)
    }

    /// Writes the pixels of a picture the first time that it is seen; answers its number.
    private mutating func picture(_ contents: RenderContents) -> Int {
        if let known = pictures[ObjectIdentifier(contents)] { return known }
        let number = pictures.count
        pictures[ObjectIdentifier(contents)] = number
        let buffer = contents.buffer
        words(
            "picture",
            ["\(number)", "\(buffer.width)", "\(buffer.height)", contents.isOpaque ? "1" : "0"]
        )
        // Run-length encoding: count and pixel.
        for y in 0..<buffer.height {
            var runs: [String] = []
            var x = 0
            while x < buffer.width {
                let pixel = buffer[x, y]
                var count = 1
                while x + count < buffer.width, buffer[x + count, y] == pixel { count += 1 }
                let value = String(pixel, radix: 16)
                runs.append(count == 1 ? value : "\(count)x\(value)")
                x += count
            }
            words("row", runs)
        }
        return number
    }
}
