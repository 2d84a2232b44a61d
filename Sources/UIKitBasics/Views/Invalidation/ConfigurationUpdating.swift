// SPDX-License-Identifier: Apache-2.0

/// A view that looks as its configuration says, and follows it when asked: buttons and cells.
@MainActor
package protocol ConfigurationUpdating: UIView {
    /// Makes the view follow its configuration before the next frame.
    func setNeedsUpdateConfiguration()
}
