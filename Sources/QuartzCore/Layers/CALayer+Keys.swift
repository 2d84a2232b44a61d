// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// The properties of layers by the names of Objective-C: for messages, for lists of properties, and for values by name
// as far as `CALayer+Values.swift` has none. Setters announce what they change (`change(_:_:)`).

extension CALayer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("bounds", at: \CALayer.bounds)
                m.property("position", at: \CALayer.position)
                m.property("zPosition", at: \CALayer.zPosition)
                m.property("anchorPoint", at: \CALayer.anchorPoint)
                m.property("anchorPointZ", at: \CALayer.anchorPointZ)
                m.property("transform", at: \CALayer.transform)
                m.property("frame", at: \CALayer.frame)
                m.property("isHidden", at: \CALayer.isHidden)
                m.property("hidden", at: \CALayer.isHidden)
                m.property("isDoubleSided", at: \CALayer.isDoubleSided)
                m.property("doubleSided", at: \CALayer.isDoubleSided)
                m.property("isGeometryFlipped", at: \CALayer.isGeometryFlipped)
                m.property("geometryFlipped", at: \CALayer.isGeometryFlipped)
                m.property("sublayerTransform", at: \CALayer.sublayerTransform)
                m.property("superlayer", at: \CALayer.superlayer)
                m.property("sublayers", at: \CALayer.sublayers)
                m.property("mask", at: \CALayer.mask)
                m.property("masksToBounds", at: \CALayer.masksToBounds)
                m.property("contents", at: \CALayer.contents)
                m.property("contentsRect", at: \CALayer.contentsRect)
                m.property("contentsGravity", at: \CALayer.contentsGravity)
                m.property("contentsScale", at: \CALayer.contentsScale)
                m.property("contentsCenter", at: \CALayer.contentsCenter)
                m.property("contentsFormat", at: \CALayer.contentsFormat)
                m.property("minificationFilter", at: \CALayer.minificationFilter)
                m.property("magnificationFilter", at: \CALayer.magnificationFilter)
                m.property("minificationFilterBias", at: \CALayer.minificationFilterBias)
                m.property("isOpaque", at: \CALayer.isOpaque)
                m.property("opaque", at: \CALayer.isOpaque)
                m.property("needsDisplayOnBoundsChange", at: \CALayer.needsDisplayOnBoundsChange)
                m.property("drawsAsynchronously", at: \CALayer.drawsAsynchronously)
                m.property(
                    "wantsExtendedDynamicRangeContent",
                    at: \CALayer.wantsExtendedDynamicRangeContent
                )
                m.property("toneMapMode", at: \CALayer.toneMapMode)
                m.property("backgroundColor", at: \CALayer.backgroundColor)
                m.property("cornerRadius", at: \CALayer.cornerRadius)
                m.property("maskedCorners", at: \CALayer.maskedCorners)
                m.property("cornerCurve", at: \CALayer.cornerCurve)
                m.property("borderWidth", at: \CALayer.borderWidth)
                m.property("borderColor", at: \CALayer.borderColor)
                m.property("opacity", at: \CALayer.opacity)
                m.property("allowsGroupOpacity", at: \CALayer.allowsGroupOpacity)
                m.property("compositingFilter", at: \CALayer.compositingFilter)
                m.property("filters", at: \CALayer.filters)
                m.property("backgroundFilters", at: \CALayer.backgroundFilters)
                m.property("shouldRasterize", at: \CALayer.shouldRasterize)
                m.property("rasterizationScale", at: \CALayer.rasterizationScale)
                m.property("edgeAntialiasingMask", at: \CALayer.edgeAntialiasingMask)
                m.property("allowsEdgeAntialiasing", at: \CALayer.allowsEdgeAntialiasing)
                m.property("shadowColor", at: \CALayer.shadowColor)
                m.property("shadowOpacity", at: \CALayer.shadowOpacity)
                m.property("shadowOffset", at: \CALayer.shadowOffset)
                m.property("shadowRadius", at: \CALayer.shadowRadius)
                m.property("shadowPath", at: \CALayer.shadowPath)
                m.property("actions", at: \CALayer.actions)
                m.property("name", at: \CALayer.name)
                m.property("delegate", at: \CALayer.delegate)
                m.property("style", at: \CALayer.style)
                m.property("visibleRect", at: \CALayer.visibleRect)
                m.property("beginTime", at: \CALayer.beginTime)
                m.property("duration", at: \CALayer.duration)
                m.property("speed", at: \CALayer.speed)
                m.property("timeOffset", at: \CALayer.timeOffset)
                m.property("repeatCount", at: \CALayer.repeatCount)
                m.property("repeatDuration", at: \CALayer.repeatDuration)
                m.property("autoreverses", at: \CALayer.autoreverses)
                m.property("fillMode", at: \CALayer.fillMode)
                return CALayer.self
            }
        }
}
