// SPDX-License-Identifier: Apache-2.0

extension UIImage {
    /// The size of a symbol beside text of the same point size.
    public enum SymbolScale: Int, Sendable {
        /// The system's choice, which is medium.
        case `default` = -1
        /// Unspecified.
        case unspecified = 0
        /// Smaller than the capitals.
        case small = 1
        /// Somewhat larger than the capitals.
        case medium = 2
        /// As large as fits the line.
        case large = 3
    }
}
