// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import Synchronization

/// Caches what drawing derives from layers' values.
///
/// Keys are immutable objects; entries that were not used for some frames are dropped.
final class DrawCache: Sendable {
    /// Whether this is for `CALayer.render(in:)`: no animations, no 3D transforms, and pictures
    /// sampled and colours interpolated as Core Graphics does by default.
    let drawsForContext: Bool
    /// Pictures of whole groups, under a budget of 64 MB.
    let groups = GroupPictures(budget: 64 << 20)

    init(drawsForContext: Bool = false) { self.drawsForContext = drawsForContext }

    private struct State {
        var frame = 0
        var paths: [ObjectIdentifier: Entry<CGPath, RasterPath>] = [:]
        var gradients: [ObjectIdentifier: Entry<CowBox<GradientProperties>, GradientStops>] = [:]
        var pictures: [ObjectIdentifier: Entry<AnyObject, (rect: CGRect, RenderContents)>] = [:]
        var tints: [TintKey: Entry<RenderContents, RenderContents>] = [:]
        var rasterized: [UInt64: (layer: RasterizedLayer, lastUse: Int)] = [:]
        var shadows: [(shadow: DrawShadow, mask: CoverageMask, lastUse: Int)] = []
    }

    private struct Entry<Key, Value> {
        let key: Key
        let value: Value
        var lastUse: Int
    }

    private struct TintKey: Hashable {
        let contents: ObjectIdentifier
        let tint: ColorTint
    }

    // The cached objects are immutable, though their types are not declared Sendable.
    private struct Guarded: @unchecked Sendable {
        var state = State()
    }

    private let guarded = Mutex(Guarded())

    /// Begins a frame and drops entries that have not been used for long.
    func beginFrame() {
        groups.beginFrame()
        guarded.withLock { guarded in
            guarded.state.frame += 1
            let oldest = guarded.state.frame - DrawCache.lifetime
            guard guarded.state.frame % DrawCache.lifetime == 0 else { return }
            guarded.state.paths = guarded.state.paths.filter { $0.value.lastUse >= oldest }
            guarded.state.gradients = guarded.state.gradients.filter { $0.value.lastUse >= oldest }
            guarded.state.tints = guarded.state.tints.filter { $0.value.lastUse >= oldest }
            guarded.state.pictures = guarded.state.pictures.filter { $0.value.lastUse >= oldest }
            guarded.state.shadows.removeAll { $0.lastUse < oldest }
            guarded.state.rasterized = guarded.state.rasterized.filter {
                $0.value.lastUse >= oldest
            }
        }
    }

    /// Drops all entries.
    func removeAll() {
        groups.removeAll()
        guarded.withLock { $0.state = State(frame: $0.state.frame) }
    }

    /// In frames.
    private static let lifetime = 60

    func path(_ path: CGPath) -> RasterPath {
        guarded.withLock { guarded in
            let id = ObjectIdentifier(path)
            let frame = guarded.state.frame
            if let entry = guarded.state.paths[id] {
                guarded.state.paths[id]?.lastUse = frame
                return entry.value
            }
            let value = RasterPath(path.elements)
            guarded.state.paths[id] = Entry(key: path, value: value, lastUse: frame)
            return value
        }
    }

    func stops(_ box: CowBox<GradientProperties>) -> GradientStops {
        guarded.withLock { guarded in
            let id = ObjectIdentifier(box)
            let frame = guarded.state.frame
            if let entry = guarded.state.gradients[id] {
                guarded.state.gradients[id]?.lastUse = frame
                return entry.value
            }
            let properties = box.value
            var locations = properties.locations.map { Double($0) }
            var colors = properties.colors.map { RasterColor($0) }
            if drawsForContext { GenericRGB.mix(&colors, &locations) }
            let value = GradientStops(
                colors: colors,
                locations: locations.isEmpty ? nil : locations,
                isDithered: drawsForContext
            )
            guarded.state.gradients[id] = Entry(key: box, value: value, lastUse: frame)
            return value
        }
    }

    /// The contents with every pixel multiplied by a colour.
    func tinted(_ contents: RenderContents, _ tint: ColorTint) -> RenderContents {
        guarded.withLock { guarded in
            let key = TintKey(contents: ObjectIdentifier(contents), tint: tint)
            let frame = guarded.state.frame
            if let entry = guarded.state.tints[key] {
                guarded.state.tints[key]?.lastUse = frame
                return entry.value
            }
            let value = contents.multiplied(by: tint)
            guarded.state.tints[key] = Entry(key: contents, value: value, lastUse: frame)
            return value
        }
    }

    /// A picture made of an immutable object, for a rectangle of the layer.
    func flatPicture(
        _ key: AnyObject,
        _ rect: CGRect,
        _ make: () -> RenderContents
    ) -> RenderContents {
        let id = ObjectIdentifier(key)
        let found: RenderContents? = guarded.withLock { guarded in
            guard let entry = guarded.state.pictures[id], entry.value.rect == rect else {
                return nil
            }
            guarded.state.pictures[id]?.lastUse = guarded.state.frame
            return entry.value.1
        }
        if let found { return found }
        let picture = make()
        guarded.withLock { guarded in
            guarded.state.pictures[id] = Entry(
                key: key,
                value: (rect, picture),
                lastUse: guarded.state.frame
            )
        }
        return picture
    }

    /// The bitmap that a layer had when it was last drawn.
    func rasterized(_ id: UInt64) -> RasterizedLayer? {
        guarded.withLock { guarded in
            guarded.state.rasterized[id]?.lastUse = guarded.state.frame
            return guarded.state.rasterized[id]?.layer
        }
    }

    func keep(_ layer: RasterizedLayer, as id: UInt64) {
        guarded.withLock { $0.state.rasterized[id] = (layer, $0.state.frame) }
    }

    func shadowMask(_ shadow: DrawShadow, _ make: () -> CoverageMask) -> CoverageMask {
        let found: CoverageMask? = guarded.withLock { guarded in
            guard let index = guarded.state.shadows.firstIndex(where: { $0.shadow == shadow })
            else { return nil }
            guarded.state.shadows[index].lastUse = guarded.state.frame
            return guarded.state.shadows[index].mask
        }
        if let found { return found }
        let mask = make()
        guarded.withLock { guarded in
            if guarded.state.shadows.count >= 32 { guarded.state.shadows.removeFirst() }
            guarded.state.shadows.append((shadow, mask, guarded.state.frame))
        }
        return mask
    }
}

extension RenderContents {
    fileprivate func multiplied(by tint: ColorTint) -> RenderContents {
        let result = PixelBuffer(width: buffer.width, height: buffer.height)
        func part(_ value: Float) -> UInt32 {
            value > 0 ? UInt32(min(value, 1) * 256 + 0.5) : 0
        }
        let a = part(tint.alpha)
        let (r, g, b) = (
            part(tint.red * tint.alpha), part(tint.green * tint.alpha), part(tint.blue * tint.alpha)
        )
        for y in 0..<buffer.height {
            let (from, to) = (buffer.row(y), result.row(y))
            for x in 0..<buffer.width {
                let p = from[x]
                let alpha = ((p >> 24) * a) >> 8
                let red = ((p >> 16 & 255) * r) >> 8
                let green = ((p >> 8 & 255) * g) >> 8
                to[x] = alpha << 24 | red << 16 | green << 8 | ((p & 255) * b) >> 8
            }
        }
        return RenderContents(buffer: result, isOpaque: isOpaque && tint.alpha >= 1)
    }
}
