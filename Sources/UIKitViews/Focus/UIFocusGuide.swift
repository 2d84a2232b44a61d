// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rectangle that forwards the focus to its preferred environments.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    private var enabled = true
    private var preferred: [WeakEnvironment] = []

    private struct WeakEnvironment {
        weak var environment: (any UIFocusEnvironment)?
    }

    /// Makes a guide that is in no view yet.
    public override nonisolated init() { super.init() }

    /// Reads an archived guide.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        FieldDecoder(coder).flag("UIFocusGuideEnabled") { enabled = $0 }
    }

    /// Archives the guide; what it points at is no part of it.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(enabled, forKey: "UIFocusGuideEnabled")
    }

    /// Whether the guide is enabled; true by default.
    open var isEnabled: Bool {
        get { enabled }
        set { enabled = newValue }
    }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The environments that the focus is forwarded to, best first; held weakly.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { preferred.compactMap(\.environment) }
        set { preferred = (newValue ?? []).map { WeakEnvironment(environment: $0) } }
    }

    /// The view that the focus is forwarded to.
    @available(*, deprecated, message: "Use preferredFocusEnvironments instead.")
    open weak var preferredFocusedView: UIView? {
        get { preferred.first?.environment as? UIView }
        set { preferred = newValue.map { [WeakEnvironment(environment: $0)] } ?? [] }
    }
}
