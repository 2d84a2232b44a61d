// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Testing

/// - Source: as ``LayerFactTests``.
@Suite("What Core Animation's actions and transactions were seen to do")
struct ActionFactTests {
    private final class Answers: NSObject, CALayerDelegate {
        var answer: (any CAAction)?

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }

    private final class Counter: NSObject {
        var counts: [String: Int] = [:]

        override func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            counts[keyPath ?? "", default: 0] += 1
        }
    }

    @Test("A bare layer has no action, and its class offers none")
    func bare() {
        #expect(CALayer.defaultAction(forKey: "position") == nil)
        #expect(CALayer().action(forKey: "position") == nil)
        #expect(CALayer().action(forKey: "aKeyNobodyDefined") == nil)
    }

    // Apple's documentation of `add(_:forKey:)`: the object is copied, not referenced.
    @Test("An animation is copied where it is added, so that one object runs on two layers")
    func copies() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        let first = CALayer()
        let second = CALayer()
        first.add(animation, forKey: "fade")
        second.add(animation, forKey: "fade")
        animation.duration = 9
        for layer in [first, second] {
            let running = layer.animation(forKey: "fade")
            #expect(running != nil && running !== animation && running?.duration == 1)
        }
        first.removeAnimation(forKey: "fade")
        #expect(first.animation(forKey: "fade") == nil && second.animation(forKey: "fade") != nil)
    }

    @Test("The delegate comes before the actions, those before the style; null ends the search")
    func order() {
        let layer = CALayer()
        let delegate = Answers()
        let byDelegate = CABasicAnimation()
        let byActions = CABasicAnimation()
        let byStyle = CABasicAnimation()
        layer.delegate = delegate
        layer.style = ["actions": ["position": byStyle]]
        #expect(layer.action(forKey: "position") === byStyle)
        layer.actions = ["position": byActions]
        #expect(layer.action(forKey: "position") === byActions)
        delegate.answer = byDelegate
        #expect(layer.action(forKey: "position") === byDelegate)
        delegate.answer = NSNull()
        #expect(layer.action(forKey: "position") == nil)
        delegate.answer = nil
        layer.actions = ["position": NSNull()]
        #expect(layer.action(forKey: "position") == nil)
        layer.actions = ["position": byActions]
        #expect(layer.action(forKey: "opacity") == nil)
        layer.actions = nil
        layer.style = ["actions": ["position": NSNull()]]
        #expect(layer.action(forKey: "position") == nil)
    }

    @Test("Actions that are switched off are still found")
    func disabled() {
        let layer = CALayer()
        let action = CABasicAnimation()
        layer.actions = ["position": action]
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        #expect(layer.action(forKey: "position") === action)
        CATransaction.commit()
    }

    @Test("Each setter tells observers once, and not at all where nothing changes")
    func observation() {
        let counter = Counter()
        let layer = CALayer()
        let keys = [
            "bounds", "position", "anchorPoint", "anchorPointZ", "zPosition", "transform",
            "sublayerTransform", "opacity", "contentsScale", "masksToBounds", "shadowOffset",
        ]
        for key in keys { layer.addObserver(counter, forKeyPath: key, options: .old, context: nil) }
        for _ in 0..<2 {
            layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
            layer.position = CGPoint(x: 1, y: 2)
            layer.anchorPoint = .zero
            layer.anchorPointZ = 3
            layer.zPosition = 4
            layer.transform = CATransform3DMakeScale(2, 2, 2)
            layer.sublayerTransform = CATransform3DMakeTranslation(1, 1, 1)
            layer.opacity = 0.5
            layer.contentsScale = 2
            layer.masksToBounds = true
            layer.shadowOffset = CGSize(width: 1, height: 1)
        }
        for key in keys {
            #expect(counter.counts[key] == 1, "\(key)")
            layer.removeObserver(counter, forKeyPath: key)
        }
    }

    @Test("Transactions hand their values inwards, never outwards")
    func transactions() {
        #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
        #expect(CATransaction.animationTimingFunction() == nil)
        CATransaction.begin()
        CATransaction.setAnimationDuration(1.5)
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        #expect(CATransaction.animationTimingFunction()?.points[1] == [0.42, 0])
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 1.5 && CATransaction.disableActions())
        CATransaction.setAnimationDuration(2)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 1.5 && CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
        #expect(CATransaction.animationTimingFunction() == nil)
    }

    @Test("Keys and accessors are one, and a transaction keeps any key")
    func transactionKeys() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.75)
        let duration = CATransaction.value(forKey: kCATransactionAnimationDuration)
        #expect((duration as? NSNumber)?.doubleValue ?? duration as? Double == 0.75)
        CATransaction.setValue(1.25, forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.animationDuration() == 1.25)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        #expect(CATransaction.disableActions())
        #expect(CATransaction.value(forKey: "aKeyNobodyDefined") == nil)
        CATransaction.setValue("stored", forKey: "aKeyNobodyDefined")
        #expect(CATransaction.value(forKey: "aKeyNobodyDefined") as? String == "stored")
        CATransaction.commit()
        #expect(kCATransactionAnimationDuration == "animationDuration")
        #expect(kCATransactionDisableActions == "disableActions")
        #expect(kCATransactionAnimationTimingFunction == "animationTimingFunction")
    }

    @Test("A commit without a begin, a flush and a lock do nothing")
    func unmatched() {
        CATransaction.flush()
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.lock()
        CATransaction.unlock()
    }

    @Test("The named curves have their control points")
    func curves() {
        let custom = CAMediaTimingFunction(controlPoints: 0.1, 1, 1, 0.2)
        #expect(custom.points == [[0, 0], [0.1, 1], [1, 0.2], [1, 1]])
        let named: [(CAMediaTimingFunctionName, [Float], [Float])] = [
            (.linear, [0, 0], [1, 1]), (.easeIn, [0.42, 0], [1, 1]),
            (.easeOut, [0, 0], [0.58, 1]), (.easeInEaseOut, [0.42, 0], [0.58, 1]),
            (.default, [0.25, 0.1], [0.25, 1]),
        ]
        for (name, first, second) in named {
            let points = CAMediaTimingFunction(name: name).points
            #expect(points == [[0, 0], first, second, [1, 1]], "\(name.rawValue)")
        }
    }

    @Test("Names are the strings that Apple's have")
    func names() {
        #expect(CAMediaTimingFillMode.both.rawValue == "both")
        #expect(CAMediaTimingFillMode.forwards.rawValue == "forwards")
        #expect(CAMediaTimingFillMode.backwards.rawValue == "backwards")
        #expect(CAMediaTimingFillMode.removed.rawValue == "removed")
        #expect(CAShapeLayerFillRule.evenOdd.rawValue == "even-odd")
        #expect(CAShapeLayerFillRule.nonZero.rawValue == "non-zero")
        let gravities: [CALayerContentsGravity] = [
            .bottom, .bottomLeft, .bottomRight, .center, .left, .resize, .resizeAspect,
            .resizeAspectFill, .right, .top, .topLeft, .topRight,
        ]
        let gravityNames =
            "bottom bottomLeft bottomRight center left resize resizeAspect resizeAspectFill "
            + "right top topLeft topRight"
        #expect(gravities.map(\.rawValue).joined(separator: " ") == gravityNames)
        let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
        #expect(caps.map(\.rawValue) == ["butt", "round", "square"])
        let joins: [CAShapeLayerLineJoin] = [.bevel, .miter, .round]
        #expect(joins.map(\.rawValue) == ["bevel", "miter", "round"])
        let curves: [CAMediaTimingFunctionName] = [
            .default, .easeIn, .easeInEaseOut, .easeOut, .linear,
        ]
        let curveNames = ["default", "easeIn", "easeInEaseOut", "easeOut", "linear"]
        #expect(curves.map(\.rawValue) == curveNames)
        let functions: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate,
            .translateX, .translateY, .translateZ,
        ]
        let functionNames =
            "rotateX rotateY rotateZ scale scaleX scaleY scaleZ translate translateX translateY "
            + "translateZ"
        #expect(functions.map(\.rawValue).joined(separator: " ") == functionNames)
        let transitions: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
        #expect(transitions.map(\.rawValue) == ["fade", "moveIn", "push", "reveal"])
        let subtypes: [CATransitionSubtype] = [.fromTop, .fromBottom, .fromLeft, .fromRight]
        #expect(
            subtypes.map(\.rawValue) == ["fromTop", "fromBottom", "fromLeft", "fromRight"]
        )
        let modes: [CAAnimationCalculationMode] = [
            .linear, .discrete, .paced, .cubic, .cubicPaced,
        ]
        #expect(modes.map(\.rawValue) == ["linear", "discrete", "paced", "cubic", "cubicPaced"])
        #expect(kCATransition == "transition")
        #expect(kCAOnOrderIn == "onOrderIn" && kCAOnOrderOut == "onOrderOut")
    }

    @Test("Transforms are made, joined and undone in the row-vector way")
    func transforms() {
        let move = CATransform3DMakeTranslation(10, 0, 0)
        let scale = CATransform3DMakeScale(2, 2, 2)
        #expect(CATransform3DConcat(move, scale).m41 == 20)
        #expect(CATransform3DConcat(scale, move).m41 == 10)
        #expect(CATransform3DTranslate(scale, 10, 0, 0).m41 == 20)
        #expect(CATransform3DScale(move, 2, 2, 2).m41 == 10)
        let half = CATransform3DMakeScale(0.5, 0.5, 0.5)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(scale), half))
        #expect(!CATransform3DEqualToTransform(scale, move))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(scale))
        let aboutX = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(abs(aboutX.m23 - 1) < 1e-15 && abs(aboutX.m32 + 1) < 1e-15 && aboutX.m11 == 1)
        let aboutZ = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(abs(aboutZ.m12 - 1) < 1e-15 && abs(aboutZ.m21 + 1) < 1e-15 && aboutZ.m33 == 1)
    }

    @Test("Flat transforms become transforms in space and come back; others are not flat")
    func flatTransforms() {
        let flat = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
        let made = CATransform3DMakeAffineTransform(flat)
        #expect(
            [made.m11, made.m12, made.m21, made.m22, made.m41, made.m42] == [2, 3, 4, 5, 6, 7]
        )
        let rest = [
            made.m13, made.m14, made.m23, made.m24, made.m31, made.m32, made.m34, made.m43,
        ]
        #expect(rest.allSatisfy { $0 == 0 } && made.m33 == 1 && made.m44 == 1)
        #expect(CATransform3DGetAffineTransform(made) == flat)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500
        let flats = [CATransform3DIdentity, made, CATransform3DMakeRotation(1, 0, 0, 1)]
        #expect(flats.allSatisfy { CATransform3DIsAffine($0) })
        let deep = [
            CATransform3DMakeRotation(1, 1, 0, 0), CATransform3DMakeScale(1, 1, 2),
            CATransform3DMakeTranslation(0, 0, 5), perspective,
        ]
        #expect(deep.allSatisfy { !CATransform3DIsAffine($0) })
    }
}

extension CAMediaTimingFunction {
    /// The four control points.
    fileprivate var points: [[Float]] {
        (0..<4).map { index in
            var point: [Float] = [0, 0]
            getControlPoint(at: index, values: &point)
            return point
        }
    }
}
