// SPDX-License-Identifier: Apache-2.0

extension UIDevice {
    /// The state of the battery.
    public enum BatteryState: Int, Sendable {
        /// Unknown.
        case unknown = 0
        /// It is in use.
        case unplugged = 1
        /// It is being charged.
        case charging = 2
        /// It is charged.
        case full = 3
    }
}
