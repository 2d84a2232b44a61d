// SPDX-License-Identifier: Apache-2.0

package import Foundation
import UIKitInteraction

/// Where the parts of a row's content lie, in a width, from the leading edge.
package struct ListContentLayout {
    package var image = CGRect.zero
    package var text = CGRect.zero
    package var secondaryText = CGRect.zero
    /// How high the content is, margins included.
    package var height: CGFloat = 0
    /// How wide the content would like to be, margins included.
    package var naturalWidth: CGFloat = 0

    /// The width in which symbols stand, at the standard size of text, in points.
    static let symbolWidth: CGFloat = 28

    /// Which part of that width symbols take of the height at most.
    static let symbolHeightPart: CGFloat = 0.75

    /// What is laid out.
    package struct Parts {
        /// The image's size; nil for none.
        package var image: CGSize?
        package var isSymbol = false
        /// The size of a text in a width; nil for no text.
        package var text: ((CGFloat) -> CGSize)?
        package var secondaryText: ((CGFloat) -> CGSize)?

        package init() {}
    }

    /// Lays out.
    ///
    /// - Parameters:
    ///   - configuration: What is shown.
    ///   - parts: The sizes of the parts.
    ///   - width: The room from edge to edge, in points.
    ///   - margins: The room around the content.
    ///   - pixel: The size of a pixel, to which sizes are rounded up.
    package init(
        _ configuration: UIListContentConfiguration,
        _ parts: Parts,
        width: CGFloat,
        margins: NSDirectionalEdgeInsets,
        pixel: CGFloat
    ) {
        var start = margins.leading
        let end = max(start, width - margins.trailing)
        var imageHeight: CGFloat = 0
        if let size = parts.image {
            let fitted = Self.fit(size, configuration.imageProperties.maximumSize)
            let room = Self.room(
                configuration.imageProperties.reservedLayoutSize,
                fitted,
                parts.isSymbol
            )
            image = CGRect(
                x: start + (room.width - fitted.width) / 2,
                y: 0,
                width: fitted.width,
                height: fitted.height
            )
            imageHeight = room.height
            start += room.width
            if parts.text != nil || parts.secondaryText != nil {
                start += configuration.imageToTextPadding
            }
        }
        let room = max(0, end - start)
        let wide = CGFloat.greatestFiniteMagnitude
        let first = parts.text?(wide) ?? .zero
        let second = parts.secondaryText?(wide) ?? .zero
        let hasBoth = parts.text != nil && parts.secondaryText != nil
        let gap = hasBoth ? configuration.textToSecondaryTextHorizontalPadding : 0
        let isSideBySide =
            hasBoth && configuration.prefersSideBySideTextAndSecondaryText
            && first.width + gap + second.width <= room
        var textHeight: CGFloat
        if isSideBySide {
            text = CGRect(origin: CGPoint(x: start, y: 0), size: first)
            secondaryText = CGRect(origin: CGPoint(x: end - second.width, y: 0), size: second)
            text.size.width = max(0, secondaryText.minX - gap - start)
            textHeight = max(first.height, second.height)
        } else {
            let one = parts.text?(room) ?? .zero
            let other = parts.secondaryText?(room) ?? .zero
            text = CGRect(x: start, y: 0, width: room, height: one.height)
            let between = hasBoth ? configuration.textToSecondaryTextVerticalPadding : 0
            secondaryText = CGRect(
                x: start,
                y: one.height + between,
                width: room,
                height: other.height
            )
            textHeight = one.height + between + other.height
        }
        textHeight = (textHeight / pixel).rounded(.up) * pixel
        let texts =
            configuration.prefersSideBySideTextAndSecondaryText && hasBoth
            ? first.width + gap + second.width : max(first.width, second.width)
        naturalWidth = start + texts + margins.trailing
        let inner = max(textHeight, imageHeight)
        height = inner + margins.top + margins.bottom
        place(inner: inner, textHeight: textHeight, top: margins.top, isSideBySide, pixel)
    }

    private mutating func place(
        inner: CGFloat,
        textHeight: CGFloat,
        top: CGFloat,
        _ isSideBySide: Bool,
        _ pixel: CGFloat
    ) {
        func rounded(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }
        image.origin.y = rounded(top + (inner - image.height) / 2)
        let textTop = top + (inner - textHeight) / 2
        if isSideBySide {
            text.origin.y = rounded(textTop + (textHeight - text.height) / 2)
            secondaryText.origin.y = rounded(textTop + (textHeight - secondaryText.height) / 2)
        } else {
            text.origin.y = rounded(textTop)
            secondaryText.origin.y += rounded(textTop)
        }
    }

    /// Moves everything down.
    package mutating func shift(by distance: CGFloat) {
        image.origin.y += distance
        text.origin.y += distance
        secondaryText.origin.y += distance
    }

    /// Turns everything round for those who read from right to left.
    package mutating func mirror(in width: CGFloat) {
        image.origin.x = width - image.maxX
        text.origin.x = width - text.maxX
        secondaryText.origin.x = width - secondaryText.maxX
    }

    private static func fit(_ size: CGSize, _ limit: CGSize) -> CGSize {
        var factor: CGFloat = 1
        if limit.width > 0, size.width > limit.width { factor = limit.width / size.width }
        if limit.height > 0, size.height > limit.height {
            factor = min(factor, limit.height / size.height)
        }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    private static func room(_ reserved: CGSize, _ size: CGSize, _ isSymbol: Bool) -> CGSize {
        let standard = UIListContentConfiguration.ImageProperties.standardDimension
        let usual = UIFontMetrics(forTextStyle: .body).scaledValue(for: symbolWidth)
        func side(_ reserved: CGFloat, _ own: CGFloat, _ standsInStandard: Bool) -> CGFloat {
            if reserved == standard { return usual }
            if reserved > 0 { return reserved }
            return standsInStandard ? usual : own
        }
        // Symbols neither push texts aside nor make rows higher than these do.
        let height = isSymbol ? min(size.height, usual * symbolHeightPart) : size.height
        return CGSize(
            width: side(reserved.width, size.width, isSymbol),
            height: side(reserved.height, height, false)
        )
    }
}
