// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitValues
@testable import UIKitViews

/// What a view is to the focus: an item, a container and an environment.
@MainActor
@Suite(.serialized)
struct FocusItemTests {
    private final class Item: UIView {
        var isTransparent = false
        var deferral = UIFocusItemDeferralMode.automatic
        override var canBecomeFocused: Bool { true }
        override var isTransparentFocusItem: Bool { isTransparent }
        override var focusItemDeferralMode: UIFocusItemDeferralMode { deferral }
    }

    private let app: TestApp
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let first = Item(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
    private let second = Item(frame: CGRect(x: 20, y: 200, width: 60, height: 40))

    init() throws {
        app = try TestApp(device: "iPhone 14")
        root.addSubview(first)
        root.addSubview(second)
        app.show(root)
    }

    private func request(_ item: Item) {
        UIFocusSystem.focusSystem(for: root)?.requestFocusUpdate(to: item)
    }

    private var hasHalo: Bool { !(second.layer.sublayers ?? []).isEmpty }

    @Test func aPlainViewHasNoFocusAndIsInTheWay() {
        let view = UIView()
        #expect(!view.canBecomeFocused && !view.isFocused && !view.isTransparentFocusItem)
        #expect(view.focusGroupIdentifier == nil && view.focusItemDeferralMode == .automatic)
        #expect(view.preferredFocusEnvironments.isEmpty && view.preferredFocusedView == nil)
        #expect(first.preferredFocusedView === first)
    }

    @Test func aViewIsTheContainerOfItsSubviews() {
        #expect(root.focusItemContainer === root)
        #expect(root.coordinateSpace === root && first.parentFocusEnvironment === root)
        let items = root.focusItems(in: CGRect(x: 0, y: 0, width: 390, height: 150))
        #expect(items.count == 1 && items.first === first)
        #expect(root.focusItems(in: root.bounds).count == 2)
    }

    @Test func onlyATransparentItemLetsTheFocusThrough() {
        let cover = Item(frame: CGRect(x: 0, y: 180, width: 200, height: 100))
        root.addSubview(cover)
        let reached = {
            (0..<3).map { _ in
                self.app.press(.keyboardTab)
                return [self.first, self.second, cover].firstIndex { $0.isFocused } ?? -1
            }
        }
        #expect(Set(reached()) == [0, 2])
        cover.isTransparent = true
        #expect(Set(reached()) == [0, 1, 2])
    }

    @Test func aFocusOfTheProgramShowsAtOnceIfItNeverWaits() {
        // A touch hides the halo that keys have shown before.
        app.tap(at: CGPoint(x: 300, y: 700))
        request(second)
        #expect(second.isFocused && !hasHalo)
        request(first)
        second.deferral = .never
        request(second)
        #expect(second.isFocused && hasHalo)
    }

    @Test func aFocusOfTheProgramMayWaitForTheFirstKey() {
        app.press(.keyboardTab)
        #expect(first.isFocused)
        second.deferral = .always
        request(second)
        #expect(!second.isFocused && !hasHalo)
        app.press(.keyboardTab)
        #expect(second.isFocused && hasHalo)
        app.press(.keyboardTab)
        #expect(first.isFocused)
    }
}
