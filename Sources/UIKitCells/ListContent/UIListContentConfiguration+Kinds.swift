// SPDX-License-Identifier: Apache-2.0

import UIKitInteraction

extension UIListContentConfiguration {
    /// The content of a cell.
    public static func cell() -> UIListContentConfiguration { .init(.cell) }

    /// The content of a cell whose second text is smaller and grey.
    public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }

    /// The content of a cell whose second text stands at the end.
    public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }

    /// The content of a header, as the list around it has them.
    public static func header() -> UIListContentConfiguration { .init(.groupedHeader) }

    /// The content of a footer, as the list around it has them.
    public static func footer() -> UIListContentConfiguration { .init(.groupedFooter) }

    /// The content of a header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }

    /// The content of a footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }

    /// The content of a header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }

    /// The content of a footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }

    /// The content of a larger header of an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(.prominentHeader)
    }

    /// The content of the largest header of an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        .init(.extraProminentHeader)
    }

    /// The content of a cell of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }

    /// The content of a cell of a sidebar with a second text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { .init(.sidebarCell) }

    /// The content of a header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }

    /// The content of a cell of a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        .init(.accompaniedSidebarCell)
    }

    /// The content of a cell of a list beside a sidebar, with a second text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        .init(.accompaniedSidebarCell)
    }
}

extension UIListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// What is shown.
    public var description: String {
        var parts = ["kind = \(kind)"]
        if let text { parts.append("text = \"\(text)\"") }
        if let secondaryText { parts.append("secondaryText = \"\(secondaryText)\"") }
        if image != nil { parts.append("image") }
        return "<UIListContentConfiguration: \(parts.joined(separator: "; "))>"
    }

    /// As `description`.
    public var debugDescription: String { description }

    /// What is shown.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                ("text", text as Any), ("secondaryText", secondaryText as Any),
                ("image", image as Any), ("textProperties", textProperties as Any),
                ("secondaryTextProperties", secondaryTextProperties as Any),
                ("imageProperties", imageProperties as Any),
            ]
        )
    }
}
