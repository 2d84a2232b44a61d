// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitValues
@testable import UIKitViews

/// Sizes by content, by constraints and by hand, and when constraints are updated.
@MainActor
struct ContentSizeTests {
    /// A view whose content may change.
    private final class Content: UIView {
        var size = CGSize(width: 50, height: 20)
        var asked = 0
        override var intrinsicContentSize: CGSize {
            asked += 1
            return size
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: min(size.width, 70), height: 30)
        }
    }

    /// A view that makes its constraints when it is asked to.
    private final class Updating: UIView {
        var updates = 0
        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func add(_ view: UIView, at x: CGFloat = 0) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }

    @Test func aChangedContentCountsOnceItIsSaid() {
        let view = Content()
        add(view)
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 50, height: 20))
        view.size = CGSize(width: 80, height: UIView.noIntrinsicMetric)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        let asked = view.asked
        view.invalidateIntrinsicContentSize()
        #expect(view.frame.width == 50)
        root.layoutIfNeeded()
        #expect(view.frame.width == 80 && view.asked > asked)
    }

    @Test func aRequiredContentYieldsToARequiredWidthWithoutAWord() {
        let view = Content()
        add(view)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(.required, for: axis)
            view.setContentCompressionResistancePriority(.required, for: axis)
        }
        view.widthAnchor.constraint(equalToConstant: 44).isActive = true
        view.heightAnchor.constraint(equalToConstant: 64).isActive = true
        var reports: [String] = []
        LayoutLog.listener = { reports.append($0) }
        defer { LayoutLog.listener = nil }
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 44, height: 64))
        #expect(reports.isEmpty)
    }

    @Test func aPlainViewHasNoSizeOfItsOwn() {
        let none = UIView.noIntrinsicMetric
        #expect(UIView().intrinsicContentSize == CGSize(width: none, height: none))
        #expect(none == -1)
    }

    @Test func theStrongerResistanceKeepsItsContent() {
        let (left, right) = (Content(), Content())
        add(left)
        add(right)
        left.size.width = 200
        right.size.width = 200
        #expect(left.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        left.setContentCompressionResistancePriority(.required, for: .horizontal)
        right.constraints(on: root).first { $0.firstAttribute == .left }?.isActive = false
        right.leftAnchor.constraint(equalTo: left.rightAnchor).isActive = true
        right.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(left.frame.width == 200 && right.frame.width == 100)
    }

    @Test func theStrongerHuggingStaysAtItsContent() {
        let (left, right) = (Content(), Content())
        add(left)
        add(right)
        #expect(left.contentHuggingPriority(for: .horizontal) == .defaultLow)
        left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        right.constraints(on: root).first { $0.firstAttribute == .left }?.isActive = false
        right.leftAnchor.constraint(equalTo: left.rightAnchor).isActive = true
        right.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(left.frame.width == 50 && right.frame.width == 250)
    }

    @Test func fittingIsTightOrWideAsAsked() {
        let view = UIView()
        let inside = UIView()
        inside.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inside)
        NSLayoutConstraint.activate([
            inside.leftAnchor.constraint(equalTo: view.leftAnchor),
            inside.rightAnchor.constraint(equalTo: view.rightAnchor),
            inside.topAnchor.constraint(equalTo: view.topAnchor),
            inside.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inside.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            inside.widthAnchor.constraint(lessThanOrEqualToConstant: 90),
            inside.heightAnchor.constraint(equalTo: inside.widthAnchor, multiplier: 0.5),
        ])
        let tight = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(tight == CGSize(width: 40, height: 20))
        let wide = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        #expect(wide == CGSize(width: 90, height: 45))
        // Neither has placed anything.
        #expect(view.frame == .zero && inside.frame == .zero)
    }

    @Test func aRequiredFittingSizeIsKept() {
        let view = Content()
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 123, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size == CGSize(width: 123, height: 20))
    }

    /// As the public tests of a library of sheets expect: a view of 100 by 200 fits 200.
    @Test func aViewThatItsFramePlacesIsAsLargeAsItIs() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 500, height: 500)))
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 100, height: 400),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size == CGSize(width: 100, height: 200))
        // A constraint makes the constraints count.
        view.heightAnchor.constraint(equalToConstant: 70).isActive = true
        #expect(view.systemLayoutSizeFitting(.zero).height == 70)
    }

    @Test func aViewWithoutConstraintsSaysWhatFits() {
        class Measured: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: size.width, height: 12)
            }
        }
        let size = Measured().systemLayoutSizeFitting(CGSize(width: 33, height: 0))
        #expect(size == CGSize(width: 33, height: 12))
    }

    @Test func sizeToFitAsksForTheSizeThatFits() {
        let view = Content(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 70, height: 30))
        // A plain view likes the size that it has.
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(plain.sizeThatFits(.zero) == CGSize(width: 30, height: 40))
        plain.sizeToFit()
        #expect(plain.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test func aMarkedViewUpdatesItsConstraintsOnce() {
        let view = Updating()
        root.addSubview(view)
        #expect(view.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(view.updates == 1 && !view.needsUpdateConstraints())
        view.setNeedsUpdateConstraints()
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints() && view.updates == 1)
        view.updateConstraintsIfNeeded()
        #expect(!view.needsUpdateConstraints() && view.updates == 2)
        view.updateConstraintsIfNeeded()
        root.layoutIfNeeded()
        #expect(view.updates == 2)
    }

    @Test func aClassThatLivesByConstraintsIsAskedForThem() {
        #expect(!UIView.requiresConstraintBasedLayout && Updating.requiresConstraintBasedLayout)
        let view = Updating()
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.updates == 1)
    }

    @Test func constraintsAreHeldWhereTheyAreAdded() {
        let view = UIView()
        add(view)
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        view.addConstraint(width)
        #expect(width.isActive && view.constraints == [width])
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
        #expect(view.constraintsAffectingLayout(for: .horizontal).contains(width))
        #expect(!view.constraintsAffectingLayout(for: .vertical).contains(width))
        view.removeConstraint(width)
        #expect(!width.isActive && view.constraints.isEmpty)
        // What the view does not hold is left in force.
        let height = view.heightAnchor.constraint(equalToConstant: 30)
        height.isActive = true
        root.removeConstraint(height)
        #expect(height.isActive)
        view.addConstraints([width])
        view.removeConstraints([width, height])
        #expect(!width.isActive && !height.isActive)
    }

    @Test func leavingTakesAlongWhatReachesOutside() {
        let (view, inside) = (UIView(), UIView())
        add(view, at: 5)
        inside.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inside)
        let inner = inside.topAnchor.constraint(equalTo: view.topAnchor)
        let outer = inside.leftAnchor.constraint(equalTo: root.leftAnchor)
        NSLayoutConstraint.activate([inner, outer])
        view.removeFromSuperview()
        #expect(inner.isActive && !outer.isActive)
        #expect(root.constraints.isEmpty && view.constraints == [inner])
    }
}

extension UIView {
    /// The constraints of an ancestor that begin with this view.
    fileprivate func constraints(on ancestor: UIView) -> [NSLayoutConstraint] {
        ancestor.constraints.filter { $0.firstItem === self }
    }
}
