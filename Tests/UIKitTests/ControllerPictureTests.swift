// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitControllers
import UIKitTesting

/// What bars, alerts and sheets look like.
///
/// `CASEMENT_PICTURES=FOLDER` writes the whole screens there; the parts that matter are golden.
@MainActor
@Suite(.serialized)
final class ControllerPictureTests {
    nonisolated private static let styles: [UIUserInterfaceStyle] = [.light, .dark]

    private let app: TestApp
    private let root = UIViewController()

    init() throws {
        app = try TestApp(device: "iPhone SE (3rd generation)")
        root.view.backgroundColor = .systemBackground
    }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    private func check(_ name: String, _ style: UIUserInterfaceStyle, _ part: CGRect) throws {
        let picture = app.picture()
        let file = style == .dark ? "\(name)-dark" : name
        if let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] {
            try picture.write(to: "\(folder)/\(file).png")
        }
        try picture.cropped(to: part).expect("Controllers/\(file)", tolerance: .text)
    }

    @Test(arguments: styles)
    func aNavigationBar(_ style: UIUserInterfaceStyle) throws {
        let navigation = UINavigationController(rootViewController: root)
        app.show(navigation).overrideUserInterfaceStyle = style
        let page = UIViewController()
        page.title = "Title"
        page.view.backgroundColor = .systemGroupedBackground
        page.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action),
        ]
        page.navigationItem.rightBarButtonItems?.last?.isEnabled = false
        root.navigationItem.backButtonDisplayMode = .minimal
        // What scrolls below the bar makes it opaque.
        navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
        navigation.pushViewController(page, animated: false)
        app.advance(by: 0.5)
        try check("navigation-bar", style, CGRect(x: 0, y: 0, width: 375, height: 72))
    }

    @Test(arguments: styles)
    func aTabBar(_ style: UIUserInterfaceStyle) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            ("Home", "house.fill"), ("Find", "magnifyingglass"), ("Me", "person.fill"),
        ]
        .map { title, symbol in
            let page = UIViewController()
            page.view.backgroundColor = .systemGroupedBackground
            page.tabBarItem = UITabBarItem(
                title: title,
                image: UIImage(systemName: symbol),
                tag: 0
            )
            return page
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "2"
        tabs.viewControllers?[2].tabBarItem.isEnabled = false
        tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
        app.show(tabs).overrideUserInterfaceStyle = style
        app.advance(by: 0.5)
        try check("tab-bar", style, CGRect(x: 0, y: 610, width: 375, height: 57))
    }

    @Test(arguments: styles)
    func anAlert(_ style: UIUserInterfaceStyle) throws {
        app.show(root).overrideUserInterfaceStyle = style
        let alert = UIAlertController(title: "Go?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive))
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        root.present(alert, animated: false)
        app.advance(by: 0.5)
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        try check("alert", style, frame.insetBy(dx: -4, dy: -4))
    }

    @Test(arguments: styles)
    func aSheetOfActions(_ style: UIUserInterfaceStyle) throws {
        app.show(root).overrideUserInterfaceStyle = style
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Copy", style: .default))
        alert.addAction(UIAlertAction(title: "Erase", style: .destructive))
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        root.present(alert, animated: false)
        app.advance(by: 0.5)
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        let part = CGRect(x: 124, y: frame.minY - 4, width: 127, height: frame.height + 8)
        try check("action-sheet", style, part)
    }

    @Test(arguments: styles)
    func aSheetOfHalfTheHeight(_ style: UIUserInterfaceStyle) throws {
        root.view.backgroundColor = .systemTeal
        app.show(root).overrideUserInterfaceStyle = style
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.sheetPresentationController?.detents = [.medium(), .large()]
        page.sheetPresentationController?.prefersGrabberVisible = true
        root.present(page, animated: false)
        app.advance(by: 0.5)
        let top = page.view.convert(CGPoint.zero, to: nil).y
        try check("sheet", style, CGRect(x: 0, y: top - 20, width: 375, height: 60))
    }

    @Test(arguments: styles)
    func aSheetOfTheWholeHeight(_ style: UIUserInterfaceStyle) throws {
        root.view.backgroundColor = .systemTeal
        app.show(root).overrideUserInterfaceStyle = style
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        root.present(page, animated: false)
        app.advance(by: 1)
        try check("sheet-large", style, CGRect(x: 0, y: 0, width: 120, height: 70))
    }
}
