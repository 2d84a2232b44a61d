// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of animators.

extension UIViewPropertyAnimator {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("duration", of: UIViewPropertyAnimator.self, { $0.duration })
                m.property("delay", of: UIViewPropertyAnimator.self, { $0.delay })
                m.property("isUserInteractionEnabled", of: UIViewPropertyAnimator.self) {
                    $0.isUserInteractionEnabled
                } _: {
                    $0.isUserInteractionEnabled = $1
                }
                m.property("isManualHitTestingEnabled", of: UIViewPropertyAnimator.self) {
                    $0.isManualHitTestingEnabled
                } _: {
                    $0.isManualHitTestingEnabled = $1
                }
                m.property("isInterruptible", of: UIViewPropertyAnimator.self) {
                    $0.isInterruptible
                } _: {
                    $0.isInterruptible = $1
                }
                m.property("scrubsLinearly", of: UIViewPropertyAnimator.self) {
                    $0.scrubsLinearly
                } _: {
                    $0.scrubsLinearly = $1
                }
                m.property("pausesOnCompletion", of: UIViewPropertyAnimator.self) {
                    $0.pausesOnCompletion
                } _: {
                    $0.pausesOnCompletion = $1
                }
                m.property("state", of: UIViewPropertyAnimator.self, { $0.state })
                m.property("isRunning", of: UIViewPropertyAnimator.self, { $0.isRunning })
                m.property("isReversed", of: UIViewPropertyAnimator.self, { $0.isReversed }) {
                    $0.isReversed = $1
                }
                m.property("fractionComplete", of: UIViewPropertyAnimator.self) {
                    $0.fractionComplete
                } _: {
                    $0.fractionComplete = $1
                }
                return UIViewPropertyAnimator.self
            }
        }
}
