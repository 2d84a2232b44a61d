// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Raster
import RenderServer
import Testing

/// Every kind of key path, animated half of its way.
@Suite(.serialized)
struct KeyPathTests {
    private let clock = ManualClock(now: 50)
    private let root = CALayer()
    private let host: LayerHost

    init() {
        MediaTime.setClock(clock)
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        host = LayerHost(layer: root, context: RenderContext())
        host.commitTree()
    }

    private func animation(_ keyPath: String, _ from: Any, _ to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 2
        return animation
    }

    /// What is seen of a layer after half of the way.
    private func halfway<Layer: CALayer>(
        _ layer: Layer,
        _ keyPath: String,
        _ from: Any,
        _ to: Any
    ) throws -> Layer {
        if layer.superlayer == nil { root.addSublayer(layer) }
        host.commitTree()
        layer.add(animation(keyPath, from, to), forKey: keyPath)
        host.commitTree()
        clock.advance(by: 1)
        return try #require(layer.presentation())
    }

    @Test(arguments: [
        ("position.x", 10.0, 30.0), ("position.y", 10, 30), ("zPosition", -5, 15),
        ("anchorPoint.x", 0, 1), ("anchorPoint.y", 0, 1), ("anchorPointZ", 2, 4),
        ("bounds.origin.x", 1, 2), ("bounds.origin.y", 1, 2), ("bounds.size.width", 10, 20),
        ("bounds.size.height", 10, 20), ("contentsRect.origin.x", 0, 0.5),
        ("contentsRect.origin.y", 0, 0.5), ("contentsRect.size.width", 1, 0.5),
        ("contentsRect.size.height", 1, 0.5), ("contentsCenter.origin.x", 0, 0.5),
        ("contentsScale", 1, 3), ("minificationFilterBias", 0, 1), ("cornerRadius", 0, 8),
        ("borderWidth", 0, 8), ("opacity", 1, 0.5), ("shadowOpacity", 0, 1),
        ("shadowRadius", 3, 9), ("shadowOffset.width", 0, 4), ("shadowOffset.height", 0, 4),
        ("rasterizationScale", 1, 2), ("transform.rotation", 0, 3), ("transform.rotation.x", 0, 3),
        ("transform.rotation.y", 0, 3), ("transform.rotation.z", 0, 3), ("transform.scale", 1, 3),
        ("transform.scale.x", 1, 3), ("transform.scale.y", 1, 3), ("transform.scale.z", 1, 3),
        ("transform.translation.x", 0, 9), ("transform.translation.y", 0, 9),
        ("transform.translation.z", 0, 9), ("sublayerTransform.rotation.z", 0, 1),
        ("sublayerTransform.scale", 1, 2), ("sublayerTransform.translation.x", 0, 9),
    ])
    func aNumberOfALayerIsSeenHalfway(keyPath: String, from: Double, to: Double) throws {
        let seen = try halfway(CALayer(), keyPath, from, to)
        let value = AnimatedValues.number(seen.value(forKeyPath: keyPath)) ?? .nan
        #expect(abs(value - (from + to) / 2) < 1e-6)
    }

    @Test(arguments: [
        ("lineWidth", 1.0, 3.0), ("lineDashPhase", 0, 10), ("miterLimit", 4, 8),
        ("strokeStart", 0, 0.5), ("strokeEnd", 0, 1),
    ])
    func aNumberOfAShapeIsSeenHalfway(keyPath: String, from: Double, to: Double) throws {
        let seen = try halfway(CAShapeLayer(), keyPath, from, to)
        #expect(
            abs((AnimatedValues.number(seen.value(forKeyPath: keyPath)) ?? .nan) - (from + to) / 2)
                < 1e-6
        )
    }

    @Test func structuresAndFlagsAreSeenHalfway() throws {
        let size = CGSize(width: 4, height: 8)
        #expect(try halfway(CALayer(), "shadowOffset", CGSize.zero, size).shadowOffset.width == 2)
        let point = CGPoint(x: 4, y: 8)
        #expect(try halfway(CALayer(), "position", CGPoint.zero, point).position.y == 4)
        let rect = CGRect(x: 0, y: 2, width: 4, height: 8)
        #expect(try halfway(CALayer(), "bounds", CGRect.zero, rect).bounds.size.height == 4)
        let origin = try halfway(CALayer(), "bounds.origin", CGPoint.zero, point).bounds.origin
        #expect(origin == CGPoint(x: 2, y: 4))
        let translated = try halfway(CALayer(), "transform.translation", CGSize.zero, size)
        #expect(translated.transform.m41 == 2 && translated.transform.m42 == 4)
        let turned = try halfway(
            CALayer(),
            "transform",
            CATransform3DIdentity,
            CATransform3DMakeRotation(1, 0, 0, 1)
        )
        #expect(abs(turned.transform.m12 - sin(0.5)) < 1e-6)
        #expect(try halfway(CALayer(), "hidden", true, false).isHidden == false)
    }

    private func red(_ amount: CGFloat) -> CGColor {
        CGColor(srgbRed: amount, green: 0, blue: 0, alpha: 1)
    }

    @Test(arguments: ["backgroundColor", "borderColor", "shadowColor"])
    func aColourIsSeenHalfway(keyPath: String) throws {
        let seen = try halfway(CALayer(), keyPath, red(0), red(1))
        let value = try #require(seen.value(forKeyPath: keyPath) as CFTypeRef?)
        let color = try #require(value as AnyObject as? CGColor)
        #expect(abs((color.components?.first ?? 0) - 0.5) < 0.01)
    }

    @Test func pathsAreSeenHalfway() throws {
        let small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let large = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
        let middle = CGRect(x: 0, y: 0, width: 20, height: 10)
        let shape = try halfway(CAShapeLayer(), "path", small, large)
        #expect(shape.path?.boundingBox == middle)
        #expect(
            try halfway(CALayer(), "shadowPath", small, large).shadowPath?.boundingBox == middle
        )
    }

    @Test func gradientsAreSeenHalfway() throws {
        let layer = CAGradientLayer()
        layer.colors = [red(1), red(0)]
        layer.locations = [0, 1]
        let seen = try halfway(layer, "locations", [0, 0.5], [0.5, 1.0])
        #expect(seen.locations?.map(\.doubleValue) == [0.25, 0.75])
        let ends = try halfway(layer, "startPoint", CGPoint.zero, CGPoint(x: 1, y: 1))
        #expect(ends.startPoint == CGPoint(x: 0.5, y: 0.5))
        let tinted = try halfway(layer, "colors", [red(0), red(0)], [red(1), red(1)])
        let first = try #require(tinted.colors?.first as AnyObject? as? CGColor)
        #expect(abs((first.components?.first ?? 0) - 0.5) < 0.01)
    }

    @Test func aSublayerIsAnimatedByItsName() throws {
        let arm = CALayer()
        let hand = CALayer()
        let other = CALayer()
        (arm.name, hand.name, other.name) = ("arm", "hand", "other")
        root.addSublayer(arm)
        arm.addSublayer(hand)
        arm.addSublayer(other)
        host.commitTree()
        root.add(animation("sublayers.arm.opacity", 0, 1), forKey: "a")
        let group = CAAnimationGroup()
        group.animations = [animation("sublayers.arm.sublayers.hand.position.x", 10, 30)]
        group.duration = 2
        root.add(group, forKey: "b")
        host.commitTree()
        clock.advance(by: 1)
        #expect(arm.presentation()?.opacity == 0.5 && arm.opacity == 1)
        #expect(hand.presentation()?.position.x == 20)
        #expect(other.presentation()?.opacity == 1 && other.presentation()?.position.x == 0)
        // The committed tree says the same without the main thread.
        let node = try #require(host.context.currentTree?.root.sublayers.first)
        #expect(node.presented(at: 51).opacity == 0.5)
        root.removeAllAnimations()
        host.commitTree()
        #expect(arm.presentation()?.opacity == 1)
        #expect(host.context.currentTree?.root.sublayers.first?.hasAnimations == false)
    }

    @Test func aNamedSublayersOwnClockDoesNotMatter() throws {
        let layer = CALayer()
        layer.name = "slow"
        layer.speed = 0.25
        layer.timeOffset = 3
        root.addSublayer(layer)
        host.commitTree()
        root.add(animation("sublayers.slow.opacity", 0, 1), forKey: "a")
        host.commitTree()
        clock.advance(by: 1)
        #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    }

    @Test func anEmittersCellIsAnimatedByItsName() throws {
        let layer = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.name = "spark"
        cell.birthRate = 10
        cell.lifetime = 5
        layer.emitterCells = [cell]
        layer.beginTime = 50
        root.addSublayer(layer)
        host.commitTree()
        layer.add(animation("emitterCells.spark.velocity", 0, 100), forKey: "v")
        host.commitTree()
        let node = try #require(host.context.currentTree?.root.sublayers.first)
        func distances(_ local: Double) -> [Double] {
            guard case .emitter(let box) = node.presented(at: local).kind else { return [] }
            return box.value.particles(at: local).map { hypot($0.x, $0.y) }
        }
        // A particle flies as fast as the animation was when it was born.
        let found = distances(1)
        #expect(found.count == 11)
        for (number, distance) in found.enumerated() {
            let birth = Double(number) / 10
            #expect(abs(distance - birth / 2 * 100 * (1 - birth)) < 1e-6)
        }
        // And stands still when the animation is over, as the cell says.
        let late = distances(2.5)
        #expect(late.suffix(4).allSatisfy { $0 < 1e-9 } && late[10] > 70)
    }

    @Test func particlesAreBornWithTheCellsAnimatedPicture() throws {
        func picture(_ gray: UInt8) throws -> CGImage {
            let data = Data([gray, gray, gray, 255])
            let provider = try #require(CGDataProvider(data: data as NSData))
            return try #require(
                CGImage(
                    width: 1,
                    height: 1,
                    bitsPerComponent: 8,
                    bitsPerPixel: 32,
                    bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue),
                    provider: provider,
                    decode: nil,
                    shouldInterpolate: false,
                    intent: .defaultIntent
                )
            )
        }
        let layer = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.name = "spark"
        cell.birthRate = 4
        cell.lifetime = 5
        layer.emitterCells = [cell]
        layer.beginTime = 50
        root.addSublayer(layer)
        host.commitTree()
        layer.add(
            animation("emitterCells.spark.contents", try picture(0), try picture(200)),
            forKey: "picture"
        )
        layer.add(animation("emitterCells.spark.contentsRect.origin.x", 0, 1), forKey: "part")
        host.commitTree()
        let node = try #require(host.context.currentTree?.root.sublayers.first)
        guard case .emitter(let box) = node.presented(at: 1).kind else {
            Issue.record("no emitter")
            return
        }
        let particles = box.value.particles(at: 1)
        #expect(particles.count == 5)
        for (number, particle) in particles.enumerated() {
            // Two seconds from one picture to the other.
            let part = Double(number) / 4 / 2
            let gray = try #require(particle.cell.contents).buffer[0, 0] & 255
            #expect(abs(Double(gray) - 200 * part) <= 1)
            #expect(abs(particle.cell.contentsRect.minX - part) < 1e-9)
        }
    }

    @Test func aBurstByAnAnimatedBirthRateOutlivesItsAnimation() throws {
        let layer = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.name = "spark"
        cell.lifetime = 5
        layer.emitterCells = [cell]
        layer.beginTime = 50
        root.addSublayer(layer)
        host.commitTree()
        layer.add(animation("emitterCells.spark.birthRate", 60, 0), forKey: "burst")
        host.commitTree()
        func count(_ local: Double) -> Int {
            guard let node = host.context.currentTree?.root.sublayers.first,
                case .emitter(let box) = node.presented(at: local).kind
            else { return -1 }
            return box.value.particles(at: local).count
        }
        // 60 a second falling evenly to none in two seconds: sixty in all.
        #expect((44...47).contains(count(1)))
        #expect((59...62).contains(count(2)))
        clock.advance(by: 2.5)
        host.advanceAnimations(to: 52.5)
        host.commitTree()
        #expect(layer.animationKeys() == nil)
        #expect((59...62).contains(count(2.5)))
        #expect(count(8) == 0)
    }

    /// Where a layer stands at parts of a path animation of one second.
    private func walk(
        _ path: CGPath,
        _ times: [Double],
        _ curves: [CAMediaTimingFunction],
        at part: Double
    ) -> CGPoint? {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.timingFunctions = curves
        guard case .property(let change) = animation.renderBody(in: root),
            case .keyframes(let frames) = change.course,
            case .point(let point)? = frames.value(at: part)
        else { return nil }
        return point
    }

    @Test func aClosingLineWithoutATimeOfItsOwnIsNotGone() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 50))
        path.closeSubpath()
        let there = try #require(walk(path, [0, 0.2, 0.6], [], at: 0.1))
        #expect(hypot(there.x - 50, there.y) < 1e-9)
        #expect(walk(path, [0, 0.2, 0.6], [], at: 0.9) == CGPoint(x: 100, y: 50))
        // With a time of its own it is.
        #expect(walk(path, [0, 0.2, 0.6, 1], [], at: 1) == .zero)
        let back = try #require(walk(path, [0, 0.2, 0.6, 1], [], at: 0.8))
        #expect(hypot(back.x - 50, back.y - 25) < 1e-9)
    }

    @Test func curvesOfAPathAreGoneAtTheirOwnPace() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        let (a, b) = (CGPoint(x: 0, y: 40), CGPoint(x: 60, y: 90))
        path.addCurve(to: CGPoint(x: 100, y: 0), control1: a, control2: b)
        path.addLine(to: CGPoint(x: 300, y: 0))
        let easy = CAMediaTimingFunction(name: .easeIn)
        let even = CAMediaTimingFunction(name: .linear)
        let reference = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
        for index in 1..<20 {
            let part = Double(index) / 20
            let paced = try #require(walk(path, [0, 0.5, 1], [easy, even], at: part * 0.5))
            let plain = try #require(
                walk(path, [0, 0.5, 1], [], at: reference.value(at: part) * 0.5)
            )
            #expect(hypot(paced.x - plain.x, paced.y - plain.y) < 1e-6)
        }
        let line = try #require(walk(path, [0, 0.5, 1], [easy, even], at: 0.75))
        #expect(hypot(line.x - 200, line.y) < 1e-9)
        #expect(walk(path, [0, 0.5, 1], [easy, easy], at: 1) == CGPoint(x: 300, y: 0))
    }

    @Test func brightnessBeyondWhiteIsAValue() throws {
        let metadata = CAEDRMetadata.hdr10(
            minLuminance: 0.1,
            maxLuminance: 1000,
            opticalOutputScale: 100
        )
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: metadata,
            requiringSecureCoding: true
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CAEDRMetadata.self, from: data)
        #expect(read == metadata && metadata != CAEDRMetadata.hlg)
        #expect(!CAEDRMetadata.isAvailable)
        #expect(CAEDRMetadata.hlg(ambientViewingEnvironment: Data([1])) != CAEDRMetadata.hlg)
    }

    @Test(arguments: [("hidden", true), ("isHidden", true), ("isDoubleSided", false)])
    func switchesAreAnimatedByTheirSwiftNamesToo(keyPath: String, end: Bool) throws {
        let layer = CALayer()
        root.addSublayer(layer)
        host.commitTree()
        let blink = CAKeyframeAnimation(keyPath: keyPath)
        blink.values = [!end, end]
        blink.calculationMode = .discrete
        blink.duration = 2
        layer.add(blink, forKey: nil)
        host.commitTree()
        func state() -> Bool? {
            let shown = layer.presentation()
            return keyPath == "isDoubleSided" ? shown?.isDoubleSided : shown?.isHidden
        }
        #expect(state() == !end)
        clock.advance(by: 1.5)
        #expect(state() == end)
    }
}
