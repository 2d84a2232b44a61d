// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the focus can be on the item now.
    var canBecomeFocused: Bool { get }

    /// The item's frame, in the space of its container.
    var frame: CGRect { get }

    /// The effect of the focused item; nil for none.
    var focusEffect: UIFocusEffect? { get }

    /// The priority of the item in its group when the focus enters the group.
    var focusGroupPriority: UIFocusGroupPriority { get }

    /// Whether the focus waits for the person's first move before it shows on the item.
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }

    /// Whether items behind this one can have the focus although it covers them.
    var isTransparentFocusItem: Bool { get }

    /// Called when the person moves in a direction while the item has the focus.
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    /// The system's.
    public var focusEffect: UIFocusEffect? { UIFocusEffect() }

    /// That of any item.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }

    /// The system's.
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }

    /// False.
    public var isTransparentFocusItem: Bool { false }

    /// Whether the focus is on the item.
    public var isFocused: Bool { FocusCenter.shared.hasFocus(self) }

    /// Does nothing.
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}
