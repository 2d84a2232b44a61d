// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitServices

@testable import UIKitValues
@testable import UIKitViews

@MainActor
struct CustomRotorTests {
    @Test func aSearchGoesFromThingToThing() {
        let views = [UIView(), UIView()]
        let rotor = UIAccessibilityCustomRotor(name: "views") { predicate in
            let current = predicate.currentItem.targetElement as? UIView
            let index = current.flatMap { views.firstIndex(of: $0) } ?? -1
            let next = predicate.searchDirection == .next ? index + 1 : index - 1
            guard views.indices.contains(next) else { return nil }
            return UIAccessibilityCustomRotorItemResult(
                targetElement: views[next],
                targetRange: nil
            )
        }
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        #expect(rotor.itemSearchBlock(predicate)?.targetElement === views[0])
        predicate.currentItem.targetElement = views[1]
        #expect(rotor.itemSearchBlock(predicate) == nil)
        predicate.searchDirection = .previous
        #expect(rotor.itemSearchBlock(predicate)?.targetElement === views[0])
        #expect(rotor.attributedName.string == "views" && rotor.systemRotorType == .none)
        let links = UIAccessibilityCustomRotor(systemType: .link) { _ in nil }
        #expect(links.systemRotorType == .link && links.name.isEmpty)
    }

    @Test func customContentIsCopiedWhole() throws {
        let content = AXCustomContent(label: "Size", value: "3 MB")
        content.importance = .high
        let copy = try #require(content.copy() as? AXCustomContent)
        #expect([copy.label, copy.value] == ["Size", "3 MB"] && copy.importance == .high)
    }

    @Test func valuesWrapGeometry() {
        let rect = CGRect(x: 1, y: -2, width: 3.5, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    }
}
