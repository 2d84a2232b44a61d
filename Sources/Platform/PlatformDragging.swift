// SPDX-License-Identifier: Apache-2.0

/// Drags items from the program's windows to other programs.
@MainActor
package protocol PlatformDragging: AnyObject {
    /// The pointer drags items and has left the window.
    func begin(_ items: [ClipboardItem])
    /// The pointer has moved outside; the window system knows its place.
    ///
    /// Over another window of this program a ``PlatformEvent/drop(_:)`` says where.
    func move()
    /// The button was released; `done` is called once with whether a program accepted the items.
    func drop(_ done: @escaping @MainActor (Bool) -> Void)
    /// The drag is over, or the pointer is back in its window.
    func cancel()
}

extension WindowSystem {
    /// Takes drags to other programs; nil where the window system cannot.
    package var dragging: (any PlatformDragging)? { nil }
}
