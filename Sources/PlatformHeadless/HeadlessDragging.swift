// SPDX-License-Identifier: Apache-2.0

package import Platform

/// Another program, to which things are dragged.
@MainActor
package final class HeadlessDragging: PlatformDragging {
    /// What is dragged outside at present.
    package private(set) var items: [ClipboardItem] = []
    /// What the other program has taken, in order.
    package private(set) var taken: [ClipboardItem] = []
    /// How often the pointer has moved since the items left the window.
    package private(set) var moves = 0
    /// Whether the other program takes what is dropped on it.
    package var accepts = true

    package init() {}

    package func begin(_ items: [ClipboardItem]) {
        self.items = items
        moves = 0
    }

    package func move() { moves += 1 }

    package func drop(_ done: @escaping @MainActor (Bool) -> Void) {
        if accepts { taken += items }
        items = []
        done(accepts)
    }

    package func cancel() { items = [] }
}
