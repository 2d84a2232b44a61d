// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of segmented controls.

extension UISegmentedControl {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("numberOfSegments", of: UISegmentedControl.self, { $0.numberOfSegments })
                m.property("selectedSegmentIndex", of: UISegmentedControl.self) {
                    $0.selectedSegmentIndex
                } _: {
                    $0.selectedSegmentIndex = $1
                }
                m.property("isMomentary", of: UISegmentedControl.self, { $0.isMomentary }) {
                    $0.isMomentary = $1
                }
                m.property("apportionsSegmentWidthsByContent", of: UISegmentedControl.self) {
                    $0.apportionsSegmentWidthsByContent
                } _: {
                    $0.apportionsSegmentWidthsByContent = $1
                }
                m.property("selectedSegmentTintColor", of: UISegmentedControl.self) {
                    $0.selectedSegmentTintColor
                } _: {
                    $0.selectedSegmentTintColor = $1
                }
                m.property("isSpringLoaded", of: UISegmentedControl.self, { $0.isSpringLoaded }) {
                    $0.isSpringLoaded = $1
                }
                return UISegmentedControl.self
            }
        }
}
