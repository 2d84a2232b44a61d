// SPDX-License-Identifier: Apache-2.0

/// Rounds the corners of a view, and of views inside that follow it.
@MainActor
package protocol CornerLayout: AnyObject {
    /// Called at the end of each layout of the view, after `layoutSubviews()`.
    func roundCorners(of view: UIView)
}

extension UIView {
    /// The object that rounds the corners; nil for a view that neither has corners nor contains
    /// views that follow it.
    package final var cornerLayout: (any CornerLayout)? {
        get { layoutState.hasCorners ? extras.corners : nil }
        set {
            extras.corners = newValue
            layoutState.hasCorners = newValue != nil
        }
    }
}
