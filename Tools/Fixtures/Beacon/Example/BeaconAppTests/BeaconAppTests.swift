// SPDX-License-Identifier: Apache-2.0

import Beacon
import XCTest

@testable import BeaconApp

class BeaconAppTests: XCTestCase {
    func testTheAppIsThere() {
        let delegate = UIApplication.shared.delegate as? AppDelegate
        XCTAssertEqual(delegate?.launches, 1)
        XCTAssertTrue(UIApplication.shared.keyWindow!.rootViewController is BeaconController)
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.beacon")
    }

    func testThePackageHasItsResources() {
        XCTAssertNotNil(Beacon.beam)
        let view = UIApplication.shared.keyWindow!.rootViewController!.view
        XCTAssertEqual(view?.backgroundColor?.cgColor, Beacon.beam?.cgColor)
    }

    func testSwift4sNames() {
        let options: UIViewAnimationOptions = [.curveEaseIn]
        XCTAssertEqual(options, .curveEaseIn)
        let name = NSNotification.Name.UIKeyboardWillShow
        XCTAssertEqual(name.rawValue, "UIKeyboardWillShowNotification")
        let parent = UIViewController()
        parent.addChildViewController(BeaconController())
        XCTAssertEqual(parent.childViewControllers.count, 1)
        let rect = UIEdgeInsetsInsetRect(
            CGRect(x: 0, y: 0, width: 10, height: 10),
            UIEdgeInsetsMake(1, 2, 3, 4)
        )
        XCTAssertEqual(rect, CGRect(x: 2, y: 1, width: 4, height: 6))
        let text = NSAttributedString(string: "a", attributes: [NSAttributedStringKey.kern: 1])
        XCTAssertEqual(text.length, "a".characters.count)
    }

    func testTheSchemesEnvironment() {
        let place = ProcessInfo.processInfo.environment["BEACON_PLACE"]
        XCTAssertEqual(place?.hasSuffix("Beacon/Example/Pictures"), true)
    }

    func testThatTheSchemeSwitchesOff() {
        XCTFail("the scheme switches it off")
    }
}
