// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Makes the preview controller of a context menu; nil for none.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a context menu from the suggested elements; nil for none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The content of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// In which order the elements are shown.
    public enum ElementOrder: Int, Sendable {
        /// As suits the menu.
        case automatic = 0
        /// The first element nearest to the menu's source.
        case priority = 1
        /// The first element on top.
        case fixed = 2
    }

    private final let name: any NSCopying
    package final let makePreview: UIContextMenuContentPreviewProvider?
    package final let makeMenu: UIContextMenuActionProvider?
    private final var badge = 0
    private final var order = ElementOrder.automatic
    private final var secondaryItems: Set<AnyHashable> = []

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: Distinguishes the configurations of a view; nil makes a unique one.
    ///   - previewProvider: Makes the preview; nil lifts the view itself.
    ///   - actionProvider: Makes the menu.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        name = identifier ?? UUID().uuidString as NSString
        makePreview = previewProvider
        makeMenu = actionProvider
        super.init()
    }

    /// Distinguishes the configurations of a view.
    open var identifier: any NSCopying { name }

    /// A number on the preview; 0 for none.
    open var badgeCount: Int {
        get { badge }
        set { badge = newValue }
    }

    /// In which order the elements are shown.
    open var preferredMenuElementOrder: ElementOrder {
        get { order }
        set { order = newValue }
    }

    /// Further items that the menu is for.
    open var secondaryItemIdentifiers: Set<AnyHashable> {
        get { secondaryItems }
        set { secondaryItems = newValue }
    }
}
