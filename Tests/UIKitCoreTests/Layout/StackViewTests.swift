// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

/// A view with a size of its own.
@MainActor
private final class Block: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { size }
}

@MainActor
@Suite("Stack views")
struct StackViewTests {
    private func row(
        _ sizes: [(CGFloat, CGFloat)],
        width: CGFloat,
        height: CGFloat = 60,
        _ configure: (UIStackView) -> Void
    ) -> [CGRect] {
        let stack = UIStackView(arrangedSubviews: sizes.map { Block($0.0, $0.1) })
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        configure(stack)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test("A row fills its height and gives the rest of its width to the one that hugs least")
    func fill() {
        let frames = row([(50, 20), (70, 30)], width: 200) {
            $0.spacing = 10
            $0.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        }
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 50, height: 60))
        #expect(frames[1] == CGRect(x: 60, y: 0, width: 140, height: 60))
    }

    @Test("A row from right to left begins at the right, whatever its views' own direction")
    func rightToLeft() {
        let frames = row([(50, 20), (70, 30), (20, 20)], width: 160) {
            $0.semanticContentAttribute = .forceRightToLeft
            $0.arrangedSubviews[1].semanticContentAttribute = .forceLeftToRight
            $0.spacing = 10
        }
        #expect(frames.map(\.minX) == [110, 30, 0])
        #expect(frames.map(\.width) == [50, 70, 20])
    }

    @Test("Equal filling gives equal widths")
    func fillEqually() {
        let frames = row([(50, 20), (70, 30), (1, 1)], width: 200) {
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        #expect(frames.map(\.width) == [60, 60, 60])
        #expect(frames.map(\.minX) == [0, 70, 140])
    }

    @Test("Proportional filling shares the width by the intrinsic ones")
    func fillProportionally() {
        let frames = row([(50, 20), (150, 30)], width: 400) {
            $0.distribution = .fillProportionally
        }
        #expect(frames.map(\.width) == [100, 300])
    }

    @Test("Equal spacing keeps the widths and spreads the room")
    func equalSpacing() {
        let frames = row([(50, 20), (70, 30), (30, 10)], width: 350) {
            $0.distribution = .equalSpacing
        }
        #expect(frames.map(\.minX) == [0, 150, 320])
        #expect(frames.map(\.width) == [50, 70, 30])
    }

    @Test("Equal centring spreads the centres")
    func equalCentering() {
        let frames = row([(40, 20), (80, 30), (40, 10)], width: 360) {
            $0.distribution = .equalCentering
        }
        #expect(frames.map(\.midX) == [20, 180, 340])
    }

    @Test(
        "The alignment decides where views stand across",
        arguments: [
            (UIStackView.Alignment.top, [0.0, 0.0]), (.center, [20.0, 15.0]),
            (.bottom, [40.0, 30.0]),
        ]
    )
    func alignment(alignment: UIStackView.Alignment, tops: [Double]) {
        let frames = row([(50, 20), (70, 30)], width: 120) { $0.alignment = alignment }
        #expect(frames.map { Double($0.minY) } == tops)
        #expect(frames.map(\.height) == [20, 30])
    }

    // The size of the hidden view gives way, and not that of its neighbour.
    @Test("A hidden view of a fixed size takes no room")
    func hiddenFixedView() {
        let stack = UIStackView(frame: .zero)
        stack.spacing = 5
        for _ in 0..<3 {
            let box = UIView(frame: .zero)
            box.translatesAutoresizingMaskIntoConstraints = false
            stack.addArrangedSubview(box)
            box.widthAnchor.constraint(equalToConstant: 20).isActive = true
            box.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        stack.arrangedSubviews[1].isHidden = true
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 45, height: 10))
    }

    @Test("A hidden view takes no room, and neither does its space")
    func hidden() {
        let stack = UIStackView(arrangedSubviews: [Block(50, 20), Block(70, 30), Block(30, 10)])
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        stack.distribution = .fillEqually
        stack.arrangedSubviews[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame.width == 145)
        #expect(stack.arrangedSubviews[1].frame.width == 0)
        #expect(stack.arrangedSubviews[2].frame.minX == 155)
        stack.arrangedSubviews[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[1].frame.width > 90)
    }

    @Test("A space of its own follows a view wherever it goes, until it leaves")
    func customSpacing() {
        let first = Block(10, 10)
        let second = Block(10, 10)
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.setCustomSpacing(25, after: first)
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 45, height: 10))
        #expect(stack.customSpacing(after: first) == 25)
        #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
        stack.removeArrangedSubview(first)
        stack.addArrangedSubview(first)
        #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    }

    @Test("Margins keep the views inside when they are to count")
    func margins() {
        let stack = UIStackView(arrangedSubviews: [Block(10, 10)])
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    }

    @Test("Arranged views are subviews; taking one out of either list is seen in the other")
    func lists() {
        let stack = UIStackView()
        let view = UIView()
        stack.addArrangedSubview(view)
        #expect(view.superview === stack)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        stack.removeArrangedSubview(view)
        #expect(view.superview === stack && stack.arrangedSubviews.isEmpty)
        stack.addArrangedSubview(view)
        view.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
    }

    @Test("Nested stacks add up")
    func nested() {
        let column = UIStackView(arrangedSubviews: [Block(30, 20), Block(50, 10)])
        column.axis = .vertical
        column.spacing = 4
        let outer = UIStackView(arrangedSubviews: [column, Block(20, 20)])
        outer.spacing = 6
        let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 76, height: 34))
    }
}
