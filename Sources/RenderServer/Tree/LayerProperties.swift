// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

/// All visible properties of one layer, without its sublayers.
///
/// The model layer stores one of these, the commit copies it into the render tree, and an animation
/// changes a copy. Common properties are inline; the others lie in boxes that are shared until
/// changed, so a copy costs a few reference counts.
package struct LayerProperties: Sendable {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var opacity: Float = 1
    package var flags: LayerFlags = []
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var contents: RenderContents?
    package var space: CowBox<LayerSpace>?
    package var decoration: CowBox<LayerDecoration>?
    package var contentPlacement: CowBox<LayerContentPlacement>?
    package var kind: LayerKind = .plain

    package init() {}
}

/// A layer's place in 3D.
package struct LayerSpace: Sendable {
    package var transform = CATransform3D.identity
    package var sublayerTransform = CATransform3D.identity
    package var zPosition: CGFloat = 0
    package var anchorPointZ: CGFloat = 0

    package init() {}

    package static let standard = LayerSpace()
}

/// Borders, shadows, corners, edges and filters.
package struct LayerDecoration: Sendable {
    package var borderWidth: CGFloat = 0
    /// Nil means none, which is not the default.
    package var borderColor: CGColor?
    /// As `CACornerMask` counts corners: min x min y, max x min y, min x max y, max x max y.
    package var maskedCorners: UInt = 15
    package var isContinuousCorner = false
    /// The share of the radius that each corner has: min x min y, max x min y, max x max y, min x
    /// max y.
    package var cornerShares = SIMD4<Double>(repeating: 1)
    package var shadowColor: CGColor?
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?
    package var rasterizationScale: CGFloat = 1
    package var edgeAntialiasingMask: UInt32 = 15
    package var filters: CowBox<LayerFilters>?

    package init() {
        borderColor = LayerDecoration.black
        shadowColor = LayerDecoration.black
    }

    package static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    package static let standard = LayerDecoration()
}

/// How contents are placed in the bounds.
package struct LayerContentPlacement: Sendable {
    package enum Gravity: UInt8, Sendable {
        case resize
        case resizeAspect
        case resizeAspectFill
        case center
        case top
        case bottom
        case left
        case right
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
    }

    package enum Filter: UInt8, Sendable {
        case linear
        case nearest
        case trilinear
    }

    package enum Format: UInt8, Sendable {
        case rgba8
        case rgba16Float
        case gray8
    }

    package var gravity = Gravity.resize
    package var magnificationFilter = Filter.linear
    package var minificationFilter = Filter.linear
    package var format = Format.rgba8
    package var minificationFilterBias: Float = 0
    package var scale: CGFloat = 1
    /// In units of the contents.
    package var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var center = CGRect(x: 0, y: 0, width: 1, height: 1)

    package init() {}

    package static let standard = LayerContentPlacement()
}
