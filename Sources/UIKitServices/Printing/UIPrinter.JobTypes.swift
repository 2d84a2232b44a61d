// SPDX-License-Identifier: Apache-2.0

extension UIPrinter {
    /// Kinds of things that a printer prints.
    public struct JobTypes: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: Int

        /// Takes bits as they are.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Nothing is known, which is no bit.
        public static var unknown: JobTypes { [] }
        /// Documents on usual paper.
        public static let document = JobTypes(rawValue: 1 << 0)
        /// Envelopes.
        public static let envelope = JobTypes(rawValue: 1 << 1)
        /// Labels cut from a roll.
        public static let label = JobTypes(rawValue: 1 << 2)
        /// Photos.
        public static let photo = JobTypes(rawValue: 1 << 3)
        /// Receipts on a continuous roll.
        public static let receipt = JobTypes(rawValue: 1 << 4)
        /// Documents and photos on a continuous roll.
        public static let roll = JobTypes(rawValue: 1 << 5)
        /// Sheets larger than A3.
        public static let largeFormat = JobTypes(rawValue: 1 << 6)
        /// Postcards.
        public static let postcard = JobTypes(rawValue: 1 << 7)
    }
}
