// SPDX-License-Identifier: Apache-2.0

import XCTest

class BellUITests: XCTestCase {
    let app = XCUIApplication()

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        app.launch()
    }

    func testARing() {
        XCTAssertEqual(app.staticTexts["count"].label, "0 clang")
        app.navigationBars["The Bell"].buttons["Ring"].tap()
        app.navigationBars["The Bell"].buttons["Ring"].tap()
        XCTAssertEqual(app.staticTexts["count"].label, "2 clang")
    }

    func testBreak() {
        app.buttons["Break"].tap()
    }

    func testCountIsKept() {
        XCTAssertTrue(app.staticTexts["count"].label.hasSuffix("clang"))
        app.buttons["Ring"].tap()
        let before = app.staticTexts["count"].label
        app.terminate()
        app.launchArguments = ["-loud"]
        app.launch()
        XCTAssertEqual(app.staticTexts["count"].label, before.uppercased())
    }

    func testMissing() {
        app.buttons["Nothing like it"].tap()
        XCTFail("the test goes on")
    }

    @MainActor
    func testPicture() {
        let picture = XCTAttachment(screenshot: app.screenshot())
        picture.lifetime = .keepAlways
        add(picture)
        XCTAssertFalse(app.buttons["Nothing"].waitForExistence(timeout: 0.1))
    }

    func testTimes() {
        measure(metrics: [XCTApplicationLaunchMetric()]) { XCUIApplication().launch() }
    }
}
