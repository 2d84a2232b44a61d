// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of windows, screens and scenes.

extension UIWindow {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("windowScene", of: UIWindow.self, { $0.windowScene }) {
                    $0.windowScene = $1
                }
                m.property("screen", of: UIWindow.self, { $0.screen }, { $0.screen = $1 })
                m.property("canResizeToFitContent", of: UIWindow.self) {
                    $0.canResizeToFitContent
                } _: {
                    $0.canResizeToFitContent = $1
                }
                m.property("rootViewController", of: UIWindow.self, { $0.rootViewController }) {
                    $0.rootViewController = $1
                }
                m.property("windowLevel", of: UIWindow.self, { $0.windowLevel }) {
                    $0.windowLevel = $1
                }
                m.property("isKeyWindow", of: UIWindow.self, { $0.isKeyWindow })
                m.property("canBecomeKey", of: UIWindow.self, { $0.canBecomeKey })
                return UIWindow.self
            }
        }
}

extension UIScreen {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("bounds", of: UIScreen.self, { $0.bounds })
                m.property("nativeBounds", of: UIScreen.self, { $0.nativeBounds })
                m.property("scale", of: UIScreen.self, { $0.scale })
                m.property("nativeScale", of: UIScreen.self, { $0.nativeScale })
                m.property("traitCollection", of: UIScreen.self, { $0.traitCollection })
                m.property("availableModes", of: UIScreen.self, { $0.availableModes })
                m.property("preferredMode", of: UIScreen.self, { $0.preferredMode })
                m.property("currentMode", of: UIScreen.self, { $0.currentMode }) {
                    $0.currentMode = $1
                }
                m.property("mirrored", of: UIScreen.self, { $0.mirrored })
                m.property("overscanCompensation", of: UIScreen.self, { $0.overscanCompensation }) {
                    $0.overscanCompensation = $1
                }
                m.property("overscanCompensationInsets", of: UIScreen.self) {
                    $0.overscanCompensationInsets
                }
                m.property("brightness", of: UIScreen.self, { $0.brightness }) {
                    $0.brightness = $1
                }
                m.property("wantsSoftwareDimming", of: UIScreen.self, { $0.wantsSoftwareDimming }) {
                    $0.wantsSoftwareDimming = $1
                }
                m.property("maximumFramesPerSecond", of: UIScreen.self) {
                    $0.maximumFramesPerSecond
                }
                m.property("isCaptured", of: UIScreen.self, { $0.isCaptured })
                return UIScreen.self
            }
        }
}

extension UIScene {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("session", of: UIScene.self, { $0.session })
                m.property("delegate", of: UIScene.self) {
                    $0.delegate as (any UISceneDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("activationState", of: UIScene.self, { $0.activationState })
                m.property("title", of: UIScene.self, { $0.title as String? }, { $0.title = $1 })
                m.property("subtitle", of: UIScene.self, { $0.subtitle }, { $0.subtitle = $1 })
                m.property("activationConditions", of: UIScene.self, { $0.activationConditions }) {
                    $0.activationConditions = $1
                }
                return UIScene.self
            }
        }
}

extension UIWindowScene {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("screen", of: UIWindowScene.self, { $0.screen })
                m.property("windows", of: UIWindowScene.self, { $0.windows })
                m.property("keyWindow", of: UIWindowScene.self, { $0.keyWindow })
                m.property("interfaceOrientation", of: UIWindowScene.self) {
                    $0.interfaceOrientation
                }
                m.property("sizeRestrictions", of: UIWindowScene.self, { $0.sizeRestrictions })
                m.property("statusBarManager", of: UIWindowScene.self, { $0.statusBarManager })
                m.property("isFullScreen", of: UIWindowScene.self, { $0.isFullScreen })
                m.property("traitCollection", of: UIWindowScene.self, { $0.traitCollection })
                m.property("effectiveGeometry", of: UIWindowScene.self, { $0.effectiveGeometry })
                m.property("windowingBehaviors", of: UIWindowScene.self, { $0.windowingBehaviors })
                return UIWindowScene.self
            }
        }
}
