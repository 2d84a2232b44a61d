// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The mark at the corner of a bar's button.
@MainActor
final class BarBadge: UIView, ViewPart {
    private let label = UILabel()

    /// Sizes in points; our choice.
    private enum Metrics {
        static let height: CGFloat = 16
        static let dot: CGFloat = 9
        static let padding: CGFloat = 4
        static let fontSize: CGFloat = 11
    }

    init(_ badge: UIBarButtonItem.Badge) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = badge.backgroundColor ?? .systemRed
        label.textAlignment = .center
        label.font = badge.font ?? .systemFont(ofSize: Metrics.fontSize, weight: .semibold)
        label.textColor = badge.foregroundColor ?? .white
        label.text = badge.stringValue
        label.isHidden = badge.stringValue == nil
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard label.text != nil else { return CGSize(width: Metrics.dot, height: Metrics.dot) }
        let words = label.sizeThatFits(size)
        let height = max(Metrics.height, words.height.rounded(.up) + 2)
        let width = words.width.rounded(.up) + 2 * Metrics.padding
        return CGSize(width: max(height, width), height: height)
    }

    /// Puts the middle of the badge over a corner of the button's picture or text.
    func place(at corner: CGPoint) {
        let size = sizeThatFits(.zero)
        frame = CGRect(
            x: (corner.x - size.width / 2).rounded(),
            y: max(0, (corner.y - size.height / 2).rounded()),
            width: size.width,
            height: size.height
        )
        layer.cornerRadius = size.height / 2
        label.frame = bounds
    }
}
