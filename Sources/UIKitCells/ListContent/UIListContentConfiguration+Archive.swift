// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

extension UIListContentConfiguration {
    private static let kinds: [Kind] = [
        .cell, .subtitleCell, .valueCell, .plainHeader, .plainFooter, .groupedHeader,
        .groupedFooter, .prominentHeader, .extraProminentHeader, .sidebarCell, .sidebarHeader,
        .accompaniedSidebarCell,
    ]

    /// The configuration for an archive; without its transformers, which are functions.
    var archivedFields: ArchivedFields {
        var fields = ArchivedFields()
        fields.add(kind, of: Self.kinds, "kind")
        fields.add(image, "image")
        fields.add(imageProperties.archivedFields, "imageProperties")
        fields.add(attributedText == nil ? text : nil, "text")
        fields.add(attributedText, "attributedText")
        fields.add(textProperties.archivedFields, "textProperties")
        fields.add(secondaryAttributedText == nil ? secondaryText : nil, "secondaryText")
        fields.add(secondaryAttributedText, "secondaryAttributedText")
        fields.add(secondaryTextProperties.archivedFields, "secondaryTextProperties")
        fields.add(Int(axesPreservingSuperviewLayoutMargins.rawValue), "marginAxes")
        let margins = directionalLayoutMargins
        fields.add([margins.top, margins.leading, margins.bottom, margins.trailing], "margins")
        fields.add(prefersSideBySideTextAndSecondaryText, "sideBySide")
        fields.add(imageToTextPadding, "imageToTextPadding")
        fields.add(textToSecondaryTextHorizontalPadding, "horizontalPadding")
        fields.add(textToSecondaryTextVerticalPadding, "verticalPadding")
        fields.add(alpha, "alpha")
        return fields
    }

    /// Makes a configuration of ``archivedFields``.
    init?(_ fields: ArchivedFields) {
        var start: Kind?
        fields.value(of: Self.kinds, "kind") { start = $0 }
        guard let start else { return nil }
        self.init(start)
        image = fields.object("image")
        if let properties = fields.fields("imageProperties") { imageProperties.read(properties) }
        if let properties = fields.fields("textProperties") { textProperties.read(properties) }
        if let properties = fields.fields("secondaryTextProperties") {
            secondaryTextProperties.read(properties)
        }
        if let text = fields.text("text") { self.text = text }
        let attributed: NSAttributedString? = fields.object("attributedText")
        if let attributed { attributedText = attributed }
        if let text = fields.text("secondaryText") { secondaryText = text }
        let second: NSAttributedString? = fields.object("secondaryAttributedText")
        if let second { secondaryAttributedText = second }
        fields.integer("marginAxes") {
            axesPreservingSuperviewLayoutMargins = UIAxis(rawValue: UInt(max(0, $0)))
        }
        if let sides = fields.numbers("margins", count: 4) {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: sides[0],
                leading: sides[1],
                bottom: sides[2],
                trailing: sides[3]
            )
        }
        fields.flag("sideBySide") { prefersSideBySideTextAndSecondaryText = $0 }
        fields.number("imageToTextPadding") { imageToTextPadding = $0 }
        fields.number("horizontalPadding") { textToSecondaryTextHorizontalPadding = $0 }
        fields.number("verticalPadding") { textToSecondaryTextVerticalPadding = $0 }
        fields.number("alpha") { alpha = $0 }
    }
}

extension UIListContentConfiguration.TextProperties {
    private static let alignments: [TextAlignment] = [.natural, .center, .justified]
    private static let transforms: [TextTransform] = [.none, .uppercase, .lowercase, .capitalized]

    fileprivate var archivedFields: ArchivedFields {
        var fields = ArchivedFields()
        fields.add(font, "font")
        if hasOwnColor { fields.add(color, "color") }
        fields.add(alignment, of: Self.alignments, "alignment")
        fields.add(lineBreakMode.rawValue, "lineBreakMode")
        fields.add(numberOfLines, "numberOfLines")
        fields.add(adjustsFontSizeToFitWidth, "adjustsFontSizeToFitWidth")
        fields.add(minimumScaleFactor, "minimumScaleFactor")
        fields.add(allowsDefaultTighteningForTruncation, "allowsTightening")
        fields.add(adjustsFontForContentSizeCategory, "adjustsFontForContentSizeCategory")
        fields.add(showsExpansionTextWhenTruncated, "showsExpansionText")
        fields.add(transform, of: Self.transforms, "transform")
        return fields
    }

    fileprivate mutating func read(_ fields: ArchivedFields) {
        if let font: UIFont = fields.object("font") { self.font = font }
        if let color: UIColor = fields.object("color") { self.color = color }
        fields.value(of: Self.alignments, "alignment") { alignment = $0 }
        fields.integer("lineBreakMode") {
            lineBreakMode = NSLineBreakMode(rawValue: $0) ?? lineBreakMode
        }
        fields.integer("numberOfLines") { numberOfLines = $0 }
        fields.flag("adjustsFontSizeToFitWidth") { adjustsFontSizeToFitWidth = $0 }
        fields.number("minimumScaleFactor") { minimumScaleFactor = $0 }
        fields.flag("allowsTightening") { allowsDefaultTighteningForTruncation = $0 }
        fields.flag("adjustsFontForContentSizeCategory") {
            adjustsFontForContentSizeCategory = $0
        }
        fields.flag("showsExpansionText") { showsExpansionTextWhenTruncated = $0 }
        fields.value(of: Self.transforms, "transform") { transform = $0 }
    }
}

extension UIListContentConfiguration.ImageProperties {
    fileprivate var archivedFields: ArchivedFields {
        var fields = ArchivedFields()
        fields.add(preferredSymbolConfiguration, "symbolConfiguration")
        fields.add(ownTintColor, "tintColor")
        fields.add(cornerRadius, "cornerRadius")
        fields.add([maximumSize.width, maximumSize.height], "maximumSize")
        fields.add([reservedLayoutSize.width, reservedLayoutSize.height], "reservedLayoutSize")
        fields.add(accessibilityIgnoresInvertColors, "ignoresInvertColors")
        return fields
    }

    fileprivate mutating func read(_ fields: ArchivedFields) {
        if let symbol: UIImage.SymbolConfiguration = fields.object("symbolConfiguration") {
            preferredSymbolConfiguration = symbol
        }
        tintColor = fields.object("tintColor")
        fields.number("cornerRadius") { cornerRadius = $0 }
        if let sides = fields.numbers("maximumSize", count: 2) {
            maximumSize = CGSize(width: sides[0], height: sides[1])
        }
        if let sides = fields.numbers("reservedLayoutSize", count: 2) {
            reservedLayoutSize = CGSize(width: sides[0], height: sides[1])
        }
        fields.flag("ignoresInvertColors") { accessibilityIgnoresInvertColors = $0 }
    }
}

/// The configurations of a cell, a header or a footer in its archive.
///
/// Content configurations of the program's own types are left out: they are no objects.
@MainActor
package enum CellConfigurations {
    private static let contentKey = "UIContentConfiguration"
    private static let backgroundKey = "UIBackgroundConfiguration"

    /// Writes both configurations, where there are any.
    package static func encode(
        content: (any UIContentConfiguration)?,
        background: UIBackgroundConfiguration?,
        to coder: NSCoder
    ) {
        if let list = content as? UIListContentConfiguration {
            coder.encode(list.archivedFields.archived, forKey: contentKey)
        }
        if let background {
            coder.encode(background.archivedFields.archived, forKey: backgroundKey)
        }
    }

    /// The archived configuration of the content.
    package static func content(_ decode: FieldDecoder) -> UIListContentConfiguration? {
        ArchivedFields(decode.object(contentKey)).flatMap { UIListContentConfiguration($0) }
    }

    /// The archived configuration of the background.
    package static func background(_ decode: FieldDecoder) -> UIBackgroundConfiguration? {
        ArchivedFields(decode.object(backgroundKey)).flatMap { UIBackgroundConfiguration($0) }
    }
}
