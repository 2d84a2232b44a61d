// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A tab bar controller in a frame, and bars with appearances of their own.
final class TabsPage: UIViewController {
    private let tabs = UITabBarController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        tabs.viewControllers = [
            TabContent("Library", "book", .systemIndigo),
            TabContent("Favourites", "heart.fill", .systemPink),
            TabContent("Search", "magnifyingglass", .systemTeal),
        ]
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        addChild(tabs)
        tabs.view.layer.cornerRadius = 12
        tabs.view.clipsToBounds = true
        tabs.didMove(toParent: self)

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

        let stack = UIStackView(arrangedSubviews: [tabs.view, colored, centered])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -20),
            tabs.view.heightAnchor.constraint(equalToConstant: 300),
        ])
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
