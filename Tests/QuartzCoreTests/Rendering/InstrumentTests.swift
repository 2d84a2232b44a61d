// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Raster
import RenderServer
import Testing

/// What frames show of themselves.
struct InstrumentTests {
    @Test func optionsAreReadByNameAndUnknownOnesPassedOver() {
        #expect(DebugOptions(names: "frames, damage") == [.frames, .damage])
        #expect(DebugOptions(names: "repaint,cull,whatever") == [.repaint, .cull])
        #expect(DebugOptions(names: "") == [])
    }

    @Test func marksAreOnACopyAndGoWithTheNextFrame() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        CATransaction.setDisableActions(true)
        root.backgroundColor = Paint.white
        let dot = CALayer()
        dot.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        dot.backgroundColor = Paint.black
        root.addSublayer(dot)
        let context = RenderContext(backdrop: 0xFF00_0000, debug: [.damage])
        let host = LayerHost(layer: root, context: context)
        CATransaction.flush()
        let buffer = PixelBuffer(width: 60, height: 60)
        _ = context.drawFrame(into: buffer, age: 0, at: 0)
        CATransaction.setDisableActions(true)
        dot.backgroundColor = Paint.blue
        CATransaction.flush()
        let outcome = context.drawFrame(into: buffer, age: 1, at: 0)
        #expect(outcome.damage == [PixelRect(x: 0, y: 0, width: 60, height: 60)])
        #expect(buffer[5, 5] == 0xFFFF_3B30)
        #expect(buffer[10, 10] == 0xFF00_00FF)
        CATransaction.setDisableActions(true)
        dot.position.x += 30
        CATransaction.flush()
        _ = context.drawFrame(into: buffer, age: 1, at: 0)
        #expect(buffer[10, 10] == 0xFFFF_FFFF)
        #expect(context.drawFrame(into: buffer, age: 1, at: 0).damage.isEmpty)
        withExtendedLifetime(host) {}
    }

    @Test func drawnPixelsAreTintedByTheReason() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        CATransaction.setDisableActions(true)
        root.backgroundColor = Paint.white
        let context = RenderContext(backdrop: 0xFF00_0000, debug: [.repaint])
        let host = LayerHost(layer: root, context: context)
        CATransaction.flush()
        let buffer = PixelBuffer(width: 60, height: 60)
        _ = context.drawFrame(into: buffer, age: 0, at: 0)
        // Grey: the first frame.
        #expect(Channels(buffer[50, 50]).isGrey)
        CATransaction.setDisableActions(true)
        let dot = CALayer()
        dot.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        dot.backgroundColor = Paint.white
        root.addSublayer(dot)
        CATransaction.flush()
        _ = context.drawFrame(into: buffer, age: 1, at: 0)
        let added = Channels(buffer[8, 8])
        #expect(added.green > added.red && added.green > added.blue)
        #expect(buffer[50, 50] == 0xFFFF_FFFF)
        CATransaction.setDisableActions(true)
        dot.position.x += 30
        CATransaction.flush()
        _ = context.drawFrame(into: buffer, age: 1, at: 0)
        for x in [8, 38] {
            let moved = Channels(buffer[x, 8])
            #expect(moved.blue > moved.red && moved.blue > moved.green)
        }
        withExtendedLifetime(host) {}
    }

    /// The components of a pixel.
    private struct Channels {
        let red: UInt32
        let green: UInt32
        let blue: UInt32

        init(_ pixel: UInt32) {
            red = pixel >> 16 & 0xFF
            green = pixel >> 8 & 0xFF
            blue = pixel & 0xFF
        }

        var isGrey: Bool { max(red, green, blue) - min(red, green, blue) < 8 && red < 250 }
    }

    @Test func hiddenLayersAreFramed() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        CATransaction.setDisableActions(true)
        for inset in [20.0, 10] {
            let layer = CALayer()
            layer.frame = root.bounds.insetBy(dx: inset, dy: inset)
            layer.backgroundColor = Paint.red
            root.addSublayer(layer)
        }
        let context = RenderContext(backdrop: 0xFF00_0000, debug: [.cull, .repaint])
        let host = LayerHost(layer: root, context: context)
        CATransaction.flush()
        let buffer = PixelBuffer(width: 60, height: 60)
        _ = context.drawFrame(into: buffer, age: 0, at: 0)
        #expect(buffer[20, 30] == 0xFF0A_84FF)
        #expect(buffer[10, 30] != 0xFF0A_84FF)
        withExtendedLifetime(host) {}
    }
}
