// SPDX-License-Identifier: Apache-2.0

extension UITouch {
    /// Properties that may first be estimated and then be updated.
    public struct Properties: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// How hard it presses.
        public static let force = Properties(rawValue: 1 << 0)
        /// Which way the pencil leans.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The altitude angle of the pencil.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The location.
        public static let location = Properties(rawValue: 1 << 3)
        /// How the pencil is turned about its axis.
        public static let roll = Properties(rawValue: 1 << 4)
    }
}
