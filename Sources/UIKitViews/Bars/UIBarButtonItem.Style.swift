// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
    /// How a button's title is emphasised.
    public enum Style: Int, Sendable {
        /// As others.
        case plain = 0
        /// As others; an older look had a frame.
        case bordered = 1
        /// Bold: completes a task.
        case done = 2

        /// The newer name of ``done``.
        public static var prominent: Style { .done }
    }
}
