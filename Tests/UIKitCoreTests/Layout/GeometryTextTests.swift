// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitValues

@Suite("Geometry as text")
struct GeometryTextTests {
    @Test("Points, sizes, vectors, rectangles and transforms are written as on iOS and read again")
    func roundTrip() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSCoder.string(for: CGSize(width: -3, height: 0)) == "{-3, 0}")
        let rect = CGRect(x: 1, y: 2, width: 3.25, height: 4)
        #expect(NSCoder.string(for: rect) == "{{1, 2}, {3.25, 4}}")
        #expect(NSCoder.cgRect(for: "{{1,2},{3.25,4}}") == rect)
        #expect(NSCoder.cgPoint(for: "{-0.5, 7}") == CGPoint(x: -0.5, y: 7))
        #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5)
        #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6.5]")
        #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6.5]") == transform)
    }

    @Test("Text of another form is zero, and the identity")
    func otherForms() {
        #expect(NSCoder.cgPoint(for: "") == .zero && NSCoder.cgPoint(for: "{1}") == .zero)
        #expect(NSCoder.cgRect(for: "{{1, x}, {2, 3}}") == .zero)
        #expect(NSCoder.cgSize(for: "nonsense") == .zero)
        #expect(NSCoder.cgAffineTransform(for: "[1, 2]") == .identity)
    }

    @Test("Geometry goes through archives")
    func archives() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(reader.decodeCGAffineTransform(forKey: "transform") == .init(scaleX: 2, y: 3))
        #expect(reader.decodeCGPoint(forKey: "none") == .zero)
    }
}
