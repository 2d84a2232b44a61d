// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import XCTest
import XCUIAutomation

/// Fingers reach gesture recognizers.
final class GesturesUITests: ProbeTestCase, @unchecked Sendable {
    private func expect(
        _ text: String,
        line: UInt = #line,
        _ gesture: (XCUIElement) -> Void
    ) {
        let app = launch("gestures")
        gesture(app.otherElements["pad"])
        XCTAssertEqual(app.staticTexts["said"].label, text, line: line)
    }

    func testTaps() {
        expect("nothing") { $0.tap() }
        expect("double tap") { $0.doubleTap() }
        expect("two fingers") { $0.twoFingerTap() }
        expect("two fingers") { $0.tap(withNumberOfTaps: 1, numberOfTouches: 2) }
        expect("long press") { $0.press(forDuration: 1) }
    }

    func testSwipes() {
        expect("swipe up") { $0.swipeUp() }
        expect("swipe down") { $0.swipeDown() }
        expect("swipe left") { $0.swipeLeft(velocity: .fast) }
        expect("swipe right") { $0.swipeRight() }
        expect("swipe right") { pad in
            let place = pad.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0.5))
            place.press(
                forDuration: 0,
                thenDragTo: place.withOffset(CGVector(dx: 150, dy: 0))
            )
        }
    }

    func testTwoFingers() {
        expect("pinch") { $0.pinch(withScale: 2, velocity: 4) }
        expect("rotation") { $0.rotate(1.5, withVelocity: 3) }
    }
}
