// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjCRuntime
import Testing

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

@MainActor
@Suite("Anchors and the life of constraints")
struct AnchorTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func child(of parent: UIView) -> UIView {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    @Test func askingTwiceForAnAnchorGivesTheSameObject() {
        let view = child(of: root)
        let anchor = view.topAnchor
        #expect(anchor === view.topAnchor)
        #expect(anchor !== view.bottomAnchor)
        let constraint = anchor.constraint(equalTo: root.topAnchor)
        #expect(constraint.firstAnchor === anchor)
        #expect(constraint.firstAnchor as AnyObject is NSLayoutYAxisAnchor)
        let second = NSLayoutConstraint(
            item: view,
            attribute: .top,
            relatedBy: .equal,
            toItem: root,
            attribute: .top,
            multiplier: 1,
            constant: 0
        )
        #expect(second.firstAnchor === constraint.firstAnchor)
        #expect(second.secondAnchor === constraint.secondAnchor)
    }

    @Test func constraintsToAGuideEndWithIt() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = child(of: root)
        let constraint = view.topAnchor.constraint(equalTo: guide.topAnchor)
        let inner = guide.widthAnchor.constraint(equalToConstant: 4)
        NSLayoutConstraint.activate([constraint, inner])
        root.removeLayoutGuide(guide)
        #expect(!constraint.isActive && !inner.isActive)
    }

    @Test func anAnchorDoesNotKeepItsView() {
        weak var weakView: UIView?
        let anchor: NSLayoutDimension
        do {
            let view = UIView(frame: .zero)
            anchor = view.widthAnchor
            weakView = view
        }
        #expect(weakView == nil)
        #expect(anchor.constraint(equalToConstant: 1).firstItem == nil)
    }

    @Test func anAnchorThatIsKeptStaysTheSameWhateverElseIsAskedFor() {
        let views = (0..<40).map { _ in UIView(frame: .zero) }
        let kept = views.map(\.leadingAnchor)
        for view in views {
            for _ in 0..<3 { _ = view.trailingAnchor.constraint(equalTo: view.leadingAnchor) }
        }
        for (view, anchor) in zip(views, kept) {
            #expect(view.leadingAnchor === anchor)
            let constraint = anchor.constraint(equalTo: view.trailingAnchor)
            #expect(constraint.firstItem === view && constraint.firstAttribute == .leading)
        }
        #expect(Set(kept.map { ObjectIdentifier($0) }).count == 40)
    }

    @Test func anEmptyConstraintRelatesNothing() {
        let constraint = NSLayoutConstraint()
        #expect(constraint.firstItem == nil)
        #expect(constraint.firstAttribute == .notAnAttribute)
        #expect(constraint.priority == .required)
        #expect(!constraint.isActive)
    }

    @Test func constraintsGoOutOfForceWithTheirHolder() {
        let inner = UIView(frame: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        var top: NSLayoutConstraint?
        do {
            let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            holder.addSubview(inner)
            top = inner.topAnchor.constraint(equalTo: holder.topAnchor, constant: 7)
            top?.isActive = true
            inner.heightAnchor.constraint(equalToConstant: 20).isActive = true
            holder.layoutIfNeeded()
            #expect(inner.frame.minY == 7)
        }
        #expect(top?.isActive == false)
        #expect(inner.superview == nil)
        #expect(inner.constraints.count == 1)
        // What is left of it works elsewhere.
        root.addSubview(inner)
        inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 9).isActive = true
        inner.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 9, width: 5, height: 20))
    }

    @Test func aViewThatTheAppMovedGoesBackAtTheNextLayout() {
        let view = child(of: root)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 30),
            view.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        let place = CGRect(x: 10, y: 10, width: 30, height: 30)
        #expect(view.frame == place)
        for move in [
            { view.frame = .zero }, { view.center.x = 99 }, { view.layer.position.y = 3 },
            { view.layer.bounds.size.width = 1 },
        ] {
            move()
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(view.frame == place)
        }
    }

    @Test func constraintsInsideAreUpdatedOnlyWhereMarked() {
        final class Counting: UIView {
            var count = 0
            override func updateConstraints() {
                count += 1
                super.updateConstraints()
            }
        }
        let outer = Counting(frame: .zero)
        let inner = Counting(frame: .zero)
        outer.addSubview(inner)
        root.addSubview(outer)
        root.updateConstraintsIfNeeded()
        #expect((outer.count, inner.count) == (1, 1))
        root.updateConstraintsIfNeeded()
        #expect((outer.count, inner.count) == (1, 1))
        inner.setNeedsUpdateConstraints()
        root.updateConstraintsIfNeeded()
        #expect((outer.count, inner.count) == (1, 2))
        inner.removeFromSuperview()
        inner.setNeedsUpdateConstraints()
        root.addSubview(inner)
        root.layoutIfNeeded()
        #expect((outer.count, inner.count) == (1, 3))
    }

    @Test func testLibrariesFindTheRecursiveDescriptionByName() {
        let view = child(of: root)
        let result = root.perform(Selector(("recursiveDescription")))
        let text = result?.takeUnretainedValue() as? String
        #expect(text == "\(root)\n   | \(view)")
    }

    @Test func contentsThatHugAreNotAmbiguous() {
        let sibling = child(of: root)
        let label = UILabel(frame: .zero)
        label.text = "Layout"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            sibling.widthAnchor.constraint(equalToConstant: 100),
            sibling.heightAnchor.constraint(equalToConstant: 100),
            sibling.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            sibling.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            guide.leadingAnchor.constraint(equalTo: sibling.trailingAnchor),
            guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        ])
        root.layoutIfNeeded()
        #expect(!sibling.hasAmbiguousLayout)
        #expect(!label.hasAmbiguousLayout, "\(LayoutEngine.existing(for: root)?.dump() ?? "")")
        // The guide's height is nobody's business.
        #expect(guide.hasAmbiguousLayout)
    }

    @Test func aWindowsOwnSafeAreaCountsForItsViews() {
        final class Banded: UIWindow {
            override var safeAreaInsets: UIEdgeInsets {
                UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
            }
        }
        let window = Banded(frame: CGRect(x: 0, y: 0, width: 2000, height: 3000))
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test func whatSticksOutOfTheScreenIsNotCovered() {
        let screen = UIScreen.main.bounds
        let window = UIWindow(frame: screen.insetBy(dx: -50, dy: 0))
        #expect(window.safeAreaInsets.left == 0)
        #expect(window.safeAreaInsets.right == 0)
    }
}
