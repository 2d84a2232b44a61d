// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Raster
import RenderServer

/// Layers that all move in every frame: from a property's change over the commit to pixels.
@MainActor
struct SceneB {
    let measure: Measure
    /// On how many threads frames are drawn; `THREADS` says otherwise.
    private let threads = ProcessInfo.processInfo.environment["THREADS"].flatMap { Int($0) } ?? 2

    init(measure: Measure) { self.measure = measure }

    /// What Peers/scene_b.h says of an item.
    private struct Item {
        var size: CGSize
        var base: CGPoint
        var color: UInt32
        var opacity: Float
        var reach: CGPoint
        var phase: Double

        func position(_ frame: Int) -> CGPoint {
            let angle = 2 * Double.pi * Double(frame) / 60 + phase
            return CGPoint(
                x: base.x + reach.x * CGFloat(sin(angle)),
                y: base.y + reach.y * CGFloat(cos(angle))
            )
        }
    }

    private enum Kind {
        case fills
        case groups
        case pictures(onPixels: Bool)
        /// Pictures in which no pixel is like another.
        case noise
        case shadows
    }

    func run() {
        scene("B1/1000", 1000, .fills)
        scene("B1/10000", 10_000, .fills)
        scene("B2/1000", 1000, .groups)
        scene("B3i/1000", 1000, .pictures(onPixels: true))
        scene("B3f/1000", 1000, .pictures(onPixels: false))
        scene("B3n/1000", 1000, .noise)
        scene("B5/1000", 1000, .shadows)
        scene("B1/1000/one-of-1000", 1000, .fills, moving: 1)
        list()
        bareMove()
    }

    /// What moving the pixels of a frame of B4 takes by itself: one `memmove`, on this thread.
    private func bareMove() {
        let buffer = PixelBuffer(width: SceneA.width, height: SceneA.height)
        let bytes = (SceneA.height - 37) * buffer.rowBytes
        measure.time("B4/memmove", isWall: true) {
            UnsafeMutableRawPointer(buffer.row(0)).copyMemory(
                from: buffer.row(37),
                byteCount: bytes
            )
        }
    }

    /// B4: a list of 10,000 rows, 37 pixels a frame; rows that leave come back with other texts.
    private func list() {
        guard measure.isWanted("B4") else { return }
        let height = 132
        let context = RenderContext(scale: 1, threads: threads)
        let root = CALayer()
        root.anchorPoint = .zero
        root.bounds = CGRect(x: 0, y: 0, width: SceneA.width, height: SceneA.height)
        root.backgroundColor = CGColor(gray: 1, alpha: 1)
        root.masksToBounds = true
        var rows: [Int: Row] = [:]
        var spare: [Row] = []
        let host = LayerHost(layer: root, context: context)
        let buffer = PixelBuffer(width: SceneA.width, height: SceneA.height)
        var frame = 0
        measure.time("B4", isWall: true) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            let top = frame * 37 % 1_000_000
            root.bounds.origin.y = CGFloat(top)
            let shown = (top / height)...((top + SceneA.height - 1) / height)
            for index in rows.keys where !shown.contains(index) {
                if let row = rows.removeValue(forKey: index) { spare.append(row) }
            }
            for index in shown where rows[index] == nil {
                let row = spare.popLast() ?? Row(in: root)
                row.show(index, y: CGFloat(index * height))
                rows[index] = row
            }
            CATransaction.commit()
            CATransaction.flush()
            _ = context.drawFrame(into: buffer, age: frame == 0 ? 0 : 1, at: Double(frame) / 60)
            frame += 1
        }
        withExtendedLifetime(host) {}
    }

    /// An icon, a title, a subtitle and a line.
    private struct Row {
        let layer = CALayer()
        private let icon = CALayer()
        private let title = CATextLayer()
        private let subtitle = CATextLayer()

        init(in list: CALayer) {
            layer.bounds = CGRect(x: 0, y: 0, width: SceneA.width, height: 132)
            layer.anchorPoint = .zero
            icon.frame = CGRect(x: 48, y: 18, width: 96, height: 96)
            icon.cornerRadius = 24
            let line = CALayer()
            line.frame = CGRect(x: 0, y: 131, width: SceneA.width, height: 1)
            line.backgroundColor = CGColor(gray: 0.8, alpha: 1)
            for (text, y, size, gray) in [(title, 12, 51, 0.07), (subtitle, 72, 39, 0.53)] {
                text.frame = CGRect(x: 180, y: y, width: 900, height: size + 9)
                text.fontSize = CGFloat(size)
                text.foregroundColor = CGColor(gray: CGFloat(gray), alpha: 1)
                layer.addSublayer(text)
            }
            layer.addSublayer(icon)
            layer.addSublayer(line)
            list.addSublayer(layer)
        }

        func show(_ index: Int, y: CGFloat) {
            layer.position = CGPoint(x: 0, y: y)
            icon.backgroundColor = CGColor(
                srgbRed: CGFloat(index * 37 % 360) / 360,
                green: 0.5,
                blue: 0.5,
                alpha: 1
            )
            title.string = "Row number \(index) title"
            subtitle.string = "Subtitle of row \(index) with more text"
        }
    }

    private func items(_ count: Int) -> [Item] {
        var random = LCG(7)
        let width = Double(SceneA.width)
        let height = Double(SceneA.height)
        return (0..<count).map { _ in
            let size = CGSize(width: random.next(40, 160), height: random.next(40, 160))
            let base = CGPoint(x: random.next(0, width - 160), y: random.next(0, height - 160))
            let color = UInt32(random.next() * 16_777_215)
            let opacity = Float(random.next(0.3, 1))
            let reach = CGPoint(x: random.next(10, 80), y: random.next(10, 80))
            return Item(
                size: size,
                base: base,
                color: color,
                opacity: opacity,
                reach: reach,
                phase: random.next(0, 2 * .pi)
            )
        }
    }

    private func color(_ rgb: UInt32) -> CGColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
        return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    private func layer(_ item: Item, _ kind: Kind) -> CALayer {
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.bounds = CGRect(origin: .zero, size: item.size)
        layer.opacity = item.opacity
        if let picture = picture(item, kind) {
            layer.contents = picture
            layer.bounds.size = CGSize(width: picture.width, height: picture.height)
            return layer
        }
        layer.backgroundColor = color(item.color)
        layer.cornerRadius = 12
        if case .groups = kind {
            let half = CGSize(width: item.size.width / 2, height: item.size.height / 2)
            let parts: [(CGPoint, UInt32)] = [
                (CGPoint(x: half.width / 2, y: half.height / 2), 0x3F3F3F),
                (CGPoint(x: half.width, y: 0), 0x7F007F), (CGPoint(x: 0, y: half.height), 0x007F7F),
            ]
            for (origin, change) in parts {
                let part = CALayer()
                part.frame = CGRect(origin: origin, size: half)
                part.backgroundColor = color(item.color ^ change)
                layer.addSublayer(part)
            }
        }
        if case .shadows = kind {
            layer.shadowOpacity = 0.3
            layer.shadowOffset = CGSize(width: 0, height: 3)
            layer.shadowRadius = 5
        }
        return layer
    }

    /// An item as a bitmap: what a layer's backing store holds.
    private func picture(_ item: Item, _ kind: Kind) -> CGImage? {
        switch kind {
        case .pictures, .noise: break
        default: return nil
        }
        let buffer = PixelBuffer(
            width: Int(item.size.width.rounded(.up)),
            height: Int(item.size.height.rounded(.up))
        )
        let rect = RasterRect(
            x: 0,
            y: 0,
            width: Double(item.size.width),
            height: Double(item.size.height)
        )
        Canvas(buffer).fill(
            RoundedRect(rect, radius: 12),
            paint: .color(RasterColor(rgb: item.color))
        )
        if case .noise = kind {
            var random = LCG(item.color)
            for y in 0..<buffer.height {
                for x in 0..<buffer.width where buffer[x, y] >> 24 == 255 {
                    buffer[x, y] = 0xFF00_0000 | UInt32(random.next() * 16_777_215)
                }
            }
        }
        return CGImage(pixelBuffer: buffer)
    }

    private func scene(_ name: String, _ count: Int, _ kind: Kind, moving: Int? = nil) {
        guard measure.isWanted(name) else { return }
        let items = items(count)
        let context = RenderContext(scale: 1, threads: threads)
        let root = CALayer()
        root.anchorPoint = .zero
        root.bounds = CGRect(x: 0, y: 0, width: SceneA.width, height: SceneA.height)
        root.backgroundColor = CGColor(gray: 1, alpha: 1)
        let layers = items.map { layer($0, kind) }
        for layer in layers { root.addSublayer(layer) }
        let host = LayerHost(layer: root, context: context)
        let buffer = PixelBuffer(width: SceneA.width, height: SceneA.height)
        let isOnPixels =
            switch kind {
            case .pictures(onPixels: true), .noise: true
            default: false
            }
        var frame = 0
        measure.time(name, isWall: true) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            for index in 0..<(moving ?? count) {
                var position = items[index].position(frame)
                if isOnPixels {
                    position = CGPoint(x: position.x.rounded(), y: position.y.rounded())
                }
                layers[index].position = position
            }
            CATransaction.commit()
            CATransaction.flush()
            _ = context.drawFrame(into: buffer, age: frame == 0 ? 0 : 1, at: Double(frame) / 60)
            frame += 1
        }
        withExtendedLifetime(host) {}
    }
}
