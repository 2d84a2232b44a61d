// SPDX-License-Identifier: Apache-2.0

/// The role of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one that was shown before.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewController"
    )
    /// The one that is shown afterwards.
    public static let to = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextToViewController"
    )
}
