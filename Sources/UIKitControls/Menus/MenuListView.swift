// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A menu as a list: sections of rows on a rounded surface, which scroll if they are too many.
@MainActor
final class MenuListView: UIView, ViewPart {
    private let surface = UIView(frame: .zero)
    private let contents = UIView(frame: .zero)
    private(set) var rows: [MenuRowView] = []
    private(set) var content: MenuContent
    /// The menu that is shown.
    private(set) var menu: UIMenu
    /// Whether a row at the head leads back to the menu before.
    private let isSubmenu: Bool
    /// The height of all rows together.
    private(set) var contentHeight: CGFloat = 0
    private var offset: CGFloat = 0
    private var backRow: MenuRowView?

    /// Told which element was chosen.
    var didChoose: ((MenuRowView) -> Void)?
    /// Called when the head of a submenu was chosen.
    var didGoBack: (() -> Void)?

    init(menu: UIMenu, content: MenuContent, isSubmenu: Bool) {
        self.menu = menu
        self.content = content
        self.isSubmenu = isSubmenu
        super.init(frame: .zero)
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        surface.addSubview(blur)
        surface.layer.cornerRadius = MenuStyle.cornerRadius
        surface.clipsToBounds = true
        surface.isUserInteractionEnabled = false
        addSubview(surface)
        surface.addSubview(contents)
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.allowedScrollTypesMask = .all
        pan.addHandler { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.scroll(pan) }
        }
        pan.isEnabled = false
        addPart(pan)
        panRecognizer = pan
        isMultipleTouchEnabled = false
        rebuild()
    }

    private weak var panRecognizer: UIPanGestureRecognizer?

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: Contents

    /// Shows another menu in the same place.
    func show(_ menu: UIMenu, _ content: MenuContent) {
        self.menu = menu
        self.content = content
        rebuild()
    }

    private func rebuild() {
        for view in contents.subviews { view.removeFromSuperview() }
        rows = []
        backRow = nil
        var y: CGFloat = 0
        let width = MenuStyle.width
        if isSubmenu {
            let row = MenuRowView(element: menu, arrangement: .back)
            place(row, CGRect(x: 0, y: 0, width: width, height: row.preferredHeight))
            backRow = row
            y = row.preferredHeight
            y = addGap(at: y)
        } else if !menu.title.isEmpty {
            y = addHeader(menu.title, at: y, width)
            addLine(at: y)
        }
        let isMarked = content.elements.contains { element in
            element is UIMenu || ((element as? any UIMenuLeaf)?.state ?? .off) != .off
        }
        for (index, section) in content.sections.enumerated() {
            if index > 0 { y = addGap(at: y) }
            for (place, row) in section.enumerated() {
                if place > 0 { addLine(at: y) }
                y = add(row, at: y, isMarked: isMarked)
            }
        }
        contentHeight = y
        setNeedsLayout()
    }

    private func add(_ row: MenuContent.Row, at y: CGFloat, isMarked: Bool) -> CGFloat {
        let width = MenuStyle.width
        switch row {
        case .header(let title): return addHeader(title, at: y, width)
        case .loading:
            let label = UILabel(
                frame: CGRect(x: 0, y: y, width: width, height: MenuStyle.rowHeight)
            )
            label.text = "Loading\u{2026}"
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            contents.addSubview(label)
            return y + MenuStyle.rowHeight
        case .element(let element):
            let view = MenuRowView(element: element, arrangement: .line(isMarked: isMarked))
            place(view, CGRect(x: 0, y: y, width: width, height: view.preferredHeight))
            rows.append(view)
            return y + view.preferredHeight
        case .group(let elements, let size, _):
            let part = width / CGFloat(elements.count)
            var height: CGFloat = 0
            for (index, element) in elements.enumerated() {
                let view = MenuRowView(
                    element: element,
                    arrangement: size == .medium ? .medium : .small
                )
                height = max(height, view.preferredHeight)
                place(
                    view,
                    CGRect(
                        x: CGFloat(index) * part,
                        y: y,
                        width: part,
                        height: view.preferredHeight
                    )
                )
                rows.append(view)
            }
            return y + height
        }
    }

    private func place(_ view: UIView, _ frame: CGRect) {
        view.frame = frame
        contents.addSubview(view)
    }

    private func addHeader(_ title: String, at y: CGFloat, _ width: CGFloat) -> CGFloat {
        let label = UILabel(
            frame: CGRect(
                x: MenuStyle.sideInset,
                y: y,
                width: width - 2 * MenuStyle.sideInset,
                height: MenuStyle.headerHeight
            )
        )
        label.text = title
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        contents.addSubview(label)
        return y + MenuStyle.headerHeight
    }

    private func addLine(at y: CGFloat) {
        let line = UIView(
            frame: CGRect(x: 0, y: y - 0.5, width: MenuStyle.width, height: 0.5)
        )
        line.backgroundColor = MenuStyle.separator
        contents.addSubview(line)
    }

    private func addGap(at y: CGFloat) -> CGFloat {
        let gap = UIView(
            frame: CGRect(x: 0, y: y, width: MenuStyle.width, height: MenuStyle.sectionGap)
        )
        gap.backgroundColor = MenuStyle.sectionColor
        contents.addSubview(gap)
        return y + MenuStyle.sectionGap
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        surface.frame = bounds
        panRecognizer?.isEnabled = contentHeight > bounds.height
        offset = max(0, min(offset, contentHeight - bounds.height))
        contents.frame = CGRect(x: 0, y: -offset, width: bounds.width, height: contentHeight)
    }

    private func scroll(_ pan: UIPanGestureRecognizer) {
        let step = pan.translation(in: self).y
        pan.setTranslation(.zero, in: self)
        scroll(by: -step)
    }

    private func scroll(by step: CGFloat) {
        let new = max(0, min(offset + step, contentHeight - bounds.height))
        guard new != offset else { return }
        offset = new
        highlight(nil)
        setNeedsLayout()
    }

    // MARK: Choosing

    /// The row that is highlighted.
    private(set) var highlighted: MenuRowView?

    /// Highlights a row, and none else; one that cannot be chosen is passed over.
    func highlight(_ row: MenuRowView?) {
        let row = row?.isEnabled == true ? row : nil
        guard row !== highlighted else { return }
        highlighted?.isHighlighted = false
        row?.isHighlighted = true
        highlighted = row
    }

    /// The row at a place of this view.
    func row(at point: CGPoint) -> MenuRowView? {
        guard bounds.contains(point) else { return nil }
        let inside = contents.convert(point, from: self)
        if let backRow, backRow.frame.contains(inside) { return backRow }
        return rows.first { $0.frame.contains(inside) }
    }

    /// Where a row is, in this view.
    func frame(of row: MenuRowView) -> CGRect { contents.convert(row.frame, to: self) }

    /// Goes to the next or the previous row that can be chosen, around the ends.
    func moveHighlight(by step: Int) {
        let able = (isSubmenu ? [backRow].compactMap { $0 } : []) + rows.filter(\.isEnabled)
        guard !able.isEmpty else { return }
        let index = able.firstIndex { $0 === highlighted }
        let next =
            index.map { ($0 + step + able.count) % able.count } ?? (step > 0 ? 0 : able.count - 1)
        highlight(able[next])
        let frame = frame(of: able[next])
        if frame.minY < 0 { keepHighlight { scroll(by: frame.minY) } }
        if frame.maxY > bounds.height { keepHighlight { scroll(by: frame.maxY - bounds.height) } }
    }

    private func keepHighlight(_ change: () -> Void) {
        let row = highlighted
        change()
        highlight(row)
    }

    /// Chooses the highlighted row.
    func chooseHighlighted() {
        guard let row = highlighted else { return }
        highlight(nil)
        if row === backRow { didGoBack?() } else { didChoose?(row) }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
        chooseHighlighted()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(nil)
    }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        highlight(row(at: touch.location(in: self)))
    }
}

extension MenuListView {
    /// Where the list belongs, whatever its transform is.
    func place(_ frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        layer.shadowPath = CGPath(
            roundedRect: bounds,
            cornerWidth: MenuStyle.cornerRadius,
            cornerHeight: MenuStyle.cornerRadius,
            transform: nil
        )
    }

    /// Begins small, where the menu comes from.
    func appear(from origin: CGRect, in container: UIView) {
        let goal = center
        let from = CGPoint(
            x: max(goal.x - bounds.width / 2, min(origin.midX, goal.x + bounds.width / 2)),
            y: origin.midY < goal.y ? goal.y - bounds.height / 2 : goal.y + bounds.height / 2
        )
        let scale: CGFloat = 0.2
        alpha = 0
        transform = CGAffineTransform(
            a: scale,
            b: 0,
            c: 0,
            d: scale,
            tx: (from.x - goal.x) * (1 - scale),
            ty: (from.y - goal.y) * (1 - scale)
        )
    }

    /// Becomes as large as it is.
    func settle() {
        alpha = 1
        transform = .identity
    }
}
