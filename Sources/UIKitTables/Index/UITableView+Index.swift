// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

extension UITableView {
    func reloadIndex() {
        table.index.isLoaded = false
        setNeedsLayout()
    }

    func styleIndex() {
        guard let view = table.index.view else { return }
        view.color = table.index.color
        view.plainBackground = table.index.background
        view.trackingBackground = table.index.trackingBackground
        view.restyle()
    }

    /// Places the index at the edge, in front of the rows, if there is one.
    func placeIndex() {
        if !table.index.isLoaded {
            table.index.isLoaded = true
            loadIndex()
        }
        guard let view = table.index.view else { return }
        view.isHidden = indexDisplayMode == .alwaysHidden
        let inset = adjustedContentInset
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = SectionIndexView.width
        let x = isRightToLeft ? safeAreaInsets.left : bounds.width - safeAreaInsets.right - width
        let frame = CGRect(
            x: x,
            y: bounds.minY + inset.top,
            width: width,
            height: max(0, bounds.height - inset.top - inset.bottom)
        )
        if view.frame != frame { UIView.performWithoutAnimation { view.frame = frame } }
        if let place = subviews.firstIndex(of: view),
            subviews[(place + 1)...].contains(where: { $0 is UITableViewCell || isSectionView($0) })
        {
            bringSubviewToFront(view)
        }
    }

    private func isSectionView(_ view: UIView) -> Bool { shown.displayed.contains(view) }

    private func loadIndex() {
        let rows = table.geometry.sections.reduce(0) { $0 + $1.rows.count }
        var titles: [String] = []
        if rows >= table.index.leastRows, table.style == .plain || table.dataSource != nil {
            titles = table.dataSource?.sectionIndexTitles?(for: self) ?? []
        }
        guard !titles.isEmpty else {
            table.index.view?.removeFromSuperview()
            table.index.view = nil
            return
        }
        let view = table.index.view ?? SectionIndexView(frame: .zero)
        if table.index.view == nil {
            table.index.view = view
            addSubview(view)
            view.choose = { [weak self] index in self?.goToSection(ofTitle: index) }
            styleIndex()
        }
        view.show(titles)
    }

    private func goToSection(ofTitle index: Int) {
        guard let view = table.index.view, let dataSource = table.dataSource else { return }
        let title = view.titles[index]
        let section =
            dataSource.tableView?(self, sectionForSectionIndexTitle: title, at: index) ?? index
        if title == UITableView.indexSearch, section == NSNotFound || section < 0 {
            contentOffset.y = -adjustedContentInset.top
            return
        }
        guard table.geometry.sections.indices.contains(section) else { return }
        stopScrollingAndZooming()
        let inset = adjustedContentInset
        let top = table.geometry.header(section).start - inset.top
        let most = max(-inset.top, table.geometry.height - bounds.height + inset.bottom)
        contentOffset.y = max(-inset.top, min(top, most))
    }
}
