// SPDX-License-Identifier: Apache-2.0

import Raster
import Testing
import UIKit
import UIKitTesting

@testable import AccessibilityBridge

/// The elements that `CASEMENT_DEBUG=accessibility` prints.
@MainActor
@Suite(.serialized)
struct AccessibilityDumpTests {
    @Test func nothingIsPrintedUnlessAskedFor() {
        #expect(AccessibilityDump([]) == nil)
        #expect(AccessibilityDump(.frames) == nil)
    }

    @Test func changesArePrintedOnce() throws {
        let app = try TestApp(device: "iPhone 15")
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 80, height: 20))
        label.text = "Before"
        app.show(label)
        var printed: [String] = []
        let dump = try #require(
            AccessibilityDump([.frames, .accessibility]) {
                printed.append($0)
            }
        )
        dump.afterTurn()
        dump.afterTurn()
        #expect(printed.count == 1 && printed[0].contains("label \"Before\" 10,100 80x20"))
        label.text = "After"
        dump.afterTurn()
        #expect(printed.count == 2 && printed[1].contains("label \"After\""))
    }
}
