// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of gesture recognizers.

extension UIGestureRecognizer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("state", of: UIGestureRecognizer.self, { $0.state }, { $0.state = $1 })
                m.property("view", of: UIGestureRecognizer.self, { $0.view })
                m.property("isEnabled", of: UIGestureRecognizer.self, { $0.isEnabled }) {
                    $0.isEnabled = $1
                }
                m.property("name", of: UIGestureRecognizer.self, { $0.name }, { $0.name = $1 })
                m.property("delegate", of: UIGestureRecognizer.self) {
                    $0.delegate as (any UIGestureRecognizerDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("cancelsTouchesInView", of: UIGestureRecognizer.self) {
                    $0.cancelsTouchesInView
                } _: {
                    $0.cancelsTouchesInView = $1
                }
                m.property("delaysTouchesBegan", of: UIGestureRecognizer.self) {
                    $0.delaysTouchesBegan
                } _: {
                    $0.delaysTouchesBegan = $1
                }
                m.property("delaysTouchesEnded", of: UIGestureRecognizer.self) {
                    $0.delaysTouchesEnded
                } _: {
                    $0.delaysTouchesEnded = $1
                }
                m.property("allowedTouchTypes", of: UIGestureRecognizer.self) {
                    $0.allowedTouchTypes
                } _: {
                    $0.allowedTouchTypes = $1
                }
                m.property("allowedPressTypes", of: UIGestureRecognizer.self) {
                    $0.allowedPressTypes
                } _: {
                    $0.allowedPressTypes = $1
                }
                m.property("requiresExclusiveTouchType", of: UIGestureRecognizer.self) {
                    $0.requiresExclusiveTouchType
                } _: {
                    $0.requiresExclusiveTouchType = $1
                }
                m.property("modifierFlags", of: UIGestureRecognizer.self, { $0.modifierFlags })
                m.property("buttonMask", of: UIGestureRecognizer.self, { $0.buttonMask })
                m.property("numberOfTouches", of: UIGestureRecognizer.self, { $0.numberOfTouches })
                return UIGestureRecognizer.self
            }
        }
}

extension UITapGestureRecognizer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("numberOfTapsRequired", of: UITapGestureRecognizer.self) {
                    $0.numberOfTapsRequired
                } _: {
                    $0.numberOfTapsRequired = $1
                }
                m.property("numberOfTouchesRequired", of: UITapGestureRecognizer.self) {
                    $0.numberOfTouchesRequired
                } _: {
                    $0.numberOfTouchesRequired = $1
                }
                m.property("buttonMaskRequired", of: UITapGestureRecognizer.self) {
                    $0.buttonMaskRequired
                } _: {
                    $0.buttonMaskRequired = $1
                }
                return UITapGestureRecognizer.self
            }
        }
}

extension UIPanGestureRecognizer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("minimumNumberOfTouches", of: UIPanGestureRecognizer.self) {
                    $0.minimumNumberOfTouches
                } _: {
                    $0.minimumNumberOfTouches = $1
                }
                m.property("maximumNumberOfTouches", of: UIPanGestureRecognizer.self) {
                    $0.maximumNumberOfTouches
                } _: {
                    $0.maximumNumberOfTouches = $1
                }
                m.property("allowedScrollTypesMask", of: UIPanGestureRecognizer.self) {
                    $0.allowedScrollTypesMask
                } _: {
                    $0.allowedScrollTypesMask = $1
                }
                return UIPanGestureRecognizer.self
            }
        }
}

extension UIScreenEdgePanGestureRecognizer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("edges", of: UIScreenEdgePanGestureRecognizer.self, { $0.edges }) {
                    $0.edges = $1
                }
                return UIScreenEdgePanGestureRecognizer.self
            }
        }
}

extension UILongPressGestureRecognizer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("numberOfTapsRequired", of: UILongPressGestureRecognizer.self) {
                    $0.numberOfTapsRequired
                } _: {
                    $0.numberOfTapsRequired = $1
                }
                m.property("numberOfTouchesRequired", of: UILongPressGestureRecognizer.self) {
                    $0.numberOfTouchesRequired
                } _: {
                    $0.numberOfTouchesRequired = $1
                }
                m.property("minimumPressDuration", of: UILongPressGestureRecognizer.self) {
                    $0.minimumPressDuration
                } _: {
                    $0.minimumPressDuration = $1
                }
                m.property("allowableMovement", of: UILongPressGestureRecognizer.self) {
                    $0.allowableMovement
                } _: {
                    $0.allowableMovement = $1
                }
                return UILongPressGestureRecognizer.self
            }
        }
}

extension UISwipeGestureRecognizer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("direction", of: UISwipeGestureRecognizer.self, { $0.direction }) {
                    $0.direction = $1
                }
                m.property("numberOfTouchesRequired", of: UISwipeGestureRecognizer.self) {
                    $0.numberOfTouchesRequired
                } _: {
                    $0.numberOfTouchesRequired = $1
                }
                return UISwipeGestureRecognizer.self
            }
        }
}

extension UIPinchGestureRecognizer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("scale", of: UIPinchGestureRecognizer.self, { $0.scale }) {
                    $0.scale = $1
                }
                m.property("velocity", of: UIPinchGestureRecognizer.self, { $0.velocity })
                return UIPinchGestureRecognizer.self
            }
        }
}

extension UIRotationGestureRecognizer {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("rotation", of: UIRotationGestureRecognizer.self, { $0.rotation }) {
                    $0.rotation = $1
                }
                m.property("velocity", of: UIRotationGestureRecognizer.self, { $0.velocity })
                return UIRotationGestureRecognizer.self
            }
        }
}
