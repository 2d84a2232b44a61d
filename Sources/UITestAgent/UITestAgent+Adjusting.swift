// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UITestWire

extension UITestAgent {
    /// The most rows that a wheel is turned by in search of one.
    private static let mostRows = 2000

    /// Changes what an adjustable element shows.
    func adjust(
        _ object: (any NSObjectProtocol)?,
        _ adjustment: UITestAdjustment,
        _ pace: UITestPace
    ) throws {
        guard let object else { throw Refusal(reason: "The element is gone") }
        switch adjustment {
        case .position(let position):
            guard let slider = object as? UISlider else {
                throw Refusal(reason: "The element is not a slider")
            }
            let range = slider.maximumValue - slider.minimumValue
            slider.setValue(slider.minimumValue + range * Float(position), animated: false)
            slider.sendActions(for: .valueChanged)
        case .wheel(let text):
            guard try turn(object, to: text, pace) else {
                throw Refusal(
                    reason: "Failed to adjust picker wheel to value '\(text)': it has no such row"
                )
            }
        }
    }

    /// Turns a wheel row by row, to one end and then to the other.
    private func turn(
        _ wheel: any NSObjectProtocol,
        to text: String,
        _ pace: UITestPace
    ) throws -> Bool {
        for step in [{ wheel.accessibilityIncrement() }, { wheel.accessibilityDecrement() }] {
            for _ in 0..<Self.mostRows {
                let value = wheel.accessibilityValue
                if value == text { return true }
                let before = (wheel as? UIScrollView)?.contentOffset
                step()
                pace.settle()
                let isAtEnd = (wheel as? UIScrollView)?.contentOffset == before
                if isAtEnd, wheel.accessibilityValue == value { break }
            }
        }
        return wheel.accessibilityValue == text
    }
}
