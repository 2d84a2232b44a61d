// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Columns beside each other, over each other, and as one stack.
@MainActor
@Suite(.serialized)
final class SplitViewControllerTests {
    isolated deinit { _ = try? TestApp() }

    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var log: [String] = []
        var top: UISplitViewController.Column?

        func splitViewController(
            _ svc: UISplitViewController,
            willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { log.append("mode \(displayMode.rawValue)") }

        func splitViewController(
            _ svc: UISplitViewController,
            willShow column: UISplitViewController.Column
        ) { log.append("show \(column.rawValue)") }

        func splitViewController(
            _ svc: UISplitViewController,
            willHide column: UISplitViewController.Column
        ) { log.append("hide \(column.rawValue)") }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn:
                UISplitViewController.Column
        ) -> UISplitViewController.Column { top ?? proposedTopColumn }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            log.append("collapsed")
        }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
    }

    private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.backgroundColor = .systemBackground
        return controller
    }

    private func start(
        _ device: String,
        _ style: UISplitViewController.Style = .doubleColumn,
        isLandscape: Bool = false
    ) throws -> (TestApp, UISplitViewController, Delegate) {
        let app = try TestApp(device: device)
        if isLandscape { app.rotate(to: .landscapeLeft) }
        let split = UISplitViewController(style: style)
        let delegate = Delegate()
        split.delegate = delegate
        split.setViewController(titled("First"), for: .primary)
        if style == .tripleColumn { split.setViewController(titled("Middle"), for: .supplementary) }
        split.setViewController(titled("Last"), for: .secondary)
        app.show(split)
        app.settle()
        return (app, split, delegate)
    }

    private func frame(
        _ split: UISplitViewController,
        _ column: UISplitViewController.Column
    ) -> CGRect? {
        guard let view = split.viewController(for: column)?.navigationController?.view,
            view.window != nil
        else { return nil }
        return view.convert(view.bounds, to: split.view)
    }

    @Test func defaultsAreTheSystems() {
        let split = UISplitViewController(style: .tripleColumn)
        #expect(split.style == .tripleColumn)
        #expect(UISplitViewController().style == .unspecified)
        #expect(split.preferredDisplayMode == .automatic)
        #expect(split.preferredSplitBehavior == .automatic)
        #expect(split.presentsWithGesture && !split.showsSecondaryOnlyButton)
        #expect(split.primaryEdge == .leading)
        #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
        #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
    }

    @Test func inLandscapeTwoColumnsAreBesideEachOther() throws {
        let (app, split, _) = try start("iPad Pro (11-inch)", isLandscape: true)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
        #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
        let (first, last) = (
            try #require(frame(split, .primary)), try #require(frame(split, .secondary))
        )
        #expect(first.width == 320 && first.minX == 0)
        #expect(last.minX == 320 && last.maxX == split.view.bounds.width)
        #expect(split.primaryColumnWidth == 320)
        let narrow = split.viewController(for: .primary)?.traitCollection.horizontalSizeClass
        #expect(narrow == .compact)
        _ = app
    }

    @Test func inPortraitTheFirstColumnComesOverTheLast() throws {
        let (app, split, delegate) = try start("iPad Pro (11-inch)")
        #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
        #expect(frame(split, .primary) == nil)
        delegate.log = []
        split.show(.primary)
        #expect(delegate.log == ["mode 3", "show 0"])
        app.settle()
        #expect(split.displayMode == .oneOverSecondary)
        #expect(frame(split, .primary)?.minX == 0)
        #expect(frame(split, .secondary)?.width == split.view.bounds.width)
        // A tap on what is covered hides the column.
        app.tap(at: CGPoint(x: 700, y: 600))
        app.settle()
        #expect(delegate.log == ["mode 3", "show 0", "mode 1", "hide 0"])
        #expect(frame(split, .primary) == nil)
    }

    @Test func threeColumnsAndTheirModes() throws {
        let (app, split, _) = try start(
            "iPad Pro (12.9-inch)",
            .tripleColumn,
            isLandscape: true
        )
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(frame(split, .primary) == nil)
        #expect(frame(split, .supplementary)?.minX == 0)
        split.show(.primary)
        app.settle()
        #expect(split.displayMode == .twoBesideSecondary)
        let all = try [.primary, .supplementary, .secondary].map {
            try #require(frame(split, $0))
        }
        #expect(all[0].maxX == all[1].minX && all[1].maxX == all[2].minX)
        #expect(all[2].maxX == split.view.bounds.width)
        split.preferredSplitBehavior = .displace
        split.show(.primary)
        app.settle()
        #expect(split.displayMode == .twoDisplaceSecondary)
        split.hide(.supplementary)
        app.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(frame(split, .secondary)?.minX == 0)
    }

    @Test func widthsAreWithinTheirLimits() throws {
        let (app, split, _) = try start("iPad Pro (11-inch)", isLandscape: true)
        split.preferredPrimaryColumnWidthFraction = 0.5
        split.maximumPrimaryColumnWidth = 400
        app.update()
        #expect(split.primaryColumnWidth == 400)
        split.preferredPrimaryColumnWidth = 250
        app.update()
        #expect(split.primaryColumnWidth == 250 && frame(split, .primary)?.width == 250)
        split.minimumPrimaryColumnWidth = 300
        app.update()
        #expect(split.primaryColumnWidth == 300)
        split.primaryEdge = .trailing
        app.update()
        #expect(frame(split, .primary)?.maxX == split.view.bounds.width)
        #expect(frame(split, .secondary)?.minX == 0)
    }

    @Test func theButtonShowsAndHidesTheColumn() throws {
        let (app, split, _) = try start("iPad Pro (11-inch)", isLandscape: true)
        let first = try #require(split.viewController(for: .primary))
        let last = try #require(split.viewController(for: .secondary))
        #expect(first.navigationItem.leftBarButtonItem === split.displayModeButtonItem)
        #expect(!split.displayModeButtonItem.isHidden)
        app.tap(at: CGPoint(x: 30, y: 46))
        app.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(first.navigationItem.leftBarButtonItem == nil)
        #expect(last.navigationItem.leftBarButtonItem === split.displayModeButtonItem)
        split.displayModeButtonVisibility = .never
        #expect(last.navigationItem.leftBarButtonItem == nil)
    }

    @Test func onAPhoneTheColumnsAreOneStack() throws {
        let (app, split, delegate) = try start("iPhone 14")
        #expect(split.isCollapsed)
        #expect(split.displayModeButtonItem.isHidden)
        #expect(delegate.log == ["collapsed"])
        let stack = try #require(split.viewControllers.first as? UINavigationController)
        #expect(split.viewControllers.count == 1)
        #expect(stack.viewControllers.map(\.title) == ["First", "Last"])
        split.show(.primary)
        app.settle()
        #expect(stack.viewControllers.map(\.title) == ["First"])
        split.showDetailViewController(titled("Detail"), sender: nil)
        app.settle()
        #expect(stack.viewControllers.map(\.title) == ["First", "Detail"])
        split.hide(.secondary)
        app.settle()
        #expect(stack.viewControllers.map(\.title) == ["First"])
    }

    @Test func theDelegateChoosesTheTopAndACompactColumnReplacesAll() throws {
        let app = try TestApp(device: "iPhone 14")
        let split = UISplitViewController(style: .doubleColumn)
        let delegate = Delegate()
        delegate.top = .primary
        split.delegate = delegate
        split.setViewController(titled("First"), for: .primary)
        split.setViewController(titled("Last"), for: .secondary)
        app.show(split)
        app.settle()
        let stack = split.viewControllers.first as? UINavigationController
        #expect(stack?.viewControllers.map(\.title) == ["First"])
        let compact = titled("Compact")
        split.setViewController(compact, for: .compact)
        app.settle()
        #expect(split.viewControllers == [compact])
        #expect(compact.view.window != nil)
    }

    @Test func columnsComeApartAgainWithWhatWasPushed() throws {
        let (app, split, delegate) = try start("iPad Pro (11-inch)", isLandscape: true)
        let narrow = UITraitCollection(horizontalSizeClass: .compact)
        split.traitOverrides.horizontalSizeClass = narrow.horizontalSizeClass
        app.settle()
        #expect(split.isCollapsed)
        let stack = try #require(split.viewControllers.first as? UINavigationController)
        #expect(stack.viewControllers.map(\.title) == ["First", "Last"])
        stack.pushViewController(titled("Deeper"), animated: false)
        split.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        app.settle()
        #expect(!split.isCollapsed)
        #expect(delegate.log.filter { $0.hasSuffix("ed") } == ["collapsed", "expanded"])
        let stacks = split.viewControllers.compactMap { $0 as? UINavigationController }
        #expect(stacks.map { $0.viewControllers.map(\.title) } == [["First"], ["Last", "Deeper"]])
        #expect(frame(split, .primary)?.width == 320)
    }

    @Test func controllersGivenAsAListComeTogetherAndApart() throws {
        let app = try TestApp(device: "iPad Pro (11-inch)")
        app.rotate(to: .landscapeLeft)
        let split = UISplitViewController()
        let list = UINavigationController(rootViewController: titled("List"))
        let detail = UINavigationController(rootViewController: titled("Detail"))
        split.viewControllers = [list, detail]
        app.show(split)
        app.settle()
        #expect(split.viewControllers == [list, detail])
        #expect(list.topViewController?.splitViewController === split)
        #expect(split.displayMode == .oneBesideSecondary)
        split.traitOverrides.horizontalSizeClass = .compact
        app.settle()
        #expect(split.viewControllers == [list])
        #expect(list.viewControllers.map(\.title) == ["List", "Detail"])
        split.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        app.settle()
        #expect(split.viewControllers == [list, detail])
        #expect(list.viewControllers.map(\.title) == ["List"])
        #expect(detail.viewControllers.map(\.title) == ["Detail"])
        // From a row of the list, the detail is shown beside it.
        let other = titled("Other")
        list.topViewController?.showDetailViewController(other, sender: nil)
        app.settle()
        #expect(split.viewControllers == [list, other])
    }
}
