// SPDX-License-Identifier: Apache-2.0

/// The role of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one that was shown before.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The one that is shown afterwards.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
