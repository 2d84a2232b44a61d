// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// The list of the controllers whose tabs do not fit.
@MainActor
final class MoreController: UIViewController {
    private enum Metrics {
        static let rowHeight: CGFloat = 44
        static let inset: CGFloat = 16
        static let pictureWidth: CGFloat = 29
        static let gap: CGFloat = 15
        static let fontSize: CGFloat = 17
    }

    /// One line of the list.
    private final class Row: UIControl {
        private let picture = UIImageView()
        private let label = UILabel()
        private let arrow = UIImageView()
        private let line = UIView()

        init(_ item: UITabBarItem?) {
            super.init(frame: .zero)
            picture.image = item?.image?.withRenderingMode(.alwaysTemplate)
            picture.contentMode = .center
            label.text = item?.title
            label.font = .systemFont(ofSize: Metrics.fontSize)
            arrow.image = UIImage(systemName: "chevron.forward")?
                .applyingSymbolConfiguration(
                    UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
                )
            arrow.tintColor = .tertiaryLabel
            line.backgroundColor = .separator
            for view in [picture, label, arrow, line] { addSubview(view) }
            backgroundColor = .systemBackground
            isAccessibilityElement = true
            accessibilityLabel = item?.title
            accessibilityTraits = .button
        }

        required init?(coder: NSCoder) { nil }

        override var isHighlighted: Bool {
            didSet { backgroundColor = isHighlighted ? .systemGray4 : .systemBackground }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let height = bounds.height
            picture.frame = CGRect(
                x: Metrics.inset,
                y: 0,
                width: Metrics.pictureWidth,
                height: height
            )
            let start = picture.frame.maxX + Metrics.gap
            let mark = arrow.image?.size ?? .zero
            arrow.frame = CGRect(
                x: bounds.maxX - Metrics.inset - mark.width,
                y: ((height - mark.height) / 2).rounded(),
                width: mark.width,
                height: mark.height
            )
            label.frame = CGRect(
                x: start,
                y: 0,
                width: max(0, arrow.frame.minX - start - Metrics.gap),
                height: height
            )
            let width = 1 / max(traitCollection.displayScale, 1)
            line.frame = CGRect(
                x: start,
                y: height - width,
                width: max(0, bounds.width - start),
                height: width
            )
        }
    }

    private weak var owner: UITabBarController?
    private let scrollView = UIScrollView()
    private var rows: [UIControl] = []

    init(_ owner: UITabBarController) {
        self.owner = owner
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        scrollView.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        view = scrollView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        owner?.moreWillAppear()
        refresh()
    }

    /// Shows what is behind More now.
    func refresh() {
        guard isViewLoaded, let owner else { return }
        for row in rows { row.removeFromSuperview() }
        rows = owner.hidden.map { controller in
            let row = Row(owner.item(of: controller))
            row.addAction(
                UIAction { [weak owner, weak controller] _ in
                    if let controller { owner?.chooseHidden(controller) }
                },
                for: .touchUpInside
            )
            scrollView.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = scrollView.bounds.width
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0,
                y: CGFloat(index) * Metrics.rowHeight,
                width: width,
                height: Metrics.rowHeight
            )
        }
        scrollView.contentSize = CGSize(
            width: width,
            height: CGFloat(rows.count) * Metrics.rowHeight
        )
    }
}

extension UITabBarController {
    /// A line of the list behind More was tapped.
    func chooseHidden(_ controller: UIViewController) {
        let tab = tab(showing: controller)
        let previous = selectedTab
        let isAllowed =
            tab.map { allows($0) }
            ?? (tabState.delegate?.tabBarController?(self, shouldSelect: controller) ?? true)
        guard isAllowed else { return }
        if let tab { tabState.chosenTab = tab }
        if controller is UINavigationController {
            select(controller)
        } else {
            tabState.selected = controller
            tabState.more?.pushViewController(controller, animated: true)
        }
        if let tab { return tell(tab.chosen, after: previous) }
        tabState.delegate?.tabBarController?(self, didSelect: controller)
    }

    /// The list is about to be shown: nothing behind it is chosen any longer.
    func moreWillAppear() {
        takeBackHidden()
        if let more = tabState.more, tabState.shown === more { tabState.selected = more }
    }
}
