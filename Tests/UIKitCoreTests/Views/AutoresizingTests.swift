// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitViews

@MainActor
struct AutoresizingTests {
    /// Margin before 20, size 30, margin after 50 in 100, which becomes 200.
    private static let table: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
        ([], 20, 30),
        ([.flexibleRightMargin], 20, 30),
        ([.flexibleLeftMargin], 120, 30),
        ([.flexibleWidth], 20, 130),
        // Shared in proportion to the parts: 20 to 50.
        ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 100 * 20 / 70, 30),
        // 20 to 30.
        ([.flexibleLeftMargin, .flexibleWidth], 60, 90),
        // 30 to 50.
        ([.flexibleWidth, .flexibleRightMargin], 20, 67.5),
        ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 60),
    ]

    @Test(arguments: 0..<8)
    func eachMaskSharesTheChange(_ row: Int) {
        let (mask, x, width) = AutoresizingTests.table[row]
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        let child = UIView(frame: CGRect(x: 20, y: 0, width: 30, height: 10))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size.width = 200
        #expect(abs(child.frame.minX - x) < 1e-9)
        #expect(abs(child.frame.width - width) < 1e-9)
        #expect(child.frame.height == 10)
    }

    @Test(arguments: 0..<8)
    func theOtherAxisFollowsTheSameTable(_ row: Int) {
        let (mask, y, height) = AutoresizingTests.table[row]
        let turned = UIView.AutoresizingMask(rawValue: mask.rawValue << 3)
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 30))
        child.autoresizingMask = turned
        parent.addSubview(child)
        parent.bounds.size.height = 200
        #expect(abs(child.frame.minY - y) < 1e-9)
        #expect(abs(child.frame.height - height) < 1e-9)
    }

    /// Of every combination, that each axis is shared among its flexible parts alone.
    @Test(arguments: 0..<64)
    func everyCombinationOfMasks(_ bits: Int) {
        let mask = UIView.AutoresizingMask(rawValue: UInt(bits))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 40))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 400)
        let across = AutoresizingTests.shared(
            [20, 30, 50],
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
            mask,
            to: 200
        )
        let down = AutoresizingTests.shared(
            [10, 40, 50],
            [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin],
            mask,
            to: 400
        )
        #expect(abs(child.frame.minX - across[0]) < 1e-9)
        #expect(abs(child.frame.width - across[1]) < 1e-9)
        #expect(abs(child.frame.minY - down[0]) < 1e-9)
        #expect(abs(child.frame.height - down[1]) < 1e-9)
    }

    /// The parts of a hundred that becomes a length: what is flexible grows in proportion.
    private static func shared(
        _ parts: [CGFloat],
        _ names: [UIView.AutoresizingMask],
        _ mask: UIView.AutoresizingMask,
        to length: CGFloat
    ) -> [CGFloat] {
        let flexible = zip(parts, names).map { mask.contains($1) ? $0 : 0 }
        let sum = flexible.reduce(0, +)
        guard sum > 0 else { return parts }
        return zip(parts, flexible).map { $0 + (length - 100) * $1 / sum }
    }

    @Test func partsOfNoLengthShareEvenly() {
        let parent = UIView()
        let child = UIView()
        child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
        parent.addSubview(child)
        parent.frame.size.width = 100
        #expect(child.frame == CGRect(x: 50, y: 0, width: 50, height: 0))
    }

    @Test func aTransformDoesNotTakePart() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        child.transform = CGAffineTransform(rotationAngle: 0.3)
        parent.frame.size = CGSize(width: 200, height: 50)
        #expect(child.bounds.size == CGSize(width: 200, height: 50))
        #expect(child.center == CGPoint(x: 100, y: 25))
    }

    @Test func nothingIsResizedWithoutAutoresizesSubviews() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        child.autoresizingMask = [.flexibleWidth]
        parent.autoresizesSubviews = false
        parent.addSubview(child)
        parent.frame.size.width = 300
        #expect(child.frame.width == 50)
    }

    @Test func resizingRunsBeforeLayout() {
        @MainActor final class Parent: UIView {
            var seen: CGFloat = 0
            override func layoutSubviews() { seen = subviews[0].frame.width }
        }
        let parent = Parent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        child.autoresizingMask = [.flexibleWidth]
        parent.addSubview(child)
        parent.frame.size.width = 200
        parent.layoutIfNeeded()
        #expect(parent.seen == 150)
    }

    @Test func infiniteSizesEndWithAnAnswer() {
        let axis = AutoresizingAxis(leading: true, size: true, trailing: true)
        let result = axis.resized(position: 1, length: 2, from: 10, to: .infinity)
        #expect(result.position == 1 && result.length == 2)
    }
}
