// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells
import UIKitControls

// Headers and footers.
extension UITableView {
    /// Whether the header of a section decides on its height itself.
    func sizesHeader(_ section: Int) -> Bool {
        guard table.geometry.sections[section].header > 0 else { return false }
        let asked = tableDelegate?.tableView?(self, heightForHeaderInSection: section)
        return (asked ?? table.sectionHeaderHeight) < 0
    }

    // MARK: Heights

    /// Measures a header; says whether it is as high as expected.
    func resolveHeader(_ section: Int) -> Bool {
        let old = table.geometry.sections[section]
        var height: CGFloat = 0
        if let view = shown.headers[section] ?? makeHeader(section) {
            shown.headers[section] = view
            let set = table.sectionHeaderHeight
            height = set >= 0 ? UITableView.sane(set) : fit(view)
        } else if table.isGrouped {
            height = section == 0 ? UITableView.groupGap.first : UITableView.groupGap.other
        }
        let padding = height > 0 ? headerPadding(section) : 0
        table.geometry.setHeader(height, padding: padding, at: section)
        table.isStale = true
        return height + padding != old.header + old.padding
    }

    func resolveFooter(_ section: Int) -> Bool {
        let old = table.geometry.sections[section]
        var height: CGFloat = 0
        if let view = shown.footers[section] ?? makeFooter(section) {
            shown.footers[section] = view
            let set = table.sectionFooterHeight
            height = set >= 0 ? UITableView.sane(set) : fit(view)
        } else if table.isGrouped {
            height = UITableView.groupGap.other
        }
        table.geometry.setFooter(height, at: section)
        table.isStale = true
        return height != old.footer
    }

    /// The height that a header or footer needs.
    private func fit(_ view: UIView) -> CGFloat {
        let width = frame(Stretch(start: 0, length: 0)).width
        if view.superview !== self {
            view.frame.size.width = width
            addPart(view)
        }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        if size.height > 0 { return UITableView.sane(size.height) }
        let fitted = view.sizeThatFits(CGSize(width: width, height: 0)).height
        return fitted > 0 ? UITableView.sane(fitted) : UITableViewHeaderFooterView.leastHeight
    }

    // MARK: Views

    private func makeHeader(_ section: Int) -> UIView? {
        if section == 0, let view = shown.ready.removeValue(forKey: 0) {
            return adopt(view, section, isFooter: false)
        }
        if let view = tableDelegate?.tableView?(self, viewForHeaderInSection: section) {
            return adopt(view, section, isFooter: false)
        }
        guard let title = table.dataSource?.tableView?(self, titleForHeaderInSection: section)
        else { return nil }
        return titleView(title, section, isFooter: false)
    }

    private func makeFooter(_ section: Int) -> UIView? {
        if section == 0, let view = shown.ready.removeValue(forKey: -1) {
            return adopt(view, section, isFooter: true)
        }
        if let view = tableDelegate?.tableView?(self, viewForFooterInSection: section) {
            return adopt(view, section, isFooter: true)
        }
        guard let title = table.dataSource?.tableView?(self, titleForFooterInSection: section)
        else { return nil }
        return titleView(title, section, isFooter: true)
    }

    private func titleView(_ title: String, _ section: Int, isFooter: Bool) -> UIView {
        let view = pools.titles.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.state.isTitle = true
        adopt(view, section, isFooter: isFooter)
        view.showTitle(title)
        return view
    }

    @discardableResult
    private func adopt(_ view: UIView, _ section: Int, isFooter: Bool) -> UIView {
        view.isHidden = false
        guard let header = view as? UITableViewHeaderFooterView else { return view }
        header.adopt(isInGroup: table.isGrouped, isFooter: isFooter, isFirst: section == 0)
        let margins = sideMargins(isInSection: true)
        let old = header.layoutMargins
        if old.left != margins.left || old.right != margins.right {
            header.layoutMargins = UIEdgeInsets(
                top: old.top,
                left: margins.left,
                bottom: old.bottom,
                right: margins.right
            )
        }
        return header
    }

    /// The margins of what lies in a section, the safe area included where contents keep to it.
    func sideMargins(isInSection: Bool) -> UIEdgeInsets {
        var margins = UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin)
        if table.style == .insetGrouped {
            let usual: CGFloat = bounds.width >= 414 ? 20 : 16
            margins.left = usual
            margins.right = usual
        } else if isInSection, table.insetsToSafeArea {
            margins.left += safeAreaInsets.left
            margins.right += safeAreaInsets.right
        }
        return margins
    }

    // MARK: Showing

    func showSections() {
        let seen = bounds
        guard seen.height > 0, let range = sections(from: seen.minY, to: seen.maxY) else {
            for (section, view) in shown.headers { retire(view, header: section) }
            for (section, view) in shown.footers { retire(view, footer: section) }
            shown.headers = [:]
            shown.footers = [:]
            return
        }
        for section in range {
            showHeader(section, in: seen)
            showFooter(section, in: seen)
        }
        dropHeaders(outside: range)
    }

    private func dropHeaders(outside range: ClosedRange<Int>) {
        if shown.headers.keys.contains(where: { !range.contains($0) }) {
            for (section, view) in shown.headers where !range.contains(section) {
                shown.headers[section] = nil
                retire(view, header: section)
            }
        }
        if shown.footers.keys.contains(where: { !range.contains($0) }) {
            for (section, view) in shown.footers where !range.contains(section) {
                shown.footers[section] = nil
                retire(view, footer: section)
            }
        }
    }

    private func showHeader(_ section: Int, in seen: CGRect) {
        let place = headerPlace(section)
        guard place.length > 0, place.end > seen.minY, place.start < seen.maxY else {
            if let view = shown.headers.removeValue(forKey: section) {
                retire(view, header: section)
            }
            return
        }
        guard let view = shown.headers[section] ?? makeHeader(section) else { return }
        shown.headers[section] = view
        let isNew = view.superview !== self || !isShown(view)
        if view.superview !== self { addPart(view) }
        let frame = frame(place)
        if view.frame != frame { view.frame = frame }
        let isPinned = place.start > table.geometry.header(section).start
        (view as? UITableViewHeaderFooterView)?.setPinned(isPinned)
        if isNew {
            markShown(view)
            tableDelegate?.tableView?(self, willDisplayHeaderView: view, forSection: section)
        }
    }

    private func showFooter(_ section: Int, in seen: CGRect) {
        let place = footerPlace(section)
        guard place.length > 0, place.end > seen.minY, place.start < seen.maxY else {
            if let view = shown.footers.removeValue(forKey: section) {
                retire(view, footer: section)
            }
            return
        }
        guard let view = shown.footers[section] ?? makeFooter(section) else { return }
        shown.footers[section] = view
        let isNew = view.superview !== self || !isShown(view)
        if view.superview !== self { addPart(view) }
        let frame = frame(place)
        if view.frame != frame { view.frame = frame }
        let isPinned = place.start < table.geometry.footer(section).start
        (view as? UITableViewHeaderFooterView)?.setPinned(isPinned)
        if isNew {
            markShown(view)
            tableDelegate?.tableView?(self, willDisplayFooterView: view, forSection: section)
        }
    }

    private func isShown(_ view: UIView) -> Bool { shown.displayed.contains(view) }

    private func markShown(_ view: UIView) { shown.displayed.insert(view) }

    /// Where a header is seen: in plain tables it stays at the top as long as its section does.
    func headerPlace(_ section: Int) -> Stretch {
        var place = table.geometry.header(section)
        guard !table.isGrouped, place.length > 0 else { return place }
        let top = bounds.minY + adjustedContentInset.top
        let end = table.geometry.footer(section).start
        place.start = max(place.start, min(top, end - place.length))
        return place
    }

    /// Where a footer is seen: in plain tables it stays at the bottom as long as its section does.
    func footerPlace(_ section: Int) -> Stretch {
        var place = table.geometry.footer(section)
        guard !table.isGrouped, place.length > 0 else { return place }
        let bottom = bounds.maxY - adjustedContentInset.bottom
        let start = table.geometry.rows(section).start
        place.start = min(place.start, max(bottom - place.length, start))
        return place
    }

    // MARK: Putting away

    func retire(_ view: UIView, header section: Int) {
        let wasShown = shown.displayed.remove(view) != nil
        recycle(view)
        if wasShown {
            tableDelegate?.tableView?(self, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    func retire(_ view: UIView, footer section: Int) {
        let wasShown = shown.displayed.remove(view) != nil
        recycle(view)
        if wasShown {
            tableDelegate?.tableView?(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    /// Keeps a header or footer for another section.
    func recycle(_ view: UIView) {
        view.removeFromSuperview()
        guard let header = view as? UITableViewHeaderFooterView else { return }
        header.setPinned(false)
        if header.state.isTitle {
            pools.titles.append(header)
        } else if let id = header.reuseIdentifier {
            pools.headers[id, default: []].append(header)
        }
    }
}
