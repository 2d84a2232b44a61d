// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Raster

/// One drawing operation in device pixels; a layer makes a few of them.
///
/// Comparing items of two frames finds the damage.
struct DrawItem {
    /// The layer and the part of it that the item draws.
    struct Identity: Hashable {
        var node: UInt64
        var part: UInt32
    }

    var identity: Identity
    private var touched: CompactRect
    private var covered: CompactRect
    var clip: ClipChain?
    var ink: DrawInk

    init(
        identity: Identity,
        bounds: PixelRect,
        opaque: PixelRect,
        clip: ClipChain?,
        ink: DrawInk
    ) {
        self.identity = identity
        touched = CompactRect(bounds)
        covered = CompactRect(opaque)
        self.clip = clip
        self.ink = ink
    }

    /// The pixels it may touch, clipped.
    var bounds: PixelRect {
        get { touched.rect }
        set { touched = CompactRect(newValue) }
    }

    /// Pixels that it covers opaquely; empty where that is unknown.
    var opaque: PixelRect {
        get { covered.rect }
        set { covered = CompactRect(newValue) }
    }

    var isGroup: Bool {
        if case .group = ink { true } else { false }
    }

    func looksLike(_ other: DrawItem) -> Bool {
        touched == other.touched && ClipChain.areEqual(clip, other.clip) && ink == other.ink
    }
}

/// The shape and the paint of an item.
///
/// Large payloads are indirect, which keeps long lists of items small.
enum DrawInk: Equatable {
    case color(DrawShape, RasterColor, opacity: Float)
    indirect case gradient(DrawShape, DrawGradient, opacity: Float)
    indirect case image(DrawImage, opacity: Float)
    case shadow(DrawShadow)
    case group(DrawGroup)
    case backdrop(DrawBackdrop)

    static func == (a: DrawInk, b: DrawInk) -> Bool {
        switch (a, b) {
        case (.color(let s, let c, let o), .color(let t, let d, let p)):
            c == d && o == p && s == t
        case (.gradient(let s, let c, let o), .gradient(let t, let d, let p)):
            o == p && c == d && s == t
        case (.image(let s, let o), .image(let t, let p)): o == p && s == t
        case (.shadow(let s), .shadow(let t)): s == t
        // Groups are compared by their members when frames are.
        case (.group(let s), .group(let t)): s.hasSameFrame(as: t)
        case (.backdrop(let s), .backdrop(let t)): s == t
        default: false
        }
    }
}

/// A shape with its transform to pixels.
struct DrawShape: Equatable {
    enum Form: Equatable {
        case pixels(PixelRect)
        case rect(RasterRect)
        case rounded(RoundedRect)
        indirect case ring(outer: RoundedRect, inner: RoundedRect)
        case path(RasterPath, FillRule)
        case stroke(RasterPath, StrokeStyle)
    }

    var form: Form
    var transform: RasterTransform
    var isAntialiased = true
}

/// A picture, or a part of one.
struct DrawImage: Equatable {
    var pixels: PixelBuffer
    /// The pixels of the picture that are read.
    var source: PixelRect
    /// From the picture's pixels to the device's.
    var map: ProjectiveTransform
    /// Where it is drawn: in pixels where the map keeps rectangles, otherwise before the
    /// projection.
    var shape: Outline
    var sampling: ImageSampling
    var blend = RasterBlendMode.normal

    enum Outline: Equatable {
        case pixels(PixelRect)
        case rect(RasterRect, RasterTransform, antialiased: Bool)
        indirect case projected(RasterRect, ProjectiveTransform)
    }

    static func == (a: DrawImage, b: DrawImage) -> Bool {
        a.pixels === b.pixels && a.source == b.source && a.map == b.map
            && a.shape == b.shape && a.sampling == b.sampling && a.blend == b.blend
    }
}

/// A gradient in a layer's bounds.
struct DrawGradient: Equatable {
    var stops: GradientStops
    var form: GradientProperties.Form
    var start: RasterPoint
    var end: RasterPoint
    var transform: RasterTransform

    static func == (a: DrawGradient, b: DrawGradient) -> Bool {
        a.stops === b.stops && a.form == b.form && a.start == b.start && a.end == b.end
            && a.transform == b.transform
    }

    var paint: Paint {
        switch form {
        case .axial:
            return .linear(LinearGradient(stops, from: start, to: end, transform: transform))
        case .radial:
            // A circle of radius 1 stretched to the two half axes.
            let rx = abs(end.x - start.x)
            let ry = abs(end.y - start.y)
            let stretch = RasterTransform(a: rx, b: 0, c: 0, d: ry, tx: start.x, ty: start.y)
            return .radial(
                RadialGradient(
                    stops,
                    from: RasterPoint(0, 0),
                    radius: 0,
                    to: RasterPoint(0, 0),
                    radius: 1,
                    transform: stretch.concatenating(transform)
                )
            )
        case .conic:
            let angle = Trigonometry.angle(y: end.y - start.y, x: end.x - start.x)
            return .conic(
                ConicGradient(stops, center: start, angle: angle, transform: transform)
            )
        }
    }
}

/// A blurred silhouette.
struct DrawShadow: Equatable {
    /// The shape that casts it, already moved by the offset.
    var shape: DrawShape
    var color: RasterColor
    var opacity: Float
    /// Standard deviation in pixels.
    var sigma: Double
}

/// Items that are composited as one picture.
final class DrawGroup {
    let items: [DrawItem]
    let opacity: Float
    /// Items whose alpha masks the group.
    let mask: [DrawItem]?
    /// Cast by the group's alpha.
    let shadow: Shadow?
    /// The pixels that the members may touch.
    let content: PixelRect
    /// Applied to the picture first.
    let filters: [DrawFilter]
    let blend: RasterBlendMode
    /// The visible parts of the members; nil where the group needs a picture of its own.
    let pieces: [Piece]?
    /// The members' briefs at the group's opacity; empty without pieces.
    let briefs: [DrawBrief]

    /// A visible part of a member that no other member overlaps.
    struct Piece {
        let item: Int
        private let part: CompactRect

        var rect: PixelRect { part.rect }

        init(item: Int, part: PixelRect) {
            self.item = item
            self.part = CompactRect(part)
        }
    }

    struct Shadow: Equatable {
        var color: RasterColor
        var opacity: Float
        var sigma: Double
        var dx: Double
        var dy: Double

        /// How far the blur spreads, in pixels.
        var reach: Int { GaussianBlur.reach(sigma: sigma) + 1 }
    }

    init(
        items: [DrawItem],
        opacity: Float,
        mask: [DrawItem]? = nil,
        shadow: Shadow? = nil,
        content: PixelRect,
        filters: [DrawFilter] = [],
        blend: RasterBlendMode = .normal
    ) {
        self.filters = filters
        self.blend = blend
        self.items = items
        self.opacity = opacity
        self.mask = mask
        self.shadow = shadow
        self.content = content
        let isPlain = mask == nil && shadow == nil && filters.isEmpty && blend == .normal
        pieces = isPlain ? DrawGroup.pieces(of: items) : nil
        briefs = pieces == nil ? [] : items.map { DrawBrief($0, opacity: opacity) }
    }

    /// Whether drawing it costs much more than drawing a cached picture of it.
    var isExpensive: Bool {
        mask != nil || shadow != nil || !filters.isEmpty || items.count > 4
    }

    /// Whether a change of a member affects pixels outside of it.
    var spreadsChanges: Bool { shadow != nil || filters.reach > 0 }

    /// Whether everything but the members is equal.
    func hasSameFrame(as other: DrawGroup) -> Bool {
        opacity == other.opacity && shadow == other.shadow
            && (mask == nil) == (other.mask == nil) && blend == other.blend
            && filters == other.filters
            // Groups drawn by pieces and as a picture round differently.
            && (pieces == nil) == (other.pieces == nil)
    }
}

/// A chain of clips, the innermost first.
final class ClipChain {
    enum Shape: Equatable {
        case pixels(PixelRect)
        case shape(DrawShape)
    }

    let outer: ClipChain?
    let shape: Shape
    /// The pixels that every shape of the chain lets through at least in part.
    let bounds: PixelRect
    /// Whether all shapes are whole pixels, so that the chain equals its bounds.
    let isPlain: Bool

    init(_ shape: Shape, bounds: PixelRect, in outer: ClipChain?) {
        self.outer = outer
        self.shape = shape
        self.bounds = outer.map { $0.bounds.intersection(bounds) } ?? bounds
        if case .pixels = shape { isPlain = outer?.isPlain ?? true } else { isPlain = false }
    }

    static func areEqual(_ a: ClipChain?, _ b: ClipChain?) -> Bool {
        var (x, y) = (a, b)
        while x !== y {
            guard let p = x, let q = y else { return false }
            // Plain chains are equal if their bounds are.
            if p.isPlain && q.isPlain { return p.bounds == q.bounds }
            guard p.bounds == q.bounds, p.shape == q.shape else { return false }
            x = p.outer
            y = q.outer
        }
        return true
    }
}
