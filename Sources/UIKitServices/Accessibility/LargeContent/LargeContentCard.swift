// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The rounded card in the middle of the screen that has an item's image and words.
final class LargeContentCard: UIVisualEffectView, ViewPart {
    /// Its width and height, in points.
    static let side: CGFloat = 244
    private static let inset: CGFloat = 20

    private let picture = UIImageView(image: nil)
    private let label = UILabel(frame: .zero)
    private let scalesImage: Bool
    private let imageInsets: UIEdgeInsets

    init(_ item: any UILargeContentViewerItem) {
        scalesImage = item.scalesLargeContentImage
        imageInsets = item.largeContentImageInsets
        super.init(effect: UIBlurEffect(style: .systemThickMaterial))
        isUserInteractionEnabled = false
        layer.cornerRadius = 20
        layer.cornerCurve = .continuous
        clipsToBounds = true
        picture.image = item.largeContentImage
        picture.tintColor = .label
        picture.contentMode = scalesImage ? .scaleAspectFit : .center
        label.text = item.largeContentTitle
        label.font = .systemFont(ofSize: 28, weight: .medium)
        label.textColor = .label
        label.textAlignment = .center
        label.numberOfLines = picture.image == nil ? 5 : 2
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        contentView.addSubview(picture)
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.narrowed(dx: Self.inset, dy: Self.inset)
        guard picture.image != nil else {
            label.frame = room
            return
        }
        let words = min(
            label.text == nil ? 0 : label.sizeThatFits(room.size).height,
            room.height / 2
        )
        label.frame = CGRect(
            x: room.minX,
            y: room.maxY - words,
            width: room.width,
            height: words
        )
        let gap = words > 0 ? Self.inset / 2 : 0
        picture.frame = CGRect(
            x: room.minX,
            y: room.minY,
            width: room.width,
            height: room.height - words - gap
        ).inset(by: imageInsets)
    }
}
