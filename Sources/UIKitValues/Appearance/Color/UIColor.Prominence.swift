// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIColor {
    /// How far a colour stands out from the rest.
    public enum Prominence: Int, Sendable {
        /// The colour as it is.
        case primary = 0
        /// One rank fainter.
        case secondary = 1
        /// Two ranks fainter.
        case tertiary = 2
        /// Three ranks fainter.
        case quaternary = 3

        /// By what the opacity is scaled: the ranks of the label colours.
        var opacity: CGFloat {
            switch self {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        }
    }
}
