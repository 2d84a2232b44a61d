// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import XCTest
import XCUIAutomation

import class FormatPredicates.NSPredicate

/// Controls of an application in another process.
final class ControlsUITests: ProbeTestCase, @unchecked Sendable {
    func testAButtonIsTapped() {
        let app = launch()
        XCTAssertEqual(app.state, .runningForeground)
        XCTAssertEqual(app.staticTexts["said"].label, "Did nothing")
        app.buttons["Press me"].tap()
        XCTAssertEqual(app.staticTexts["said"].label, "Did press")
        XCTAssertTrue(app.buttons["Press me"].isEnabled)
        XCTAssertFalse(app.buttons["Never"].isEnabled)
        XCTAssertTrue(app.buttons["Press me"].isHittable)
        XCTAssertFalse(app.buttons["Nothing like it"].exists)
    }

    func testAnAnimationIsOverBeforeTheNextLine() {
        let app = launch()
        let start = Date()
        app.buttons["Animate"].tap()
        XCTAssertEqual(app.staticTexts["said"].label, "Did animation")
        // The animation takes two seconds of the application's time.
        XCTAssertLessThan(Date().timeIntervalSince(start), 2)
    }

    func testWhatComesLaterIsWaitedFor() {
        let app = launch()
        let text = app.staticTexts["Hello after a while"]
        XCTAssertFalse(text.exists)
        app.buttons["Wait"].tap()
        XCTAssertTrue(text.waitForExistence(timeout: 20))
        XCTAssertFalse(app.staticTexts["Never there"].waitForExistence(timeout: 0.05))
    }

    func testASwitchASliderAndSegmentsSayTheirValues() {
        let app = launch()
        let toggle = app.switches["Airplane mode"]
        XCTAssertEqual(toggle.value as? String, "0")
        toggle.tap()
        XCTAssertEqual(toggle.value as? String, "1")
        let slider = app.sliders["volume"]
        slider.adjust(toNormalizedSliderPosition: 0.75)
        XCTAssertEqual(slider.value as? String, "75%")
        XCTAssertEqual(slider.normalizedSliderPosition, 0.75, accuracy: 0.01)
        let segments = app.segmentedControls.firstMatch
        XCTAssertEqual(segments.buttons.count, 3)
        XCTAssertTrue(segments.buttons["Day"].isSelected)
        segments.buttons["Month"].tap()
        XCTAssertTrue(segments.buttons["Month"].isSelected)
        XCTAssertFalse(segments.buttons["Day"].isSelected)
    }

    func testAWheelTurnsToARow() {
        let app = launch()
        app.pickerWheels.element.adjust(toPickerWheelValue: "Date")
        XCTAssertEqual(app.pickerWheels.element.value as? String, "Date")
        XCTAssertEqual(app.staticTexts["said"].label, "Did Date")
    }

    func testTextIsTyped() {
        let app = launch()
        let field = app.textFields["Name"]
        XCTAssertEqual(field.placeholderValue, "Name")
        XCTAssertEqual(field.value as? String, "Name")
        field.tap()
        field.typeText("Ada Lovelace?" + XCUIKeyboardKey.delete.rawValue)
        XCTAssertEqual(app.textFields.firstMatch.value as? String, "Ada Lovelace")
        field.firstMatch.typeText("\n")
        XCTAssertEqual(app.staticTexts["said"].label, "Did return Ada Lovelace")
        let secret = app.secureTextFields["Password"]
        secret.tap()
        app.typeText("abc")
        XCTAssertEqual(app.secureTextFields.element.value as? String, "\u{2022}\u{2022}\u{2022}")
    }

    func testKeysOfTheKeyboardAreTapped() {
        let app = launch()
        XCTAssertFalse(app.keyboards.element.exists)
        app.textFields["Name"].tap()
        XCTAssertTrue(app.keyboards.element.exists)
        app.keys["H"].tap()
        app.keys["i"].tap()
        XCTAssertEqual(app.textFields.firstMatch.value as? String, "Hi")
        app.keys["delete"].tap()
        app.keyboards.buttons["Return"].tap()
        XCTAssertEqual(app.staticTexts["said"].label, "Did return H")
        XCTAssertEqual(app.keyboards.count, 0)
    }

    func testAnAlertIsAnswered() {
        let app = launch()
        app.buttons["Ask"].tap()
        let alert = app.alerts["Question"]
        XCTAssertTrue(alert.staticTexts["Go on?"].exists)
        XCTAssertFalse(app.buttons["Press me"].isHittable)
        alert.buttons["OK"].tap()
        XCTAssertFalse(alert.exists)
        XCTAssertTrue(alert.waitForNonExistence(timeout: 1))
        XCTAssertEqual(app.staticTexts["said"].label, "Did OK")
    }

    func testAnAlertInTheWayIsHandedToMonitors() {
        let app = launch()
        var seen: [String] = []
        addUIInterruptionMonitor(withDescription: "never asked") { _ in
            seen.append("first")
            return true
        }
        let monitor = addUIInterruptionMonitor(withDescription: "question") { alert in
            seen.append(alert.label)
            alert.buttons["Cancel"].tap()
            return true
        }
        app.buttons["Ask"].tap()
        app.buttons["Press me"].tap()
        XCTAssertEqual(seen, ["Question"])
        XCTAssertEqual(app.staticTexts["said"].label, "Did press")
        removeUIInterruptionMonitor(monitor)
    }

    func testPredicatesAndExpectationsReadAttributes() {
        let app = launch()
        let begins = NSPredicate(format: "label BEGINSWITH 'Did '")
        XCTAssertEqual(app.staticTexts.matching(begins).count, 1)
        XCTAssertEqual(app.staticTexts.element(matching: begins).identifier, "said")
        let stack = app.otherElements.containing(.button, identifier: "Press me")
        XCTAssertGreaterThan(stack.count, 0)
        let there = NSPredicate(format: "exists == true")
        let expectation = expectation(for: there, evaluatedWith: app.buttons["Ask"])
        wait(for: [expectation], timeout: 20)
        XCTAssertTrue(
            app.staticTexts["said"].wait(for: \.label, toEqual: "Did nothing", timeout: 1)
        )
    }

    func testARealClockPasses() {
        let app = launch(clock: "real")
        app.buttons["Press me"].tap()
        XCTAssertEqual(app.staticTexts["said"].label, "Did press")
    }

    func testThePictureIsOfTheScreen() throws {
        let app = launch()
        let picture = XCUIScreen.main.screenshot()
        XCTAssertEqual(picture.image.size, app.frame.size)
        let button = app.buttons["Press me"]
        XCTAssertEqual(button.screenshot().image.size.width, button.frame.width, accuracy: 1)
        if let folder = ProcessInfo.processInfo.environment["CASEMENT_TEST_OUTPUT"] {
            let file = URL(fileURLWithPath: folder).appendingPathComponent("ui-test.png")
            try picture.pngRepresentation.write(to: file)
            try app.debugDescription.write(
                to: file.deletingPathExtension().appendingPathExtension("txt"),
                atomically: true,
                encoding: .utf8
            )
        }
    }
}
