// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Calls a closure whenever a keyboard is about to show, for as long as the object lives.
@MainActor
final class KeyboardWatch {
    // Unsafe because `deinit` is on no actor: the token is set once, by `init`.
    private nonisolated(unsafe) let token: any NSObjectProtocol

    init(_ willShow: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification,
            object: nil,
            queue: nil
        ) { _ in
            MainActor.assumeIsolated { willShow() }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
