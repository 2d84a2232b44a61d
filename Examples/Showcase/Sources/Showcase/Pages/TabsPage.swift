// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A tab bar controller in a card, and bars with appearances of their own.
final class TabsPage: CardsPage {
    private let tabs = UITabBarController()

    override var columns: Int { 1 }

    override func makeCards() -> [Card] {
        tabs.viewControllers = [
            TabContent("Library", "book", .systemIndigo),
            TabContent("Favourites", "heart.fill", .systemPink),
            TabContent("Search", "magnifyingglass", .systemTeal),
        ]
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        addChild(tabs)
        tabs.view.layer.cornerRadius = 8
        tabs.view.clipsToBounds = true

        let colored = makeBar(selected: 1)
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.stackedLayoutAppearance.normal.iconColor = UIColor(white: 1, alpha: 0.6)
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor(white: 1, alpha: 0.6)
        ]
        appearance.stackedLayoutAppearance.selected.iconColor = .white
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [
            .foregroundColor: UIColor.white
        ]
        appearance.inlineLayoutAppearance = appearance.stackedLayoutAppearance
        colored.standardAppearance = appearance

        let centered = makeBar(selected: 0)
        centered.itemPositioning = .centered
        centered.itemWidth = 120
        centered.itemSpacing = 16
        centered.tintColor = .systemGreen

        let bars = UIStackView(arrangedSubviews: [colored, centered])
        bars.axis = .vertical
        bars.spacing = 20
        return [
            Card("Controllers behind tabs", tabs.view),
            Card("Bars of their own", bars, isCentered: true),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tabs.didMove(toParent: self)
    }

    private func makeBar(selected: Int) -> UITabBar {
        let bar = UITabBar()
        bar.items = [
            UITabBarItem(tabBarSystemItem: .favorites, tag: 0),
            UITabBarItem(tabBarSystemItem: .bookmarks, tag: 1),
            UITabBarItem(tabBarSystemItem: .contacts, tag: 2),
        ]
        bar.items?[2].badgeValue = "99+"
        bar.selectedItem = bar.items?[selected]
        return bar
    }
}

/// One of the controllers behind the tabs.
private final class TabContent: UIViewController {
    private let color: UIColor

    init(_ title: String, _ symbol: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
        tabBarItem.image = UIImage(systemName: symbol)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("TabContent is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .title1)
        label.textColor = color
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}
