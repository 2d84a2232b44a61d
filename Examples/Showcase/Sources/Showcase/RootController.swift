// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The sidebar and, beside it, the page that is chosen.
final class RootController: UIViewController {
    private let sidebar = Sidebar()
    private let content = UIView()
    private let line = UIView()
    private var page: UIViewController?
    private var shownSize = CGSize.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        line.backgroundColor = .separator
        content.clipsToBounds = true
        for part in [content, sidebar, line] { view.addSubview(part) }
        sidebar.onChoice = { [weak self] in self?.show($0) }
        sidebar.onAppearance = { [weak self] in self?.switchAppearance() }
        show(0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let width: CGFloat = bounds.width < 700 ? 68 : 248
        sidebar.isNarrow = bounds.width < 700
        sidebar.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        line.frame = CGRect(x: width, y: 0, width: 0.5, height: bounds.height)
        content.frame = CGRect(
            x: width,
            y: 0,
            width: max(0, bounds.width - width),
            height: bounds.height
        )
        page?.view.frame = content.bounds
        if bounds.size != shownSize {
            shownSize = bounds.size
            EventLog.note("size \(Int(bounds.width))x\(Int(bounds.height))")
        }
    }

    /// Shows a page of the list.
    func show(_ index: Int) {
        if let page {
            page.willMove(toParent: nil)
            page.view.removeFromSuperview()
            page.removeFromParent()
        }
        let entry = PageList.all[index]
        let page = entry.make()
        page.title = entry.title
        addChild(page)
        page.view.frame = content.bounds
        content.addSubview(page.view)
        page.didMove(toParent: self)
        self.page = page
        (page as? CardsPage)?.header.set(entry)
        sidebar.selection = index
        EventLog.note("page \(entry.title)")
    }

    private func switchAppearance() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        view.window?.overrideUserInterfaceStyle = isDark ? .light : .dark
        EventLog.note("appearance \(isDark ? "light" : "dark")")
    }
}
