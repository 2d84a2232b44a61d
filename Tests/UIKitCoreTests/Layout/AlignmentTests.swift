// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

/// Rectangles and baselines by which constraints align views.
@MainActor
struct AlignmentTests {
    /// A view with an ornament around what is aligned.
    private final class Ornamented: UIView {
        override var alignmentRectInsets: UIEdgeInsets {
            UIEdgeInsets(top: 4, left: 1, bottom: 2, right: 6)
        }
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }

    /// A view that is aligned by the half of its frame.
    private final class Halved: UIView {
        override func alignmentRect(forFrame frame: CGRect) -> CGRect {
            CGRect(x: frame.minX, y: frame.minY, width: frame.width / 2, height: frame.height / 2)
        }
        override func frame(forAlignmentRect rect: CGRect) -> CGRect {
            CGRect(x: rect.minX, y: rect.minY, width: rect.width * 2, height: rect.height * 2)
        }
    }

    /// A view with the baselines of a label somewhere inside it.
    private final class Captioned: UIView {
        let box = UIView()
        let label = UILabel()
        var hasOnlyLast = false

        override var forFirstBaselineLayout: UIView {
            hasOnlyLast ? super.forFirstBaselineLayout : label
        }
        override var forLastBaselineLayout: UIView { label }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func add(_ view: UIView, to parent: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
    }

    private func captioned() -> Captioned {
        let view = Captioned()
        view.label.text = "Text"
        add(view, to: root)
        add(view.box, to: view)
        add(view.label, to: view.box)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 100),
            view.box.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
            view.box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            view.label.topAnchor.constraint(equalTo: view.box.topAnchor),
            view.label.leadingAnchor.constraint(equalTo: view.box.leadingAnchor),
            view.label.bottomAnchor.constraint(equalTo: view.box.bottomAnchor),
        ])
        return view
    }

    @Test func aPlainViewIsAlignedByItsFrame() {
        let frame = CGRect(x: 3, y: 4, width: 50, height: 60)
        let view = UIView(frame: frame)
        #expect(view.alignmentRectInsets == .zero)
        #expect(view.alignmentRect(forFrame: frame) == frame)
        #expect(view.frame(forAlignmentRect: frame) == frame)
    }

    @Test func rectangleAndFrameFollowFromEachOtherByTheInsets() {
        let view = Ornamented()
        let frame = CGRect(x: 10, y: 10, width: 57, height: 26)
        let rect = CGRect(x: 11, y: 14, width: 50, height: 20)
        #expect(view.alignmentRect(forFrame: frame) == rect)
        #expect(view.frame(forAlignmentRect: rect) == frame)
    }

    @Test func constraintsPlaceTheAlignmentRectangle() {
        let view = Ornamented()
        add(view, to: root)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
        root.layoutIfNeeded()
        // The intrinsic size is that of the rectangle; `alignmentRectInsets` come on top.
        #expect(view.frame == CGRect(x: 19, y: 26, width: 57, height: 26))
    }

    @Test func aClassMayAlignByAnyRectangle() {
        let view = Halved()
        add(view, to: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            view.widthAnchor.constraint(equalToConstant: 40),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 30, width: 80, height: 20))
        #expect(view.alignmentRect(forFrame: view.frame).width == 40)
    }

    @Test @available(*, deprecated)
    func aViewStandsForItsOwnBaselinesUnlessItNamesAnother() {
        let plain = UIView()
        #expect(plain.forFirstBaselineLayout === plain)
        #expect(plain.forLastBaselineLayout === plain)
        #expect(plain.forBaselineLayout() === plain)
        let view = captioned()
        view.hasOnlyLast = true
        // The first baseline is that of the last unless said otherwise.
        #expect(view.forFirstBaselineLayout === view.label)
        #expect(view.forBaselineLayout() === view.label)
    }

    @Test(arguments: [false, true])
    func baselinesAreThoseOfTheNamedView(hasOnlyLast: Bool) {
        let view = captioned()
        view.hasOnlyLast = hasOnlyLast
        let other = UILabel()
        other.text = "Other"
        add(other, to: root)
        NSLayoutConstraint.activate([
            other.leadingAnchor.constraint(equalTo: view.trailingAnchor),
            other.topAnchor.constraint(equalTo: root.topAnchor, constant: 80),
            view.firstBaselineAnchor.constraint(equalTo: other.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.label.convert(CGPoint.zero, to: root).y == 80)
        #expect(view.frame.minY == 50)
    }

    @Test func aBaselineFollowsTheFontOfTheNamedView() {
        let view = captioned()
        let line = UIView()
        add(line, to: root)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            line.bottomAnchor.constraint(equalTo: view.lastBaselineAnchor),
            line.heightAnchor.constraint(equalToConstant: 1),
            line.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            line.widthAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        let before = line.frame.maxY
        #expect(before > 40 && before < 50)
        view.label.font = .systemFont(ofSize: 40)
        root.layoutIfNeeded()
        #expect(line.frame.maxY > before + 15)
    }

    @Test func withoutTextTheBaselineIsTheBottom() {
        let (view, line) = (UIView(), UIView())
        add(view, to: root)
        add(line, to: root)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.heightAnchor.constraint(equalToConstant: 40),
            line.topAnchor.constraint(equalTo: view.lastBaselineAnchor),
            line.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(line.frame.minY == 50)
    }
}
