// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Platform

extension RunLoop.Mode {
    /// The mode in which the main run loop turns while a finger or a wheel scrolls.
    public static let tracking = MainRunLoop.tracking
}
