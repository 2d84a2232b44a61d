// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest
import XCUIAutomation

/// Failures have XCTest's words and the line of the test.
final class FailureUITests: ProbeTestCase, @unchecked Sendable {
    func testAMissingElementIsNamedWithWhatIsThere() {
        let app = launch()
        let line = #line + 1
        let found = failures { app.buttons["Nothing like it"].tap() }
        XCTAssertEqual(found.count, 1)
        let text = found.first?.text ?? ""
        XCTAssertTrue(
            text.hasPrefix(
                "Failed to tap \"Nothing like it\" Button: No matches found for Elements matching "
                    + "predicate '\"Nothing like it\" IN identifiers' from input {(\n    Button, 0x"
            ),
            text
        )
        XCTAssertTrue(text.contains("label: 'Press me'"), text)
        XCTAssertEqual(found.first?.line, line)
        XCTAssertEqual(found.first?.file.hasSuffix("FailureUITests.swift"), true)
    }

    func testAnAttributeOfAMissingElementFailsAtItsLine() {
        let app = launch()
        let line = #line + 1
        let found = failures { _ = app.buttons["None"].label }
        XCTAssertEqual(found.first?.line, line)
        XCTAssertEqual(
            found.first?.text.hasPrefix("Failed to get matching snapshot: No matches found"),
            true
        )
    }

    func testSeveralElementsAreNotOne() {
        let app = launch()
        let found = failures { app.buttons.element.tap() }
        XCTAssertEqual(
            found.first?.text.contains("Multiple matching elements found for <XCUIElementQuery"),
            true
        )
    }

    func testTypingNeedsFocus() {
        let app = launch()
        let found = failures { app.textFields["Name"].typeText("a") }
        XCTAssertEqual(
            found.first?.text.hasPrefix(
                "Failed to synthesize event: Neither element nor any descendant has keyboard focus"
            ),
            true
        )
    }

    func testACrashIsAFailureAndTheNextLaunchIsFresh() {
        let app = launch()
        let found = failures {
            app.buttons["Crash"].tap()
            _ = app.buttons["Press me"].label
        }
        XCTAssertEqual(found.count, 2)
        XCTAssertEqual(found.first?.text.contains("crashed: signal"), true, "\(found)")
        XCTAssertEqual(found.last?.text.contains("is not running"), true, "\(found)")
        XCTAssertEqual(app.state, .notRunning)
        app.launch()
        XCTAssertEqual(app.staticTexts["said"].label, "Did nothing")
    }

    func testAnUnknownApplicationIsNotLaunched() {
        let found = failures { XCUIApplication(bundleIdentifier: "org.nobody").launch() }
        XCTAssertEqual(found.first?.text.contains("no such application"), true, "\(found)")
    }

    func testAnAuditFindsTheFaults() throws {
        let app = launch("faults")
        var found: [String] = []
        try app.performAccessibilityAudit { issue in
            let element = issue.element
            found.append(
                "\(issue.compactDescription) "
                    + (element?.label.isEmpty == false
                        ? element?.label ?? "" : element?.identifier ?? "")
            )
            return true
        }
        XCTAssertEqual(
            found.sorted(),
            [
                "Contrast failed Pale", "Dynamic Type font sizes are unsupported Fixed",
                "Element has no description nameless", "Hit area is too small x",
                "Text clipped Much more text than there is room for", "Traits conflict Torn",
            ]
        )
        XCTAssertNoThrow(try app.performAccessibilityAudit(for: .hitRegion) { _ in true })
    }
}
