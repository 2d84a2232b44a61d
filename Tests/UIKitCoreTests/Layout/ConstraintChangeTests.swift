// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

/// Constraints that change while a layout goes on.
@MainActor
struct ConstraintChangeTests {
    /// Makes its constraint anew after each layout.
    private final class Renewing: UIViewController {
        let box = UIView()
        var heights: [CGFloat] = []
        var constraint: NSLayoutConstraint?
        var layouts = 0

        override func viewDidLoad() {
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: view.topAnchor),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.widthAnchor.constraint(equalTo: view.widthAnchor),
            ])
        }

        override func viewDidLayoutSubviews() {
            layouts += 1
            constraint?.isActive = false
            let height = heights[min(layouts, heights.count) - 1]
            constraint = box.heightAnchor.constraint(
                equalTo: view.heightAnchor,
                multiplier: 0.5,
                constant: height
            )
            constraint?.isActive = true
        }
    }

    @Test func anEqualConstraintAsksForNoOtherLayout() {
        let controller = Renewing()
        controller.heights = [10]
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        controller.view.layoutIfNeeded()
        // One for the constraint that was not there before, which moves the box.
        #expect(controller.layouts == 2)
        #expect(controller.box.frame == CGRect(x: 0, y: 0, width: 100, height: 110))
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        #expect(controller.layouts == 3)
    }

    @Test func aConstraintThatMovesSomethingIsLaidOutAgain() {
        let controller = Renewing()
        controller.heights = [10, 20, 30]
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        controller.view.layoutIfNeeded()
        #expect(controller.layouts == 4)
        #expect(controller.box.frame.height == 130)
    }

    @Test func aLaterChangeIsFollowedStill() {
        let controller = Renewing()
        controller.heights = [10]
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        controller.view.layoutIfNeeded()
        controller.constraint?.constant = 40
        controller.heights = [40]
        controller.view.layoutIfNeeded()
        #expect(controller.box.frame.height == 140)
        controller.view.frame.size.height = 100
        controller.view.layoutIfNeeded()
        #expect(controller.box.frame == CGRect(x: 0, y: 0, width: 100, height: 90))
    }

    @Test func noTimesASizeIsAConstant() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        let distance = outer.topAnchor.anchorWithOffset(to: inner.topAnchor)
        let place = distance.constraint(equalTo: outer.heightAnchor, multiplier: 0)
        #expect(place.multiplier == 1 && place.secondAnchor == nil && place.constant == 0)
        let size = inner.heightAnchor.constraint(
            equalTo: outer.heightAnchor,
            multiplier: 0,
            constant: 7
        )
        #expect(size.multiplier == 1 && size.secondAnchor == nil && size.constant == 7)
        NSLayoutConstraint.activate([place, size])
        outer.layoutIfNeeded()
        #expect(inner.frame.minY == 0 && inner.frame.height == 7)
    }
}
