// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKit
import UITestWire

// Sendable is unchecked because tests use it one statement after the other.
/// The simulated device that the applications under test run on.
public final class XCUIDevice: Foundation.NSObject, @unchecked Sendable {
    /// The buttons of a device.
    public enum Button: Int, Sendable {
        /// Shows the home screen: the application goes behind.
        case home = 1
        /// Louder.
        case volumeUp = 2
        /// Quieter.
        case volumeDown = 3
        /// The action button.
        case action = 4
        /// The camera button.
        case camera = 5
    }

    /// Light or dark.
    public enum Appearance: Int, Sendable {
        /// As it is.
        case unspecified = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
    }

    /// The device.
    public static let shared = XCUIDevice()

    /// How the device is held; applications turn where they support that.
    public var orientation = UIDeviceOrientation.portrait {
        didSet { tell("turn the device", .turn(orientation.rawValue)) }
    }

    /// Whether the system is light or dark.
    public var appearance = Appearance.light {
        didSet {
            guard appearance != .unspecified else { return }
            tell("change the appearance", .appearance(isDark: appearance == .dark))
        }
    }

    /// Presses a button: the home button sends the application behind, and others do nothing here.
    public func press(_ button: Button) {
        guard button == .home, let front = Applications.shared.front, front.isRunning else {
            return
        }
        UITestFailure.caught("press the home button") { try front.setInFront(false) }
    }

    /// Whether the device has a button.
    public func hasHardwareButton(_ button: Button) -> Bool { button == .home }

    private func tell(_ action: String, _ request: UITestRequest) {
        guard let front = Applications.shared.front, front.isRunning else { return }
        UITestFailure.caught(action) { try front.ask(request) }
    }
}
