// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The structure of a document that shows a view: what screen readers and outlines find in it.
///
/// Labels are paragraphs, those with the trait `header` headings and entries of the outline; images
/// with an accessibility label are figures; table views and containers of the type `dataTable` are
/// tables, of which each direct subview is a row. A label with the trait `link` leads where the first
/// link in its text does.
@MainActor
final class DocumentStructure {
    /// The number of the page that is drawn, and the part of the view on it.
    var page = 1
    var part = CGRect.infinite

    private let root: UIView
    private var headings: [(title: String, page: Int)] = []
    private let firstHeading: UIView?

    init(of root: UIView) {
        self.root = root
        firstHeading = Self.firstHeading(in: root)
    }

    /// The first heading's text, which is the document's title.
    var title: String? { firstHeading.flatMap(Self.text) }

    private static func firstHeading(in view: UIView) -> UIView? {
        guard !view.isHidden else { return nil }
        if isHeading(view) { return view }
        return view.subviews.lazy.compactMap(firstHeading).first
    }

    private static func isHeading(_ view: UIView) -> Bool {
        view.accessibilityTraits.contains(.header) && text(view) != nil
    }

    private static func text(_ view: UIView) -> String? {
        let text = view.accessibilityLabel ?? (view as? UILabel)?.text
        return text?.isEmpty == false ? text : nil
    }

    // MARK: Tags

    /// What a layer is; nil for one that only holds others, or is elsewhere than on the page.
    func tag(_ layer: CALayer) -> DocumentTag? {
        guard let view = layer.delegate as? UIView, view !== root, isOnPage(view) else {
            return nil
        }
        guard var tag = kind(of: view).map({ DocumentTag($0) }) else { return nil }
        switch tag.type {
        case .figure: tag.alternativeText = view.accessibilityLabel
        case .header1, .header2:
            let (title, page) = (Self.text(view) ?? "", page)
            if headings.last?.title != title || headings.last?.page != page {
                headings.append((title, page))
            }
        default: break
        }
        // Asking each label for its text with attributes would cost more than drawing it.
        if view.accessibilityTraits.contains(.link) {
            tag.url = (view as? UILabel)?.attributedText.flatMap(Self.link)
        }
        return tag
    }

    private func isOnPage(_ view: UIView) -> Bool {
        let frame = view.convert(view.bounds, to: root)
        return frame.maxY > part.minY + 0.01 && frame.minY < part.maxY - 0.01
    }

    private func kind(of view: UIView) -> CGPDFTagType? {
        let row = Self.row(around: view)
        if Self.isHeading(view), row == nil {
            return view === firstHeading ? .header1 : .header2
        }
        if let row, row !== view {
            guard Self.isCell(view, in: row) else { return nil }
            return view.accessibilityTraits.contains(.header) ? .tableHeaderCell : .tableDataCell
        }
        if row === view { return Self.hasCells(view) ? .tableRow : nil }
        if Self.isTable(view) { return .table }
        if Self.isFigure(view) { return .figure }
        return Self.text(view) != nil && view is UILabel ? .paragraph : nil
    }

    private static func isFigure(_ view: UIView) -> Bool {
        guard view.accessibilityLabel?.isEmpty == false else { return false }
        return view is UIImageView || view.accessibilityTraits.contains(.image)
    }

    private static func isTable(_ view: UIView) -> Bool {
        view is UITableView || view.accessibilityContainerType == .dataTable
    }

    /// The row of a table that a view is, or is in.
    private static func row(around view: UIView) -> UIView? {
        var view = view
        while let above = view.superview {
            if isTable(above) { return view }
            view = above
        }
        return nil
    }

    private static func hasCells(_ row: UIView) -> Bool {
        row.subviews.contains { $0 is UILabel || isFigure($0) || hasCells($0) }
    }

    /// Whether a view is the outermost text or picture of its row.
    private static func isCell(_ view: UIView, in row: UIView) -> Bool {
        guard view is UILabel || isFigure(view) else { return false }
        var above = view.superview
        while let holder = above, holder !== row {
            if holder is UILabel || isFigure(holder) { return false }
            above = holder.superview
        }
        return true
    }

    /// The first link in a text.
    private static func link(in text: NSAttributedString) -> URL? {
        var found: URL?
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) {
            value,
            _,
            stop in
            found = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
            if found != nil { stop.pointee = true }
        }
        return found
    }

    // MARK: Outline

    /// Adds an entry for each heading.
    func addOutline(to context: CGContext) {
        guard !headings.isEmpty else { return }
        let entries = headings.map { heading in
            [
                kCGPDFOutlineTitle as String: heading.title,
                kCGPDFOutlineDestination as String: heading.page,
            ] as [String: Any]
        }
        CGPDFContextSetOutline(
            context,
            [kCGPDFOutlineChildren as String: entries] as NSDictionary
        )
    }
}
