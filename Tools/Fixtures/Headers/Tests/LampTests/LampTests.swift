// SPDX-License-Identifier: Apache-2.0

import LampObjC
import UIKit
import XCTest

@testable import Lamp

final class LampTests: XCTestCase {
    func testEnumerationsAndOptions() {
        XCTAssertEqual(LMPMode.fullPower.rawValue, 10)
        let parts: LMPParts = [.bulb, .shade]
        XCTAssertEqual(parts.rawValue, 3)
        XCTAssertEqual(LMPMode(rawValue: 1), .reading)
    }

    func testConstantsHaveTheirValues() {
        XCTAssertEqual(LMPKey.colour.rawValue, "colour")
        XCTAssertEqual(Notification.Name.LMPLampDidSwitch.rawValue, "LMPLampDidSwitch")
        XCTAssertEqual(LMPDefaultWidth, 12.5)
        XCTAssertEqual(LMP_BULBS, 3)
    }

    func testSynthesizedPropertiesHoldValues() {
        let room = Room()
        XCTAssertEqual(room.lamp.name, "desk")
        XCTAssertEqual(room.lamp.mode, .reading)
        XCTAssertFalse(room.lamp.isBroken)
        XCTAssertEqual(room.lamp.colours, [])
        XCTAssertTrue(room.lamp.delegate === room)
    }

    func testOptionalRequirementsMayBeAbsent() {
        XCTAssertNil(Room().mayTheLampSwitch())
    }

    func testASubclassOverrides() {
        let view = BrightView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        XCTAssertTrue(view.isHidden)
    }

    func testExceptionCatchersRunTheirBlock() throws {
        var ran = false
        try LMPCatcher.catchException { ran = true }
        XCTAssertTrue(ran)
    }

    func testSelectors() {
        XCTAssertEqual(NSStringFromSelector(#selector(LMPLamp.switchOn)), "switchOn")
    }

    // The tests from here on fail, and say the name of what is absent.

    func testAbsentMethod() { LMPLamp().switchOn() }

    func testAbsentMethodWithAValue() { XCTAssertEqual(LMPLamp().power(), 0) }

    func testAbsentInitializer() { _ = LMPLamp(name: "a") }

    func testAbsentCategory() { UIView().lmp_shine() }

    func testAbsentFunction() { XCTAssertFalse(LMPIsWarm(.red)) }

    func testAbsentWithoutAnEmptyValue() { _ = LMPCopies().copy(with: nil) }

    func testAbsentThrows() { try? LMPLamp().write(to: URL(fileURLWithPath: "/")) }
}
