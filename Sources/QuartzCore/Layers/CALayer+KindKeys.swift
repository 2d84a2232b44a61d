// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// The properties of the kinds of layers by the names of Objective-C, as `CALayer+Keys.swift` has those of all.

extension CAShapeLayer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("path", at: \CAShapeLayer.path)
                m.property("fillColor", at: \CAShapeLayer.fillColor)
                m.property("fillRule", at: \CAShapeLayer.fillRule)
                m.property("strokeColor", at: \CAShapeLayer.strokeColor)
                m.property("strokeStart", at: \CAShapeLayer.strokeStart)
                m.property("strokeEnd", at: \CAShapeLayer.strokeEnd)
                m.property("lineWidth", at: \CAShapeLayer.lineWidth)
                m.property("miterLimit", at: \CAShapeLayer.miterLimit)
                m.property("lineCap", at: \CAShapeLayer.lineCap)
                m.property("lineJoin", at: \CAShapeLayer.lineJoin)
                m.property("lineDashPhase", at: \CAShapeLayer.lineDashPhase)
                m.property("lineDashPattern", at: \CAShapeLayer.lineDashPattern)
                return CAShapeLayer.self
            }
        }
}

extension CAGradientLayer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("colors", at: \CAGradientLayer.colors)
                m.property("locations", at: \CAGradientLayer.locations)
                m.property("startPoint", at: \CAGradientLayer.startPoint)
                m.property("endPoint", at: \CAGradientLayer.endPoint)
                m.property("type", at: \CAGradientLayer.type)
                return CAGradientLayer.self
            }
        }
}

extension CAReplicatorLayer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("instanceCount", at: \CAReplicatorLayer.instanceCount)
                m.property("instanceDelay", at: \CAReplicatorLayer.instanceDelay)
                m.property("instanceTransform", at: \CAReplicatorLayer.instanceTransform)
                m.property("instanceColor", at: \CAReplicatorLayer.instanceColor)
                m.property("instanceRedOffset", at: \CAReplicatorLayer.instanceRedOffset)
                m.property("instanceGreenOffset", at: \CAReplicatorLayer.instanceGreenOffset)
                m.property("instanceBlueOffset", at: \CAReplicatorLayer.instanceBlueOffset)
                m.property("instanceAlphaOffset", at: \CAReplicatorLayer.instanceAlphaOffset)
                m.property("preservesDepth", at: \CAReplicatorLayer.preservesDepth)
                return CAReplicatorLayer.self
            }
        }
}

extension CAScrollLayer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("scrollMode", at: \CAScrollLayer.scrollMode)
                return CAScrollLayer.self
            }
        }
}

extension CATextLayer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("string", at: \CATextLayer.string)
                m.property("font", at: \CATextLayer.font)
                m.property("fontSize", at: \CATextLayer.fontSize)
                m.property("foregroundColor", at: \CATextLayer.foregroundColor)
                m.property("isWrapped", at: \CATextLayer.isWrapped)
                m.property("wrapped", at: \CATextLayer.isWrapped)
                m.property("truncationMode", at: \CATextLayer.truncationMode)
                m.property("alignmentMode", at: \CATextLayer.alignmentMode)
                return CATextLayer.self
            }
        }
}

extension CATiledLayer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("levelsOfDetail", at: \CATiledLayer.levelsOfDetail)
                m.property("levelsOfDetailBias", at: \CATiledLayer.levelsOfDetailBias)
                m.property("tileSize", at: \CATiledLayer.tileSize)
                return CATiledLayer.self
            }
        }
}

extension CAEmitterLayer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("emitterCells", at: \CAEmitterLayer.emitterCells)
                m.property("birthRate", at: \CAEmitterLayer.birthRate)
                m.property("lifetime", at: \CAEmitterLayer.lifetime)
                m.property("emitterPosition", at: \CAEmitterLayer.emitterPosition)
                m.property("emitterZPosition", at: \CAEmitterLayer.emitterZPosition)
                m.property("emitterSize", at: \CAEmitterLayer.emitterSize)
                m.property("emitterDepth", at: \CAEmitterLayer.emitterDepth)
                m.property("emitterShape", at: \CAEmitterLayer.emitterShape)
                m.property("emitterMode", at: \CAEmitterLayer.emitterMode)
                m.property("renderMode", at: \CAEmitterLayer.renderMode)
                m.property("preservesDepth", at: \CAEmitterLayer.preservesDepth)
                m.property("velocity", at: \CAEmitterLayer.velocity)
                m.property("scale", at: \CAEmitterLayer.scale)
                m.property("spin", at: \CAEmitterLayer.spin)
                m.property("seed", at: \CAEmitterLayer.seed)
                return CAEmitterLayer.self
            }
        }
}
