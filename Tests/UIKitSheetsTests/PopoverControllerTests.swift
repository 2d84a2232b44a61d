// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class Listener: NSObject, UIPopoverControllerDelegate {
    var closes = 0
    var allows = true

    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        allows
    }

    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        closes += 1
    }
}

/// Popovers by the interface before presentation controllers.
@MainActor
@Suite(.serialized)
struct PopoverControllerTests {
    @Test func aPopoverIsShownAndClosedByATouchOutside() throws {
        let app = try TestApp(device: "iPhone 15")
        let host = UIViewController()
        app.show(host)
        let content = UIViewController()
        let popover = UIPopoverController(contentViewController: content)
        let listener = Listener()
        popover.delegate = listener
        popover.contentSize = CGSize(width: 200, height: 150)
        #expect(!popover.isPopoverVisible && popover.arrowDirection == .unknown)
        popover.present(
            from: CGRect(x: 100, y: 120, width: 40, height: 40),
            in: host.view,
            permittedArrowDirections: .any,
            animated: false
        )
        app.settle()
        #expect(popover.isPopoverVisible)
        #expect(content.view.frame.width < 250)
        listener.allows = false
        app.tap(at: CGPoint(x: 200, y: 800))
        app.settle()
        #expect(popover.isPopoverVisible && listener.closes == 0)
        listener.allows = true
        app.tap(at: CGPoint(x: 200, y: 800))
        app.settle()
        #expect(!popover.isPopoverVisible && listener.closes == 1)
    }

    @Test func theProgramClosesItWithoutTelling() throws {
        let app = try TestApp(device: "iPhone 15")
        let host = UIViewController()
        app.show(host)
        let popover = UIPopoverController(contentViewController: UIViewController())
        let listener = Listener()
        popover.delegate = listener
        popover.present(
            from: CGRect(x: 100, y: 120, width: 40, height: 40),
            in: host.view,
            permittedArrowDirections: .up,
            animated: false
        )
        app.settle()
        popover.dismiss(animated: false)
        app.settle()
        #expect(!popover.isPopoverVisible && listener.closes == 0)
    }
}
