// SPDX-License-Identifier: Apache-2.0

package import Platform

/// A simulated program that items are dragged to.
@MainActor
package final class HeadlessDragging: PlatformDragging {
    /// The items that are being dragged outside.
    package private(set) var items: [ClipboardItem] = []
    /// The items that the other program has accepted, in order.
    package private(set) var taken: [ClipboardItem] = []
    /// How often the pointer has moved since the items left the window.
    package private(set) var moves = 0
    /// Whether the other program accepts dropped items.
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
