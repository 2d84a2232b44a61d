// SPDX-License-Identifier: Apache-2.0

extension UITouch {
    /// The kind of touch: a finger, a pencil or a pointer.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on something that is not the screen.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// The pointer with a button down.
        case indirectPointer = 3

        /// The old name of `pencil`.
        @available(*, deprecated, renamed: "pencil")
        public static var stylus: TouchType { .pencil }
    }
}
