// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIGestureRecognizer {
    /// Calls a function whenever the recognizer calls its targets; retains only the function's
    /// captures.
    package func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        let action = UIAction { [weak self] _ in
            if let self { handler(self) }
        }
        gestureTargets.add(action, for: .primaryActionTriggered)
    }
}
