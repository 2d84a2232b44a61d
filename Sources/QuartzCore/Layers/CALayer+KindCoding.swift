// SPDX-License-Identifier: Apache-2.0

import CoreText
import Foundation
import ObjCRuntime

/// What the layers of the framework's own classes keep in archives.
extension CALayer {
    final func archiveKind(_ layer: PropertyArchive<CALayer>) {
        switch self {
        case let kind as CAShapeLayer: kind.archive(layer.part(kind))
        case let kind as CAGradientLayer: kind.archive(layer.part(kind))
        case let kind as CAReplicatorLayer: kind.archive(layer.part(kind))
        case let kind as CAEmitterLayer: kind.archive(layer.part(kind))
        case let kind as CATextLayer: kind.archive(layer.part(kind))
        case let kind as CATiledLayer: kind.archive(layer.part(kind))
        case let kind as CAScrollLayer: kind.archive(layer.part(kind))
        default: break
        }
    }
}

extension CAShapeLayer {
    fileprivate final func archive(_ layer: PropertyArchive<CAShapeLayer>) {
        layer.keep(\.path, "path")
        layer.keep(\.fillColor, "fillColor")
        layer.keep(\.fillRule, "fillRule")
        layer.keep(\.strokeColor, "strokeColor")
        layer.keep(\.strokeStart, "strokeStart")
        layer.keep(\.strokeEnd, "strokeEnd")
        layer.keep(\.lineWidth, "lineWidth")
        layer.keep(\.miterLimit, "miterLimit")
        layer.keep(\.lineCap, "lineCap")
        layer.keep(\.lineJoin, "lineJoin")
        layer.keep(\.lineDashPhase, "lineDashPhase")
        layer.keep(\.lineDashPattern, "lineDashPattern")
    }
}

extension CAGradientLayer {
    fileprivate final func archive(_ layer: PropertyArchive<CAGradientLayer>) {
        layer.keep(\.locations, "locations")
        layer.keep(\.startPoint, "startPoint")
        layer.keep(\.endPoint, "endPoint")
        layer.keep(\.type, "type")
        layer.keep(objects: \.colors, "colors")
    }
}

extension CAReplicatorLayer {
    fileprivate final func archive(_ layer: PropertyArchive<CAReplicatorLayer>) {
        layer.keep(\.instanceCount, "instanceCount")
        layer.keep(\.instanceDelay, "instanceDelay")
        layer.keep(\.instanceTransform, "instanceTransform")
        layer.keep(\.instanceColor, "instanceColor")
        layer.keep(\.instanceRedOffset, "instanceRedOffset")
        layer.keep(\.instanceGreenOffset, "instanceGreenOffset")
        layer.keep(\.instanceBlueOffset, "instanceBlueOffset")
        layer.keep(\.instanceAlphaOffset, "instanceAlphaOffset")
        layer.keep(\.preservesDepth, "preservesDepth")
    }
}

extension CAEmitterLayer {
    fileprivate final func archive(_ layer: PropertyArchive<CAEmitterLayer>) {
        layer.keep(\.emitterCells, "emitterCells")
        layer.keep(\.birthRate, "birthRate")
        layer.keep(\.lifetime, "lifetime")
        layer.keep(\.emitterPosition, "emitterPosition")
        layer.keep(\.emitterZPosition, "emitterZPosition")
        layer.keep(\.emitterSize, "emitterSize")
        layer.keep(\.emitterDepth, "emitterDepth")
        layer.keep(\.emitterShape, "emitterShape")
        layer.keep(\.emitterMode, "emitterMode")
        layer.keep(\.renderMode, "renderMode")
        layer.keep(\.preservesDepth, "preservesDepth")
        layer.keep(\.velocity, "velocity")
        layer.keep(\.scale, "scale")
        layer.keep(\.spin, "spin")
        layer.keep(\.seed, "seed")
    }
}

extension CATextLayer {
    fileprivate final func archive(_ layer: PropertyArchive<CATextLayer>) {
        layer.keep(\.fontSize, "fontSize")
        layer.keep(\.foregroundColor, "foregroundColor")
        layer.keep(\.isWrapped, "wrapped")
        layer.keep(\.truncationMode, "truncationMode")
        layer.keep(\.alignmentMode, "alignmentMode")
        layer.keep(\.allowsFontSubpixelQuantization, "allowsFontSubpixelQuantization")
        layer.keep(object: \.string, "string")
        // A font of Core Text is kept by its name; the size has a key of its own.
        let name = (font as? CTFont).map { CTFontCopyPostScriptName($0) }
        layer.keep("font", name ?? font.flatMap { LayerObject.archived($0) }) { layer, archived in
            layer.font = archived as CFTypeRef?
        }
    }
}

extension CATiledLayer {
    fileprivate final func archive(_ layer: PropertyArchive<CATiledLayer>) {
        layer.keep(\.levelsOfDetail, "levelsOfDetail")
        layer.keep(\.levelsOfDetailBias, "levelsOfDetailBias")
        layer.keep(\.tileSize, "tileSize")
    }
}

extension CAScrollLayer {
    fileprivate final func archive(_ layer: PropertyArchive<CAScrollLayer>) {
        layer.keep(\.scrollMode, "scrollMode")
    }
}
