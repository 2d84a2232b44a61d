// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addCAAnimation() {
        add("CAAnimation.autoreverses", \CAAnimation.autoreverses)
        add("CAAnimation.beginTime", \CAAnimation.beginTime)
        add("CAAnimation.delegate", \CAAnimation.delegate)
        add("CAAnimation.duration", \CAAnimation.duration)
        add("CAAnimation.fillMode", \CAAnimation.fillMode)
        add("CAAnimation.isRemovedOnCompletion", \CAAnimation.isRemovedOnCompletion)
        add("CAAnimation.preferredFrameRateRange", \CAAnimation.preferredFrameRateRange)
        add("CAAnimation.repeatCount", \CAAnimation.repeatCount)
        add("CAAnimation.repeatDuration", \CAAnimation.repeatDuration)
        add("CAAnimation.speed", \CAAnimation.speed)
        add("CAAnimation.timeOffset", \CAAnimation.timeOffset)
        add("CAAnimation.timingFunction", \CAAnimation.timingFunction)
    }

    mutating func addCAAnimationGroup() {
        add("CAAnimationGroup.animations", \CAAnimationGroup.animations)
    }

    mutating func addCABasicAnimation() {
        add("CABasicAnimation.byValue", \CABasicAnimation.byValue)
        add("CABasicAnimation.fromValue", \CABasicAnimation.fromValue)
        add("CABasicAnimation.toValue", \CABasicAnimation.toValue)
    }

    mutating func addCAEDRMetadata() {
    }

    mutating func addCAEmitterCell() {
        add("CAEmitterCell.alphaRange", \CAEmitterCell.alphaRange)
        add("CAEmitterCell.alphaSpeed", \CAEmitterCell.alphaSpeed)
        add("CAEmitterCell.autoreverses", \CAEmitterCell.autoreverses)
        add("CAEmitterCell.beginTime", \CAEmitterCell.beginTime)
        add("CAEmitterCell.birthRate", \CAEmitterCell.birthRate)
        add("CAEmitterCell.blueRange", \CAEmitterCell.blueRange)
        add("CAEmitterCell.blueSpeed", \CAEmitterCell.blueSpeed)
        add("CAEmitterCell.color", \CAEmitterCell.color)
        add("CAEmitterCell.contents", \CAEmitterCell.contents)
        add("CAEmitterCell.contentsRect", \CAEmitterCell.contentsRect)
        add("CAEmitterCell.contentsScale", \CAEmitterCell.contentsScale)
        add("CAEmitterCell.duration", \CAEmitterCell.duration)
        add("CAEmitterCell.emissionLatitude", \CAEmitterCell.emissionLatitude)
        add("CAEmitterCell.emissionLongitude", \CAEmitterCell.emissionLongitude)
        add("CAEmitterCell.emissionRange", \CAEmitterCell.emissionRange)
        add("CAEmitterCell.emitterCells", \CAEmitterCell.emitterCells)
        add("CAEmitterCell.fillMode", \CAEmitterCell.fillMode)
        add("CAEmitterCell.greenRange", \CAEmitterCell.greenRange)
        add("CAEmitterCell.greenSpeed", \CAEmitterCell.greenSpeed)
        add("CAEmitterCell.isEnabled", \CAEmitterCell.isEnabled)
        add("CAEmitterCell.lifetime", \CAEmitterCell.lifetime)
        add("CAEmitterCell.lifetimeRange", \CAEmitterCell.lifetimeRange)
        add("CAEmitterCell.magnificationFilter", \CAEmitterCell.magnificationFilter)
        add("CAEmitterCell.minificationFilter", \CAEmitterCell.minificationFilter)
        add("CAEmitterCell.minificationFilterBias", \CAEmitterCell.minificationFilterBias)
        add("CAEmitterCell.name", \CAEmitterCell.name)
        add("CAEmitterCell.redRange", \CAEmitterCell.redRange)
        add("CAEmitterCell.redSpeed", \CAEmitterCell.redSpeed)
        add("CAEmitterCell.repeatCount", \CAEmitterCell.repeatCount)
        add("CAEmitterCell.repeatDuration", \CAEmitterCell.repeatDuration)
        add("CAEmitterCell.scale", \CAEmitterCell.scale)
        add("CAEmitterCell.scaleRange", \CAEmitterCell.scaleRange)
        add("CAEmitterCell.scaleSpeed", \CAEmitterCell.scaleSpeed)
        add("CAEmitterCell.speed", \CAEmitterCell.speed)
        add("CAEmitterCell.spin", \CAEmitterCell.spin)
        add("CAEmitterCell.spinRange", \CAEmitterCell.spinRange)
        add("CAEmitterCell.style", \CAEmitterCell.style)
        add("CAEmitterCell.timeOffset", \CAEmitterCell.timeOffset)
        add("CAEmitterCell.velocity", \CAEmitterCell.velocity)
        add("CAEmitterCell.velocityRange", \CAEmitterCell.velocityRange)
        add("CAEmitterCell.xAcceleration", \CAEmitterCell.xAcceleration)
        add("CAEmitterCell.yAcceleration", \CAEmitterCell.yAcceleration)
        add("CAEmitterCell.zAcceleration", \CAEmitterCell.zAcceleration)
    }

    mutating func addCAEmitterLayer() {
        add("CAEmitterLayer.birthRate", \CAEmitterLayer.birthRate)
        add("CAEmitterLayer.emitterCells", \CAEmitterLayer.emitterCells)
        add("CAEmitterLayer.emitterDepth", \CAEmitterLayer.emitterDepth)
        add("CAEmitterLayer.emitterMode", \CAEmitterLayer.emitterMode)
        add("CAEmitterLayer.emitterPosition", \CAEmitterLayer.emitterPosition)
        add("CAEmitterLayer.emitterShape", \CAEmitterLayer.emitterShape)
        add("CAEmitterLayer.emitterSize", \CAEmitterLayer.emitterSize)
        add("CAEmitterLayer.emitterZPosition", \CAEmitterLayer.emitterZPosition)
        add("CAEmitterLayer.lifetime", \CAEmitterLayer.lifetime)
        add("CAEmitterLayer.preservesDepth", \CAEmitterLayer.preservesDepth)
        add("CAEmitterLayer.renderMode", \CAEmitterLayer.renderMode)
        add("CAEmitterLayer.scale", \CAEmitterLayer.scale)
        add("CAEmitterLayer.seed", \CAEmitterLayer.seed)
        add("CAEmitterLayer.spin", \CAEmitterLayer.spin)
        add("CAEmitterLayer.velocity", \CAEmitterLayer.velocity)
    }

    mutating func addCAGradientLayer() {
        add("CAGradientLayer.colors", \CAGradientLayer.colors)
        add("CAGradientLayer.endPoint", \CAGradientLayer.endPoint)
        add("CAGradientLayer.locations", \CAGradientLayer.locations)
        add("CAGradientLayer.startPoint", \CAGradientLayer.startPoint)
        add("CAGradientLayer.type", \CAGradientLayer.type)
    }

    mutating func addCAKeyframeAnimation() {
        add("CAKeyframeAnimation.biasValues", \CAKeyframeAnimation.biasValues)
        add("CAKeyframeAnimation.calculationMode", \CAKeyframeAnimation.calculationMode)
        add("CAKeyframeAnimation.continuityValues", \CAKeyframeAnimation.continuityValues)
        add("CAKeyframeAnimation.keyTimes", \CAKeyframeAnimation.keyTimes)
        add("CAKeyframeAnimation.path", \CAKeyframeAnimation.path)
        add("CAKeyframeAnimation.rotationMode", \CAKeyframeAnimation.rotationMode)
        add("CAKeyframeAnimation.tensionValues", \CAKeyframeAnimation.tensionValues)
        add("CAKeyframeAnimation.timingFunctions", \CAKeyframeAnimation.timingFunctions)
        add("CAKeyframeAnimation.values", \CAKeyframeAnimation.values)
    }

    mutating func addCALayer() {
        add("CALayer.actions", \CALayer.actions)
        add("CALayer.allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)
        add("CALayer.allowsGroupOpacity", \CALayer.allowsGroupOpacity)
        add("CALayer.anchorPoint", \CALayer.anchorPoint)
        add("CALayer.anchorPointZ", \CALayer.anchorPointZ)
        add("CALayer.autoreverses", \CALayer.autoreverses)
        add("CALayer.backgroundColor", \CALayer.backgroundColor)
        add("CALayer.backgroundFilters", \CALayer.backgroundFilters)
        add("CALayer.beginTime", \CALayer.beginTime)
        add("CALayer.borderColor", \CALayer.borderColor)
        add("CALayer.borderWidth", \CALayer.borderWidth)
        add("CALayer.bounds", \CALayer.bounds)
        add("CALayer.compositingFilter", \CALayer.compositingFilter)
        add("CALayer.contents", \CALayer.contents)
        add("CALayer.contentsCenter", \CALayer.contentsCenter)
        add("CALayer.contentsFormat", \CALayer.contentsFormat)
        add("CALayer.contentsGravity", \CALayer.contentsGravity)
        add("CALayer.contentsRect", \CALayer.contentsRect)
        add("CALayer.contentsScale", \CALayer.contentsScale)
        add("CALayer.cornerCurve", \CALayer.cornerCurve)
        add("CALayer.cornerRadius", \CALayer.cornerRadius)
        add("CALayer.delegate", \CALayer.delegate)
        add("CALayer.drawsAsynchronously", \CALayer.drawsAsynchronously)
        add("CALayer.duration", \CALayer.duration)
        add("CALayer.edgeAntialiasingMask", \CALayer.edgeAntialiasingMask)
        add("CALayer.fillMode", \CALayer.fillMode)
        add("CALayer.filters", \CALayer.filters)
        add("CALayer.frame", \CALayer.frame)
        add("CALayer.isDoubleSided", \CALayer.isDoubleSided)
        add("CALayer.isGeometryFlipped", \CALayer.isGeometryFlipped)
        add("CALayer.isHidden", \CALayer.isHidden)
        add("CALayer.isOpaque", \CALayer.isOpaque)
        add("CALayer.magnificationFilter", \CALayer.magnificationFilter)
        add("CALayer.mask", \CALayer.mask)
        add("CALayer.maskedCorners", \CALayer.maskedCorners)
        add("CALayer.masksToBounds", \CALayer.masksToBounds)
        add("CALayer.minificationFilter", \CALayer.minificationFilter)
        add("CALayer.minificationFilterBias", \CALayer.minificationFilterBias)
        add("CALayer.name", \CALayer.name)
        add("CALayer.needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange)
        add("CALayer.opacity", \CALayer.opacity)
        add("CALayer.position", \CALayer.position)
        add("CALayer.rasterizationScale", \CALayer.rasterizationScale)
        add("CALayer.repeatCount", \CALayer.repeatCount)
        add("CALayer.repeatDuration", \CALayer.repeatDuration)
        add("CALayer.shadowColor", \CALayer.shadowColor)
        add("CALayer.shadowOffset", \CALayer.shadowOffset)
        add("CALayer.shadowOpacity", \CALayer.shadowOpacity)
        add("CALayer.shadowPath", \CALayer.shadowPath)
        add("CALayer.shadowRadius", \CALayer.shadowRadius)
        add("CALayer.shouldRasterize", \CALayer.shouldRasterize)
        add("CALayer.speed", \CALayer.speed)
        add("CALayer.style", \CALayer.style)
        add("CALayer.sublayerTransform", \CALayer.sublayerTransform)
        add("CALayer.sublayers", \CALayer.sublayers)
        add("CALayer.timeOffset", \CALayer.timeOffset)
        add("CALayer.toneMapMode", \CALayer.toneMapMode)
        add("CALayer.transform", \CALayer.transform)
        add("CALayer.wantsExtendedDynamicRangeContent", \CALayer.wantsExtendedDynamicRangeContent)
        add("CALayer.zPosition", \CALayer.zPosition)
    }

    mutating func addCAMediaTimingFunction() {
    }

    mutating func addCAPropertyAnimation() {
        add("CAPropertyAnimation.isAdditive", \CAPropertyAnimation.isAdditive)
        add("CAPropertyAnimation.isCumulative", \CAPropertyAnimation.isCumulative)
        add("CAPropertyAnimation.keyPath", \CAPropertyAnimation.keyPath)
        add("CAPropertyAnimation.valueFunction", \CAPropertyAnimation.valueFunction)
    }

    mutating func addCAReplicatorLayer() {
        add("CAReplicatorLayer.instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset)
        add("CAReplicatorLayer.instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset)
        add("CAReplicatorLayer.instanceColor", \CAReplicatorLayer.instanceColor)
        add("CAReplicatorLayer.instanceCount", \CAReplicatorLayer.instanceCount)
        add("CAReplicatorLayer.instanceDelay", \CAReplicatorLayer.instanceDelay)
        add("CAReplicatorLayer.instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset)
        add("CAReplicatorLayer.instanceRedOffset", \CAReplicatorLayer.instanceRedOffset)
        add("CAReplicatorLayer.instanceTransform", \CAReplicatorLayer.instanceTransform)
        add("CAReplicatorLayer.preservesDepth", \CAReplicatorLayer.preservesDepth)
    }

    mutating func addCAScrollLayer() {
        add("CAScrollLayer.scrollMode", \CAScrollLayer.scrollMode)
    }

    mutating func addCAShapeLayer() {
        add("CAShapeLayer.fillColor", \CAShapeLayer.fillColor)
        add("CAShapeLayer.fillRule", \CAShapeLayer.fillRule)
        add("CAShapeLayer.lineCap", \CAShapeLayer.lineCap)
        add("CAShapeLayer.lineDashPattern", \CAShapeLayer.lineDashPattern)
        add("CAShapeLayer.lineDashPhase", \CAShapeLayer.lineDashPhase)
        add("CAShapeLayer.lineJoin", \CAShapeLayer.lineJoin)
        add("CAShapeLayer.lineWidth", \CAShapeLayer.lineWidth)
        add("CAShapeLayer.miterLimit", \CAShapeLayer.miterLimit)
        add("CAShapeLayer.path", \CAShapeLayer.path)
        add("CAShapeLayer.strokeColor", \CAShapeLayer.strokeColor)
        add("CAShapeLayer.strokeEnd", \CAShapeLayer.strokeEnd)
        add("CAShapeLayer.strokeStart", \CAShapeLayer.strokeStart)
    }

    mutating func addCASpringAnimation() {
        add("CASpringAnimation.allowsOverdamping", \CASpringAnimation.allowsOverdamping)
        add("CASpringAnimation.damping", \CASpringAnimation.damping)
        add("CASpringAnimation.initialVelocity", \CASpringAnimation.initialVelocity)
        add("CASpringAnimation.mass", \CASpringAnimation.mass)
        add("CASpringAnimation.stiffness", \CASpringAnimation.stiffness)
    }

    mutating func addCATextLayer() {
        add("CATextLayer.alignmentMode", \CATextLayer.alignmentMode)
        add("CATextLayer.allowsFontSubpixelQuantization", \CATextLayer.allowsFontSubpixelQuantization)
        add("CATextLayer.font", \CATextLayer.font)
        add("CATextLayer.fontSize", \CATextLayer.fontSize)
        add("CATextLayer.foregroundColor", \CATextLayer.foregroundColor)
        add("CATextLayer.isWrapped", \CATextLayer.isWrapped)
        add("CATextLayer.string", \CATextLayer.string)
        add("CATextLayer.truncationMode", \CATextLayer.truncationMode)
    }

    mutating func addCATiledLayer() {
        add("CATiledLayer.levelsOfDetail", \CATiledLayer.levelsOfDetail)
        add("CATiledLayer.levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias)
        add("CATiledLayer.tileSize", \CATiledLayer.tileSize)
    }

    mutating func addCATransformLayer() {
    }

    mutating func addCATransition() {
        add("CATransition.endProgress", \CATransition.endProgress)
        add("CATransition.startProgress", \CATransition.startProgress)
        add("CATransition.subtype", \CATransition.subtype)
        add("CATransition.type", \CATransition.type)
    }

    mutating func addCAValueFunction() {
    }
}
