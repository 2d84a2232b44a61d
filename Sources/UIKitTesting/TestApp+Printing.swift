// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Platform
import PlatformHeadless

extension TestApp {
    /// A document that was printed.
    public struct Printout: Sendable {
        /// Its name for people.
        public let title: String
        /// The pages, a PDF.
        public let document: Data
        /// How many of them.
        public let copies: Int
        /// Whether sheets have something on both sides.
        public let isDoubleSided: Bool
        /// Whether there is no colour.
        public let isGray: Bool
    }

    /// What was printed since the application was made, in order.
    public var printouts: [Printout] {
        platform.printer.orders.map {
            Printout(
                title: $0.title,
                document: $0.document,
                copies: $0.copies,
                isDoubleSided: $0.sides != .one,
                isGray: $0.isGray
            )
        }
    }

    /// What the printer says to the next document; nil, as usual, lets it be printed.
    public var printerTrouble: String? {
        get { platform.printer.trouble?.description }
        set { platform.printer.trouble = newValue.map { PlatformError($0) } }
    }
}
