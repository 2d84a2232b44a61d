// SPDX-License-Identifier: Apache-2.0

import Foundation
public import UIKitCore

/// A tab with tabs inside, which a sidebar lists; in a bar it shows the chosen one of them.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    private final var inner: [UITab] = []
    private final weak var chosenChild: UITab?
    private final var stack: UINavigationController?
    private final var defaultChild: String?

    /// Makes a group; without a controller of its own it shows the chosen child's.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title,
            image: image,
            identifier: identifier,
            viewControllerProvider: viewControllerProvider
        )
        self.children = children
    }

    /// The tabs inside, each in one group only.
    open var children: [UITab] {
        get { inner }
        set {
            for child in inner where child.parent === self { child.tab.parent = nil }
            inner = newValue
            for child in newValue { child.tab.parent = self }
            tabBarController?.tabDidChange()
        }
    }

    /// The tab inside that is shown; nil for the group's own controller.
    open var selectedChild: UITab? {
        get {
            if let chosenChild, chosenChild.parent === self { return chosenChild }
            guard tab.provider == nil else { return nil }
            return inner.first { $0.identifier == defaultChild } ?? inner.first { !$0.isHidden }
        }
        set {
            guard newValue == nil || newValue?.parent === self else {
                fatalError(
                    "UITabGroup.selectedChild: \(newValue?.identifier ?? "") is not in the group; "
                        + "choose one of children."
                )
            }
            chosenChild = newValue
            tabBarController?.chosenChildDidChange(in: root)
        }
    }

    /// The name of the tab inside that is shown until another is chosen; nil for the first.
    open var defaultChildIdentifier: String? {
        get { defaultChild }
        set { defaultChild = newValue }
    }

    /// The stack that shows the controllers of the group and of the chosen child; nil for none.
    open var managingNavigationController: UINavigationController? {
        get { stack }
        set {
            stack = newValue
            tabBarController?.chosenChildDidChange(in: root)
        }
    }

    /// The tab inside, at any depth, that has a name.
    open func tab(forIdentifier identifier: String) -> UITab? {
        inner.lazy.flatMap(\.all).first { $0.identifier == identifier }
    }

    /// Puts the controllers down to the chosen tab on the stack, unless they are there.
    final func fill(_ stack: UINavigationController) {
        var wanted: [UIViewController] = []
        var tab: UITab? = self
        while let current = tab {
            if let controller = current.viewController { wanted.append(controller) }
            tab = (current as? UITabGroup)?.selectedChild
        }
        let present = stack.viewControllers.prefix(wanted.count)
        if !present.elementsEqual(wanted, by: ===) {
            stack.setViewControllers(wanted, animated: false)
        }
    }

    /// Chooses a child without telling the controller.
    final func choose(_ child: UITab) { chosenChild = child }
}
