// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// The tint of what is behind alerts, sheets of actions and popovers.
@Suite(.serialized)
@MainActor
struct TintDimmingTests {
    private final class TintView: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    private let app: TestApp
    private let root = UIViewController()
    private let inner = TintView()

    init() throws {
        app = try TestApp()
        root.view.addSubview(inner)
        app.show(root)
        app.update()
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func anAlertDimsTheViewsBehind(style: UIAlertController.Style) {
        let blue = inner.tintColor
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "B", style: .cancel))
        let before = inner.changes
        root.present(alert, animated: true)
        app.advance(by: 1)
        #expect(inner.tintAdjustmentMode == .dimmed && inner.changes > before)
        #expect(inner.tintColor != blue)
        #expect(alert.view.tintAdjustmentMode == .normal)
        root.dismiss(animated: true)
        app.advance(by: 1)
        #expect(inner.tintAdjustmentMode == .normal && inner.tintColor == blue)
    }

    @Test func aPopoverDimsAndOtherPresentationsDoNot() {
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 100, height: 100)
        let delegate = KeepsPopovers()
        popover.popoverPresentationController?.delegate = delegate
        popover.popoverPresentationController?.sourceView = root.view
        root.present(popover, animated: false)
        app.advance(by: 0.1)
        #expect(inner.tintAdjustmentMode == .dimmed)
        root.dismiss(animated: false)
        app.advance(by: 0.1)
        #expect(inner.tintAdjustmentMode == .normal)
        let page = UIViewController()
        page.modalPresentationStyle = .overFullScreen
        root.present(page, animated: false)
        app.advance(by: 0.1)
        #expect(inner.tintAdjustmentMode == .normal)
    }

    @Test func aModeOfTheProgramStays() {
        root.view.tintAdjustmentMode = .normal
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        root.present(alert, animated: false)
        app.advance(by: 0.1)
        #expect(inner.tintAdjustmentMode == .normal)
    }

    private final class KeepsPopovers: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController,
            traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            .none
        }
    }
}
