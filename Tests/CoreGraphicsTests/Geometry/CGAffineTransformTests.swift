// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
    private static let samples: [CGAffineTransform] = [
        .identity,
        CGAffineTransform(translationX: 3, y: -7),
        CGAffineTransform(scaleX: 2, y: 0.5),
        CGAffineTransform(scaleX: -1, y: 3),
        CGAffineTransform(rotationAngle: 0.7),
        CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
        CGAffineTransform(a: 0, b: 5, c: -2, d: 1, tx: 0, ty: 1),
    ]

    private func isClose(_ left: CGAffineTransform, _ right: CGAffineTransform) -> Bool {
        let pairs = [
            (left.a, right.a), (left.b, right.b), (left.c, right.c), (left.d, right.d),
            (left.tx, right.tx), (left.ty, right.ty),
        ]
        return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test("The empty initializer makes six zeros, not the identity")
    func empty() {
        #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test("A rotation turns the x axis towards the y axis")
    func rotation() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-15)
        #expect(point.y == 1)
    }

    @Test("The left factor of a product acts first")
    func order() {
        let shift = CGAffineTransform(translationX: 10, y: 0)
        let double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(shift.concatenating(double)) == CGPoint(x: 22, y: 2))
        #expect(CGPoint(x: 1, y: 1).applying(double.concatenating(shift)) == CGPoint(x: 12, y: 2))
    }

    @Test("translatedBy, scaledBy and rotated put the new step first", arguments: samples)
    func prepending(transform: CGAffineTransform) {
        #expect(
            isClose(
                transform.translatedBy(x: 3, y: 4),
                CGAffineTransform(translationX: 3, y: 4).concatenating(transform)
            )
        )
        #expect(
            isClose(
                transform.scaledBy(x: 3, y: 4),
                CGAffineTransform(scaleX: 3, y: 4).concatenating(transform)
            )
        )
        #expect(
            isClose(
                transform.rotated(by: 1.1),
                CGAffineTransform(rotationAngle: 1.1).concatenating(transform)
            )
        )
    }

    @Test("A transform and its inverse make the identity", arguments: samples)
    func inversion(transform: CGAffineTransform) {
        #expect(isClose(transform.concatenating(transform.inverted()), .identity))
        #expect(isClose(transform.inverted().concatenating(transform), .identity))
    }

    @Test("A transform that cannot be inverted stays as it is")
    func singular() {
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
        #expect(flat.inverted() == flat)
        let broken = CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        #expect(broken.inverted() == broken)
    }

    @Test("A transform is the composition of its components", arguments: samples)
    func decomposition(transform: CGAffineTransform) {
        #expect(isClose(CGAffineTransform(transform.decomposed()), transform))
    }

    @Test("Components act as scale, shear, rotation, translation, in this order")
    func components() {
        let parts = CGAffineTransformComponents(
            scale: CGSize(width: 2, height: 3),
            horizontalShear: 0.5,
            rotation: .pi / 2,
            translation: CGVector(dx: 10, dy: 20)
        )
        // (1, 1) is scaled to (2, 3), sheared to (3.5, 3), turned to (-3, 3.5), shifted.
        let point = CGPoint(x: 1, y: 1).applying(CGAffineTransform(parts))
        #expect(abs(point.x - 7) < 1e-12)
        #expect(abs(point.y - 23.5) < 1e-12)
        let again = CGAffineTransform(parts).decomposed()
        #expect(abs(again.horizontalShear - 0.5) < 1e-12)
        #expect(abs(again.scale.height - 3) < 1e-12)
    }

    @Test("A transform is encoded as an array of six numbers")
    func coding() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
        let vector = try JSONEncoder().encode(CGVector(dx: 1.5, dy: -2))
        #expect(String(decoding: vector, as: UTF8.self) == "[1.5,-2]")
    }

    @Test("The C spellings mean the same")
    func legacy() {
        let t = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
        #expect(t == CGAffineTransform(1, 2, 3, 4, 5, 6))
        #expect(CGAffineTransformConcat(t, t) == t.concatenating(t))
        #expect(CGAffineTransformInvert(t) == t.inverted())
        #expect(CGAffineTransformTranslate(t, 1, 2) == t.translatedBy(x: 1, y: 2))
        #expect(CGAffineTransformScale(t, 1, 2) == t.scaledBy(x: 1, y: 2))
        #expect(CGAffineTransformRotate(t, 1) == t.rotated(by: 1))
        #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
        #expect(CGAffineTransformEqualToTransform(t, t))
    }
}
