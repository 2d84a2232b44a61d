// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// Reads what ``CaptureWriter`` writes.
struct CaptureReader {
    /// A layer that is being read.
    private struct Draft {
        var depth: Int
        var id: UInt64
        var isMask: Bool
        var name: String?
        var properties = LayerProperties()
        var filters = LayerFilters()
        var hasFilters = false
        var sublayers: [RenderNode] = []
        var mask: RenderNode?

        var node: RenderNode {
            var values = properties
            if hasFilters {
                let box = CowBox(filters)
                values.changeDecoration { $0.filters = box }
            }
            return RenderNode(
                id: id,
                properties: values,
                sublayers: sublayers,
                mask: mask,
                name: name
            )
        }
    }

    /// The layers that are being read, the root first.
    private var open: [Draft] = []
    private var root: RenderNode?
    private var pictures: [RenderContents] = []
    private var picture: (buffer: PixelBuffer, isOpaque: Bool, row: Int)?
    private var screen: [Double] = []
    private var backdrop: UInt32 = 0
    private var number = 0

    private static let mostPixels = 1 << 28

    static func read(_ text: String) throws -> TreeCapture {
        var reader = CaptureReader()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            reader.number += 1
            if reader.number == 1 {
                guard line == TreeCapture.title else { throw reader.failure("no capture") }
                continue
            }
            if !line.isEmpty { try reader.take(line.split(separator: " ").map(String.init)) }
        }
        try reader.close(to: 0)
        guard let root = reader.root else { throw reader.failure("no layer") }
        guard reader.screen.count == 4 else { throw reader.failure("no screen") }
        let size = reader.screen
        return TreeCapture(
            RenderTree(root: root, time: size[3]),
            width: Int(size[0]),
            height: Int(size[1]),
            scale: size[2],
            backdrop: reader.backdrop,
            time: size[3]
        )
    }

    private func failure(_ reason: String) -> TreeCapture.Failure {
        TreeCapture.Failure(line: number, reason: reason)
    }

    /// Ends the layers at a depth or deeper.
    private mutating func close(to depth: Int) throws {
        while let last = open.last, last.depth >= depth {
            open.removeLast()
            if open.isEmpty {
                guard root == nil else { throw failure("a second root") }
                root = last.node
            } else if last.isMask {
                open[open.count - 1].mask = last.node
            } else {
                open[open.count - 1].sublayers.append(last.node)
            }
        }
    }

    private mutating func take(_ words: [String]) throws {
        let name = words[0]
        let values = Array(words.dropFirst())
        switch name {
        case "screen":
            screen = try numbers(values, 4)
            guard screen[0] >= 0, screen[1] >= 0,
                screen[0] * screen[1] <= Double(CaptureReader.mostPixels)
            else { throw failure("a screen of no size") }
        case "backdrop": backdrop = try hex(values.first ?? "")
        case "picture": try begin(picture: values)
        case "row": try take(row: values)
        case "layer":
            let depth = try integer(values, 0)
            try close(to: depth)
            guard values.count == 3, depth == open.count, depth < 1_000,
                let id = UInt64(values[1])
            else { throw failure("a layer in nobody") }
            open.append(Draft(depth: depth, id: id, isMask: values[2] == "mask"))
        default:
            guard var draft = open.popLast() else { throw failure("\(name) of no layer") }
            if try !take(name, values, &draft), try !takeKind(name, values, &draft.properties) {
                throw failure("unknown name \(name)")
            }
            open.append(draft)
        }
    }

    // MARK: Properties

    private func take(_ name: String, _ values: [String], _ draft: inout Draft) throws -> Bool {
        switch name {
        case "name":
            draft.name = Data(base64Encoded: values.first ?? "")
                .map { String(decoding: $0, as: UTF8.self) }
        case "bounds": draft.properties.bounds = try rect(values)
        case "position": draft.properties.position = try point(values)
        case "anchor": draft.properties.anchorPoint = try point(values)
        case "opacity": draft.properties.opacity = Float(try numbers(values, 1)[0])
        case "flags":
            draft.properties.flags = LayerFlags(rawValue: UInt32(clamping: try integer(values, 0)))
        case "radius": draft.properties.cornerRadius = CGFloat(try numbers(values, 1)[0])
        case "background": draft.properties.backgroundColor = try color(values)
        case "contents": draft.properties.contents = try contents(try integer(values, 0))
        case "transform":
            let value = try transform(values)
            draft.properties.changeSpace { $0.transform = value }
        case "sublayer-transform":
            let value = try transform(values)
            draft.properties.changeSpace { $0.sublayerTransform = value }
        case "depth":
            let value = try numbers(values, 2)
            draft.properties.changeSpace {
                $0.zPosition = CGFloat(value[0])
                $0.anchorPointZ = CGFloat(value[1])
            }
        case "blend":
            let raw = Int32(clamping: try integer(values, 0))
            guard let mode = RasterBlendMode(rawValue: raw) else { throw failure("no such mode") }
            draft.filters.blend = mode
            draft.hasFilters = true
        case "filter":
            draft.filters.content.append(try filter(values))
            draft.hasFilters = true
        case "backdrop-filter":
            draft.filters.background.append(try filter(values))
            draft.hasFilters = true
        default:
            return try takePlacement(name, values, &draft.properties)
                || takeDecoration(name, values, &draft.properties)
        }
        return true
    }

    private func takePlacement(
        _ name: String,
        _ values: [String],
        _ properties: inout LayerProperties
    ) throws -> Bool {
        switch name {
        case "placement":
            let raw = try numbers(values, 4).map { UInt8(min(max($0, 0), 255)) }
            guard let gravity = LayerContentPlacement.Gravity(rawValue: raw[0]),
                let larger = LayerContentPlacement.Filter(rawValue: raw[1]),
                let smaller = LayerContentPlacement.Filter(rawValue: raw[2]),
                let format = LayerContentPlacement.Format(rawValue: raw[3])
            else { throw failure("no such placement") }
            properties.changePlacement {
                $0.gravity = gravity
                $0.magnificationFilter = larger
                $0.minificationFilter = smaller
                $0.format = format
            }
        case "placed":
            let value = try numbers(values, 2)
            properties.changePlacement {
                $0.minificationFilterBias = Float(value[0])
                $0.scale = CGFloat(value[1])
            }
        case "part":
            let value = try rect(values)
            properties.changePlacement { $0.rect = value }
        case "center":
            let value = try rect(values)
            properties.changePlacement { $0.center = value }
        default: return false
        }
        return true
    }

    private func takeDecoration(
        _ name: String,
        _ values: [String],
        _ properties: inout LayerProperties
    ) throws -> Bool {
        switch name {
        case "border":
            let value = CGFloat(try numbers(values, 1)[0])
            properties.changeDecoration { $0.borderWidth = value }
        case "border-color":
            let value = try color(values)
            properties.changeDecoration { $0.borderColor = value }
        case "corners":
            let value = try numbers(values, 3).map { UInt32(min(max($0, 0), 255)) }
            properties.changeDecoration {
                $0.maskedCorners = UInt(value[0])
                $0.isContinuousCorner = value[1] == 1
                $0.edgeAntialiasingMask = value[2]
            }
        case "corner-shares":
            let value = try numbers(values, 4)
            properties.changeDecoration {
                $0.cornerShares = SIMD4(value[0], value[1], value[2], value[3])
            }
        case "shadow":
            let value = try numbers(values, 4)
            properties.changeDecoration {
                $0.shadowOpacity = Float(value[0])
                $0.shadowOffset = CGSize(width: value[1], height: value[2])
                $0.shadowRadius = CGFloat(value[3])
            }
        case "shadow-color":
            let value = try color(values)
            properties.changeDecoration { $0.shadowColor = value }
        case "shadow-path":
            let value = try path(values)
            properties.changeDecoration { $0.shadowPath = value }
        case "rasterization":
            let value = CGFloat(try numbers(values, 1)[0])
            properties.changeDecoration { $0.rasterizationScale = value }
        default: return false
        }
        return true
    }

    // MARK: Kinds

    private func takeKind(
        _ name: String,
        _ values: [String],
        _ properties: inout LayerProperties
    ) throws -> Bool {
        switch (name, properties.kind) {
        case ("transform-layer", _): properties.kind = .transform
        case ("shape", _):
            let value = try numbers(values, 8)
            var shape = ShapeProperties()
            shape.fillColor = nil
            shape.usesEvenOddRule = value[0] == 1
            shape.cap = ShapeProperties.Cap(rawValue: UInt8(min(max(value[1], 0), 9))) ?? .butt
            shape.join = ShapeProperties.Join(rawValue: UInt8(min(max(value[2], 0), 9))) ?? .miter
            shape.lineWidth = CGFloat(value[3])
            shape.miterLimit = CGFloat(value[4])
            shape.dashPhase = CGFloat(value[5])
            shape.strokeStart = CGFloat(value[6])
            shape.strokeEnd = CGFloat(value[7])
            properties.kind = .shape(CowBox(shape))
        case ("path", .shape(let box)): box.value.path = try path(values)
        case ("fill", .shape(let box)): box.value.fillColor = try color(values)
        case ("stroke", .shape(let box)): box.value.strokeColor = try color(values)
        case ("dashes", .shape(let box)):
            box.value.dashes = try numbers(values, values.count).map { CGFloat($0) }
        case ("gradient", _):
            var gradient = GradientProperties()
            let form = UInt8(clamping: try integer(values, 0))
            gradient.form = GradientProperties.Form(rawValue: form) ?? .axial
            properties.kind = .gradient(CowBox(gradient))
        case ("from-to", .gradient(let box)):
            let value = try numbers(values, 4)
            box.value.start = CGPoint(x: value[0], y: value[1])
            box.value.end = CGPoint(x: value[2], y: value[3])
        case ("stop", .gradient(let box)):
            if let color = try color(values) { box.value.colors.append(color) }
        case ("locations", .gradient(let box)):
            box.value.locations = try numbers(values, values.count).map { CGFloat($0) }
        case ("replicator", _):
            var replicator = ReplicatorProperties()
            replicator.count = try integer(values, 0)
            replicator.preservesDepth = try integer(values, 1) == 1
            properties.kind = .replicator(CowBox(replicator))
        case ("copy-transform", .replicator(let box)):
            box.value.transform = try transform(values)
        case ("copy-color", .replicator(let box)): box.value.color = try color(values)
        case ("copy-offsets", .replicator(let box)):
            let value = try numbers(values, 4).map { Float($0) }
            box.value.redOffset = value[0]
            box.value.greenOffset = value[1]
            box.value.blueOffset = value[2]
            box.value.alphaOffset = value[3]
        case ("tiled", _):
            var tiled = TiledProperties()
            tiled.fadeDuration = 1
            properties.kind = .tiled(CowBox(tiled))
        case ("tile", .tiled(let box)):
            let value = try numbers(values, 6)
            let time = screen.count == 4 ? screen[3] : 0
            box.value.tiles.append(
                TiledProperties.Tile(
                    rect: try rect(Array(values[1...4])),
                    contents: try contents(Int(min(max(value[0], 0), 1e9))),
                    birth: time - value[5]
                )
            )
        default: return false
        }
        return true
    }

    // MARK: Pictures

    private mutating func begin(picture values: [String]) throws {
        let value = try numbers(values, 4)
        guard value[0] == Double(pictures.count), value[1] >= 0, value[2] >= 0,
            value[1] * value[2] <= Double(CaptureReader.mostPixels)
        else { throw failure("a picture out of turn or of no size") }
        let buffer = PixelBuffer(width: Int(value[1]), height: Int(value[2]))
        pictures.append(RenderContents(buffer: buffer, isOpaque: value[3] == 1))
        picture = (buffer, value[3] == 1, 0)
    }

    private mutating func take(row values: [String]) throws {
        guard var current = picture, current.row < current.buffer.height else {
            throw failure("a row of no picture")
        }
        var x = 0
        for run in values {
            let parts = run.split(separator: "x", maxSplits: 1)
            guard let last = parts.last, let count = parts.count == 2 ? Int(parts[0]) : 1,
                count > 0, count <= current.buffer.width - x
            else { throw failure("a row that does not fit") }
            let pixel = try hex(String(last))
            for _ in 0..<count {
                current.buffer[x, current.row] = pixel
                x += 1
            }
        }
        current.row += 1
        picture = current
    }

    private func contents(_ index: Int) throws -> RenderContents {
        guard pictures.indices.contains(index) else { throw failure("no picture \(index)") }
        return pictures[index]
    }

    // MARK: Values

    private func numbers(_ words: [String], _ count: Int) throws -> [Double] {
        let values = words.compactMap { Double($0) }
        guard values.count == count, words.count == count else {
            throw failure("\(count) numbers are wanted")
        }
        return values
    }

    private func integer(_ words: [String], _ index: Int) throws -> Int {
        guard index < words.count, let value = Int(words[index]), abs(value) < 1 << 40 else {
            throw failure("a whole number is wanted")
        }
        return value
    }

    private func hex(_ word: String) throws -> UInt32 {
        guard let value = UInt32(word, radix: 16) else { throw failure("no pixel: \(word)") }
        return value
    }

    private func rect(_ words: [String]) throws -> CGRect {
        let v = try numbers(words, 4)
        return CGRect(x: v[0], y: v[1], width: v[2], height: v[3])
    }

    private func point(_ words: [String]) throws -> CGPoint {
        let v = try numbers(words, 2)
        return CGPoint(x: v[0], y: v[1])
    }

    private func color(_ words: [String]) throws -> CGColor? {
        if words == ["none"] { return nil }
        let v = try numbers(words, 4).map { CGFloat($0) }
        return CGColor(srgbRed: v[0], green: v[1], blue: v[2], alpha: v[3])
    }

    private func transform(_ words: [String]) throws -> CATransform3D {
        let v = try numbers(words, 16).map { CGFloat($0) }
        return CATransform3D(
            m11: v[0],
            m12: v[1],
            m13: v[2],
            m14: v[3],
            m21: v[4],
            m22: v[5],
            m23: v[6],
            m24: v[7],
            m31: v[8],
            m32: v[9],
            m33: v[10],
            m34: v[11],
            m41: v[12],
            m42: v[13],
            m43: v[14],
            m44: v[15]
        )
    }

    private func filter(_ words: [String]) throws -> LayerFilter {
        if words.count == 1 { return .blur(CGFloat(try numbers(words, 1)[0])) }
        let v = try numbers(words, 20).map { Float($0) }
        func row(_ at: Int) -> SIMD4<Float> { SIMD4(v[at], v[at + 1], v[at + 2], v[at + 3]) }
        return .color(
            ColorMatrix(red: row(0), green: row(4), blue: row(8), alpha: row(12), bias: row(16))
        )
    }

    private func path(_ words: [String]) throws -> CGPath {
        guard let verbs = words.first, verbs.hasPrefix("v") else { throw failure("no path") }
        let numbers = try numbers(Array(words.dropFirst()), words.count - 1)
        let path = CGMutablePath()
        var index = 0
        func next() throws -> CGPoint {
            guard index + 1 < numbers.count else { throw failure("a path without its points") }
            defer { index += 2 }
            return CGPoint(x: numbers[index], y: numbers[index + 1])
        }
        for verb in verbs.dropFirst() {
            switch verb {
            case "0": path.move(to: try next())
            case "1": path.addLine(to: try next())
            case "2":
                let control = try next()
                path.addQuadCurve(to: try next(), control: control)
            case "3":
                let control1 = try next()
                let control2 = try next()
                path.addCurve(to: try next(), control1: control1, control2: control2)
            case "4": path.closeSubpath()
            default: throw failure("no such step in a path")
            }
        }
        return path
    }
}
