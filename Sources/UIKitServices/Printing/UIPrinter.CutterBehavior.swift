// SPDX-License-Identifier: Apache-2.0

extension UIPrinter {
    /// When a printer with a roll of paper cuts it.
    public enum CutterBehavior: Int, Sendable {
        /// Never.
        case noCut = 0
        /// As the printer is set.
        case printerDefault = 1
        /// After each page.
        case cutAfterEachPage = 2
        /// After each copy.
        case cutAfterEachCopy = 3
        /// After the whole job.
        case cutAfterEachJob = 4
    }
}
