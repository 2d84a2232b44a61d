// SPDX-License-Identifier: Apache-2.0

import Foundation
import NotificationCenter
import ObjCRuntime
import Testing
import UIKit

@MainActor
private final class Widget: UIViewController, NCWidgetProviding {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.newData)
    }
}

@MainActor
@Suite("Widgets")
struct WidgetTests {
    @Test func aWidgetIsBroughtUpToDate() {
        let widget: any NCWidgetProviding = Widget()
        var result: NCUpdateResult?
        _ = widget.widgetPerformUpdate? { result = $0 }
        #expect(result == .newData)
        #expect(widget.widgetMarginInsets?(forProposedMarginInsets: .zero) == nil)
    }

    @Test func theClassOfTheSameNameIsStillFound() {
        #expect(NotificationCenter.default === Foundation.NotificationCenter.default)
    }
}
