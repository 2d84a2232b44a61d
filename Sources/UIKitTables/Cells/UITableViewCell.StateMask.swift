// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
    /// The parts that editing shows in a cell.
    public struct StateMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control before the cell.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)

        /// The button that deletes the row.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
