// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("Points, sizes and rectangles")
struct GeometryTests {
    @Test("A rectangle's image scales its origin, too")
    func scaledRect() {
        let rect = CGRect(x: 50, y: 50, width: 100, height: 100)
        let double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(rect.applying(double) == CGRect(x: 100, y: 100, width: 200, height: 200))
    }

    @Test("A rectangle's image is the box around its corners' images")
    func transformedRect() {
        let rect = CGRect(x: -3, y: 2, width: 7, height: 5)
        for step in 0..<24 {
            let transform = CGAffineTransform(rotationAngle: CGFloat(step) * .pi / 12)
                .scaledBy(x: 1.5, y: -2)
                .translatedBy(x: 4, y: 5)
            let corners = [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
            ].map { $0.applying(transform) }
            let box = rect.applying(transform)
            #expect(abs(box.minX - (corners.map(\.x).min() ?? 0)) < 1e-9)
            #expect(abs(box.maxX - (corners.map(\.x).max() ?? 0)) < 1e-9)
            #expect(abs(box.minY - (corners.map(\.y).min() ?? 0)) < 1e-9)
            #expect(abs(box.maxY - (corners.map(\.y).max() ?? 0)) < 1e-9)
        }
    }

    @Test("The null and the infinite rectangle map to themselves")
    func specialRects() {
        let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 5, y: 5)
        #expect(CGRect.null.applying(transform).isNull)
        #expect(CGRect.infinite.applying(transform).isInfinite)
    }

    @Test("A size is turned and scaled, not shifted")
    func size() {
        let transform = CGAffineTransform(translationX: 100, y: 100).scaledBy(x: 2, y: -3)
        #expect(CGSize(width: 4, height: 5).applying(transform) == CGSize(width: 8, height: -15))
    }

    @Test("Dictionaries give back what was put in, and nothing where a key is missing")
    func dictionaries() {
        let rect = CGRect(x: 1.5, y: -2, width: 3, height: 4.25)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        let point = CGPoint(x: 1, y: 2)
        #expect(CGPoint(dictionaryRepresentation: point.dictionaryRepresentation) == point)
        #expect(CGSize(dictionaryRepresentation: point.dictionaryRepresentation) == nil)
        var target = CGSize.zero
        let source = CGSize(width: 7, height: 8)
        #expect(CGSizeMakeWithDictionaryRepresentation(source.dictionaryRepresentation, &target))
        #expect(target == source)
        #expect(!CGSizeMakeWithDictionaryRepresentation(nil, &target))
        #expect(target == source)
    }

    @Test("Values describe themselves as on iOS")
    func descriptions() {
        #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
        #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)")
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
        #expect(String(reflecting: CGVector(dx: 1, dy: 2)) == "(1.0, 2.0)")
    }

    @Test("The C spellings mean the same")
    func legacy() {
        let rect = CGRectMake(1, 2, -3, 4)
        #expect(CGRectGetMinX(rect) == -2)
        #expect(CGRectGetMaxX(rect) == 1)
        #expect(CGRectGetWidth(rect) == 3)
        #expect(CGRectStandardize(rect) == CGRect(x: -2, y: 2, width: 3, height: 4))
        #expect(CGRectContainsPoint(CGRectMake(0, 0, 2, 2), CGPointMake(1, 1)))
        #expect(CGRectIntersection(CGRectMake(0, 0, 2, 2), CGRectMake(1, 1, 2, 2)).width == 1)
        #expect(CGRectIsNull(CGRectNull))
        #expect(CGRectIsInfinite(CGRectInfinite))
        #expect(CGSizeEqualToSize(CGSizeMake(1, 2), CGSize(width: 1, height: 2)))
    }
}
