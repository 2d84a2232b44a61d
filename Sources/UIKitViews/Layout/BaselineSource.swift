// SPDX-License-Identifier: Apache-2.0

/// A view whose baselines are those of a subview, such as a stack view's.
@MainActor
package protocol BaselineSource: UIView {}

extension UIView {
    /// Whether a baseline of the view is that of a view inside it.
    var hasBaselinesOfOthers: Bool {
        self is any BaselineSource || forLastBaselineLayout !== self
            || forFirstBaselineLayout !== self
    }
}
