// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of sliders.

extension UISlider {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("value", of: UISlider.self, { $0.value }, { $0.value = $1 })
                m.property("minimumValue", of: UISlider.self, { $0.minimumValue }) {
                    $0.minimumValue = $1
                }
                m.property("maximumValue", of: UISlider.self, { $0.maximumValue }) {
                    $0.maximumValue = $1
                }
                m.property("isContinuous", of: UISlider.self, { $0.isContinuous }) {
                    $0.isContinuous = $1
                }
                m.property("preferredBehavioralStyle", of: UISlider.self) {
                    $0.preferredBehavioralStyle
                } _: {
                    $0.preferredBehavioralStyle = $1
                }
                m.property("behavioralStyle", of: UISlider.self, { $0.behavioralStyle })
                m.property("minimumValueImage", of: UISlider.self, { $0.minimumValueImage }) {
                    $0.minimumValueImage = $1
                }
                m.property("maximumValueImage", of: UISlider.self, { $0.maximumValueImage }) {
                    $0.maximumValueImage = $1
                }
                m.property("minimumTrackTintColor", of: UISlider.self) {
                    $0.minimumTrackTintColor
                } _: {
                    $0.minimumTrackTintColor = $1
                }
                m.property("maximumTrackTintColor", of: UISlider.self) {
                    $0.maximumTrackTintColor
                } _: {
                    $0.maximumTrackTintColor = $1
                }
                m.property("thumbTintColor", of: UISlider.self, { $0.thumbTintColor }) {
                    $0.thumbTintColor = $1
                }
                m.property("currentThumbImage", of: UISlider.self, { $0.currentThumbImage })
                m.property("currentMinimumTrackImage", of: UISlider.self) {
                    $0.currentMinimumTrackImage
                }
                m.property("currentMaximumTrackImage", of: UISlider.self) {
                    $0.currentMaximumTrackImage
                }
                return UISlider.self
            }
        }
}
