// SPDX-License-Identifier: Apache-2.0

/// The properties that archives do not keep, with the reason, and those that the test cannot set.
enum ArchiveExceptions {
    /// Names by outcome and reason; an inherited property of one class has that class before it.
    static let lists: [(outcome: ArchiveOutcome, reason: String, names: String)] = [
        (
            .untried, "an object of the program's, which an archive of this one does not hold",
            """
            CAAnimation.delegate CALayer.delegate NSLayoutManager.delegate NSTextStorage.delegate
            NSTextStorage.textStorageObserver
            UIBarButtonItem.target UICollectionView.dataSource UICollectionView.delegate
            UICollectionView.dragDelegate UICollectionView.dropDelegate
            UICollectionView.prefetchDataSource UINavigationBar.delegate
            UINavigationController.delegate UIPageViewController.dataSource
            UIPageViewController.delegate UIPasteControl.target UIPickerView.dataSource
            UIPickerView.delegate UIScrollView.delegate UISearchBar.delegate
            UISplitViewController.delegate UITabBar.delegate UITabBarController.delegate
            UITableView.dataSource UITableView.delegate UITableView.dragDelegate
            UITableView.dropDelegate UITableView.prefetchDataSource UITextField.delegate
            UITextField.inputDelegate UITextField.pasteDelegate UITextView.delegate
            UITextView.inputDelegate UITextView.pasteDelegate UITextField.textDragDelegate
            UITextField.textDropDelegate UITextView.textDragDelegate UITextView.textDropDelegate
            UIToolbar.delegate UIViewController.transitioningDelegate
            UIFocusGuide.preferredFocusEnvironments UISearchTextField.searchSuggestions
            UINavigationItem.renameDelegate
            """
        ),
        (
            .untried, "a closure, or an action that is one",
            """
            UIButton.configurationUpdateHandler UIButton.pointerStyleProvider
            UICollectionViewCell.configurationUpdateHandler UICollectionViewListCell.accessories
            UITableViewCell.configurationUpdateHandler UINavigationItem.backAction
            UITableViewHeaderFooterView.configurationUpdateHandler UIBarButtonItem.primaryAction
            UIBarButtonItem.menuRepresentation UIBarButtonItemGroup.menuRepresentation
            UINavigationItem.titleMenuProvider
            """
        ),
        (
            .untried, "made with the object, or a part of another that is archived with it",
            """
            NSLayoutManager.textStorage NSTextContainer.layoutManager UIWindow.screen
            UIWindow.windowScene UICollectionViewController.collectionView
            UITableViewController.tableView UINavigationItem.searchController
            UIViewController.restorationClass UIView.interactions
            """
        ),
        (
            .untried, "the object takes no other value in the state that the test makes it in",
            """
            CALayer.contentsFormat UIDatePicker.countDownDuration
            UIPickerView.showsSelectionIndicator UIScrollView.zoomScale
            UITabBarController.selectedIndex UITextField.selectedTextRange
            UITextField.typingAttributes UITextView.selectedRange UITextView.selectedTextRange
            UITabBar.selectedItem UITabBarController.selectedViewController
            """
        ),
        (
            .untried, "of types that the test makes no other value of",
            """
            CATextLayer.font NSTextAttachment.fileWrapper UISearchTextField.tokens UIView.hoverStyle
            UIView.traitOverrides UIViewController.traitOverrides
            UIPasteControlConfiguration.cornerStyle
            UISceneConfiguration.sceneClass UISceneConfiguration.delegateClass
            UISlider.trackConfiguration UITabBarController.tabs UITabBarController.selectedTab
            UITabBarController.bottomAccessory
            UIView.cornerConfiguration UIBarButtonItem.badge UINavigationItem.attributedTitle
            UINavigationItem.attributedSubtitle UINavigationItem.largeAttributedSubtitle
            UINavigationItem.additionalOverflowItems UINavigationItem.centerItemGroups
            UINavigationItem.documentProperties UINavigationItem.leadingItemGroups
            UINavigationItem.pinnedTrailingGroup UINavigationItem.trailingItemGroups
            """
        ),
        (
            .untried, "predicates, which archives here do not hold yet",
            """
            UISceneActivationConditions.canActivateForTargetContentIdentifierPredicate
            UISceneActivationConditions.prefersToActivateForTargetContentIdentifierPredicate
            """
        ),
        (
            .lost, "how text is dragged, which the program that shows it says",
            """
            UITextField.textDragOptions UITextView.textDragOptions
            """
        ),
        (
            .lost, "what happens with the text, the row or the window just now",
            """
            UITextField.selectionAffinity UITextView.selectionAffinity
            UITextField.interactionState UITextView.interactionState UIWindow/UIView.isHidden
            UIView.contentScaleFactor UIProgressView.observedProgress
            """
        ),
        (
            .lost, "the controller is asked for it again when its view appears",
            """
            UIViewController.contentUnavailableConfiguration
            """
        ),
        (
            .lost, "the class makes its own again, or works it out",
            """
            UICollectionView/UIView.gestureRecognizers UIScrollView/UIView.gestureRecognizers
            UISearchTextField/UIView.gestureRecognizers UITableView/UIView.gestureRecognizers
            UITextField/UIView.gestureRecognizers UITextView/UIView.gestureRecognizers
            UITableView/UIScrollView.contentSize UIView.focusEffect
            UIPasteControl/UIControl.isEnabled UIImage.accessibilityIdentifier
            """
        ),
    ]

    /// Properties that end the process at a value that does not belong to the object.
    static let trapping: Set<String> = [
        "UITabBar.selectedItem", "UITabBarController.selectedViewController",
    ]

    private static let outcomes: [String: ArchiveOutcome] = {
        var result: [String: ArchiveOutcome] = [:]
        for list in lists {
            for name in list.names.split(whereSeparator: \.isWhitespace) {
                result[String(name)] = list.outcome
            }
        }
        return result
    }()

    /// What becomes of a property.
    static func expected(_ name: String) -> ArchiveOutcome {
        outcomes[name] ?? name.firstIndex(of: "/")
            .flatMap { outcomes[String(name[name.index(after: $0)...])] } ?? .kept
    }

    /// All that is listed.
    static var names: [String] { outcomes.keys.sorted() }
}
