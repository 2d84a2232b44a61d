// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// The order in which a screen reader goes through elements, and what it does not see.
@MainActor
struct ReadingOrderTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    private func label(_ name: String, _ x: CGFloat, _ y: CGFloat, in view: UIView) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 40, height: 20))
        label.text = name
        view.addSubview(label)
        return label
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        window.addSubview(view)
        return view
    }

    private var names: [String?] {
        window.accessibilityReadingOrder.map {
            ($0 as? any NSObjectProtocol)?.accessibilityLabel
        }
    }

    @Test func elementsAreReadByRowsWhereverTheyAreInTheTree() {
        let right = box(150, 0, 150, 300)
        let left = box(0, 0, 150, 300)
        _ = label("d", 0, 105, in: right)
        _ = label("b", 0, 5, in: right)
        _ = label("c", 0, 100, in: left)
        _ = label("a", 0, 0, in: left)
        #expect(names == ["a", "b", "c", "d"])
        window.semanticContentAttribute = .forceRightToLeft
        #expect(names == ["b", "a", "d", "c"])
    }

    @Test func aGroupIsReadInOneRun() {
        let left = box(0, 0, 150, 300)
        let right = box(150, 0, 150, 300)
        for (name, view, y) in [
            ("a", left, 0), ("b", left, 100), ("c", right, 0), ("d", right, 100),
        ] {
            _ = label(name, 0, CGFloat(y), in: view)
        }
        #expect(!left.shouldGroupAccessibilityChildren)
        #expect(names == ["a", "c", "b", "d"])
        left.shouldGroupAccessibilityChildren = true
        #expect(names == ["a", "b", "c", "d"])
    }

    @Test func aContainerSaysItsOrder() {
        let list = box(0, 0, 300, 300)
        let first = label("a", 0, 200, in: list)
        let second = label("b", 0, 0, in: list)
        #expect(names == ["b", "a"])
        list.accessibilityElements = [first, second]
        #expect(names == ["a", "b"])
        let element = UIAccessibilityElement(accessibilityContainer: list)
        element.accessibilityLabel = "c"
        list.accessibilityElements = [element, first]
        #expect(names == ["c", "a"], "what is not listed is not read")
        list.accessibilityElementsHidden = true
        #expect(names.isEmpty)
    }

    @Test func anElementHidesWhatIsInside() {
        let card = box(0, 0, 300, 100)
        _ = label("a", 0, 0, in: card)
        card.isAccessibilityElement = true
        card.accessibilityLabel = "card"
        #expect(names == ["card"])
    }

    @Test func aModalViewHidesThoseBesideIt() {
        let page = box(0, 0, 300, 300)
        _ = label("a", 0, 0, in: page)
        let panel = box(50, 50, 200, 200)
        _ = label("b", 0, 0, in: panel)
        #expect(names == ["a", "b"])
        panel.accessibilityViewIsModal = true
        #expect(names == ["b"])
        panel.isHidden = true
        #expect(names == ["a"], "a hidden one hides nothing")
    }

    @Test func aPresentedSheetHidesThePresenter() throws {
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        _ = label("a", 0, 0, in: root.view)
        let sheet = UIViewController()
        _ = label("b", 0, 0, in: sheet.view)
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(names.contains("b") && !names.contains("a"))
        root.dismiss(animated: false)
        #expect(names == ["a"])
        window.isHidden = true
    }
}
