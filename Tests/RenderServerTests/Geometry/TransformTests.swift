// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer
import Testing

struct TransformTests {
    private func difference(_ a: CATransform3D, _ b: CATransform3D) -> Double {
        zip(a.elements, b.elements).map { abs(Double($0 - $1)) }.max() ?? 0
    }

    @Test func rotationsAreRowVectors() {
        let t = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
        #expect(abs(t.m22 - 0.5) < 1e-12 && abs(t.m23 - 0.866_025_4) < 1e-7)
        #expect(abs(t.m32 + 0.866_025_4) < 1e-7)
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func newOperationsComeFirst() {
        let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
        #expect(t.m41 == 2 && t.m42 == 3 && t.m43 == 4)
        let u = CATransform3DConcat(
            CATransform3DMakeTranslation(1, 1, 1),
            CATransform3DMakeScale(2, 3, 4)
        )
        #expect(CATransform3DEqualToTransform(t, u))
        let r = CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 0), 0.3, 0, 0, 1)
        #expect(r.m41 == 5)
    }

    @Test func inversesUndoAndSingularOnesStay() throws {
        var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
        t = CATransform3DTranslate(t, 4, 5, 6)
        t = CATransform3DScale(t, 1, 2, 0.5)
        t.m34 = -0.002
        let product = CATransform3DConcat(t, CATransform3DInvert(t))
        #expect(difference(product, CATransform3DIdentity) < 1e-9)
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test func theAffinePartIsKept() {
        let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(m)
        #expect(CATransform3DIsAffine(t) && CATransform3DGetAffineTransform(t).ty == 6)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.5, 1, 0, 0)))
    }

    @Test func partsMakeTheWhole() throws {
        var samples = [
            CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1),
            CATransform3DMakeScale(2, -3, 1),
            CATransform3DMakeRotation(3, 0, 0, 1), CATransform3DMakeRotation(1, 1, 1, 0),
        ]
        var shear = CATransform3DMakeRotation(1, 0, 0, 1)
        shear.m21 += 0.7
        samples.append(shear)
        var deep = CATransform3DTranslate(CATransform3DMakeRotation(0.4, 1, 1, 0), 3, 4, 5)
        deep.m34 = -0.01
        deep.m14 = 0.002
        samples.append(deep)
        for sample in samples {
            let parts = try #require(TransformParts(sample))
            #expect(difference(parts.transform, sample) < 1e-9)
        }
        #expect(TransformParts(CATransform3DMakeScale(0, 1, 1)) == nil)
    }

    @Test func halfWayBetweenTurnsIsHalfTheTurn() {
        let a = CATransform3DMakeRotation(0.2, 0, 0, 1)
        let b = CATransform3DMakeRotation(1.0, 0, 0, 1)
        let middle = a.interpolated(to: b, 0.5)
        #expect(difference(middle, CATransform3DMakeRotation(0.6, 0, 0, 1)) < 1e-9)
        let moved = CATransform3DIdentity.interpolated(
            to: CATransform3DMakeTranslation(10, 0, 0),
            0.25
        )
        #expect(moved.m41 == 2.5)
    }

    @Test func mirroredTransformsTurnWithoutShrinking() {
        for axis in 0...2 {
            var scales = SIMD3<Double>(2, 2, 2)
            scales[axis] = -2
            let mirror = CATransform3DMakeScale(scales.x, scales.y, scales.z)
            func turned(_ angle: Double) -> CATransform3D {
                CATransform3DConcat(mirror, CATransform3DMakeRotation(angle, 0, 0, 1))
            }
            for (from, to) in [(0, -0.5), (-0.14, 0), (1.4, 1.9), (3, 3.4)] {
                let middle = turned(from).interpolated(to: turned(to), 0.5)
                #expect(difference(middle, turned((from + to) / 2)) < 1e-9, "\(axis) \(from)")
            }
        }
    }

    @Test func projectionsAreUndone() throws {
        var t = CATransform3DMakeRotation(0.6, 0, 1, 0)
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 300
        t = CATransform3DConcat(t, eye)
        let point = CGPoint(x: 30, y: -20)
        let back = try #require(t.unproject(t.project(point)))
        #expect(abs(back.x - 30) < 1e-9 && abs(back.y + 20) < 1e-9)
        #expect(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).unproject(point)?.x.isFinite ?? true)
    }

    @Test func componentsAreReadAndWritten() {
        var properties = LayerProperties()
        for (text, value) in [
            ("transform.rotation.x", 0.5), ("transform.scale.y", 3.0),
            ("transform.translation.z", 7.0),
        ] {
            guard let path = RenderKeyPath(text) else {
                Issue.record("\(text) is no path")
                continue
            }
            properties.set(.number(value), at: path)
            guard case .number(let read)? = properties.value(at: path) else {
                Issue.record("\(text) has no value")
                continue
            }
            #expect(abs(read - value) < 1e-9)
        }
        #expect(RenderKeyPath("transform.nothing") == nil && RenderKeyPath("nothing") == nil)
    }
}
