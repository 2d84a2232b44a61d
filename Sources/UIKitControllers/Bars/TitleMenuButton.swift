// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// Lies over the title of a navigation bar and shows its menu, with an arrow behind the title.
@MainActor
final class TitleMenuButton: UIControl, ViewPart {
    private let item: UINavigationItem
    private let arrow = UIImageView()
    private static let gap: CGFloat = 4

    init(_ item: UINavigationItem) {
        self.item = item
        super.init(frame: .zero)
        arrow.image = UIImage(
            systemName: "chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
        )?
        .withRenderingMode(.alwaysTemplate)
        arrow.tintColor = .secondaryLabel
        addSubview(arrow)
        showsMenuAsPrimaryAction = true
        isContextMenuInteractionEnabled = true
        isAccessibilityElement = true
        accessibilityLabel = item.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    /// Covers a title and the room of the arrow, as high as the row.
    func place(behind title: CGRect, in row: CGRect) {
        let size = arrow.image?.size ?? .zero
        frame = CGRect(
            x: title.minX,
            y: row.minY,
            width: title.width + TitleMenuButton.gap + size.width,
            height: row.height
        )
        arrow.frame = CGRect(
            x: title.width + TitleMenuButton.gap,
            y: ((row.height - size.height) / 2).rounded(),
            width: size.width,
            height: size.height
        )
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item.titleMenu else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }
}
