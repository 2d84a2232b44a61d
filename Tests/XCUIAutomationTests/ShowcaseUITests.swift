// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit
import XCTest
import XCUIAutomation

import class FormatPredicates.NSPredicate

/// Scripts that use the showcase as a person does.
final class ShowcaseUITests: ProbeTestCase, @unchecked Sendable {
    /// Launches the showcase on a large screen, and opens a page.
    private func open(_ page: String) -> XCUIApplication {
        let app = XCUIApplication()
        app.launchArguments = ["showcase"]
        app.launchEnvironment = ["CASEMENT_DEVICE": "iPad Pro (11-inch)"]
        app.launch()
        app.otherElements[page].tap()
        XCTAssertTrue(app.staticTexts[page].firstMatch.exists, page)
        return app
    }

    /// A text that is there.
    private func expect(_ app: XCUIApplication, _ text: String, line: UInt = #line) {
        XCTAssertTrue(app.staticTexts[text].waitForExistence(timeout: 5), text, line: line)
    }

    // MARK: Buttons and touches

    func testButtonsCountTheirTaps() {
        let app = open("Buttons")
        app.buttons["Filled"].tap()
        app.buttons["Filled 1"].tap()
        XCTAssertTrue(app.buttons["Filled 2"].exists)
        XCTAssertFalse(app.buttons["Filled"].exists)
    }

    func testADisabledButtonDoesNotCount() {
        let app = open("Buttons")
        let button = app.buttons["Disabled"]
        XCTAssertFalse(button.isEnabled)
        button.tap()
        XCTAssertTrue(button.exists)
        XCTAssertTrue(app.buttons["Selected"].isSelected)
    }

    func testAPressIsTold() {
        let app = open("Touch")
        app.buttons["Press"].tap()
        expect(app, "touchUpInside")
    }

    func testAPressThatLeavesItsButtonIsTold() {
        let app = open("Touch")
        let start = app.buttons["Press"].coordinate(
            withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)
        )
        start.press(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 250)))
        expect(app, "touchUpOutside")
    }

    func testTapsByOneAndByTwoAreCounted() {
        let app = open("Touch")
        let counter = app.staticTexts.matching(NSPredicate(format: "label CONTAINS 'Single taps'"))
        counter.element.doubleTap()
        XCTAssertEqual(counter.element.label, "Single taps: 1\nDouble taps: 1")
        counter.element.tap()
        XCTAssertEqual(counter.element.label, "Single taps: 2\nDouble taps: 1")
    }

    // MARK: Controls

    func testSwitchesTurn() {
        let app = open("Controls")
        let toggles = app.switches
        XCTAssertEqual(toggles.count, 4)
        let values = toggles.allElementsBoundByIndex.map { $0.value as? String }
        XCTAssertEqual(values, ["1", "0", "1", "1"])
        toggles.element(boundBy: 1).tap()
        XCTAssertEqual(toggles.element(boundBy: 1).value as? String, "1")
        toggles.element(boundBy: 3).tap()
        XCTAssertEqual(toggles.element(boundBy: 3).value as? String, "1")
    }

    func testASliderTellsItsValue() {
        let app = open("Controls")
        app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.25)
        expect(app, "25 %")
        app.sliders.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0.25, dy: 0.5))
            .press(
                forDuration: 0.1,
                thenDragTo: app.sliders.firstMatch.coordinate(
                    withNormalizedOffset: CGVector(dx: 1, dy: 0.5)
                )
            )
        expect(app, "100 %")
    }

    func testSegmentsAreChosen() {
        let app = open("Controls")
        XCTAssertTrue(app.buttons["Week"].isSelected)
        app.buttons["Month"].tap()
        XCTAssertTrue(app.buttons["Month"].isSelected)
        XCTAssertFalse(app.buttons["Week"].isSelected)
    }

    func testPagesTurn() {
        let app = open("Controls")
        let dots = app.pageIndicators.firstMatch
        let place = dots.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5))
        place.tap()
        expect(app, "3")
    }

    // MARK: Text

    func testFieldsTakeTextOneAfterTheOther() {
        let app = open("Editing")
        app.textFields["Name"].tap()
        app.typeText("Grace\n")
        app.typeText("secret\n")
        app.typeText("12x.5")
        XCTAssertEqual(app.textFields.element(boundBy: 0).value as? String, "Grace")
        let secret = app.secureTextFields.firstMatch.value as? String
        XCTAssertEqual(secret, String(repeating: "\u{2022}", count: 6))
        XCTAssertEqual(app.textFields.element(boundBy: 1).value as? String, "12.5")
    }

    func testASearchIsTold() {
        let app = open("Editing")
        let field = app.searchFields["Search"].firstMatch
        field.tap()
        field.typeText("Lake")
        expect(app, "Search: \"Lake\"")
        app.buttons["Photos"].tap()
        expect(app, "Scope: Photos")
    }

    func testATextViewTakesLines() {
        let app = open("Editing")
        let view = app.textViews.firstMatch
        view.tap()
        view.typeText("New words")
        XCTAssertEqual((view.value as? String)?.contains("New words"), true)
    }

    // MARK: Lists

    func testATaskIsDone() {
        let app = open("Lists")
        let task = app.cells.containing(.staticText, identifier: "Buy bread").element
        XCTAssertTrue(task.staticTexts["done"].exists)
        task.tap()
        XCTAssertTrue(task.staticTexts["to do"].exists)
    }

    func testATaskIsSwipedAway() {
        let app = open("Lists")
        let task = app.cells.containing(.staticText, identifier: "Buy bread").element
        task.swipeLeft()
        app.buttons["Delete"].firstMatch.tap()
        XCTAssertTrue(app.staticTexts["Buy bread"].waitForNonExistence(timeout: 5))
    }

    func testTenThousandRowsScroll() {
        let app = open("Lists")
        let people = app.tables.element(boundBy: 0)
        let first = people.cells.firstMatch.staticTexts.firstMatch.label
        XCTAssertEqual(first, "Ada 1")
        XCTAssertEqual(people.cells.count, 26 * 385)
        people.swipeUp(velocity: .fast)
        XCTAssertFalse(people.cells.firstMatch.isHittable)
        people.cells.element(boundBy: 26 * 385 - 1).tap()
        XCTAssertTrue(people.staticTexts["Zna 385"].exists)
    }

    // MARK: Menus, sheets and pickers

    func testAMenuIsOpenedAndChosenFrom() {
        let app = open("Menus")
        app.buttons["Actions"].tap()
        app.descendants(matching: .any)["Pause"].firstMatch.tap()
        expect(app, "Chose Pause")
    }

    func testTheClipboardIsPasted() {
        let app = open("Menus")
        app.buttons["Copy a greeting"].tap()
        app.buttons["Paste"].tap()
        expect(app, "Hello from Casement")
    }

    func testAWheelIsTurned() {
        let app = open("Pickers")
        let wheel = app.pickerWheels.firstMatch
        let before = wheel.value as? String
        wheel.swipeUp(velocity: .slow)
        XCTAssertNotEqual(wheel.value as? String, before)
        wheel.adjust(toPickerWheelValue: before ?? "")
        XCTAssertEqual(wheel.value as? String, before)
    }

    func testTabsAreChosen() {
        let app = open("Tabs")
        let bar = app.tabBars.firstMatch
        XCTAssertGreaterThan(bar.buttons.count, 2)
        let second = bar.buttons.element(boundBy: 1)
        XCTAssertFalse(second.isSelected)
        second.tap()
        XCTAssertTrue(second.isSelected)
    }

    // MARK: All pages

    func testEveryPageOpensAndIsPhotographed() {
        let app = open("Photos")
        for page in ["Text", "Images", "Colours", "Animation", "Dynamics", "PDF", "Columns"] {
            app.otherElements[page].tap()
            XCTAssertTrue(app.staticTexts[page].firstMatch.exists, page)
            XCTAssertEqual(XCUIScreen.main.screenshot().image.size, app.frame.size)
        }
    }
}
