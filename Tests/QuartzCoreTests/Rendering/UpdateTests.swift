// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Raster
import RenderServer
import Testing

/// Frames that are made of the ones before by changing items in place.
struct UpdateTests {
    private static func fresh(_ screen: Screen, threads: Int = 1) -> PixelBuffer {
        let whole = PixelBuffer(width: screen.buffer.width, height: screen.buffer.height)
        let context = RenderContext(
            scale: screen.context.scale,
            backdrop: 0xFFFF_FFFF,
            threads: threads
        )
        if let tree = screen.context.currentTree { context.commit(tree) }
        _ = context.drawFrame(into: whole, age: 0, at: 0)
        return whole
    }

    @Test func aChildThatMovesToItsUnclesPlaceIsDrawnWhereItIs() {
        CATransaction.setDisableActions(true)
        let screen = Screen(width: 120, height: 120)
        let parent = screen.add(Paint.blue, 10, 10, 50, 50)
        screen.add(Paint.green, 5, 5, 10, 10, to: parent)
        let wanderer = screen.add(Paint.red, 70, 70, 20, 20)
        screen.draw()
        for other in [parent, screen.root, parent] {
            CATransaction.setDisableActions(true)
            other.addSublayer(wanderer)
            screen.draw()
            #expect(Self.fresh(screen).words == screen.buffer.words)
        }
    }

    @Test func partsOfALayerThatComeAndGoAroundSublayersThatStay() {
        CATransaction.setDisableActions(true)
        let screen = Screen(width: 120, height: 120)
        let parent = screen.add(Paint.blue, 10, 10, 90, 90)
        for place in 0..<3 { screen.add(Paint.green, CGFloat(place * 25), 5, 10, 10, to: parent) }
        screen.draw()
        for step in 0..<16 {
            CATransaction.setDisableActions(true)
            // In every order, also one going while the other comes.
            parent.backgroundColor = step & 1 == 0 ? nil : Paint.red
            parent.borderWidth = step & 2 == 0 ? 3 : 0
            if step >= 8 { parent.backgroundColor = CGColor(gray: 0, alpha: step & 4 == 0 ? 0 : 1) }
            screen.draw()
            #expect(Self.fresh(screen).words == screen.buffer.words, "step \(step)")
        }
    }

    @Test func layersThatComeAndGoBetweenOthersThatMove() {
        CATransaction.setDisableActions(true)
        let screen = Screen(width: 120, height: 120, threads: 2)
        let layers = (0..<12).map {
            screen.add(Paint.rgb(CGFloat($0) / 12, 0.5, 0), CGFloat($0 * 7), 20, 30, 30)
        }
        screen.draw()
        for step in 0..<24 {
            CATransaction.setDisableActions(true)
            layers[step % 12].isHidden.toggle()
            layers[(step * 5 + 1) % 12].position.y += 3.25
            layers[(step * 7 + 2) % 12].cornerRadius = CGFloat(step % 9)
            screen.draw()
            #expect(Self.fresh(screen).words == screen.buffer.words, "step \(step)")
        }
    }

    @Test func groupsOfOpaquePartsLookAsIfTheyHadAPictureOfTheirOwn() {
        CATransaction.setDisableActions(true)
        let screen = Screen(width: 120, height: 120)
        let group = screen.add(Paint.red, 10.25, 10.5, 80, 70)
        group.cornerRadius = 12
        group.opacity = 0.6
        screen.add(Paint.green, 20, 15, 40, 35, to: group)
        screen.add(Paint.blue, 40, 0, 40, 35, to: group)
        screen.add(Paint.black, 0, 35, 40, 35, to: group)
        screen.draw()
        let plain = screen.buffer.words
        // A mask that lets everything through makes it a picture.
        let mask = CALayer()
        mask.frame = CGRect(x: -10, y: -10, width: 200, height: 200)
        mask.backgroundColor = Paint.black
        group.mask = mask
        screen.draw()
        var most = 0
        for (a, b) in zip(plain, screen.buffer.words) {
            for shift: UInt32 in [0, 8, 16, 24] {
                let difference = Int((a >> shift) & 255) - Int((b >> shift) & 255)
                most = max(most, abs(difference))
            }
        }
        #expect(most <= 1)
        #expect(Set(plain).count > 5)
    }

    @Test func oneLayerOfManyThatMovesIsAllThatIsDrawn() {
        CATransaction.setDisableActions(true)
        let screen = Screen(width: 400, height: 400, threads: 2)
        var layers: [CALayer] = []
        for index in 0..<400 {
            let x = CGFloat(index % 20 * 20)
            let y = CGFloat(index / 20 * 20)
            layers.append(screen.add(Paint.red, x, y, 16, 16))
        }
        screen.draw()
        CATransaction.setDisableActions(true)
        layers[210].position.x += 2
        let damage = screen.draw().damage
        #expect(damage == [PixelRect(x: 200, y: 200, width: 18, height: 16)])
        #expect(screen.context.drawnPixels == 18 * 16)
        #expect(Self.fresh(screen).words == screen.buffer.words)
    }
}
