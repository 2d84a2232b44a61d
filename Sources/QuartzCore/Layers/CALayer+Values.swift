// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    static func standardValue(forKey key: String) -> Any? { nil }

    final func archivesValue(forKey key: String) -> Bool { true }

    final func encodeState(to coder: NSCoder) {}

    final func decodeState(from coder: NSCoder) {}
}

/// A number of any kind as a Double.
func number(_ value: Any?) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    default: nil
    }
}
