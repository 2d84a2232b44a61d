// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import RenderServer
import Testing

/// Draws a bar as long as a property of its own says.
private final class BarLayer: CALayer {
    /// How long the bar was in each drawing.
    nonisolated(unsafe) static var drawn: [Double] = []

    var length: Double {
        get { (value(forKey: "length") as? NSNumber)?.doubleValue ?? 0 }
        set { setValue(NSNumber(value: newValue), forKey: "length") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "length" || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
        BarLayer.drawn.append(length)
        ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        ctx.fill([CGRect(x: 0, y: 0, width: length, height: 20)])
    }
}

/// Passes a property of its own on whenever it is displayed, and draws nothing.
private final class SoundLayer: CALayer {
    var heard: [Double] = []

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "volume" || super.needsDisplay(forKey: key)
    }

    override func display() {
        let seen = (presentation() ?? self).value(forKey: "volume") as? NSNumber
        heard.append(seen?.doubleValue ?? 0)
        contents = nil
    }
}

/// Asks for its presentation while it draws.
private final class AskingLayer: CALayer {
    var seen: [Double?] = []

    override func draw(in ctx: CGContext) {
        seen.append((presentation()?.value(forKey: "length") as? NSNumber)?.doubleValue)
    }
}

/// Draws for a layer.
private final class Drawer: ObjCRuntime.NSObject, CALayerDelegate {
    var lengths: [Double] = []

    func draw(_ layer: CALayer, in ctx: CGContext) {
        lengths.append((layer.value(forKey: "length") as? NSNumber)?.doubleValue ?? -1)
    }
}

/// Leaves the drawing to its delegate.
private final class DelegatingLayer: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
        key == "length" || super.needsDisplay(forKey: key)
    }
}

@Suite(.serialized)
struct OwnPropertyTests {
    private let clock = ManualClock(now: 10)
    private let root = CALayer()
    private let bar = BarLayer()
    private let context = RenderContext()
    private let host: LayerHost

    init() {
        MediaTime.setClock(clock)
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
        bar.frame = root.bounds
        root.addSublayer(bar)
        host = LayerHost(layer: root, context: context)
        bar.length = 20
        host.commitTree()
        BarLayer.drawn = []
    }

    private func frame(after seconds: Double) {
        clock.advance(by: seconds)
        DisplayLinks.shared.fire(at: clock.now, frameDuration: 1.0 / 60)
        host.advanceAnimations(to: clock.now)
        host.commitTree()
    }

    private func grow() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "length")
        animation.fromValue = 20
        animation.toValue = 80
        animation.duration = 1
        return animation
    }

    @Test func aTextLayersSizeAndColourAreAnimatedWhenTheyAreSet() throws {
        let text = CATextLayer()
        text.string = "A"
        text.frame = root.bounds
        root.addSublayer(text)
        host.commitTree()
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        text.fontSize = 16
        text.foregroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        CATransaction.commit()
        #expect(text.animationKeys() == ["fontSize", "foregroundColor"])
        frame(after: 0)
        frame(after: 0.5)
        let seen = try #require(text.presentation())
        #expect(seen.fontSize > 16 && seen.fontSize < 36 && text.fontSize == 16)
        let green = try #require(seen.foregroundColor?.components)[1]
        #expect(green > 0 && green < 1)
        frame(after: 1)
    }

    @Test func aTextLayersSizeIsAnimatedByItsName() {
        let text = CATextLayer()
        text.string = "A"
        root.addSublayer(text)
        host.commitTree()
        let change = CABasicAnimation(keyPath: "fontSize")
        change.fromValue = 60
        change.toValue = 20
        change.duration = 1
        text.add(change, forKey: nil)
        frame(after: 0)
        frame(after: 0.5)
        #expect(text.presentation()?.fontSize == 40)
        frame(after: 1)
    }

    @Test func aTextLayersPropertiesAskForTheirActions() {
        final class Asked: CATextLayer {
            var events: [String] = []

            override func action(forKey event: String) -> (any CAAction)? {
                events.append(event)
                return super.action(forKey: event)
            }
        }
        let text = Asked()
        root.addSublayer(text)
        host.commitTree()
        text.events = []
        text.string = "B"
        text.font = "Courier" as NSString
        text.isWrapped = true
        text.truncationMode = .end
        text.alignmentMode = .center
        let asked = ["string", "font", "wrapped", "truncationMode", "alignmentMode"]
        #expect(text.events == asked)
    }

    @Test func aPropertyThatWasNeverSetIsAnimatedAllTheSame() {
        let fresh = BarLayer()
        fresh.frame = root.bounds
        root.addSublayer(fresh)
        host.commitTree()
        fresh.add(grow(), forKey: "length")
        frame(after: 0)
        BarLayer.drawn = []
        frame(after: 0.5)
        #expect(BarLayer.drawn == [50])
        #expect(fresh.presentation()?.length == 50 && fresh.length == 0)
        fresh.removeAllAnimations()
        frame(after: 0)
        #expect(!DisplayLinks.shared.wantsFrames)
    }

    @Test func aCopyIsDrawnAtEveryFrame() {
        bar.length = 80
        bar.add(grow(), forKey: "length")
        frame(after: 0)
        BarLayer.drawn = []
        for _ in 0..<4 { frame(after: 0.25) }
        #expect(BarLayer.drawn.prefix(3).elementsEqual([35, 50, 65]))
        #expect(BarLayer.drawn.last == 80)
        let count = BarLayer.drawn.count
        for _ in 0..<4 { frame(after: 0.25) }
        #expect(BarLayer.drawn.count <= count + 1)
        #expect(!DisplayLinks.shared.wantsFrames)
    }

    @Test func theFirstFrameShowsTheStart() {
        bar.length = 80
        bar.add(grow(), forKey: "length")
        frame(after: 0)
        #expect(BarLayer.drawn == [20])
        let fresh = BarLayer()
        fresh.frame = root.bounds
        fresh.length = 80
        fresh.add(grow(), forKey: "length")
        root.addSublayer(fresh)
        BarLayer.drawn = []
        frame(after: 0.25)
        #expect(Set(BarLayer.drawn) == [35, 20])
        bar.removeAllAnimations()
        fresh.removeAllAnimations()
        frame(after: 0)
    }

    @Test func whatIsDrawnFirstMayAskForThePresentation() {
        let asking = AskingLayer()
        asking.frame = root.bounds
        asking.setValue(30, forKey: "length")
        #expect(asking.presentation() == nil)
        root.addSublayer(asking)
        asking.setNeedsDisplay()
        frame(after: 0)
        #expect(asking.seen == [30])
    }

    @Test func theLayerItselfIsDisplayed() {
        let sound = SoundLayer()
        root.addSublayer(sound)
        host.commitTree()
        sound.heard = []
        let fade = CABasicAnimation(keyPath: "volume")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 1
        sound.add(fade, forKey: nil)
        for step in 0..<5 { frame(after: step == 0 ? 0 : 0.25) }
        #expect(sound.heard.prefix(4).elementsEqual([1, 0.75, 0.5, 0.25]))
        #expect(sound.heard.last == 0)
        #expect(sound.animationKeys() == nil)
    }

    @Test func theDelegateDrawsACopy() {
        let layer = DelegatingLayer()
        let drawer = Drawer()
        layer.frame = root.bounds
        layer.delegate = drawer
        root.addSublayer(layer)
        host.commitTree()
        drawer.lengths = []
        layer.add(grow(), forKey: nil)
        for _ in 0..<3 { frame(after: 0.25) }
        #expect(drawer.lengths == [20, 35, 50])
        layer.removeAllAnimations()
        frame(after: 0)
    }

    @Test func thePresentationHasTheValue() {
        bar.add(grow(), forKey: nil)
        frame(after: 0)
        clock.advance(by: 0.5)
        #expect(bar.presentation()?.length == 50)
        #expect(bar.length == 20)
        bar.removeAllAnimations()
        #expect(bar.presentation()?.length == 20)
    }

    @Test func keyframesAndAdditionWork() {
        let frames = CAKeyframeAnimation(keyPath: "length")
        frames.values = [0, 10, 0]
        frames.duration = 1
        frames.isAdditive = true
        bar.add(frames, forKey: nil)
        frame(after: 0)
        clock.advance(by: 0.5)
        #expect(bar.presentation()?.length == 30)
        bar.removeAllAnimations()
    }

    @Test func layersAndCellsAreReachedByName() {
        bar.name = "bar"
        root.setValue(0.25, forKeyPath: "sublayers.bar.opacity")
        #expect(bar.opacity == 0.25)
        let value = root.value(forKeyPath: "sublayers.bar.position.x") as? NSNumber
        #expect(value?.doubleValue == 50)
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.name = "fire"
        emitter.emitterCells = [cell]
        emitter.setValue(12, forKeyPath: "emitterCells.fire.birthRate")
        #expect(cell.birthRate == 12)
        let rate = emitter.value(forKeyPath: "emitterCells.fire.birthRate") as? NSNumber
        #expect(rate?.doubleValue == 12)
    }

    @Test func everyPropertyOfACellIsReachedByItsPath() throws {
        let emitter = CAEmitterLayer()
        let inner = CAEmitterCell()
        inner.name = "smoke"
        let cell = CAEmitterCell()
        cell.name = "fire"
        cell.emitterCells = [inner]
        emitter.emitterCells = [cell]
        let provider = try #require(CGDataProvider(data: Data([9, 9, 9, 255]) as NSData))
        let picture = try #require(
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
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let values: [(String, Any)] = [
            ("contents", picture), ("color", red), ("magnificationFilter", "nearest"),
            ("minificationFilter", "trilinear"), ("minificationFilterBias", 0.5),
            ("autoreverses", true), ("fillMode", "both"), ("enabled", false),
            ("contentsRect", CGRect(x: 0, y: 0, width: 0.5, height: 1)),
            ("contentsRect.origin.x", 0.25), ("emitterCells.smoke.velocity", 7),
            ("emitterCells.smoke.contentsRect.size.height", 0.75), ("own", "kept"),
        ]
        for (key, value) in values {
            emitter.setValue(value, forKeyPath: "emitterCells.fire.\(key)")
            #expect(emitter.value(forKeyPath: "emitterCells.fire.\(key)") != nil, "\(key)")
        }
        #expect(cell.contents as AnyObject === picture && cell.color == red)
        #expect(cell.magnificationFilter == "nearest" && cell.minificationFilter == "trilinear")
        #expect(cell.minificationFilterBias == 0.5 && cell.autoreverses && !cell.isEnabled)
        #expect(cell.fillMode == .both)
        #expect(cell.contentsRect == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
        #expect(inner.velocity == 7 && inner.contentsRect.height == 0.75)
        let x = emitter.value(forKeyPath: "emitterCells.fire.contentsRect.origin.x") as? NSNumber
        #expect(x?.doubleValue == 0.25)
        // All but the picture goes through an archive.
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: cell,
            requiringSecureCoding: true
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CAEmitterCell.self, from: data)
        let copy = try #require(read)
        #expect(copy.name == "fire" && copy.color == red && !copy.isEnabled && copy.autoreverses)
        #expect(copy.contentsRect == cell.contentsRect && copy.magnificationFilter == "nearest")
        #expect(copy.fillMode == .both && copy.minificationFilterBias == 0.5)
        #expect(copy.emitterCells?.first?.velocity == 7)
    }
}
