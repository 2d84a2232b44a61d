// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import TestDevices
import Testing

@Suite("The graphics state")
struct GraphicsStateTests {
    private func recorded() -> (CGContext, RecordingDevice) {
        let device = RecordingDevice(width: 100, height: 50)
        let base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 50)
        return (CGContext(device: device, baseTransform: base), device)
    }

    @Test("Restoring brings back all that was saved, and the path and text matrix stay")
    func saveAndRestore() {
        let (context, device) = recorded()
        context.saveGState()
        context.translateBy(x: 10, y: 0)
        context.setAlpha(0.5)
        context.setBlendMode(.multiply)
        context.setShadow(offset: CGSize(width: 1, height: 2), blur: 4)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setShouldAntialias(false)
        context.interpolationQuality = .none
        context.textMatrix = CGAffineTransform(scaleX: 2, y: 2)
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
        context.restoreGState()
        #expect(context.interpolationQuality == .default)
        #expect(context.textMatrix.a == 2)
        context.fillPath()
        #expect(
            device.lines == [
                "fill (10, 46, 4, 4) color ff0000ff alpha 0.5 multiply aliased "
                    + "shadow (1, -2) sigma 2 00000055 clip (10, 45, 5, 5)",
                "fill (10, 47, 3, 3) color 000000ff",
            ]
        )
    }

    @Test("Whether antialiasing is allowed is not saved, whether it is wanted is")
    func antialiasing() {
        let (context, device) = recorded()
        context.saveGState()
        context.setAllowsAntialiasing(false)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setAllowsAntialiasing(true)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(device.lines[0].contains("aliased"))
        #expect(!device.lines[1].contains("aliased"))
    }

    @Test("Restoring more often than saving changes nothing")
    func unbalanced() {
        let (context, device) = recorded()
        context.translateBy(x: 3, y: 0)
        context.restoreGState()
        context.restoreGState()
        #expect(context.ctm.tx == 3)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
        context.setAlpha(0.1)
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(
            device.lines == [
                "layer (0, 0, 100, 50)", "end", "fill (3, 49, 1, 1) color 000000ff",
            ]
        )
    }

    @Test("A layer starts plain and is composited with the state around it")
    func layer() {
        let (context, device) = recorded()
        context.setAlpha(0.5)
        context.setBlendMode(.screen)
        context.beginTransparencyLayer(
            in: CGRect(x: 10, y: 10, width: 20, height: 20),
            auxiliaryInfo: nil
        )
        context.saveGState()
        context.setAlpha(0.25)
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        context.endTransparencyLayer()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(
            device.lines == [
                "layer (10, 20, 20, 20) alpha 0.5 screen",
                "  fill (0, 0, 50, 50) color 000000ff alpha 0.25",
                "end",
                "fill (0, 49, 1, 1) color 000000ff alpha 0.5 screen",
            ]
        )
    }

    @Test("The clip narrows, its box is in user space, and resetting widens it again")
    func clip() {
        let (context, _) = recorded()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
        context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
        context.addEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 30))
        context.clip()
        context.translateBy(x: 10, y: 0)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 10, width: 20, height: 20))
        context.resetClip()
        #expect(context.boundingBoxOfClipPath == CGRect(x: -10, y: 0, width: 100, height: 50))
        context.clip(to: [])
        #expect(context.boundingBoxOfClipPath.isEmpty)
    }

    @Test("Points convert to device space and back")
    func conversion() throws {
        let context = try Scene.context(100, 50)
        #expect(context.userSpaceToDeviceSpaceTransform.isIdentity)
        context.translateBy(x: 10, y: 20)
        context.rotate(by: .pi / 2)
        context.scaleBy(x: 2, y: 3)
        let point = CGPoint(x: 1, y: 1)
        let device = context.convertToDeviceSpace(point)
        #expect(abs(device.x - 7) < 1e-12 && abs(device.y - 22) < 1e-12)
        let back = context.convertToUserSpace(device)
        #expect(abs(back.x - 1) < 1e-12 && abs(back.y - 1) < 1e-12)
        let size = context.convertToDeviceSpace(CGSize(width: 1, height: 0))
        #expect(abs(size.width) < 1e-12 && abs(size.height - 2) < 1e-12)
        let box = context.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(abs(box.minX - 7) < 1e-12 && abs(box.width - 3) < 1e-12)
    }

    @Test("A view's context measures in points, y down, and says so in its matrix")
    func viewContext() {
        let pixels = PixelBuffer(width: 20, height: 10)
        let context = CGContext(
            drawingInto: pixels,
            baseTransform: CGAffineTransform(scaleX: 2, y: 2)
        )
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 10))
        context.setShadow(
            offset: CGSize(width: 0, height: 3),
            blur: 0,
            color: CGColor(
                red: 0,
                green: 0,
                blue: 1,
                alpha: 1
            )
        )
        context.fillColor(0xFF0000)
        context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        #expect(pixels[2, 0] == 0xFFFF_0000)
        #expect(pixels[5, 1] == 0xFFFF_0000)
        #expect(pixels[2, 6] == 0xFF00_00FF)
        #expect(pixels[2, 4] == 0)
    }

    @Test("The path lives in device space: points stay when the matrix changes")
    func path() {
        let (context, _) = recorded()
        #expect(context.isPathEmpty)
        #expect(context.path == nil)
        #expect(context.currentPointOfPath == .zero)
        context.move(to: CGPoint(x: 10, y: 10))
        context.scaleBy(x: 2, y: 2)
        #expect(context.currentPointOfPath == CGPoint(x: 5, y: 5))
        context.addLine(to: CGPoint(x: 20, y: 5))
        context.addLine(to: CGPoint(x: 20, y: 20))
        context.closePath()
        #expect(context.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 15, height: 15))
        #expect(context.pathContains(CGPoint(x: 18, y: 8), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 6, y: 18), mode: .fill))
        #expect(context.pathContains(CGPoint(x: 12, y: 5.3), mode: .stroke))
        #expect(!context.pathContains(CGPoint(x: 18, y: 8), mode: .stroke))
        context.setLineWidth(4)
        context.replacePathWithStrokedPath()
        #expect(context.boundingBoxOfPath.width > 18)
        context.beginPath()
        #expect(context.isPathEmpty)
    }

    @Test("Setting a colour space sets its first colour")
    func colorSpace() {
        let (context, device) = recorded()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor([0, 1, 0, 0.5])
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(
            device.lines.map { $0.split(separator: " ").last } == [
                "000000ff", "00ff0080", "ffffffff",
            ]
        )
    }
}
