// SPDX-License-Identifier: Apache-2.0

/// A property of a layer that animations and key-value coding can reach, by its public name.
package enum RenderProperty: String, Sendable, Hashable, CaseIterable {
    case bounds
    case position
    case zPosition
    case anchorPoint
    case anchorPointZ
    case transform
    case sublayerTransform
    case hidden
    case doubleSided
    case geometryFlipped
    case masksToBounds
    case opaque
    case contents
    case contentsRect
    case contentsScale
    case contentsCenter
    case minificationFilterBias
    case backgroundColor
    case cornerRadius
    case maskedCorners
    case borderWidth
    case borderColor
    case opacity
    case allowsGroupOpacity
    case shouldRasterize
    case rasterizationScale
    case shadowColor
    case shadowOpacity
    case shadowOffset
    case shadowRadius
    case shadowPath
    // Shapes.
    case path
    case fillColor
    case strokeColor
    case lineWidth
    case miterLimit
    case lineDashPhase
    case strokeStart
    case strokeEnd
    // Gradients.
    case colors
    case locations
    case startPoint
    case endPoint
    // Replicators.
    case instanceCount
    case instanceDelay
    case instanceTransform
    case instanceColor
    case instanceRedOffset
    case instanceGreenOffset
    case instanceBlueOffset
    case instanceAlphaOffset
    // Emitters.
    case birthRate
    case lifetime
    case emitterPosition
    case emitterZPosition
    case emitterSize
    case emitterDepth
    case velocity
    case scale
    case spin
}

/// A property and the part of it that an animation changes.
package struct RenderKeyPath: Sendable, Hashable {
    /// A part of a point, size, rectangle or transform.
    package enum Component: Sendable, Hashable {
        case whole
        case x
        case y
        case width
        case height
        case origin
        case size
        case originX
        case originY
        case sizeWidth
        case sizeHeight
        case rotationX
        case rotationY
        case rotationZ
        case scale
        case scaleX
        case scaleY
        case scaleZ
        case translation
        case translationX
        case translationY
        case translationZ
    }

    package let property: RenderProperty
    package let component: Component

    package init(_ property: RenderProperty, _ component: Component = .whole) {
        self.property = property
        self.component = component
    }

    /// Reads a key path; nil if it names no property that the renderer uses.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first,
            let property = RenderProperty(rawValue: RenderKeyPath.plainName(String(first)))
        else { return nil }
        self.property = property
        guard parts.count > 1 else {
            component = .whole
            return
        }
        guard let component = RenderKeyPath.components[String(parts[1])] else { return nil }
        self.component = component
    }

    /// `isHidden` and the like, which `#keyPath` spells as Swift does, without their `is`.
    package static func plainName(_ key: String) -> String {
        switch key {
        case "isHidden": "hidden"
        case "isOpaque": "opaque"
        case "isDoubleSided": "doubleSided"
        case "isGeometryFlipped": "geometryFlipped"
        default: key
        }
    }

    private static let components: [String: Component] = [
        "x": .x, "y": .y, "width": .width, "height": .height, "origin": .origin, "size": .size,
        "origin.x": .originX, "origin.y": .originY, "size.width": .sizeWidth,
        "size.height": .sizeHeight, "rotation": .rotationZ, "rotation.x": .rotationX,
        "rotation.y": .rotationY, "rotation.z": .rotationZ, "scale": .scale, "scale.x": .scaleX,
        "scale.y": .scaleY, "scale.z": .scaleZ, "translation": .translation,
        "translation.x": .translationX, "translation.y": .translationY,
        "translation.z": .translationZ,
    ]
}
