// SPDX-License-Identifier: Apache-2.0

extension UIDevice {
    /// What the battery does.
    public enum BatteryState: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// It is in use.
        case unplugged = 1
        /// It is being charged.
        case charging = 2
        /// It is charged.
        case full = 3
    }
}
