// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The one function of the C library that geometry here needs.
enum Trigonometry {
    static func angle(y: Double, x: Double) -> Double { atan2(y, x) }
}
