// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit
import XCTest
import XCUIAutomation

/// Rows, pages and the device.
final class RowsUITests: ProbeTestCase, @unchecked Sendable {
    func testRowsAreScrolledAndChosen() {
        let app = launch("rows")
        let table = app.tables.element
        XCTAssertTrue(app.navigationBars["Rows"].buttons["Search"].exists)
        // A recorded test looks for the items among the bar's children.
        XCTAssertTrue(app.navigationBars["Rows"].children(matching: .button)["Search"].exists)
        XCTAssertEqual(app.navigationBars["Rows"].children(matching: .other).count, 0)
        XCTAssertEqual(table.cells.element(boundBy: 0).staticTexts.firstMatch.label, "Row 0")
        XCTAssertTrue(table.cells.containing(.staticText, identifier: "Row 1").element.exists)
        XCTAssertEqual(table.cells.count, 50)
        table.swipeUp()
        XCTAssertFalse(table.cells.element(boundBy: 0).isHittable)
        app.staticTexts["Row 40"].tap()
        XCTAssertTrue(app.navigationBars["Page 40"].exists)
        XCTAssertFalse(app.navigationBars["Rows"].exists)
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(app.navigationBars["Rows"].exists)
    }

    func testARowThatIsNotOnTheScreenIsScrolledTo() {
        let app = launch("rows")
        XCTAssertEqual(app.cells.element(boundBy: 49).staticTexts.element.label, "Row 49")
        XCTAssertFalse(app.staticTexts["Row 50"].exists)
        app.cells.element(boundBy: 49).tap()
        XCTAssertTrue(app.navigationBars["Page 49"].exists)
    }

    func testTheDeviceTurns() {
        let app = launch("rows")
        let before = app.frame.size
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertEqual(app.frame.size, CGSize(width: before.height, height: before.width))
        XCUIDevice.shared.orientation = .portrait
        XCTAssertEqual(app.frame.size, before)
    }

    func testTheApplicationGoesBehindAndEnds() {
        let app = launch("rows")
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 5))
        app.activate()
        XCTAssertEqual(app.state, .runningForeground)
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
        XCTAssertFalse(app.tables.element.exists)
        app.activate()
        XCTAssertTrue(app.tables.element.exists)
    }

    func testTheTreeIsPrinted() {
        let app = launch("rows")
        let text = app.tables.cells.element(boundBy: 1).debugDescription
        XCTAssertTrue(text.hasPrefix("Attributes: Cell, 0x"), text)
        XCTAssertTrue(text.contains("Element subtree:\n →Cell, 0x"), text)
        XCTAssertTrue(text.contains("label: 'Row 1'"), text)
        XCTAssertTrue(text.contains("Path to element:\n →Application, 0x"), text)
        XCTAssertTrue(text.contains("Query chain:\n →Find: Target Application"), text)
        XCTAssertTrue(text.contains("↪︎Find: Descendants matching type Table"), text)
    }
}
