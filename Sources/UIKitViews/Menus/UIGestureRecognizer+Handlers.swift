// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIGestureRecognizer {
    /// Calls a function whenever the recognizer tells its targets; nothing is kept alive by it but
    /// what the function holds.
    package func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        let action = UIAction { [weak self] _ in
            if let self { handler(self) }
        }
        gestureTargets.add(action, for: .primaryActionTriggered)
    }
}
