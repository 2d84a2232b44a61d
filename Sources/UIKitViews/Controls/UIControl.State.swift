// SPDX-License-Identifier: Apache-2.0

extension UIControl {
    /// The condition of a control.
    public struct State: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, with no other state.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It cannot be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen or on.
        public static let selected = State(rawValue: 1 << 2)
        /// It has the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for applications.
        public static let application = State(rawValue: 0x00ff_0000)
        /// Bits for the system.
        public static let reserved = State(rawValue: 0xff00_0000)
    }
}
