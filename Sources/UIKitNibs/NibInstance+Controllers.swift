// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCollections
import UIKitControllers
import UIKitCore
import UIKitTables

extension NibInstance {
    func configure(_ controller: UIViewController, _ element: NibElement) {
        if let title = element.string("title") { controller.title = title }
        controller.storyboardOrigin = NibControllerOrigin(element, self)
        configureLooks(controller, element)
        for child in element.children {
            switch child.name {
            case "navigationItem":
                if let item = makeNavigationItem(child) { controller.adopt(item) }
            case "tabBarItem":
                if let item = makeTabItem(child) {
                    if item.title == nil { item.title = controller.title }
                    controller.tabBarItem = item
                }
            case "toolbarItems":
                let items = child.children.compactMap { makeBarButton($0) }
                if !items.isEmpty { controller.toolbarItems = items }
            case "navigationBar":
                if let bar = makeView(child) as? UINavigationBar {
                    (controller as? UINavigationController)?.adopt(bar)
                }
            case "toolbar":
                if let bar = makeView(child) as? UIToolbar {
                    (controller as? UINavigationController)?.adopt(bar)
                }
            case "tabBar":
                if let bar = makeView(child) as? UITabBar {
                    (controller as? UITabBarController)?.adopt(bar)
                }
            default: break
            }
        }
        if let table = controller as? UITableViewController {
            if let flag = element.flag("clearsSelectionOnViewWillAppear") {
                table.clearsSelectionOnViewWillAppear = flag
            }
            if let drawn = element.child(key: "refreshControl") {
                table.refreshControl = makeView(drawn) as? UIRefreshControl
            }
        }
        if let grid = controller as? UICollectionViewController,
            let flag = element.flag("clearsSelectionOnViewWillAppear")
        {
            grid.clearsSelectionOnViewWillAppear = flag
        }
        if let pages = controller as? UIPageViewController {
            pages.configure(
                style: element["transitionStyle"],
                orientation: element["navigationOrientation"],
                spine: element["spineLocation"],
                spacing: element.number("pageSpacing").map { CGFloat($0) }
            )
        }
        if let navigation = controller as? UINavigationController {
            if element.flag("navigationBarHidden") == true {
                navigation.isNavigationBarHidden = true
            }
            if element.flag("toolbarHidden") == false { navigation.isToolbarHidden = false }
            if let flag = element.flag("hidesBarsOnTap") { navigation.hidesBarsOnTap = flag }
            if let flag = element.flag("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = flag }
        }
        relate(controller, element)
    }

    private func configureLooks(_ controller: UIViewController, _ element: NibElement) {
        let styles: [String: UIModalPresentationStyle] = [
            "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
            "currentContext": .currentContext, "custom": .custom,
            "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
            "popover": .popover, "automatic": .automatic,
        ]
        if let style = element["modalPresentationStyle"].flatMap({ styles[$0] }) {
            controller.modalPresentationStyle = style
        }
        switch element["modalTransitionStyle"] {
        case "flipHorizontal": controller.modalTransitionStyle = .flipHorizontal
        case "crossDissolve": controller.modalTransitionStyle = .crossDissolve
        case "partialCurl": controller.modalTransitionStyle = .partialCurl
        default: break
        }
        if let flag = element.flag("definesPresentationContext") {
            controller.definesPresentationContext = flag
        }
        if let flag = element.flag("hidesBottomBarWhenPushed") {
            controller.hidesBottomBarWhenPushed = flag
        }
        if let flag = element.flag("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = flag
        }
        if let edges = element.child(key: "edgesForExtendedLayout") {
            let names: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            var all: UIRectEdge = []
            for (name, edge) in names where edges.flag(name) == true { all.insert(edge) }
            controller.edgesForExtendedLayout = all
        }
        if let size = NibValues.size(element.child(key: "preferredContentSize")) {
            controller.preferredContentSize = size
        }
        if let name = element["restorationIdentifier"] { controller.restorationIdentifier = name }
        if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
            controller.restorationIdentifier = element["storyboardIdentifier"]
        }
        if let flag = element.flag("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = flag
        }
    }

    /// Relationship segues: the controllers that a container begins with.
    private func relate(_ controller: UIViewController, _ element: NibElement) {
        let related = element.list("connections").filter {
            $0.name == "segue" && $0["kind"] == "relationship"
        }
        guard !related.isEmpty, !relate(controller as? UISplitViewController, element, related)
        else { return }
        let children = related.compactMap { $0["destination"] }.compactMap { id in
            storyboard?.make(byID: id)
        }
        guard !children.isEmpty else { return }
        if let navigation = controller as? UINavigationController {
            navigation.setViewControllers(children, animated: false)
        } else if let tabs = controller as? UITabBarController {
            tabs.setViewControllers(children, animated: false)
        } else {
            // A container that is not built yet shows the first of its controllers.
            for child in children.prefix(1) { controller.addChild(child) }
        }
    }

    /// The columns of a split view; answers whether it is one.
    private func relate(
        _ split: UISplitViewController?,
        _ element: NibElement,
        _ related: [NibElement]
    ) -> Bool {
        guard let split else { return false }
        let columns: [String: UISplitViewController.Column] = [
            "masterViewController": .primary, "primaryViewController": .primary,
            "supplementaryViewController": .supplementary,
            "detailViewController": .secondary, "secondaryViewController": .secondary,
            "compactViewController": .compact,
        ]
        configure(split, element)
        for segue in related {
            guard let id = segue["destination"], let child = storyboard?.make(byID: id),
                let column = segue["relationship"].flatMap({ columns[$0] })
            else { continue }
            split.setViewController(child, for: column)
        }
        return true
    }

    private func configure(_ split: UISplitViewController, _ element: NibElement) {
        switch element["style"] {
        case "doubleColumn": split.adopt(style: .doubleColumn)
        case "tripleColumn": split.adopt(style: .tripleColumn)
        default: break
        }
        let behaviors: [String: UISplitViewController.SplitBehavior] = [
            "tile": .tile, "overlay": .overlay, "displace": .displace,
        ]
        if let behavior = element["behavior"].flatMap({ behaviors[$0] }) {
            split.preferredSplitBehavior = behavior
        }
        let modes: [String: UISplitViewController.DisplayMode] = [
            "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
            "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
            "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
            "allVisible": .oneBesideSecondary, "primaryHidden": .secondaryOnly,
            "primaryOverlay": .oneOverSecondary,
        ]
        let mode = element["displayMode"] ?? element["preferredDisplayMode"]
        if let mode = mode.flatMap({ modes[$0] }) { split.preferredDisplayMode = mode }
        if let flag = element.flag("presentsWithGesture") { split.presentsWithGesture = flag }
        if let flag = element.flag("showsSecondaryOnlyButton") {
            split.showsSecondaryOnlyButton = flag
        }
        if element["primaryEdge"] == "trailing" { split.primaryEdge = .trailing }
        if element["primaryBackgroundStyle"] == "sidebar" {
            split.primaryBackgroundStyle = .sidebar
        }
    }

    // MARK: Segues

    func performByHand(_ element: NibElement, from source: UIViewController, sender: Any?) {
        let name = element["identifier"] ?? ""
        guard source.shouldPerformSegue(withIdentifier: name, sender: sender) else { return }
        perform(element, from: source, sender: sender)
    }

    func perform(_ element: NibElement, from source: UIViewController, sender: Any?) {
        if element["kind"] == "unwind" { return unwind(element, from: source, sender: sender) }
        guard let id = element["destination"],
            let destination = storyboard?.instantiate(elementID: id)
        else { return }
        let isAnimated = element.flag("animates") ?? true
        let kind = element["kind"]
        if let style = element["modalPresentationStyle"], kind != "show" {
            apply(style, to: destination)
        }
        if element["modalTransitionStyle"] == "crossDissolve" {
            destination.modalTransitionStyle = .crossDissolve
        } else if element["modalTransitionStyle"] == "flipHorizontal" {
            destination.modalTransitionStyle = .flipHorizontal
        }
        if kind == "popoverPresentation" {
            destination.modalPresentationStyle = .popover
            let anchor = element["popoverAnchorView"].flatMap { objects[$0] } as? UIView
            destination.popoverPresentationController?.sourceView = anchor ?? sender as? UIView
            if let item = sender as? UIBarButtonItem {
                destination.popoverPresentationController?.barButtonItem = item
            }
        }
        let segue: UIStoryboardSegue
        if let type = customSegue(element) {
            segue = makeInstance(
                ofSegue: type,
                identifier: element["identifier"],
                source: source,
                destination: destination
            )
        } else {
            segue = UIStoryboardSegue(
                identifier: element["identifier"],
                source: source,
                destination: destination
            ) {
                switch kind {
                case "show", "push": source.show(destination, sender: sender)
                case "showDetail", "replace":
                    source.showDetailViewController(destination, sender: sender)
                default: source.present(destination, animated: isAnimated)
                }
            }
        }
        source.prepare(for: segue, sender: sender)
        if isAnimated {
            segue.perform()
        } else {
            UIView.performWithoutAnimation { segue.perform() }
        }
    }

    private func customSegue(_ element: NibElement) -> UIStoryboardSegue.Type? {
        guard element["customClass"] != nil else { return nil }
        let type = NibClasses.custom(element, UIStoryboardSegue.self, in: bundle)
        return type == UIStoryboardSegue.self ? nil : type
    }

    private func apply(_ style: String, to controller: UIViewController) {
        let styles: [String: UIModalPresentationStyle] = [
            "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
            "currentContext": .currentContext, "overFullScreen": .overFullScreen,
            "overCurrentContext": .overCurrentContext, "popover": .popover,
            "automatic": .automatic, "custom": .custom,
        ]
        if let known = styles[style] { controller.modalPresentationStyle = known }
    }

    /// Goes back to the nearest controller that implements the action.
    private func unwind(_ element: NibElement, from source: UIViewController, sender: Any?) {
        guard let name = element["unwindAction"] else { return }
        let action = Selector(name)
        guard let destination = unwindGoal(action, from: source, sender) else { return }
        let segue = UIStoryboardSegue(
            identifier: element["identifier"],
            source: source,
            destination: destination
        ) {
            NibInstance.goBack(from: source, to: destination)
        }
        source.prepare(for: segue, sender: sender)
        _ = destination.perform(action, with: segue)
        segue.perform()
    }

    private func unwindGoal(
        _ action: Selector,
        from source: UIViewController,
        _ sender: Any?
    ) -> UIViewController? {
        let origin = UIStoryboardUnwindSegueSource(source, action, sender)
        func search(_ controller: UIViewController) -> UIViewController? {
            for child in controller.allowedChildrenForUnwinding(from: origin) {
                if let found = search(child) { return found }
            }
            guard controller !== source,
                controller.canPerformUnwindSegueAction(action, from: source, sender: sender)
            else { return nil }
            return controller
        }
        var current: UIViewController? = source
        while let controller = current {
            if controller !== source, let found = search(controller) { return found }
            current = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    private static func goBack(from source: UIViewController, to goal: UIViewController) {
        if goal.presentedViewController != nil { goal.dismiss(animated: true) }
        var child = goal
        while let parent = child.parent {
            parent.unwind(
                for: UIStoryboardSegue(identifier: nil, source: source, destination: goal),
                towards: child
            )
            child = parent
        }
    }
}

/// What a controller knows of its place in the storyboard.
@MainActor
final class NibControllerOrigin: ControllerOrigin {
    private let element: NibElement
    let instance: NibInstance
    /// Kept, since segues need it as long as there is the controller.
    let storyboard: UIStoryboard?

    init(_ element: NibElement, _ instance: NibInstance) {
        self.element = element
        self.instance = instance
        storyboard = instance.storyboard
    }

    var place: StoryboardPlace? {
        guard let storyboard, !storyboard.fileName.isEmpty, let id = element.id else { return nil }
        let path = instance.bundle.bundlePath
        return StoryboardPlace(
            name: storyboard.fileName,
            bundlePath: path == Bundle.main.bundlePath ? nil : path,
            elementID: id
        )
    }

    func makeView(for controller: UIViewController) -> Bool {
        guard let content = element.child(key: "view") ?? element.child(key: "tableView") else {
            return false
        }
        guard let view = instance.makeView(content) else { return false }
        if controller.viewIfLoaded == nil { controller.view = view }
        (controller as? UITableViewController)?.staticContent = instance.staticContent(content)
        // They are guides of the view, which has to be there; constraints come after both.
        for guide in element.list("layoutGuides") {
            let support =
                guide["type"] == "top"
                ? controller.topLayoutGuide : controller.bottomLayoutGuide
            instance.register(support, guide.id)
        }
        for child in element.children where NibClasses.recognizer(child) != nil {
            instance.makeOther(child)
        }
        let element = element
        instance.finish { $0.connectLate(controller, element) }
        return true
    }

    func performSegue(
        _ identifier: String,
        from controller: UIViewController,
        sender: Any?
    ) -> Bool {
        var found: NibElement?
        element.walk { candidate in
            if candidate.name == "segue", candidate["identifier"] == identifier {
                found = found ?? candidate
            }
        }
        guard let found else { return false }
        instance.perform(found, from: controller, sender: sender)
        return true
    }
}

extension NibInstance {
    /// A controller's own outlets, once its view is there.
    func connectLate(_ controller: UIViewController, _ element: NibElement) {
        connectOutlets(controller, element)
        connectCollections(controller, element)
    }
}
