// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls

/// One accessory of a cell, and the view that shows it.
@MainActor
final class AccessoryView {
    private static let circleSize: CGFloat = 22
    private static let gripWidth: CGFloat = 22
    private static let detailWidth: CGFloat = 23
    private static let labelWidth: CGFloat = 120
    private static let standardWidth: CGFloat = 28
    private static let height: CGFloat = 24

    private(set) var accessory: UICellAccessory
    let view: UIView
    private weak var cell: UICollectionViewListCell?
    private var picture: UIImageView?
    private var disc: UIView?
    private var button: UIButton?
    /// Before a grip.
    private var line: UIView?
    private var isMarked = false
    private var isTurned = false

    init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
        self.accessory = accessory
        self.cell = cell
        switch accessory.values.type {
        case .customView(let custom): view = custom
        case .label: view = UILabel(frame: .zero)
        case .outlineDisclosure, .delete, .insert: view = UIControl(frame: .zero)
        case .checkmark, .disclosureIndicator, .detail, .reorder, .multiselect, .popUpMenu:
            view = UIView(frame: .zero)
        }
        make()
        update(accessory)
    }

    // MARK: Making

    private func make() {
        switch accessory.values.type {
        case .checkmark:
            picture = symbol("checkmark", 15, .semibold)
            view.isUserInteractionEnabled = false
            describe(nil)
        case .disclosureIndicator:
            picture = symbol("chevron.forward", 13, .semibold)
            view.isUserInteractionEnabled = false
        case .outlineDisclosure:
            picture = symbol("chevron.forward", 13, .semibold)
            act { $0.outlineWasTapped($1) }
            describe("Expand")
        case .detail:
            let button = UIButton(type: .detailDisclosure)
            // The symbol is a little larger than the room that it takes.
            button.imageView?.contentMode = .center
            self.button = button
            button.addAction(
                UIAction { [weak self] _ in self?.accessory.values.action?() },
                for: .touchUpInside
            )
            view.addSubview(button)
        case .delete, .insert:
            let disc = UIView(frame: .zero)
            disc.isUserInteractionEnabled = false
            view.addSubview(disc)
            self.disc = disc
            let isInsert = accessory.values.type == .insert
            picture = symbol(isInsert ? "plus.circle.fill" : "minus.circle.fill", 19, .regular)
            act { $0.signWasTapped($1) }
            describe(isInsert ? "Insert" : "Delete")
        case .multiselect:
            let disc = UIView(frame: .zero)
            view.addSubview(disc)
            self.disc = disc
            picture = symbol("circle", 19, .regular)
            view.isUserInteractionEnabled = false
        case .reorder:
            picture = symbol("line.3.horizontal", 17, .medium)
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            view.addSubview(line)
            self.line = line
            let press = UILongPressGestureRecognizer(target: nil, action: nil)
            press.minimumPressDuration = 0
            press.addHandler { [weak self] recognizer in self?.cell?.gripWasDragged(recognizer) }
            view.addPart(press)
            describe("Reorder")
        case .popUpMenu:
            let button = UIButton(type: .system)
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            self.button = button
            view.addSubview(button)
        case .label, .customView: break
        }
    }

    private func symbol(
        _ name: String,
        _ size: CGFloat,
        _ weight: UIImage.SymbolWeight
    ) -> UIImageView {
        let picture = UIImageView(image: Self.image(name, size, weight))
        picture.contentMode = .center
        view.addSubview(picture)
        return picture
    }

    private static func image(
        _ name: String,
        _ size: CGFloat,
        _ weight: UIImage.SymbolWeight
    ) -> UIImage? {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        return UIImage(systemName: name, withConfiguration: configuration)
    }

    private func act(
        _ body: @escaping (UICollectionViewListCell, UICellAccessory) -> Void
    ) {
        guard let control = view as? UIControl else { return }
        control.addAction(
            UIAction { [weak self] _ in
                guard let self, let cell else { return }
                body(cell, accessory)
            },
            for: .touchUpInside
        )
    }

    private func describe(_ label: String?) {
        view.isAccessibilityElement = label != nil
        view.accessibilityLabel = label
        view.accessibilityTraits = .button
    }

    // MARK: Keeping up

    /// Whether the view can show another accessory too.
    func supports(_ other: UICellAccessory) -> Bool {
        other.values.type == accessory.values.type && other.isLeading == accessory.isLeading
    }

    func update(_ accessory: UICellAccessory) {
        self.accessory = accessory
        let values = accessory.values
        view.isHidden = values.isHidden
        switch values.type {
        case .label:
            guard let label = view as? UILabel else { break }
            label.text = values.text
            label.font = values.font
            label.adjustsFontForContentSizeCategory = values.adjustsFont
            label.textColor = values.tint ?? .secondaryLabel
        case .popUpMenu: updateMenu(values)
        case .delete, .insert: disc?.backgroundColor = values.background ?? .white
        case .customView:
            if let tint = values.tint { view.tintColor = tint }
        default: break
        }
        tint()
    }

    private func updateMenu(_ values: UICellAccessory.Values) {
        guard let button, let menu = values.menu else { return }
        let handler = values.menuHandler
        func watched(_ menu: UIMenu) -> UIMenu {
            menu.replacingChildren(
                menu.children.map { child -> UIMenuElement in
                    if let inner = child as? UIMenu { return watched(inner) }
                    guard let action = child as? UIAction else { return child }
                    let made = UIAction(
                        title: action.title,
                        image: action.image,
                        identifier: action.identifier,
                        discoverabilityTitle: action.discoverabilityTitle,
                        attributes: action.attributes,
                        state: action.state
                    ) { [weak self] _ in
                        action.performWithSender(nil, target: nil)
                        if let shown = self?.button?.menu { handler?(shown) }
                        self?.cell?.setNeedsLayout()
                    }
                    return made
                }
            )
        }
        button.menu = watched(menu)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    }

    /// Takes the cell's tint where the accessory has none of its own.
    func tint() {
        let values = accessory.values
        let own = values.tint ?? cell?.tintColor ?? .tintColor
        switch values.type {
        case .checkmark, .outlineDisclosure: picture?.tintColor = own
        case .disclosureIndicator, .reorder: picture?.tintColor = values.tint ?? .tertiaryLabel
        case .delete: picture?.tintColor = values.tint ?? .systemRed
        case .insert: picture?.tintColor = values.tint ?? .systemGreen
        case .detail: button?.tintColor = own
        case .popUpMenu: button?.tintColor = values.tint ?? .secondaryLabel
        case .multiselect: mark(isMarked)
        case .label, .customView: break
        }
    }

    /// Follows the state of the cell.
    func follow(_ state: (isSelected: Bool, isExpanded: Bool, isRightToLeft: Bool)) {
        switch accessory.values.type {
        case .multiselect:
            if state.isSelected != isMarked { mark(state.isSelected) }
        case .outlineDisclosure:
            if state.isExpanded != isTurned {
                isTurned = state.isExpanded
                view.accessibilityLabel = isTurned ? "Collapse" : "Expand"
                let turn = state.isRightToLeft ? -CGFloat.pi / 2 : CGFloat.pi / 2
                picture?.transform =
                    isTurned ? CGAffineTransform(rotationAngle: turn) : .identity
            }
        default: break
        }
    }

    private func mark(_ isMarked: Bool) {
        self.isMarked = isMarked
        let name = isMarked ? "checkmark.circle.fill" : "circle"
        picture?.image = Self.image(name, 19, .regular)
        picture?.tintColor =
            isMarked ? accessory.values.tint ?? cell?.tintColor ?? .tintColor : .tertiaryLabel
        disc?.isHidden = !isMarked
        disc?.backgroundColor = accessory.values.background ?? .white
    }

    // MARK: Placing

    /// The size of what is seen.
    var size: CGSize {
        switch accessory.values.type {
        case .checkmark: CGSize(width: 15, height: Self.height)
        case .disclosureIndicator: CGSize(width: 9, height: Self.height)
        case .outlineDisclosure: CGSize(width: 15, height: Self.height)
        case .detail: CGSize(width: Self.detailWidth, height: Self.height)
        case .delete, .insert, .multiselect:
            CGSize(width: Self.circleSize, height: Self.circleSize)
        case .reorder: CGSize(width: Self.gripWidth, height: Self.height)
        case .label: textSize
        case .popUpMenu: button?.intrinsicContentSize ?? .zero
        case .customView: customSize
        }
    }

    private var textSize: CGSize {
        let size = (view as? UILabel)?.intrinsicContentSize ?? .zero
        return CGSize(width: min(size.width, Self.labelWidth), height: size.height)
    }

    private var customSize: CGSize {
        let own = view.bounds.size
        if accessory.values.keepsSize { return own }
        let wanted = view.sizeThatFits(own)
        let fitted =
            wanted == own
            ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : wanted
        return fitted.width > 0 && fitted.height > 0 && fitted.width.isFinite
            && fitted.height.isFinite ? fitted : own
    }

    /// The width that the accessory takes.
    var width: CGFloat {
        switch accessory.values.reserved {
        case nil, .actual: size.width
        case .standard: max(Self.standardWidth, size.width)
        case .custom(let width): width.isFinite ? max(0, width) : size.width
        }
    }

    /// How far around the view a finger finds it.
    private var isTapped: Bool {
        switch accessory.values.type {
        case .outlineDisclosure, .delete, .insert, .reorder: true
        default: false
        }
    }

    /// Puts the view in the middle of a part of the cell, of the cell's height.
    func place(in room: CGRect, pixel: CGFloat, gap: CGFloat) {
        let size = size
        guard isTapped else {
            var frame = CGRect(
                x: room.midX - size.width / 2,
                y: ((room.height - size.height) / 2 / pixel).rounded() * pixel,
                width: size.width,
                height: size.height
            )
            if size.width > room.width, accessory.values.type == .label {
                frame.origin.x = room.minX
                frame.size.width = room.width
            }
            if view.frame != frame { view.frame = frame }
            button?.frame = CGRect(origin: .zero, size: size)
            picture?.frame = CGRect(origin: .zero, size: size)
            disc?.frame = CGRect(origin: .zero, size: size).insetBy(dx: 3, dy: 3)
            disc?.layer.cornerRadius = max(0, size.width / 2 - 3)
            return
        }
        let wide = room.insetBy(dx: -gap / 2, dy: 0)
        if view.frame != wide { view.frame = wide }
        let middle = CGPoint(x: wide.width / 2, y: wide.height / 2)
        picture?.bounds.size = size
        picture?.center = middle
        disc?.bounds.size = CGSize(width: size.width - 6, height: size.height - 6)
        disc?.center = middle
        disc?.layer.cornerRadius = size.width / 2 - 3
        line?.frame = CGRect(x: 0, y: 8, width: pixel, height: max(0, wide.height - 16))
    }

    /// Says whether other accessories stand before this one.
    func setNeighbour(_ hasNeighbour: Bool) {
        line?.isHidden = !(accessory.values.showsLine ?? hasNeighbour)
    }
}
