// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import RenderServer
import Testing

@_silgen_name("malloc_usable_size")
private func usableSize(_ pointer: UnsafeRawPointer) -> Int

struct LayerTreeTests {
    @Test func sublayersAreNilWithoutAny() {
        let root = CALayer()
        let child = CALayer()
        #expect(root.sublayers == nil)
        root.addSublayer(child)
        #expect(root.sublayers?.count == 1 && child.superlayer === root)
        child.removeFromSuperlayer()
        #expect(root.sublayers == nil && child.superlayer == nil)
    }

    @Test func addingMovesFromTheOldSuperlayerAndNeverDoubles() {
        let (a, b, child) = (CALayer(), CALayer(), CALayer())
        a.addSublayer(child)
        b.addSublayer(child)
        b.addSublayer(child)
        #expect(a.sublayers == nil && b.sublayers?.count == 1)
    }

    @Test func insertionGoesWhereItSays() {
        let root = CALayer()
        let layers = (0..<4).map { index -> CALayer in
            let layer = CALayer()
            layer.name = "\(index)"
            return layer
        }
        func names() -> String { (root.sublayers ?? []).compactMap(\.name).joined() }
        root.addSublayer(layers[0])
        root.insertSublayer(layers[1], at: 0)
        #expect(names() == "10")
        root.insertSublayer(layers[2], at: 999)
        #expect(names() == "102")
        root.insertSublayer(layers[3], above: layers[1])
        #expect(names() == "1302")
        root.insertSublayer(layers[2], below: layers[1])
        #expect(names() == "2130")
        root.insertSublayer(layers[2], above: layers[2])
        #expect(names() == "1302")
        root.insertSublayer(layers[1], below: CALayer())
        #expect(names() == "3021")
        let new = CALayer()
        new.name = "n"
        root.replaceSublayer(layers[0], with: new)
        #expect(names() == "3n21")
        root.sublayers = [layers[0], layers[3]]
        #expect(names() == "03" && new.superlayer == nil)
    }

    @Test func aSuperlayerThatGoesLeavesItsSublayersAlone() {
        let child = CALayer()
        do {
            let parent = CALayer()
            parent.addSublayer(child)
        }
        #expect(child.superlayer == nil)
    }

    @Test func aMaskBelongsToItsLayerAndNotToTheSublayers() {
        let (layer, mask) = (CALayer(), CALayer())
        layer.mask = mask
        #expect(layer.sublayers == nil && mask.superlayer === layer)
        mask.removeFromSuperlayer()
        #expect(layer.mask == nil)
    }

    @Test func aCycleTrapsWithTheNames() async {
        await #expect(processExitsWith: .failure) {
            let (a, b) = (CALayer(), CALayer())
            a.addSublayer(b)
            b.addSublayer(a)
        }
    }

    @Test func notANumberTraps() async {
        await #expect(processExitsWith: .failure) {
            CALayer().position = CGPoint(x: CGFloat.nan, y: 0)
        }
    }

    @Test func layersOfAnyClassCanBeMade() {
        #expect(CALayer.make(CAShapeLayer.self) is CAShapeLayer)
        final class Own: CALayer {
            var number = 3
            override init() {
                super.init()
                number = 4
            }
            override init(layer: Any) {
                super.init(layer: layer)
                number = ((layer as? Own)?.number ?? 0) + 100
            }
            required init?(coder: NSCoder) { nil }
        }
        let made = CALayer.make(Own.self)
        #expect((made as? Own)?.number == 4)
        #expect((made.makeShadowCopy() as? Own)?.number == 104)
    }

    @Test func layersStaySmall() {
        #expect(MemoryLayout<LayerProperties>.size <= 128)
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.backgroundColor = Paint.red
        layer.cornerRadius = 3
        layer.opacity = 0.5
        layer.isHidden = true
        #expect(!layer.hasRareState && layer.properties.space == nil)
        #expect(layer.properties.decoration == nil && layer.properties.contentPlacement == nil)
        #expect(usableSize(Unmanaged.passUnretained(layer).toOpaque()) <= 256)
    }

    @Test func observersHearOfChanges() {
        final class Observer: NSObject {
            var paths: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?,
                of object: Any?,
                change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { paths.append(keyPath ?? "") }
        }
        let (layer, observer) = (CALayer(), Observer())
        layer.addObserver(observer, forKeyPath: "bounds", context: nil)
        layer.bounds.size.width = 5
        layer.opacity = 0.5
        #expect(observer.paths == ["bounds"])
        layer.removeObserver(observer, forKeyPath: "bounds")
        layer.bounds.size.width = 6
        #expect(observer.paths == ["bounds"])
    }

    @Test func archivesKeepTheTree() throws {
        let root = CALayer()
        root.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        root.backgroundColor = Paint.red
        root.transform = CATransform3DMakeScale(2, 2, 2)
        root.name = "root"
        root.addSublayer(CALayer())
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: root,
            requiringSecureCoding: true
        )
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data)
        #expect(copy?.bounds == root.bounds && copy?.position == root.position)
        #expect(copy?.name == "root" && copy?.sublayers?.count == 1)
        #expect(copy?.backgroundColor?.components == [1, 0, 0, 1])
        #expect(copy.map { CATransform3DEqualToTransform($0.transform, root.transform) } == true)
    }

    @Test func archivesKeepValuesOfAnyKey() throws {
        let layer = CALayer()
        layer.setValue("v", forKey: "custom")
        layer.setValue([1, 2], forKey: "list")
        layer.setValue(Paint.red, forKey: "color")
        // An object that a secure archive would not give back.
        layer.setValue(CALayer(), forKey: "layer")
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: layer,
            requiringSecureCoding: true
        )
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data)
        let read = try #require(copy)
        #expect(read.value(forKey: "custom") as? String == "v")
        #expect(read.value(forKey: "list") as? [Int] == [1, 2])
        let color = (read.value(forKey: "color") as AnyObject) as? CGColor
        #expect(color?.components == [1, 0, 0, 1])
        #expect(read.value(forKey: "layer") == nil)
    }
}
