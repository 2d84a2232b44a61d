// SPDX-License-Identifier: Apache-2.0

/// Takes what is dragged out of the program's windows to other programs.
@MainActor
package protocol PlatformDragging: AnyObject {
    /// The pointer drags items and has left the window.
    func begin(_ items: [ClipboardItem])
    /// The pointer has moved outside; where to the window system knows best.
    ///
    /// Over another window of this program a ``PlatformEvent/drop(_:)`` says where.
    func move()
    /// The button was let go; `done` is called once with whether a program took the items.
    func drop(_ done: @escaping @MainActor (Bool) -> Void)
    /// The drag is over, or the pointer is back in its window.
    func cancel()
}

extension WindowSystem {
    /// Takes drags to other programs; nil where the window system cannot.
    package var dragging: (any PlatformDragging)? { nil }
}
