// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import RenderServer

/// Random trees of layers, changed from frame to frame.
struct TreeFuzz {
    private var dice: Dice
    private var nextID: UInt64 = 1
    private let shows = ProcessInfo.processInfo.environment["FUZZ_SHOW"] != nil

    init(seed: UInt64) { dice = Dice(seed: seed) }

    /// Draws some frames; answers what differs between threads or between damage and the whole.
    mutating func run() -> String? {
        let width = dice.count(1...80)
        let height = dice.count(1...80)
        let one = RenderContext(scale: dice.pick([1, 2, 3]), threads: 1, debug: [])
        let more = RenderContext(scale: one.scale, threads: dice.pick([2, 4]), debug: [])
        let kept = PixelBuffer(width: width, height: height)
        let shared = PixelBuffer(width: width, height: height)
        var root = node(depth: 0)
        for frame in 0..<3 {
            if frame > 0 { root = changed(root) }
            let tree = RenderTree(root: root, time: 0)
            if shows { print(root.dump) }
            let whole = RenderContext(scale: one.scale, threads: 1, debug: [])
            let fresh = PixelBuffer(width: width, height: height)
            for (context, buffer) in [(one, kept), (more, shared), (whole, fresh)] {
                context.commit(tree)
                _ = context.drawFrame(
                    into: buffer,
                    age: frame > 0 && context !== whole ? 1 : 0,
                    at: Double(frame) / 4
                )
            }
            if let place = kept.firstDifference(from: shared) {
                return "frame \(frame): other bytes with more threads, \(place)"
            }
            if let place = kept.firstDifference(from: fresh) {
                return "frame \(frame): damage and whole differ, \(place)"
            }
        }
        return nil
    }

    private mutating func node(depth: Int) -> RenderNode {
        var properties = LayerProperties()
        properties.bounds = CGRect(
            origin: dice.chance(0.8) ? .zero : dice.point(),
            size: dice.size()
        )
        properties.position = dice.point()
        if dice.chance(0.3) { properties.opacity = Float(dice.number(0...1)) }
        if dice.chance(0.7) { properties.backgroundColor = dice.color() }
        if dice.chance(0.3) { properties.cornerRadius = dice.number(0...30) }
        if dice.chance(0.3) { properties.contents = RenderContents(buffer: dice.picture()) }
        properties.flags = LayerFlags(rawValue: UInt32(truncatingIfNeeded: dice.next() & 0xFE))
        if dice.chance(0.3) { properties.space = CowBox(space()) }
        if dice.chance(0.4) { properties.decoration = CowBox(decoration()) }
        if dice.chance(0.2) { properties.contentPlacement = CowBox(placement()) }
        properties.kind = kind()
        nextID += 1
        let id = nextID
        var children: [RenderNode] = []
        if depth < 3 {
            for _ in 0..<dice.count(0...4) { children.append(node(depth: depth + 1)) }
        }
        return RenderNode(
            id: id,
            properties: properties,
            sublayers: children,
            mask: depth > 0 && dice.chance(0.1) ? node(depth: 3) : nil
        )
    }

    /// The tree with some layers moved, recoloured, left out or new.
    private mutating func changed(_ old: RenderNode) -> RenderNode {
        var properties = old.properties
        switch dice.count(0...5) {
        case 0: properties.position = dice.point()
        case 1: properties.backgroundColor = dice.color()
        case 2: properties.opacity = Float(dice.number(0...1))
        case 3: properties.bounds.origin.y += CGFloat(dice.count(-4...4))
        default: break
        }
        var children = Array(old.sublayers)
        for index in children.indices where dice.chance(0.5) {
            children[index] = changed(children[index])
        }
        if dice.chance(0.1), !children.isEmpty { children.removeLast() }
        if dice.chance(0.1) { children.append(node(depth: 2)) }
        return RenderNode(
            id: old.id,
            properties: properties,
            sublayers: children,
            mask: old.mask
        )
    }

    private mutating func space() -> LayerSpace {
        var space = LayerSpace()
        space.transform = CATransform3D(dice.transform())
        if dice.chance(0.3) {
            space.transform.m14 = dice.number(-0.01...0.01)
            space.transform.m34 = dice.number(-0.01...0.01)
        }
        space.zPosition = dice.number(-5...5)
        space.anchorPointZ = dice.number(-5...5)
        return space
    }

    private mutating func decoration() -> LayerDecoration {
        var decoration = LayerDecoration()
        decoration.borderWidth = dice.number(0...6)
        decoration.borderColor = dice.color()
        decoration.maskedCorners = UInt(dice.count(0...15))
        decoration.isContinuousCorner = dice.chance(0.3)
        decoration.shadowOpacity = dice.chance(0.3) ? Float(dice.number(0...1)) : 0
        decoration.shadowOffset = dice.size()
        decoration.shadowRadius = dice.number(0...12)
        decoration.shadowPath = dice.chance(0.2) ? dice.path() : nil
        decoration.rasterizationScale = dice.number(0.5...2)
        return decoration
    }

    private mutating func placement() -> LayerContentPlacement {
        var placement = LayerContentPlacement()
        placement.gravity =
            LayerContentPlacement.Gravity(rawValue: UInt8(dice.count(0...11))) ?? .resize
        placement.magnificationFilter = dice.pick([.linear, .nearest, .trilinear])
        placement.scale = dice.number(0.5...3)
        let unit: ClosedRange<CGFloat> = 0...1
        func box(_ dice: inout Dice) -> CGRect {
            CGRect(
                x: dice.number(unit),
                y: dice.number(unit),
                width: dice.number(unit),
                height: dice.number(unit)
            )
        }
        if dice.chance(0.3) { placement.rect = box(&dice) }
        if dice.chance(0.3) { placement.center = box(&dice) }
        return placement
    }

    private mutating func kind() -> LayerKind {
        switch dice.count(0...7) {
        case 0:
            var shape = ShapeProperties()
            shape.path = dice.path()
            shape.fillColor = dice.color()
            shape.strokeColor = dice.chance(0.5) ? dice.color() : nil
            shape.usesEvenOddRule = dice.chance(0.5)
            shape.lineWidth = dice.number(0...9)
            shape.dashes = dice.chance(0.2) ? [dice.number(0...9), dice.number(0...9)] : []
            shape.strokeEnd = dice.number(0...1)
            return .shape(CowBox(shape))
        case 1:
            var gradient = GradientProperties()
            gradient.form = dice.pick([.axial, .radial, .conic])
            gradient.colors = [dice.color(), dice.color(), dice.color()]
            gradient.locations = dice.chance(0.5) ? [] : (0..<3).map { _ in dice.number(0...1) }
            gradient.start = CGPoint(x: dice.number(0...1), y: dice.number(0...1))
            gradient.end = CGPoint(x: dice.number(0...1), y: dice.number(0...1))
            return .gradient(CowBox(gradient))
        case 2:
            var copies = ReplicatorProperties()
            copies.count = dice.count(-1...5)
            copies.transform = CATransform3D(dice.transform())
            copies.alphaOffset = Float(dice.number(-1...1))
            return .replicator(CowBox(copies))
        case 3: return .transform
        default: return .plain
        }
    }
}

extension PixelBuffer {
    /// The first pixel that another picture has otherwise, both pixels, and how many there are.
    func firstDifference(from other: PixelBuffer) -> String? {
        var first: String?
        var count = 0
        for y in 0..<height {
            for x in 0..<width where self[x, y] != other[x, y] {
                let pixels = [self[x, y], other[x, y]].map { String($0, radix: 16) }
                first = first ?? "\(pixels[0]) and \(pixels[1]) at (\(x), \(y))"
                count += 1
            }
        }
        return first.map { "\(count) of \(width) x \(height) pixels: \($0)" }
    }

    /// Whether the pixels differ.
    static func != (one: PixelBuffer, other: PixelBuffer) -> Bool {
        (0..<one.height).contains { memcmp(one.row($0), other.row($0), one.width * 4) != 0 }
    }
}
