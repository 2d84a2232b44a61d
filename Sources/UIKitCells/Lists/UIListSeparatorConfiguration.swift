// SPDX-License-Identifier: Apache-2.0

public import UIKitControls

/// How the lines above and below a row of a list look.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is seen.
    public enum Visibility: Hashable, Sendable {
        /// Where the list's appearance has lines.
        case automatic
        /// It is.
        case visible
        /// It is not.
        case hidden
    }

    /// Insets that follow the row's content; each edge can be taken by itself.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude,
        leading: .greatestFiniteMagnitude,
        bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude
    )

    /// Whether there is a line above the row.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below the row.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The room before and after the line above.
    public var topSeparatorInsets = automaticInsets
    /// The room before and after the line below.
    public var bottomSeparatorInsets = automaticInsets
    /// The colour of the lines.
    public var color: UIColor
    /// The colour of the lines beside rows that are selected while editing.
    public var multipleSelectionColor: UIColor
    /// The effect by which the lines are drawn; nil for a plain colour.
    public var visualEffect: UIVisualEffect?

    private let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Makes what lists of an appearance have.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
        color = .separator
        multipleSelectionColor = .separator
        switch listAppearance {
        case .sidebar:
            topSeparatorVisibility = .hidden
            bottomSeparatorVisibility = .hidden
        case .plain, .grouped, .insetGrouped, .sidebarPlain: break
        }
    }
}

extension UIListSeparatorConfiguration {
    /// Feeds what configurations are compared by.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        for insets in [topSeparatorInsets, bottomSeparatorInsets] {
            hasher.combine(insets.leading)
            hasher.combine(insets.trailing)
        }
        hasher.combine(color)
    }
}

extension UIListSeparatorConfiguration: CustomStringConvertible,
    CustomDebugStringConvertible, CustomReflectable
{
    /// The visibilities and insets in a line.
    public var description: String {
        "UIListSeparatorConfiguration(top: \(topSeparatorVisibility) \(topSeparatorInsets), "
            + "bottom: \(bottomSeparatorVisibility) \(bottomSeparatorInsets), color: \(color))"
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// What a debugger shows.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "topSeparatorVisibility": topSeparatorVisibility,
                "bottomSeparatorVisibility": bottomSeparatorVisibility,
                "topSeparatorInsets": topSeparatorInsets,
                "bottomSeparatorInsets": bottomSeparatorInsets,
                "color": color,
                "multipleSelectionColor": multipleSelectionColor,
            ]
        )
    }
}
