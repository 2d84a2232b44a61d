// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A bar of elements side by side, with an arrow to what they are for.
///
/// Elements that do not fit stand on further pages, which the arrows at the ends turn to.
@MainActor
final class EditMenuBar: UIView, ViewPart {
    private static let height: CGFloat = 44
    private static let arrowHeight: CGFloat = 9
    private static let arrowWidth: CGFloat = 20
    private static let radius: CGFloat = 11
    private static let padding: CGFloat = 14
    private static let turnerWidth: CGFloat = 36

    private let surface = CAShapeLayer()
    private var elements: [UIMenuElement] = []
    private var items: [Item] = []
    private var firstShown = 0
    private var pages: [Int] = [0]
    private var widest: CGFloat = 320
    private var arrow = UIEditMenuArrowDirection.down
    private var arrowPlace: CGFloat = 0
    var didChoose: ((UIMenuElement) -> Void)?

    /// One thing to tap.
    private struct Item {
        let view: UIView
        let action: () -> Void
        let isEnabled: Bool
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(surface)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var isEmpty: Bool { elements.isEmpty }

    func show(_ elements: [UIMenuElement]) {
        self.elements = elements
        firstShown = 0
        pages = [0]
    }

    // MARK: Places

    /// Stands beside a rectangle, where there is room.
    func place(beside target: CGRect, in room: CGRect, _ wish: UIEditMenuArrowDirection) {
        widest = room.width
        build()
        let width = min(items.last?.view.frame.maxX ?? 0, room.width)
        let whole = EditMenuBar.height + EditMenuBar.arrowHeight
        let isSideways = wish == .left || wish == .right
        var direction = wish
        if !isSideways {
            let fitsAbove = target.minY - whole >= room.minY
            let fitsBelow = target.maxY + whole <= room.maxY
            let isUp = wish == .up ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow
            direction = isUp ? .up : .down
        }
        arrow = direction
        var frame = CGRect(x: 0, y: 0, width: width, height: whole)
        switch direction {
        case .left:
            frame.size = CGSize(width: width + EditMenuBar.arrowHeight, height: EditMenuBar.height)
            frame.origin = CGPoint(x: target.maxX, y: target.midY - EditMenuBar.height / 2)
        case .right:
            frame.size = CGSize(width: width + EditMenuBar.arrowHeight, height: EditMenuBar.height)
            frame.origin = CGPoint(
                x: target.minX - frame.width,
                y: target.midY - EditMenuBar.height / 2
            )
        case .up: frame.origin = CGPoint(x: target.midX - width / 2, y: target.maxY)
        default: frame.origin = CGPoint(x: target.midX - width / 2, y: target.minY - whole)
        }
        frame.origin.x = max(room.minX, min(frame.minX, room.maxX - frame.width))
        frame.origin.y = max(room.minY, min(frame.minY, room.maxY - frame.height))
        self.frame = CGRect(
            x: frame.minX.rounded(),
            y: frame.minY.rounded(),
            width: frame.width,
            height: frame.height
        )
        arrowPlace = isSideways ? target.midY - frame.minY : target.midX - frame.minX
        drawSurface()
    }

    /// The bar without the arrow, in its own space.
    private var body: CGRect {
        var body = bounds
        switch arrow {
        case .up:
            body.origin.y += EditMenuBar.arrowHeight
            body.size.height -= EditMenuBar.arrowHeight
        case .left:
            body.origin.x += EditMenuBar.arrowHeight
            body.size.width -= EditMenuBar.arrowHeight
        case .right: body.size.width -= EditMenuBar.arrowHeight
        default: body.size.height -= EditMenuBar.arrowHeight
        }
        return body
    }

    private func drawSurface() {
        let body = body
        let path = UIBezierPath(roundedRect: body, cornerRadius: EditMenuBar.radius)
        let half = EditMenuBar.arrowWidth / 2
        let isSideways = arrow == .left || arrow == .right
        let along = isSideways ? (body.minY, body.maxY) : (body.minX, body.maxX)
        let inset = EditMenuBar.radius + half
        let middle = max(along.0 + inset, min(arrowPlace, along.1 - inset))
        func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
            switch arrow {
            case .up: CGPoint(x: along, y: body.minY - out)
            case .left: CGPoint(x: body.minX - out, y: along)
            case .right: CGPoint(x: body.maxX + out, y: along)
            default: CGPoint(x: along, y: body.maxY + out)
            }
        }
        if along.1 - along.0 > 2 * inset {
            let triangle = UIBezierPath()
            triangle.move(to: point(middle - half, -1))
            triangle.addLine(to: point(middle, EditMenuBar.arrowHeight))
            triangle.addLine(to: point(middle + half, -1))
            triangle.close()
            // Both go round the same way, or what lies in both would be a hole.
            path.append(arrow == .up || arrow == .right ? triangle : triangle.reversing())
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        surface.path = path.cgPath
        surface.fillColor = MenuStyle.background.resolvedColor(with: traitCollection).cgColor
        layer.shadowPath = path.cgPath
        CATransaction.commit()
        for item in items {
            item.view.transform = CGAffineTransform(translationX: body.minX, y: body.minY)
        }
    }

    // MARK: Items

    private func build() {
        for view in subviews { view.removeFromSuperview() }
        items = []
        var x: CGFloat = 0
        if pages.count > 1 {
            x = addTurner("chevron.left", at: x) { [weak self] in self?.turnBack() }
        }
        var index = firstShown
        while index < elements.count {
            let label = label(for: elements[index])
            let rest = index + 1 < elements.count ? EditMenuBar.turnerWidth : 0
            if x + label.bounds.width + rest > widest, index > firstShown { break }
            label.frame.origin.x = x
            x += label.bounds.width
            let element = elements[index]
            let isEnabled = !((element as? any UIMenuLeaf)?.attributes.contains(.disabled) ?? false)
            add(label, isEnabled: isEnabled) { [weak self] in self?.didChoose?(element) }
            index += 1
        }
        if index < elements.count {
            let next = index
            _ = addTurner("chevron.right", at: x) { [weak self] in self?.turn(to: next) }
        }
    }

    private func label(for element: UIMenuElement) -> UIView {
        let leaf = element as? any UIMenuLeaf
        let label = UILabel(frame: .zero)
        label.text = element.title
        label.font = .systemFont(ofSize: 15)
        label.textAlignment = .center
        let isDisabled = leaf?.attributes.contains(.disabled) ?? false
        let isRed = leaf?.attributes.contains(.destructive) ?? false
        label.textColor = isDisabled ? .tertiaryLabel : isRed ? .systemRed : .label
        let natural = label.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: EditMenuBar.height)
        )
        var width = natural.width.rounded(.up) + 2 * EditMenuBar.padding
        if element.title.isEmpty, let image = element.image {
            let view = UIImageView(image: image)
            view.contentMode = .center
            view.tintColor = .label
            width = max(EditMenuBar.height, image.size.width + 2 * EditMenuBar.padding)
            view.frame = CGRect(x: 0, y: 0, width: width, height: EditMenuBar.height)
            return view
        }
        label.frame = CGRect(
            x: 0,
            y: 0,
            width: min(width, widest - 2 * EditMenuBar.turnerWidth),
            height: EditMenuBar.height
        )
        return label
    }

    private func addTurner(
        _ symbol: String,
        at x: CGFloat,
        _ action: @escaping () -> Void
    ) -> CGFloat {
        let look = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        let view = UIImageView(image: UIImage(systemName: symbol, withConfiguration: look))
        view.contentMode = .center
        view.tintColor = .label
        view.frame = CGRect(x: x, y: 0, width: EditMenuBar.turnerWidth, height: EditMenuBar.height)
        add(view, isEnabled: true, action)
        return x + EditMenuBar.turnerWidth
    }

    private func add(_ view: UIView, isEnabled: Bool, _ action: @escaping () -> Void) {
        if let last = items.last {
            let line = UIView(
                frame: CGRect(
                    x: last.view.frame.width - 0.5,
                    y: 0,
                    width: 0.5,
                    height: EditMenuBar.height
                )
            )
            line.backgroundColor = MenuStyle.separator
            last.view.addSubview(line)
        }
        addSubview(view)
        items.append(Item(view: view, action: action, isEnabled: isEnabled))
    }

    private func turn(to index: Int) {
        pages.append(index)
        firstShown = index
        rebuildInPlace()
    }

    private func turnBack() {
        pages.removeLast()
        firstShown = pages.last ?? 0
        rebuildInPlace()
    }

    private func rebuildInPlace() {
        let middle = center.x
        build()
        let width = items.last?.view.frame.maxX ?? 0
        let isSideways = arrow == .left || arrow == .right
        bounds.size.width = width + (isSideways ? EditMenuBar.arrowHeight : 0)
        center.x = middle
        if let superview {
            let room = superview.bounds.narrowed(dx: MenuStyle.margin, dy: 0)
            frame.origin.x = max(room.minX, min(frame.minX, room.maxX - frame.width))
        }
        drawSurface()
    }

    // MARK: Touches

    private func item(at point: CGPoint) -> Item? {
        items.first { $0.isEnabled && $0.view.frame.contains(point) }
    }

    private func highlight(_ touches: Set<UITouch>) {
        let point = touches.first?.location(in: self)
        for item in items {
            let isUnder = point.map { item.isEnabled && item.view.frame.contains($0) } ?? false
            item.view.alpha = isUnder ? 0.4 : 1
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(touches) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight([]) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight([])
        guard let touch = touches.first else { return }
        item(at: touch.location(in: self))?.action()
    }
}
