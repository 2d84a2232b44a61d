// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Platform

/// The main thread's side of drags to other programs in X11.
@MainActor
final class XDragging: PlatformDragging {
    private let exchange: XExchange

    init(_ exchange: XExchange) { self.exchange = exchange }

    func begin(_ items: [ClipboardItem]) {
        exchange.post { [exchange] in exchange.beginDrag(items) }
    }

    func move() { exchange.post { [exchange] in exchange.moveDrag() } }

    func drop(_ done: @escaping @MainActor (Bool) -> Void) {
        exchange.post { [exchange] in
            exchange.dropDrag { isTaken in
                DispatchQueue.main.async { MainActor.assumeIsolated { done(isTaken) } }
            }
        }
    }

    func cancel() { exchange.post { [exchange] in exchange.cancelDrag() } }
}
