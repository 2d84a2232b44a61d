// SPDX-License-Identifier: Apache-2.0

extension UIButton.Configuration {
    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Hashable, Sendable {
        /// As the contents are aligned.
        case automatic
        /// At the leading edge.
        case leading
        /// In the middle.
        case center
        /// At the trailing edge.
        case trailing
    }
}
