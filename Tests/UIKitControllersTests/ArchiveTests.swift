// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// What comes back of views and controllers that were archived, as iOS keeps them.
@MainActor
struct ArchiveTests {
    /// Archives an object and reads it again.
    private func copy<Value: NSObject & NSCoding>(_ value: Value) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: value,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let result = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        return try #require(result as? Value)
    }

    // MARK: Controls

    @Test func segmentsKeepTheirPicturesWidthsAndStates() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
        let control = UISegmentedControl(items: ["One", image, "Three"])
        control.setWidth(70, forSegmentAt: 0)
        control.setEnabled(false, forSegmentAt: 2)
        control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 2)
        control.selectedSegmentIndex = 1
        let read = try copy(control)
        #expect(read.numberOfSegments == 3)
        #expect(read.titleForSegment(at: 0) == "One")
        #expect(read.widthForSegment(at: 0) == 70)
        #expect(read.imageForSegment(at: 1)?.size == image.size)
        #expect(read.titleForSegment(at: 1) == nil)
        #expect(read.isEnabledForSegment(at: 0))
        #expect(!read.isEnabledForSegment(at: 2))
        #expect(read.contentOffsetForSegment(at: 2) == CGSize(width: 1, height: 2))
        #expect(read.selectedSegmentIndex == 1)
    }

    @Test func aButtonKeepsTheFontOfItsTitle() throws {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.titleLabel?.font = .boldSystemFont(ofSize: 23)
        let read = try copy(button)
        #expect(read.titleLabel?.font == .boldSystemFont(ofSize: 23))
        #expect(read.titleLabel?.text == "Title")
    }

    // MARK: Controllers

    @Test func controllersKeepWhatTheirInitializersWereGiven() throws {
        let pages = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .vertical,
            options: [.interPageSpacing: 12]
        )
        let leaves = UIPageViewController(
            transitionStyle: .pageCurl,
            navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.max.rawValue]
        )
        let read = try copy(pages)
        #expect(read.transitionStyle == .scroll && read.navigationOrientation == .vertical)
        #expect(try copy(leaves).spineLocation == .max && copy(leaves).transitionStyle == .pageCurl)
        let table = try copy(UITableViewController(style: .insetGrouped))
        #expect(!table.isViewLoaded && table.tableView.style == .insetGrouped)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 11, height: 12)
        let items = UICollectionViewController(collectionViewLayout: layout)
        let again = try copy(items).collectionViewLayout as? UICollectionViewFlowLayout
        #expect(again?.itemSize == layout.itemSize)
        _ = items.view
        let shown = try copy(items)
        #expect(shown.collectionView?.collectionViewLayout === shown.collectionViewLayout)
        #expect(
            shown.collectionView?.dataSource === shown
                && shown.collectionView?.superview === shown.view
        )
        let list = UITableViewController(style: .grouped)
        _ = list.view
        let other = try copy(list)
        #expect(other.isViewLoaded && other.tableView.style == .grouped)
        #expect(other.tableView.dataSource === other && other.tableView.delegate === other)
    }

    @Test func aControllerWhoseViewIsNotLoadedIsArchived() throws {
        let controller = UIViewController()
        controller.title = "A"
        controller.restorationIdentifier = "a"
        controller.modalPresentationStyle = .fullScreen
        let again = try copy(controller)
        #expect(again.title == "A" && again.restorationIdentifier == "a")
        #expect(again.modalPresentationStyle == .fullScreen && !again.isViewLoaded)
    }

    @Test func aStackOfControllersIsArchivedLoadedOrNot() throws {
        for isLoaded in [false, true] {
            let root = UIViewController()
            root.title = "Root"
            let navigation = UINavigationController(rootViewController: root)
            let top = UIViewController()
            top.title = "Top"
            navigation.pushViewController(top, animated: false)
            if isLoaded { navigation.loadViewIfNeeded() }
            let again = try copy(navigation)
            #expect(again.viewControllers.map(\.title) == ["Root", "Top"])
            again.loadViewIfNeeded()
            #expect(again.topViewController?.title == "Top")
            #expect(again.navigationBar.topItem?.title == "Top")
        }
    }

    @Test func tabsAreArchived() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        tabs.selectedIndex = 1
        let again = try copy(tabs)
        #expect(again.viewControllers?.map(\.title) == ["A", "B"] && again.selectedIndex == 1)
    }

    @Test func aSceneConfigurationKeepsItsClasses() throws {
        let configuration = UISceneConfiguration(name: "a", sessionRole: .windowApplication)
        configuration.sceneClass = UIWindowScene.self
        configuration.delegateClass = UIResponder.self
        let again = try copy(configuration)
        #expect(again.sceneClass == UIWindowScene.self)
        #expect(again.delegateClass == UIResponder.self)
        #expect(again.name == "a" && again.role == .windowApplication)
    }

    @Test func columnsAreArchived() throws {
        func titled(_ title: String) -> UIViewController {
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(titled("first"), for: .primary)
        split.setViewController(titled("middle"), for: .supplementary)
        split.setViewController(titled("last"), for: .secondary)
        split.setViewController(titled("alone"), for: .compact)
        let again = try copy(split)
        #expect(again.style == .tripleColumn)
        let columns: [UISplitViewController.Column] = [
            .primary, .supplementary, .secondary, .compact,
        ]
        #expect(
            columns.map { again.viewController(for: $0)?.title }
                == ["first", "middle", "last", "alone"]
        )
        #expect(again.viewController(for: .primary)?.splitViewController === again)
        #expect(again.viewControllers.count == split.viewControllers.count)
        let plain = UISplitViewController()
        plain.viewControllers = [titled("master"), titled("detail")]
        #expect(try copy(plain).viewControllers.map(\.title) == ["master", "detail"])
    }

    @Test func theLoadedViewOfAControllerIsArchived() throws {
        let controller = UIViewController()
        controller.view.tag = 5
        #expect(try copy(controller).viewIfLoaded?.tag == 5)
    }

    // MARK: Bars

    @Test func aToolbarKeepsItsItems() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        item.tag = 4
        bar.items = [item, UIBarButtonItem(systemItem: .flexibleSpace)]
        bar.barTintColor = .red
        bar.layoutIfNeeded()
        let again = try copy(bar)
        #expect(again.items?.map(\.title) == ["Go", nil] && again.items?.first?.tag == 4)
        #expect(again.barTintColor == .red)
        #expect(again.subviews.count == bar.subviews.count)
    }

    @Test func aTabBarKeepsItsItemsAndTheChosenOne() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.items = [
            UITabBarItem(title: "A", image: nil, tag: 1),
            UITabBarItem(title: "B", image: nil, tag: 2),
        ]
        bar.selectedItem = bar.items?.last
        bar.isTranslucent = false
        let again = try copy(bar)
        #expect(again.items?.map(\.title) == ["A", "B"] && again.selectedItem?.tag == 2)
        #expect(!again.isTranslucent && again.subviews.count == bar.subviews.count)
    }

    @Test func aNavigationBarKeepsItsItems() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
        bar.prefersLargeTitles = true
        let again = try copy(bar)
        #expect(again.items?.map(\.title) == ["A", "B"] && again.prefersLargeTitles)
        #expect(again.subviews.count == bar.subviews.count)
    }

    @Test func aSearchBarKeepsTextsAndScopes() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.text = "a"
        bar.placeholder = "b"
        bar.prompt = "c"
        bar.scopeButtonTitles = ["A", "B"]
        bar.showsScopeBar = true
        bar.selectedScopeButtonIndex = 1
        bar.showsCancelButton = true
        bar.searchBarStyle = .minimal
        let again = try copy(bar)
        #expect(again.text == "a" && again.placeholder == "b" && again.prompt == "c")
        #expect(again.scopeButtonTitles == ["A", "B"] && again.showsScopeBar)
        #expect(again.selectedScopeButtonIndex == 1 && again.showsCancelButton)
        #expect(again.searchBarStyle == .minimal)
    }

    // MARK: Views

    /// One of each class that people archive, with parts that it makes for itself.
    private static var samples: [UIView] {
        let button = UIButton(type: .system)
        button.setTitle("A", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.setBackgroundImage(UIImage(systemName: "circle"), for: .normal)
        let segments = UISegmentedControl(items: ["A", "B", "C"])
        let pages = UIPageControl()
        pages.numberOfPages = 4
        let field = UITextField()
        field.text = "A"
        let text = UITextView()
        text.text = "A"
        let search = UISearchBar()
        search.showsScopeBar = true
        search.scopeButtonTitles = ["A", "B"]
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
        cell.textLabel?.text = "A"
        cell.detailTextLabel?.text = "B"
        let list = UICollectionViewListCell(frame: .zero)
        list.contentConfiguration = UIListContentConfiguration.cell()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.refreshControl = UIRefreshControl()
        return [
            UIView(), UILabel(), UIImageView(), UIStackView(), UIScrollView(), button,
            segments, pages, field, text, search, cell, list, table, UISwitch(), UISlider(),
            UIStepper(), UIProgressView(), UIActivityIndicatorView(), UIDatePicker(),
            UIPickerView(), UIToolbar(), UITabBar(), UINavigationBar(), UIRefreshControl(),
            UIVisualEffectView(effect: UIBlurEffect(style: .regular)),
            UITableViewHeaderFooterView(reuseIdentifier: "header"), UICollectionViewCell(),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
        ]
    }

    @Test func noViewKeepsAPartTwiceOrAPrivateOne() throws {
        for view in Self.samples {
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            view.layoutIfNeeded()
            let again = try copy(view)
            #expect(type(of: again) == type(of: view))
            again.layoutIfNeeded()
            #expect(again.subviews.count == view.subviews.count, "\(type(of: view))")
        }
    }

    @Test func aViewKeepsItsPlaceTransformAndLayout() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.transform = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4)
        view.semanticContentAttribute = .forceRightToLeft
        view.tintAdjustmentMode = .dimmed
        view.isExclusiveTouch = true
        view.restorationIdentifier = "v"
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.insetsLayoutMarginsFromSafeArea = false
        view.preservesSuperviewLayoutMargins = true
        view.setContentHuggingPriority(.init(33), for: .vertical)
        view.setContentCompressionResistancePriority(.init(44), for: .horizontal)
        let effect = UIInterpolatingMotionEffect(
            keyPath: "center.x",
            type: .tiltAlongHorizontalAxis
        )
        view.addMotionEffect(effect)
        let again = try copy(view)
        #expect(again.center == view.center && again.bounds == view.bounds)
        #expect(again.transform == view.transform)
        #expect(again.semanticContentAttribute == .forceRightToLeft)
        #expect(again.tintAdjustmentMode == .dimmed && again.isExclusiveTouch)
        #expect(again.restorationIdentifier == "v" && again.layoutMargins == view.layoutMargins)
        #expect(!again.insetsLayoutMarginsFromSafeArea && again.preservesSuperviewLayoutMargins)
        #expect(again.contentHuggingPriority(for: .vertical) == .init(33))
        #expect(again.contentCompressionResistancePriority(for: .horizontal) == .init(44))
        let motion = again.motionEffects.first as? UIInterpolatingMotionEffect
        #expect(motion?.keyPath == "center.x")
    }

    @Test func constraintsAreArchivedWithTheViewThatHoldsThem() throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let inner = UIView()
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let width = inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5)
        width.identifier = "half"
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 12),
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8), width,
            inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 7),
            inner.heightAnchor.constraint(equalToConstant: 30),
        ])
        outer.layoutIfNeeded()
        let expected = CGRect(x: 20, y: 7, width: 100, height: 30)
        #expect(inner.frame == expected)
        let again = try copy(outer)
        let other = try #require(again.subviews.first)
        #expect(again.constraints.contains { $0.identifier == "half" && $0.multiplier == 0.5 })
        again.frame.size = CGSize(width: 300, height: 100)
        again.layoutIfNeeded()
        #expect(other.frame == CGRect(x: 20, y: 7, width: 150, height: 30))
    }

    @Test func aStackViewKeepsItsArrangement() throws {
        let views = [UIView(), UIView(), UIView()]
        for (index, view) in views.enumerated() { view.tag = index + 1 }
        let stack = UIStackView(arrangedSubviews: Array(views.prefix(2)))
        stack.addSubview(views[2])
        stack.axis = .vertical
        stack.spacing = 5
        stack.alignment = .center
        stack.distribution = .equalSpacing
        stack.isLayoutMarginsRelativeArrangement = true
        stack.setCustomSpacing(9, after: views[0])
        stack.frame = CGRect(x: 1, y: 2, width: 50, height: 60)
        let again = try copy(stack)
        #expect(again.arrangedSubviews.map(\.tag) == [1, 2])
        #expect(again.subviews.map(\.tag).sorted() == [1, 2, 3])
        #expect(again.axis == .vertical && again.spacing == 5 && again.alignment == .center)
        #expect(again.distribution == .equalSpacing && again.isLayoutMarginsRelativeArrangement)
        #expect(again.customSpacing(after: again.arrangedSubviews[0]) == 9)
        #expect(again.frame == stack.frame)
    }

    @Test func aTableCellKeepsItsTextsAndContent() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
        cell.textLabel?.text = "A"
        cell.textLabel?.textColor = .red
        cell.detailTextLabel?.text = "B"
        cell.imageView?.image = UIImage(systemName: "star")
        let badge = UIView()
        badge.tag = 7
        cell.contentView.addSubview(badge)
        cell.accessoryView = UISwitch()
        let again = try copy(cell)
        #expect(again.textLabel?.text == "A" && again.textLabel?.textColor == .red)
        #expect(again.detailTextLabel?.text == "B" && again.imageView?.image != nil)
        #expect(again.contentView.viewWithTag(7) != nil && again.accessoryView is UISwitch)
        #expect(again.reuseIdentifier == "cell")
        #expect(again.contentView.subviews.count == cell.contentView.subviews.count)
    }

    @Test func aCollectionCellKeepsItsContent() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let badge = UIView()
        badge.tag = 7
        cell.contentView.addSubview(badge)
        cell.backgroundView = UIView()
        let again = try copy(cell)
        #expect(again.contentView.viewWithTag(7) != nil && again.backgroundView != nil)
        #expect(again.subviews.count == 2)
    }

    /// Content that an archive could not read again.
    private struct Closed: UIContentConfiguration {
        final class Content: UIView, UIContentView {
            var configuration: any UIContentConfiguration = Closed()

            init() { super.init(frame: .zero) }

            required init?(coder: NSCoder) { fatalError("the content view was archived") }
        }

        func makeContentView() -> any UIView & UIContentView { Content() }
        func updated(for state: any UIConfigurationState) -> Closed { self }
    }

    @Test func cellsMakeTheContentOfTheirConfigurationAgain() throws {
        var text = UIListContentConfiguration.cell()
        text.text = "A"
        let row = UITableViewCell(style: .default, reuseIdentifier: "row")
        row.contentConfiguration = text
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        header.contentConfiguration = text
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        item.contentConfiguration = text
        for (view, again) in [
            (row as UIView, try copy(row) as UIView), (header, try copy(header)),
            (item, try copy(item)),
        ] {
            let contents = again.subviews.compactMap { $0 as? UIListContentView }
            let shown = contents.map { ($0.configuration as? UIListContentConfiguration)?.text }
            #expect(shown == ["A"], "\(type(of: view))")
            #expect(again.subviews.count == view.subviews.count, "\(type(of: view))")
        }
        row.contentConfiguration = Closed()
        header.contentConfiguration = Closed()
        item.contentConfiguration = Closed()
        #expect(try copy(row).contentConfiguration == nil)
        #expect(try copy(header).contentConfiguration == nil)
        #expect(try copy(item).contentConfiguration == nil)
    }

    // MARK: Menus

    @Test func actionsInAMenuShowWhatTheyShowedAndDoNothing() throws {
        var runs = 0
        let action = UIAction(
            title: "Sort",
            subtitle: "by name",
            image: UIImage(systemName: "star"),
            identifier: UIAction.Identifier("sort"),
            discoverabilityTitle: "Sorts the list",
            attributes: .destructive,
            state: .on
        ) { _ in runs += 1 }
        let menu = try copy(UIMenu(title: "List", children: [action]))
        let again = try #require(menu.children.first as? UIAction)
        #expect(again.title == "Sort" && again.subtitle == "by name" && again.image != nil)
        #expect(again.identifier.rawValue == "sort" && again.state == .on)
        #expect(again.discoverabilityTitle == "Sorts the list")
        #expect(again.attributes == .destructive)
        again.performWithSender(nil, target: nil)
        #expect(runs == 0)
    }

    @Test func aCommandKeepsItsListAndAlternates() throws {
        let command = UICommand(
            title: "Copy",
            action: Selector("copy:"),
            propertyList: ["kind": "plain"],
            alternates: [
                UICommandAlternate(
                    title: "Copy Style",
                    action: Selector("copyStyle:"),
                    modifierFlags: .alternate
                )
            ]
        )
        let again = try copy(command)
        #expect(again.propertyList as? [String: String] == ["kind": "plain"])
        #expect(again.alternates.map(\.title) == ["Copy Style"])
        #expect(again.alternates.first?.modifierFlags == .alternate)
    }

    @Test func copiesOfAppearancesAreOfTheirClass() {
        let bar = UINavigationBarAppearance()
        bar.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        let copy = bar.copy()
        copy.titlePositionAdjustment.horizontal = 9
        #expect(bar.titlePositionAdjustment.horizontal == 3)
        #expect(copy.titlePositionAdjustment.vertical == 4)
        let any: Any = bar.copy()
        #expect(any is UINavigationBarAppearance)
        let button = UIBarButtonItemAppearance(style: .plain).copy()
        button.normal.titlePositionAdjustment = .zero
        let item = UITabBarItemAppearance(style: .inline).copy()
        item.normal.iconColor = .red
        #expect(item.normal.iconColor == .red)
    }

    // MARK: Text

    @Test func aLabelKeepsAttributes() throws {
        let label = UILabel()
        let text = NSMutableAttributedString(
            string: "one",
            attributes: [.foregroundColor: UIColor.red]
        )
        text.append(
            NSAttributedString(string: " two", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        )
        label.attributedText = text
        let again = try #require(copy(label).attributedText)
        #expect(again.string == "one two")
        #expect(again.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        let font = again.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 30)
    }

    @Test func aButtonAndATextViewKeepAttributes() throws {
        let text = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
        let button = UIButton(type: .custom)
        button.setAttributedTitle(text, for: .normal)
        let title = try copy(button).attributedTitle(for: .normal)
        #expect(title?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        let view = UITextView()
        view.attributedText = text
        let shown = try copy(view).attributedText
        #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }
}
