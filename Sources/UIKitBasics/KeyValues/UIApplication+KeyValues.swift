// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of the application, the device and touches.

extension UIApplication {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("delegate", of: UIApplication.self) {
                    $0.delegate as (any UIApplicationDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("isIgnoringInteractionEvents", of: UIApplication.self) {
                    $0.isIgnoringInteractionEvents
                }
                m.property("applicationSupportsShakeToEdit", of: UIApplication.self) {
                    $0.applicationSupportsShakeToEdit
                } _: {
                    $0.applicationSupportsShakeToEdit = $1
                }
                m.property("isIdleTimerDisabled", of: UIApplication.self) {
                    $0.isIdleTimerDisabled
                } _: {
                    $0.isIdleTimerDisabled = $1
                }
                m.property("applicationState", of: UIApplication.self, { $0.applicationState })
                m.property("backgroundTimeRemaining", of: UIApplication.self) {
                    $0.backgroundTimeRemaining
                }
                m.property("backgroundRefreshStatus", of: UIApplication.self) {
                    $0.backgroundRefreshStatus
                }
                m.property("isProtectedDataAvailable", of: UIApplication.self) {
                    $0.isProtectedDataAvailable
                }
                m.property("userInterfaceLayoutDirection", of: UIApplication.self) {
                    $0.userInterfaceLayoutDirection
                }
                m.property("preferredContentSizeCategory", of: UIApplication.self) {
                    $0.preferredContentSizeCategory
                }
                m.property("windows", of: UIApplication.self, { $0.windows })
                m.property("keyWindow", of: UIApplication.self, { $0.keyWindow })
                m.property("supportsMultipleScenes", of: UIApplication.self) {
                    $0.supportsMultipleScenes
                }
                m.property("shortcutItems", of: UIApplication.self, { $0.shortcutItems }) {
                    $0.shortcutItems = $1
                }
                m.property("statusBarOrientation", of: UIApplication.self) {
                    $0.statusBarOrientation
                } _: {
                    $0.statusBarOrientation = $1
                }
                m.property("statusBarFrame", of: UIApplication.self, { $0.statusBarFrame })
                m.property("isStatusBarHidden", of: UIApplication.self, { $0.isStatusBarHidden }) {
                    $0.isStatusBarHidden = $1
                }
                m.property("statusBarStyle", of: UIApplication.self, { $0.statusBarStyle }) {
                    $0.statusBarStyle = $1
                }
                m.property("statusBarOrientationAnimationDuration", of: UIApplication.self) {
                    $0.statusBarOrientationAnimationDuration
                }
                m.property("isNetworkActivityIndicatorVisible", of: UIApplication.self) {
                    $0.isNetworkActivityIndicatorVisible
                } _: {
                    $0.isNetworkActivityIndicatorVisible = $1
                }
                m.property("applicationIconBadgeNumber", of: UIApplication.self) {
                    $0.applicationIconBadgeNumber
                } _: {
                    $0.applicationIconBadgeNumber = $1
                }
                m.property("supportsAlternateIcons", of: UIApplication.self) {
                    $0.supportsAlternateIcons
                }
                m.property("alternateIconName", of: UIApplication.self, { $0.alternateIconName })
                m.property("isRegisteredForRemoteNotifications", of: UIApplication.self) {
                    $0.isRegisteredForRemoteNotifications
                }
                return UIApplication.self
            }
        }
}

extension UIDevice {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("model", of: UIDevice.self, { $0.model })
                m.property("localizedModel", of: UIDevice.self, { $0.localizedModel })
                m.property("systemName", of: UIDevice.self, { $0.systemName })
                m.property("systemVersion", of: UIDevice.self, { $0.systemVersion })
                m.property("userInterfaceIdiom", of: UIDevice.self, { $0.userInterfaceIdiom })
                m.property("identifierForVendor", of: UIDevice.self, { $0.identifierForVendor })
                m.property("isMultitaskingSupported", of: UIDevice.self) {
                    $0.isMultitaskingSupported
                }
                m.property("isGeneratingDeviceOrientationNotifications", of: UIDevice.self) {
                    $0.isGeneratingDeviceOrientationNotifications
                }
                m.property("isBatteryMonitoringEnabled", of: UIDevice.self) {
                    $0.isBatteryMonitoringEnabled
                } _: {
                    $0.isBatteryMonitoringEnabled = $1
                }
                m.property("batteryState", of: UIDevice.self, { $0.batteryState })
                m.property("batteryLevel", of: UIDevice.self, { $0.batteryLevel })
                m.property("isProximityMonitoringEnabled", of: UIDevice.self) {
                    $0.isProximityMonitoringEnabled
                } _: {
                    $0.isProximityMonitoringEnabled = $1
                }
                m.property("proximityState", of: UIDevice.self, { $0.proximityState })
                return UIDevice.self
            }
        }
}

extension UITouch {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("timestamp", of: UITouch.self, { $0.timestamp })
                m.property("phase", of: UITouch.self, { $0.phase })
                m.property("tapCount", of: UITouch.self, { $0.tapCount })
                m.property("type", of: UITouch.self, { $0.type })
                m.property("majorRadius", of: UITouch.self, { $0.majorRadius })
                m.property("majorRadiusTolerance", of: UITouch.self, { $0.majorRadiusTolerance })
                m.property("window", of: UITouch.self, { $0.window })
                m.property("view", of: UITouch.self, { $0.view })
                m.property("gestureRecognizers", of: UITouch.self, { $0.gestureRecognizers })
                m.property("force", of: UITouch.self, { $0.force })
                m.property("maximumPossibleForce", of: UITouch.self, { $0.maximumPossibleForce })
                m.property("altitudeAngle", of: UITouch.self, { $0.altitudeAngle })
                m.property("rollAngle", of: UITouch.self, { $0.rollAngle })
                m.property("estimationUpdateIndex", of: UITouch.self, { $0.estimationUpdateIndex })
                m.property("estimatedProperties", of: UITouch.self, { $0.estimatedProperties })
                m.property("estimatedPropertiesExpectingUpdates", of: UITouch.self) {
                    $0.estimatedPropertiesExpectingUpdates
                }
                return UITouch.self
            }
        }
}
