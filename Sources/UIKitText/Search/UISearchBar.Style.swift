// SPDX-License-Identifier: Apache-2.0

extension UISearchBar {
    /// The prominence of a search bar.
    public enum Style: UInt, Sendable {
        /// With a background.
        case `default` = 0
        /// With a background, as prominent as it was before iOS 13.
        case prominent = 1
        /// The field only.
        case minimal = 2
    }
}
