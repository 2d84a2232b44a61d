// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitViews

@MainActor
struct HitTestTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
    private let point = CGPoint(x: 40, y: 40)

    init() {
        root.addSubview(back)
        root.addSubview(front)
    }

    @Test func theFrontmostSubviewIsHit() {
        #expect(root.hitTest(point, with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 200, y: 5), with: nil) == nil)
    }

    @Test func whatTakesNoTouchesLetsThemThrough() {
        front.isHidden = true
        #expect(root.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === back)
        front.isUserInteractionEnabled = true
        front.alpha = 0.009
        #expect(root.hitTest(point, with: nil) === back)
        front.alpha = 0.02
        #expect(root.hitTest(point, with: nil) === front)
    }

    @Test func whatLiesOutsideItsSuperviewIsNotHit() {
        let outside = UIView(frame: CGRect(x: 80, y: 80, width: 100, height: 100))
        root.addSubview(outside)
        #expect(root.hitTest(CGPoint(x: 150, y: 150), with: nil) == nil)
        #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === outside)
    }

    @Test func aTurnedViewIsHitWhereItShows() {
        front.transform = CGAffineTransform(rotationAngle: .pi / 4)
        // The corner of the frame as it was is outside the turned square.
        #expect(root.hitTest(CGPoint(x: 31, y: 79), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 55, y: 85), with: nil) === front)
    }

    @Test func anOverrideOfPointInsideWidensTheView() {
        @MainActor final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
        }
        let wide = Wide(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        root.addSubview(wide)
        #expect(root.hitTest(CGPoint(x: 99, y: 99), with: nil) === wide)
    }
}
