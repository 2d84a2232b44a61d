// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// The order in which a screen reader goes through elements, and what it does not see.
@MainActor
struct ReadingOrderTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() { window.isHidden = false }

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
        let app = try TestApp(device: "iPhone 14")
        let root = UIViewController()
        app.show(root)
        _ = label("a", 0, 100, in: root.view)
        let shown = try #require(root.view.window)
        func names() -> [String?] {
            shown.accessibilityReadingOrder.map {
                ($0 as? any NSObjectProtocol)?.accessibilityLabel
            }
        }
        #expect(names() == ["a"])
        let sheet = UIViewController()
        _ = label("b", 0, 100, in: sheet.view)
        root.present(sheet, animated: false)
        app.advance(by: 0.1)
        #expect(names().contains("b") && !names().contains("a"))
        root.dismiss(animated: false)
        app.advance(by: 0.1)
        #expect(names() == ["a"])
    }
}
