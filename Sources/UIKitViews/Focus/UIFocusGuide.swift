// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rectangle that the focus can go to, and from there on to where the guide says.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    private var enabled = true
    private var preferred: [WeakEnvironment] = []

    private struct WeakEnvironment {
        weak var environment: (any UIFocusEnvironment)?
    }

    /// Whether the guide takes part; true by default.
    open var isEnabled: Bool {
        get { enabled }
        set { enabled = newValue }
    }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Where the focus goes on to, the best first; not kept alive.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { preferred.compactMap(\.environment) }
        set { preferred = (newValue ?? []).map { WeakEnvironment(environment: $0) } }
    }

    /// The view that the focus goes on to.
    @available(*, deprecated, message: "Use preferredFocusEnvironments instead.")
    open weak var preferredFocusedView: UIView? {
        get { preferred.first?.environment as? UIView }
        set { preferred = newValue.map { [WeakEnvironment(environment: $0)] } ?? [] }
    }
}
