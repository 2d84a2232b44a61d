// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A card with an address and its title: what is dragged of a link.
@MainActor
final class AddressCard: UIView, ViewPart {
    private static let widest: CGFloat = 300
    private static let padding: CGFloat = 14

    init(_ url: URL, title: String?) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        var y = AddressCard.padding
        var width: CGFloat = 0
        let address = url.host ?? url.absoluteString
        let texts = [(title ?? address, UIFont.systemFont(ofSize: 15, weight: .semibold))]
        let second = title == nil ? [] : [(address, UIFont.systemFont(ofSize: 13))]
        for (text, font) in texts + second {
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = font
            label.textColor = y > AddressCard.padding ? .secondaryLabel : .label
            let room = CGSize(width: AddressCard.widest, height: 100)
            let size = label.sizeThatFits(room)
            label.frame = CGRect(
                x: AddressCard.padding,
                y: y,
                width: min(size.width.rounded(.up), AddressCard.widest),
                height: size.height.rounded(.up)
            )
            y = label.frame.maxY + 2
            width = max(width, label.frame.width)
            addSubview(label)
        }
        frame.size = CGSize(
            width: width + 2 * AddressCard.padding,
            height: y - 2 + AddressCard.padding
        )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
