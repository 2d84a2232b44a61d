// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitValues
@testable import UIKitViews

/// Positions that only inequalities bound, by constraints of a priority below the required one.
///
/// The numbers are those that the tests of the layout library Stevia expect of iOS.
@MainActor
@Suite("Bounded positions")
struct BoundedPositionTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func child() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    private func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.priority = UILayoutPriority(751) }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
    }

    /// The origin of a view of 100 × 50 points that has one constraint beside its size.
    private func origin(_ constraint: (UIView) -> NSLayoutConstraint) -> CGPoint {
        let view = child()
        activate([
            constraint(view), view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        #expect(view.frame.size == CGSize(width: 100, height: 50))
        return view.frame.origin
    }

    @Test func anEdgeThatMayBeBeyondItsBoundStandsAtIt() {
        #expect(
            origin { $0.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23) }.y
                == 23
        )
        #expect(
            origin {
                $0.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -45)
            }.y == 105
        )
        #expect(
            origin {
                $0.rightAnchor.constraint(greaterThanOrEqualTo: root.rightAnchor, constant: -74)
            }.x == 126
        )
        #expect(
            origin {
                $0.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -74)
            }.x == 126
        )
        root.semanticContentAttribute = .forceRightToLeft
        #expect(
            origin {
                $0.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 23)
            }.x == 177
        )
        #expect(
            origin {
                $0.trailingAnchor.constraint(
                    greaterThanOrEqualTo: root.trailingAnchor,
                    constant: -74
                )
            }.x == 74
        )
    }

    @Test(
        arguments: [false, true],
        [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual]
    )
    func aViewStandsAtItsBoundToAnother(isMirrored: Bool, relation: NSLayoutConstraint.Relation) {
        if isMirrored { root.semanticContentAttribute = .forceRightToLeft }
        let (first, second, third) = (child(), child(), child())
        func after(_ view: UIView, _ other: UIView) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: view,
                attribute: .leading,
                relatedBy: relation,
                toItem: other,
                attribute: .trailing,
                multiplier: 1,
                constant: 25
            )
        }
        activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            first.widthAnchor.constraint(equalToConstant: 10),
            after(second, first),
        ])
        #expect(first.frame.minX == (isMirrored ? 290 : 0) && first.frame.width == 10)
        #expect(second.frame.minX == (isMirrored ? 265 : 35) && second.frame.width == 0)
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(second.frame.minX == (isMirrored ? 365 : 35))
        guard relation == .greaterThanOrEqual, !isMirrored else { return }
        activate([
            after(third, second), third.widthAnchor.constraint(equalToConstant: 7),
        ])
        #expect(third.frame.minX == 60 && third.frame.width == 7)
    }

    @Test func theNearerOfTwoBoundsCounts() {
        let (view, other) = (child(), child())
        activate([
            other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 90),
            other.widthAnchor.constraint(equalToConstant: 20),
            view.widthAnchor.constraint(equalToConstant: 30),
            view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10),
            view.rightAnchor.constraint(lessThanOrEqualTo: other.leftAnchor, constant: -8),
        ])
        #expect(view.frame == CGRect(x: 52, y: 0, width: 30, height: 0))
        #expect(other.frame.minX == 90)
    }

    @Test func whatIsBoundedFromBothSidesStaysNearestToTheOrigin() {
        let view = child()
        activate([
            view.widthAnchor.constraint(equalToConstant: 30),
            view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
            view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10),
        ])
        #expect(view.frame.minX == 10)
    }

    @Test func aSizeStaysFreeWhereThePositionCanGiveWay() {
        let view = child()
        activate([
            view.rightAnchor.constraint(greaterThanOrEqualTo: root.rightAnchor, constant: -74),
            view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 5),
        ])
        #expect(view.frame.maxX == 226 && view.frame.width == 0)
    }
}
