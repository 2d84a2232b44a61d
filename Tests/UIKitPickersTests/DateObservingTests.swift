// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@MainActor
struct DateObservingTests {
    @Test func aDateIsObservedWhereItIsSet() {
        let picker = UIDatePicker()
        picker.date = Date(timeIntervalSince1970: 0)
        var dates: [TimeInterval] = []
        let token = picker.observe(\.date, _key: "date", options: [.old, .new]) {
            dates += [$1.oldValue?.timeIntervalSince1970 ?? -1]
            dates += [$1.newValue?.timeIntervalSince1970 ?? -1]
        }
        picker.date = Date(timeIntervalSince1970: 86_400)
        token.invalidate()
        #expect(dates == [0, 86_400])
    }
}
