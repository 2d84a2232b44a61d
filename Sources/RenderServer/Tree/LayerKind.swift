// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

/// The content that a layer draws in addition to every layer, by its class.
package enum LayerKind: Sendable {
    case plain
    case shape(CowBox<ShapeProperties>)
    case gradient(CowBox<GradientProperties>)
    case replicator(CowBox<ReplicatorProperties>)
    /// Sublayers keep their depth; the layer itself draws nothing.
    case transform
    case tiled(CowBox<TiledProperties>)
    case emitter(CowBox<EmitterProperties>)
}

/// A path that is filled and stroked.
package struct ShapeProperties: Sendable {
    package enum Cap: UInt8, Sendable {
        case butt
        case round
        case square
    }

    package enum Join: UInt8, Sendable {
        case miter
        case round
        case bevel
    }

    package var path: CGPath?
    package var fillColor: CGColor? = LayerDecoration.black
    package var strokeColor: CGColor?
    package var usesEvenOddRule = false
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var cap = Cap.butt
    package var join = Join.miter
    package var dashPhase: CGFloat = 0
    package var dashes: [CGFloat] = []
    /// Fractions of the path's length between which it is stroked.
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1

    package init() {}
}

/// A gradient over a layer's bounds.
package struct GradientProperties: Sendable {
    package enum Form: UInt8, Sendable {
        case axial
        case radial
        case conic
    }

    package var form = Form.axial
    package var colors: [CGColor] = []
    /// Empty means evenly spaced.
    package var locations: [CGFloat] = []
    /// In units of the bounds.
    package var start = CGPoint(x: 0.5, y: 0)
    package var end = CGPoint(x: 0.5, y: 1)

    package init() {}
}

/// Copies of a layer's sublayers, each transformed, delayed and tinted relative to the one before.
package struct ReplicatorProperties: Sendable {
    package var count = 1
    package var delay: Double = 0
    package var transform = CATransform3D.identity
    package var color: CGColor?
    package var redOffset: Float = 0
    package var greenOffset: Float = 0
    package var blueOffset: Float = 0
    package var alphaOffset: Float = 0
    package var preservesDepth = false

    package init() {}
}

/// The tiles of one layer that have been drawn so far.
package struct TiledProperties: Sendable {
    /// One tile, with the rectangle of the bounds that it covers.
    package struct Tile: Sendable {
        package var rect: CGRect
        package var contents: RenderContents
        /// When the tile was drawn, in the layer's time; it fades in from then on.
        package var birth: Double

        package init(rect: CGRect, contents: RenderContents, birth: Double) {
            self.rect = rect
            self.contents = contents
            self.birth = birth
        }
    }

    package var levelsOfDetail = 1
    package var levelsOfDetailBias = 0
    package var tileSize = CGSize(width: 256, height: 256)
    package var fadeDuration: Double = 0.25
    /// Coarse levels first, in painter's order.
    package var tiles: [Tile] = []

    package init() {}
}
