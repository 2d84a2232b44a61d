// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

/// The accessory of a cell: a chevron, a check mark, a button.
@MainActor
final class AccessoryPart {
    /// The room before it, in points.
    static let gap: CGFloat = 8
    private static let chevronWidth: CGFloat = 9
    private static let checkWidth: CGFloat = 15
    private static let buttonWidth: CGFloat = 23
    private static let buttonGap: CGFloat = 9
    private static let height: CGFloat = 24

    let type: UITableViewCell.AccessoryType
    let view: UIView
    private var button: UIButton?
    private var check: UIImageView?

    init(_ type: UITableViewCell.AccessoryType, tap: @escaping () -> Void) {
        self.type = type
        let size = Self.size(of: type)
        view = UIView(frame: CGRect(origin: .zero, size: size))
        if type == .detailButton || type == .detailDisclosureButton {
            let button = UIButton(type: .detailDisclosure)
            button.frame = CGRect(x: 0, y: 0, width: Self.buttonWidth, height: Self.height)
            button.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
            // The symbol is slightly larger than its space.
            button.imageView?.contentMode = .center
            button.addAction(UIAction { _ in tap() }, for: .touchUpInside)
            view.addSubview(button)
            self.button = button
        } else {
            view.isUserInteractionEnabled = false
        }
        if type == .disclosureIndicator || type == .detailDisclosureButton {
            let chevron = picture("chevron.forward", 13, .semibold, .tertiaryLabel)
            chevron.frame = CGRect(
                x: size.width - Self.chevronWidth,
                y: 0,
                width: Self.chevronWidth,
                height: Self.height
            )
        }
        if type == .checkmark {
            let check = picture("checkmark", 15, .semibold, .tintColor)
            check.frame = view.bounds
            self.check = check
        }
    }

    static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
        let width =
            switch type {
            case .none: CGFloat(0)
            case .disclosureIndicator: chevronWidth
            case .checkmark: checkWidth
            case .detailButton: buttonWidth
            case .detailDisclosureButton: buttonWidth + buttonGap + chevronWidth
            }
        return CGSize(width: width, height: height)
    }

    private func picture(
        _ name: String,
        _ size: CGFloat,
        _ weight: UIImage.SymbolWeight,
        _ color: UIColor
    ) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        let image = UIImage(systemName: name, withConfiguration: configuration)
        let picture = UIImageView(image: image)
        picture.contentMode = .center
        picture.tintColor = color
        view.addSubview(picture)
        return picture
    }

    func tint(_ color: UIColor) {
        check?.tintColor = color
        button?.tintColor = color
    }
}
