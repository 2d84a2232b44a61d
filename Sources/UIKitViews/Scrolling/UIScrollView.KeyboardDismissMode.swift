// SPDX-License-Identifier: Apache-2.0

extension UIScrollView {
    /// How a drag sends the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It does not.
        case none = 0
        /// When it begins.
        case onDrag = 1
        /// By pulling the keyboard down.
        case interactive = 2
        /// When it begins, with the accessory above the keyboard.
        case onDragWithAccessory = 3
        /// By pulling the keyboard down, with the accessory above it.
        case interactiveWithAccessory = 4
    }
}
