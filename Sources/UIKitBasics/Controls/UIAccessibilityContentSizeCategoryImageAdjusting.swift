// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view whose image can grow with the text.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether the image is larger at the sizes of text for accessibility; false by default.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {
    /// The size of an image at the present size of text.
    func adjusted(_ size: CGSize) -> CGSize {
        let category = traitCollection.preferredContentSizeCategory
        guard pictures.growsWithText, category.isAccessibilityCategory else { return size }
        let scale = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}
