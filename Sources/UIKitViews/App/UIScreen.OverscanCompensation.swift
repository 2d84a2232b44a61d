// SPDX-License-Identifier: Apache-2.0

extension UIScreen {
    /// How a television's overscan is compensated.
    public enum OverscanCompensation: Int, Sendable {
        /// The picture is made smaller.
        case scale = 0
        /// The bounds are made smaller.
        case insetBounds = 1
        /// Nothing.
        case none = 2

        /// The older name of ``none``.
        @available(*, deprecated, renamed: "none")
        public static var insetApplicationFrame: UIScreen.OverscanCompensation { .none }
    }
}
