// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Platform

/// The main thread's side of drags to other programs in Wayland.
@MainActor
final class WaylandDragging: PlatformDragging {
    private let exchange: WaylandExchange

    init(_ exchange: WaylandExchange) { self.exchange = exchange }

    func begin(_ items: [ClipboardItem]) {
        exchange.post { [exchange] in exchange.beginDrag(items) }
    }

    /// Nothing to do: the compositor tracks the pointer.
    func move() {}

    func drop(_ done: @escaping @MainActor (Bool) -> Void) {
        exchange.post { [exchange] in
            exchange.concludeDrag { isTaken in
                DispatchQueue.main.async { MainActor.assumeIsolated { done(isTaken) } }
            }
        }
    }

    func cancel() { exchange.post { [exchange] in exchange.cancelDrag() } }
}
