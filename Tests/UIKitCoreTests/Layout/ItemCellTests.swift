// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitValues
@testable import UIKitViews

@MainActor
@Suite("The cells of what constraints name")
struct ItemCellTests {
    /// A view that lived in a cell that others will live in.
    private func comeAndGo(_ body: (UIView) -> Void) {
        let view = UIView()
        body(view)
    }

    @Test("A constraint does not take a new view for the one that has gone")
    func constraintOfOneThatIsGone() {
        var constraint: NSLayoutConstraint?
        comeAndGo { constraint = $0.widthAnchor.constraint(equalToConstant: 10) }
        let others = (0..<4).map { _ in UIView() }
        for other in others { _ = other.widthAnchor }
        #expect(constraint?.firstItem == nil)
        #expect(constraint?.firstAttribute == .width)
        #expect(constraint?.description.contains("nil.width == 10") == true)
        withExtendedLifetime(others) {}
    }

    @Test("An anchor that outlives its view stands for nothing")
    func anchorOfOneThatIsGone() {
        var anchor: NSLayoutXAxisAnchor?
        comeAndGo { anchor = $0.leadingAnchor }
        let others = (0..<4).map { _ in UIView() }
        #expect(anchor != nil && anchor?.target == nil)
        for other in others {
            #expect(other.leadingAnchor !== anchor)
            #expect(other.leadingAnchor.target?.object === other)
        }
    }

    @Test("An anchor that is kept stays the same object, however many others are asked for")
    func keptAnchors() {
        let views = (0..<10).map { _ in UIView() }
        let kept = views.map(\.topAnchor)
        for _ in 0..<3 {
            for (view, anchor) in zip(views, kept) {
                #expect(view.topAnchor === anchor)
                #expect(anchor.target?.object === view)
            }
        }
    }

    @Test("A view's constraints with its superview go with it, and those of others stay")
    func referencesOfOneThatIsGone() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let stays = UIView()
        stays.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stays)
        let own = stays.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3)
        own.isActive = true
        comeAndGo { view in
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let distance = stays.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: stays.trailingAnchor),
                distance.constraint(equalToConstant: 7),
                stays.widthAnchor.constraint(equalToConstant: 7),
            ])
            root.layoutIfNeeded()
            #expect(root.constraints.count == 4)
            view.removeFromSuperview()
            #expect(root.constraints == [own])
        }
        root.layoutIfNeeded()
        #expect(stays.frame.minX == 3)
        #expect(stays.frame.width == 7)
    }

    @Test("A constraint that names its holder is found when the holder's margins change")
    func marginsOfTheHolder() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            NSLayoutConstraint(
                item: view,
                attribute: .top,
                relatedBy: .equal,
                toItem: root,
                attribute: .topMargin,
                multiplier: 1,
                constant: 0
            ),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 0, right: 0)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 6, y: 5, width: 10, height: 10))
        root.layoutMargins = UIEdgeInsets(top: 15, left: 16, bottom: 0, right: 0)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 15, width: 10, height: 10))
    }

    @Test("Views that come and go use the same cells")
    func cellsServeAgain() {
        var seen: Set<ItemCore.Pointer> = []
        for _ in 0..<200 { comeAndGo { seen.insert($0.layoutItem.core) } }
        #expect(seen.count == 1)
    }

    @Test("A leaf whose class lays out, or that has a guide, is laid out though it has no subviews")
    func busyLeaves() {
        final class Leaf: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let leaf = Leaf(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
        let guide = UILayoutGuide()
        plain.addLayoutGuide(guide)
        root.addSubview(leaf)
        root.addSubview(plain)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: plain.leadingAnchor, constant: 4),
            guide.trailingAnchor.constraint(equalTo: plain.trailingAnchor, constant: -6),
            guide.topAnchor.constraint(equalTo: plain.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(leaf.layouts == 1)
        #expect(guide.layoutFrame == CGRect(x: 4, y: 0, width: 40, height: 5))
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(leaf.layouts == 2)
    }
}
