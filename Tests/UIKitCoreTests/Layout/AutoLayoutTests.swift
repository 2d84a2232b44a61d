// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitValues
@testable import UIKitViews

/// A view with a size of its own.
@MainActor
private final class SizedView: UIView {
    var size = CGSize(width: 50, height: 20) {
        didSet { invalidateIntrinsicContentSize() }
    }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        size = CGSize(width: width, height: height)
        translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: CGSize { size }
}

@MainActor
@Suite("Auto Layout")
struct AutoLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func child(of parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    @Test("A vertical position bounded from one side only is at its bound")
    func boundsOfPositions() {
        let (below, above, within) = (child(of: root), child(of: root), child(of: root))
        NSLayoutConstraint.activate(
            [below, above, within].flatMap {
                [
                    $0.leftAnchor.constraint(equalTo: root.leftAnchor),
                    $0.widthAnchor.constraint(equalToConstant: 10),
                    $0.heightAnchor.constraint(equalToConstant: 20),
                ]
            }
        )
        NSLayoutConstraint.activate([
            below.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 10),
            above.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -30),
            within.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: -5),
            within.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(below.frame.minY == 10 && above.frame.maxY == 170 && within.frame.minY == 0)
        #expect(below.hasAmbiguousLayout && above.hasAmbiguousLayout)
        root.frame.size.height = 400
        root.layoutIfNeeded()
        #expect(below.frame.minY == 10 && above.frame.maxY == 370)
    }

    // Source: tests of the library Stevia.
    @Test("A horizontal position bounded from one side only is at its bound, too")
    func boundsOfHorizontalPositions() {
        let (left, right, wide) = (child(of: root), child(of: root), child(of: root))
        let far = child(of: root)
        let width = root.frame.width
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 72),
            right.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -13),
            wide.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -13),
            wide.widthAnchor.constraint(equalToConstant: 20),
            far.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -23),
        ])
        root.layoutIfNeeded()
        #expect(left.frame.minX == 72)
        #expect(right.frame.minX == width - 13 && right.frame.width == 0)
        #expect(wide.frame.minX == width - 33 && wide.frame.width == 20)
        #expect(far.frame.minY == root.frame.height - 23 && far.frame.height == 0)
        root.frame.size = CGSize(width: width + 100, height: 500)
        root.layoutIfNeeded()
        #expect(right.frame.minX == width + 87 && wide.frame.minX == width + 67)
        #expect(far.frame.minY == 477)
    }

    @Test("A view with a size of its own whose end alone is bounded ends there")
    func boundsOfSizedViews() {
        let label = SizedView(50, 20)
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -12),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width == 50 && label.frame.maxX == root.frame.width - 12)
    }

    /// Where a view of its own stands that has these constraints alone.
    private func frame(_ constraints: (UIView) -> [NSLayoutConstraint]) -> CGRect {
        let view = child(of: root)
        NSLayoutConstraint.activate(constraints(view))
        root.layoutIfNeeded()
        return view.frame
    }

    @Test("A horizontal position bounded from one side only is at its bound")
    func boundsOfColumns() {
        func x(_ constraint: (UIView) -> NSLayoutConstraint) -> CGFloat {
            frame { [constraint($0), $0.widthAnchor.constraint(equalToConstant: 50)] }.minX
        }
        let width = root.bounds.width
        #expect(
            x {
                $0.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -12)
            }
                == width - 62
        )
        #expect(
            x { $0.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23) } == 23
        )
        #expect(
            x { $0.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 9) }
                == 9
        )
        root.semanticContentAttribute = .forceRightToLeft
        #expect(
            x {
                $0.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 23)
            }
                == width - 73
        )
    }

    @Test("A size that nothing decides is zero, wherever the view must stand")
    func freeSizes() {
        let size = root.bounds.size
        let centred = frame {
            [
                $0.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                $0.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            ]
        }
        #expect(centred == CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0))
        let last = frame {
            [
                $0.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -13),
                $0.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ]
        }
        #expect(last == CGRect(x: size.width - 13, y: size.height, width: 0, height: 0))
        let bounded = frame {
            [
                $0.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
                $0.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
            ]
        }
        #expect(bounded.height == 30 && bounded.midY == size.height / 2 && bounded.width == 0)
    }

    @Test("A window holds its root view at its own size even if the mask does not count")
    func rootViewOfWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let controller = UIViewController()
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        let view = child(of: controller.view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            view.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor),
            view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        ])
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        window.frame.size = CGSize(width: 100, height: 100)
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("A view pinned to all edges follows its superview")
    func pinned() {
        let view = child(of: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 195))
        root.frame.size = CGSize(width: 100, height: 100)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 70, height: 95))
    }

    @Test("A changed constant moves what depends on it")
    func constant() {
        let first = child(of: root)
        let second = child(of: root)
        let width = first.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor), width,
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(second.frame.minX == 48 && second.frame.width == 80)
        width.constant = 50
        root.layoutIfNeeded()
        #expect(second.frame.minX == 58 && second.frame.width == 100)
    }

    @Test("Cousins can be aligned across their containers")
    func cousins() {
        let left = child(of: root)
        let right = child(of: root)
        let inner = child(of: left)
        let other = child(of: right)
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            right.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
            inner.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 7),
            other.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 103),
            other.widthAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 7)
        #expect(other.frame.minX == 20)
    }

    @Test("Contents resist compression more than growth")
    func contents() {
        let view = SizedView(80, 30)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
        let narrow = view.widthAnchor.constraint(equalToConstant: 60)
        narrow.priority = .defaultLow
        narrow.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 80, "compression at 750 beats a wish at 250")
        narrow.priority = UILayoutPriority(751)
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
        view.size = CGSize(width: 80, height: 44)
        root.layoutIfNeeded()
        #expect(view.frame.height == 44)
    }

    @Test("Edges are rounded to pixels, so that equal widths may differ by one")
    func rounding() {
        root.frame.size.width = 320
        let views = (0..<3).map { _ in child(of: root) }
        var constraints = [
            views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
            views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ]
        for (before, after) in zip(views, views.dropFirst()) {
            constraints.append(after.leadingAnchor.constraint(equalTo: before.trailingAnchor))
            constraints.append(after.widthAnchor.constraint(equalTo: before.widthAnchor))
        }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        let scale = root.pixelScale
        let widths = views.map { ($0.frame.width * scale).rounded() }
        #expect(widths.reduce(0, +) == 320 * scale)
        #expect(
            views.allSatisfy {
                abs(($0.frame.minX * scale).rounded() - $0.frame.minX * scale) < 1e-9
            }
        )
    }

    @Test("Guides take part like views")
    func guides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = child(of: root)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 30 && guide.layoutFrame.width == 150)
        #expect(view.frame.minX == 180)
    }

    @Test("Margins count, and their change moves what is pinned to them")
    func margins() {
        let view = child(of: root)
        let other = child(of: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            NSLayoutConstraint(
                item: other,
                attribute: .leading,
                relatedBy: .equal,
                toItem: root,
                attribute: .leadingMargin,
                multiplier: 1,
                constant: 1
            ),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 8 && view.frame.width == 284)
        #expect(other.frame.minX == 9)
        root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20 && view.frame.width == 250)
        #expect(other.frame.minX == 21)
    }

    @Test("From right to left, leading is right and distances count backwards")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = child(of: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 240, y: 0, width: 50, height: 0))
    }

    @Test("A view with a mask keeps its frame and counts for others")
    func masks() {
        let fixed = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
        fixed.autoresizingMask = [.flexibleWidth]
        root.addSubview(fixed)
        let view = child(of: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 65, y: 80))
        root.frame.size.width = 310
        root.layoutIfNeeded()
        #expect(fixed.frame.width == 50)
        #expect(view.frame.minX == 75)
        fixed.frame.origin.x = 0
        root.layoutIfNeeded()
        #expect(view.frame.minX == 55)
    }

    @Test("A view that leaves takes its constraints with it")
    func leaving() {
        let view = child(of: root)
        let pin = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([pin, width])
        root.layoutIfNeeded()
        view.removeFromSuperview()
        #expect(!pin.isActive)
        #expect(width.isActive && view.constraints == [width])
        #expect(root.constraints.isEmpty)
        root.addSubview(view)
        pin.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 5)
    }

    @Test("Contradictions are told in UIKit's words, once, and the layout goes on")
    func contradiction() {
        var reports: [String] = []
        LayoutLog.listener = { reports.append($0) }
        defer { LayoutLog.listener = nil }
        let view = child(of: root)
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(equalToConstant: 200)
        second.identifier = "wide"
        NSLayoutConstraint.activate([first, second])
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        #expect(reports.count == 1)
        #expect(reports.first?.contains("Unable to simultaneously satisfy constraints.") == true)
        #expect(reports.first?.contains("'wide' UIView:") == true)
        #expect(second.isActive, "a broken constraint stays active")
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
    }

    @Test("Too few constraints are ambiguous")
    func ambiguity() {
        let view = child(of: root)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            width, view.heightAnchor.constraint(equalToConstant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        #expect(view.hasAmbiguousLayout)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        #expect(!view.hasAmbiguousLayout)
        #expect(view.constraintsAffectingLayout(for: .horizontal).contains(width))
        #expect(!view.constraintsAffectingLayout(for: .vertical).contains(width))
    }

    @Test("The fitting size is that of the constraints inside")
    func fitting() {
        let container = UIView()
        let view = SizedView(80, 30)
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -5),
        ])
        let compressed = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(compressed == CGSize(width: 100, height: 40))
        let wide = container.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(wide == CGSize(width: 300, height: 40))
        #expect(container.frame == .zero)
    }

    @Test("A transform does not come into it")
    func transform() {
        let view = child(of: root)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 20, height: 20))
        #expect(view.center == CGPoint(x: 110, y: 110))
    }

    @Test("The visual format makes the constraints that it shows")
    func visualFormat() {
        let a = child(of: root)
        let b = child(of: root)
        let views = ["a": a, "b": b]
        let row = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-gap-[a(50)]-[b(==a@750,>=20)]-(>=10)-|",
            options: .alignAllTop,
            metrics: ["gap": 15],
            views: views
        )
        #expect(row.count == 7)
        NSLayoutConstraint.activate(row)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a]-4-|", views: views)
        )
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 15, y: 8, width: 50, height: 188))
        #expect(b.frame.minX == 73 && b.frame.minY == 8 && b.frame.width == 50)
    }

    @Test("A view alone is aligned with nothing, whatever the options say")
    func visualFormatOfOneView() {
        let a = child(of: root)
        let column = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[a]-|",
            options: .alignAllLastBaseline,
            views: ["a": a]
        )
        #expect(column.count == 2)
    }

    @Test("Constraints print as in UIKit")
    func descriptions() {
        let view = child(of: root)
        let pin = view.topAnchor.constraint(equalTo: root.topAnchor)
        pin.isActive = true
        #expect(pin.description.contains("V:|-(0)-[UIView:0x"))
        #expect(pin.description.contains("(active, names: '|':UIView:0x"))
        let height = view.heightAnchor.constraint(equalToConstant: 200)
        height.priority = UILayoutPriority(999)
        #expect(height.description.contains(".height == 200 @999   (inactive)>"))
    }
}
