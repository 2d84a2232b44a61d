// SPDX-License-Identifier: Apache-2.0

public import UIKitInteraction

/// What a view is in: selected, highlighted, and the like.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection

    /// Whether the view cannot be used.
    public var isDisabled = false

    /// Whether a finger is on the view.
    public var isHighlighted = false

    /// Whether the view is selected.
    public var isSelected = false

    /// Whether the view has the focus.
    public var isFocused = false

    /// Whether the view is held at an edge while its list scrolls.
    public var isPinned = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which nothing is the case.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of one's own; nil where it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UIViewConfigurationState: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    private var parts: [(String, Bool)] {
        [
            ("Disabled", isDisabled), ("Highlighted", isHighlighted), ("Selected", isSelected),
            ("Focused", isFocused), ("Pinned", isPinned),
        ]
    }

    /// What is the case.
    public var description: String {
        let names = parts.filter(\.1).map(\.0)
        return
            "<UIViewConfigurationState: \(names.isEmpty ? "Normal" : names.joined(separator: ", "))>"
    }

    /// As `description`.
    public var debugDescription: String { description }

    /// What is and what is not the case.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [("traitCollection", traitCollection as Any)]
                + parts.map { ("is\($0.0)", $0.1 as Any) }
        )
    }
}
