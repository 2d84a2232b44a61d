// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import UIKitControls

/// How a list looks and what it has.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// Which kind of list it is.
    public enum Appearance: Hashable, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Sections apart from each other.
        case grouped
        /// Sections as cards.
        case insetGrouped
        /// Beside other content.
        case sidebar
        /// Beside other content, with rows from edge to edge.
        case sidebarPlain
    }

    /// What the header of a section is.
    public enum HeaderMode: Hashable, Sendable {
        /// There is none.
        case none
        /// A supplementary view.
        case supplementary
        /// The section's first item.
        case firstItemInSection
    }

    /// What the footer of a section is.
    public enum FooterMode: Hashable, Sendable {
        /// There is none.
        case none
        /// A supplementary view.
        case supplementary
    }

    /// Gives the actions of a swipe on a row; nil for none.
    public typealias SwipeActionsConfigurationProvider = (
        _ indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?

    /// Chooses the lines of one row; it is given what the list has.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// What takes no more width than its content.
    public struct ContentHuggingElements: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The headers of sections, where they are supplementary views.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
    }

    /// Which kind of list it is.
    public let appearance: Appearance
    /// The colour behind the rows; nil for the appearance's.
    public var backgroundColor: UIColor?
    /// What the header of a section is; none by default.
    public var headerMode = HeaderMode.none
    /// What the footer of a section is; none by default.
    public var footerMode = FooterMode.none
    /// The room above a section; nil for the appearance's.
    public var headerTopPadding: CGFloat?
    /// Whether there are lines between rows; true by default.
    public var showsSeparators = true
    /// How the lines between rows look.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Chooses the lines of single rows; nil for the list's.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// What takes no more width than its content; nothing by default.
    public var contentHuggingElements: ContentHuggingElements = []
    /// The actions of a swipe from the side where lines begin.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions of a swipe from the side where lines end.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Makes a list of a kind.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
