// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The items and settings of a controller for the bars around it.
@MainActor
struct BarState {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var editButton: UIBarButtonItem?
    var hidesBottomBar = false
    var adjustsScrollViews = true
    var activityName: String?
    weak var topScrollView: UIScrollView?
    weak var bottomScrollView: UIScrollView?
}

/// A container with a bar for the items of its controllers.
@MainActor
package protocol BarContainer: UIViewController {
    /// A controller has other items for the toolbar.
    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool)
    /// A controller has another item for the tab bar.
    func tabBarItemDidChange(of controller: UIViewController)
    /// The child whose tab bar item represents the container.
    var tabBarItemSource: UIViewController? { get }
}

extension BarContainer {
    package func tabBarItemDidChange(of controller: UIViewController) {}
    package var tabBarItemSource: UIViewController? { nil }
}

extension UIViewController {
    var ownNavigationItem: UINavigationItem {
        if let item = bars.navigationItem { return item }
        let item = UINavigationItem()
        item.title = controller.title
        bars.navigationItem = item
        return item
    }

    var ownTabBarItem: UITabBarItem {
        if let item = bars.tabBarItem { return item }
        if let source = (self as? any BarContainer)?.tabBarItemSource {
            return source.ownTabBarItem
        }
        let item = UITabBarItem()
        item.title = controller.title
        bars.tabBarItem = item
        return item
    }

    /// Adopts an item from a nib.
    package func adopt(_ item: UINavigationItem) {
        if item.title == nil { item.title = controller.title }
        bars.navigationItem = item
    }

    func adopt(_ item: UITabBarItem?) {
        bars.tabBarItem = item
        tellOfTabBarItem()
    }

    /// Notifies the containers that the tab bar item has changed.
    package func tellOfTabBarItem() {
        var ancestor = parent
        while let current = ancestor {
            (current as? any BarContainer)?.tabBarItemDidChange(of: self)
            ancestor = current.parent
        }
    }

    /// A controller's title is that of its items, too.
    func setTitle(_ title: String?) {
        guard title != controller.title else { return }
        controller.title = title
        bars.navigationItem?.title = title
        bars.tabBarItem?.title = title
    }

    func changeToolbarItems(_ items: [UIBarButtonItem]?, _ animated: Bool) {
        bars.toolbarItems = items
        var ancestor = parent
        while let current = ancestor {
            if let container = current as? any BarContainer {
                return container.toolbarItemsDidChange(of: self, animated: animated)
            }
            ancestor = current.parent
        }
    }

    var ownEditButtonItem: UIBarButtonItem {
        if let item = bars.editButton { return item }
        let action = Selector("_toggleEditing:")
        let item = UIBarButtonItem(title: nil, style: .plain, target: self, action: action)
        bars.editButton = item
        editButtonMayHaveChanged()
        return item
    }

    func editButtonMayHaveChanged() {
        guard let item = bars.editButton else { return }
        item.title = isEditing ? "Done" : "Edit"
        item.style = isEditing ? .done : .plain
    }
}
