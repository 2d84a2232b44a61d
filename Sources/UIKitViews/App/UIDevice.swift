// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import Platform

/// The device that the program runs on, or simulates.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    struct Storage {
        var orientationRequests = 0
        var isBatteryMonitored = false
        var isProximityMonitored = false
    }

    private static let only = UIDevice()
    private var storage = Storage()

    /// The device.
    open class var current: UIDevice { only }

    /// The device's name: that of the simulated device, as in a simulator, or the model.
    open var name: String { UIScreen.main.profile.simulatedName ?? model }

    /// The kind of device.
    open var model: String {
        switch userInterfaceIdiom {
        case .pad: "iPad"
        case .tv: "Apple TV"
        default: "iPhone"
        }
    }

    /// The kind of device in the user's language.
    open var localizedModel: String { model }

    /// The name of the system.
    open var systemName: String { userInterfaceIdiom == .tv ? "tvOS" : "iOS" }

    /// The version of the system.
    open var systemVersion: String { UIScreen.main.profile.systemVersion }

    /// The kind of interface.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIScreen.main.traitCollection.userInterfaceIdiom
    }

    /// Names the device to all programs of a vendor: those whose identifiers differ in the last part.
    open var identifierForVendor: UUID? {
        VendorIdentifier.current.flatMap { UUID(uuidString: $0) }
    }

    /// Whether programs go on in the background.
    open var isMultitaskingSupported: Bool { true }

    // MARK: Orientation

    /// The physical orientation; unknown while notifications are off.
    open var orientation: UIDeviceOrientation {
        guard isGeneratingDeviceOrientationNotifications else { return .unknown }
        return switch UIScreen.main.orientation {
        case .unknown: .unknown
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        // The device's left is the interface's right.
        case .landscapeRight: .landscapeLeft
        case .landscapeLeft: .landscapeRight
        }
    }

    /// Whether orientation notifications are on.
    open var isGeneratingDeviceOrientationNotifications: Bool { storage.orientationRequests > 0 }

    /// Turns orientation notifications on; calls nest.
    open func beginGeneratingDeviceOrientationNotifications() { storage.orientationRequests += 1 }

    /// Reverts one call of `beginGeneratingDeviceOrientationNotifications()`.
    open func endGeneratingDeviceOrientationNotifications() {
        storage.orientationRequests = max(0, storage.orientationRequests - 1)
    }

    // Older programs set the orientation by its key to turn the interface, which since iOS 16 has no
    // effect but a message; Apple's notes on iOS 16 name `requestGeometryUpdate` for it.
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("orientation", of: UIDevice.self, { $0.orientation.rawValue }) { _, _ in
                    Diagnostics.warn(
                        "UIDevice.orientation cannot be set; UIWindowScene.requestGeometryUpdate(_:) "
                            + "turns the interface"
                    )
                }
                return UIDevice.self
            }
        }

    // MARK: Battery

    /// Whether battery notifications are on.
    open var isBatteryMonitoringEnabled: Bool {
        get { storage.isBatteryMonitored }
        set { storage.isBatteryMonitored = newValue }
    }

    /// The state of the battery; unknown without one.
    open var batteryState: UIDevice.BatteryState { .unknown }

    /// The battery's charge from 0 to 1; -1 without one.
    open var batteryLevel: Float { -1 }

    // MARK: Proximity

    /// Whether the sensor for a near face is on.
    open var isProximityMonitoringEnabled: Bool {
        get { storage.isProximityMonitored }
        set { storage.isProximityMonitored = newValue }
    }

    /// Whether the proximity sensor is covered; false without one.
    open var proximityState: Bool { false }

    /// Plays the click of a key.
    open func playInputClick() {}
}

extension UIDevice {
    /// Posted when the device was turned.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )
    /// Posted when charging begins or ends.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification"
    )
    /// Posted when the battery is fuller or emptier.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification"
    )
    /// Posted when the proximity state changes.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification"
    )
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of device.
@available(*, deprecated, message: "Use -[UIDevice userInterfaceIdiom] directly.")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
