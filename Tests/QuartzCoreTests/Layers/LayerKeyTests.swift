// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import Testing

/// The properties of layers by their names, as libraries find them that read and set everything by name.
struct LayerKeyTests {
    @Test func layersUnderstandTheAccessorsOfTheirProperties() {
        let layer = CAShapeLayer()
        for name in [
            "contentsCenter", "transform", "isHidden", "masksToBounds", "lineCap", "delegate",
        ] {
            #expect(layer.responds(to: Selector(name)), "\(name)")
        }
        for name in ["setContentsCenter:", "setTransform:", "setHidden:", "setLineCap:"] {
            #expect(layer.responds(to: Selector(name)), "\(name)")
        }
        #expect(!CALayer().responds(to: "lineCap") && !layer.responds(to: "setSuperlayer:"))
    }

    @Test func eachPropertyIsSetByItsName() {
        let layer = CAShapeLayer()
        layer.setValue(true, forKey: "needsDisplayOnBoundsChange")
        layer.setValue("square", forKey: "lineCap")
        layer.setValue([NSNumber(value: 3)], forKey: "lineDashPattern")
        layer.setValue(NSNumber(value: 5), forKey: "edgeAntialiasingMask")
        layer.setValue(true, forKey: "hidden")
        layer.setValue(CGRect(x: 0.25, y: 0, width: 0.5, height: 1), forKey: "contentsCenter")
        #expect(layer.needsDisplayOnBoundsChange && layer.isHidden)
        #expect(layer.lineCap == .square && layer.lineDashPattern == [3])
        #expect(layer.edgeAntialiasingMask.rawValue == 5)
        #expect(layer.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
        let text = CATextLayer()
        text.setValue("a", forKey: "string")
        text.setValue(true, forKey: "wrapped")
        text.setValue("center", forKey: "alignmentMode")
        #expect(text.string as? String == "a" && text.isWrapped && text.alignmentMode == .center)
        #expect(text.value(forKey: "alignmentMode") as? String == "center")
        let tiled = CATiledLayer()
        tiled.setValue(4, forKey: "levelsOfDetail")
        #expect(tiled.levelsOfDetail == 4)
        let emitter = CAEmitterLayer()
        emitter.setValue("circle", forKey: "emitterShape")
        #expect(emitter.emitterShape == .circle)
    }

    @Test func otherKeysAreKept() {
        let layer = CALayer()
        layer.setValue("x", forKey: "lineCap")
        #expect(layer.value(forKey: "lineCap") as? String == "x")
    }

    @Test func propertiesAreListedWithTheirTypes() throws {
        func attributes(_ name: String) throws -> String {
            let property = try #require(class_getProperty(CAShapeLayer.self, name))
            return property_getAttributes(property).map { String(cString: $0) } ?? ""
        }
        #expect(try attributes("backgroundColor").hasPrefix("T^{CGColor=}"))
        #expect(try attributes("shadowPath").hasPrefix("T^{CGPath=}"))
        #expect(try attributes("cornerRadius").hasPrefix("Td"))
        #expect(try attributes("opacity").hasPrefix("Tf"))
        #expect(try attributes("lineCap").hasPrefix("T@\"NSString\""))
        #expect(try attributes("transform").hasPrefix("T{CATransform3D="))
        #expect(try attributes("superlayer").hasPrefix("T@\"CALayer\",R"))
        var count: UInt32 = 0
        let list = try #require(class_copyPropertyList(CALayer.self, &count))
        defer { free(list) }
        let names = (0..<Int(count)).map { String(cString: property_getName(list[$0])) }
        #expect(names.contains("contentsGravity") && !names.contains("lineCap"))
    }

    @Test func theTextOfAColorOrPictureBeginsWithItsType() throws {
        let color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
        #expect("\(color)".hasPrefix("<CGColor 0x") && "\(color)".hasSuffix("( 1 0.5 0 1 )"))
        #expect("\(color as Any)".hasPrefix("<CGColor 0x"))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4.5))
        path.closeSubpath()
        let lines = "\(path)".split(separator: "\n").map(String.init)
        #expect(lines.first?.hasPrefix("Path 0x") == true)
        #expect(lines.dropFirst() == ["  moveto (1, 2)", "    lineto (3, 4.5)", "    closepath"])
        let context = try #require(
            CGContext(
                data: nil,
                width: 2,
                height: 3,
                bitsPerComponent: 8,
                bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        let image = try #require(context.makeImage())
        #expect("\(image)".hasPrefix("<CGImage 0x") && "\(image)".contains("width = 2, height = 3"))
    }
}
