// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

extension UIContentUnavailableConfiguration {
    private static let kinds: [Kind] = [.empty, .loading, .search]

    /// The configuration for an archive; without actions and menus, which are functions.
    @MainActor
    var archivedFields: ArchivedFields {
        var fields = ArchivedFields()
        fields.add(kind, of: Self.kinds, "kind")
        fields.add(image, "image")
        fields.add(imageProperties.archivedFields, "imageProperties")
        if let text = ownText {
            fields.add(text == nil, "hasNoText")
            fields.add(text, "text")
        }
        fields.add(attributedText, "attributedText")
        fields.add(textProperties.archivedFields, "textProperties")
        if let text = ownSecondaryText {
            fields.add(text == nil, "hasNoSecondaryText")
            fields.add(text, "secondaryText")
        }
        fields.add(secondaryAttributedText, "secondaryAttributedText")
        fields.add(secondaryTextProperties.archivedFields, "secondaryTextProperties")
        fields.add(button.archivedFields, "button")
        fields.add(buttonProperties.archivedFields, "buttonProperties")
        fields.add(secondaryButton.archivedFields, "secondaryButton")
        fields.add(secondaryButtonProperties.archivedFields, "secondaryButtonProperties")
        fields.add(alignment.rawValue, "alignment")
        fields.add(Int(axesPreservingSuperviewLayoutMargins.rawValue), "marginAxes")
        let margins = directionalLayoutMargins
        fields.add([margins.top, margins.leading, margins.bottom, margins.trailing], "margins")
        fields.add(imageToTextPadding, "imageToTextPadding")
        fields.add(textToSecondaryTextPadding, "textToSecondaryTextPadding")
        fields.add(textToButtonPadding, "textToButtonPadding")
        fields.add(buttonToSecondaryButtonPadding, "buttonToSecondaryButtonPadding")
        fields.add(background.archivedFields, "background")
        return fields
    }

    /// Makes a configuration of ``archivedFields``.
    @MainActor
    init?(_ fields: ArchivedFields) {
        var start: Kind?
        fields.value(of: Self.kinds, "kind") { start = $0 }
        guard let start else { return nil }
        self.init(start)
        image = fields.object("image")
        if let properties = fields.fields("imageProperties") { imageProperties.read(properties) }
        fields.flag("hasNoText") { if $0 { text = nil } }
        if let text = fields.text("text") { self.text = text }
        let attributed: NSAttributedString? = fields.object("attributedText")
        if let attributed { attributedText = attributed }
        if let properties = fields.fields("textProperties") { textProperties.read(properties) }
        fields.flag("hasNoSecondaryText") { if $0 { secondaryText = nil } }
        if let text = fields.text("secondaryText") { secondaryText = text }
        let second: NSAttributedString? = fields.object("secondaryAttributedText")
        if let second { secondaryAttributedText = second }
        if let properties = fields.fields("secondaryTextProperties") {
            secondaryTextProperties.read(properties)
        }
        readButtons(fields)
        fields.integer("alignment") { alignment = Alignment(rawValue: $0) ?? .center }
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
        fields.number("imageToTextPadding") { imageToTextPadding = $0 }
        fields.number("textToSecondaryTextPadding") { textToSecondaryTextPadding = $0 }
        fields.number("textToButtonPadding") { textToButtonPadding = $0 }
        fields.number("buttonToSecondaryButtonPadding") { buttonToSecondaryButtonPadding = $0 }
        if let background = fields.fields("background") {
            self.background = UIBackgroundConfiguration(background) ?? self.background
        }
    }

    @MainActor
    private mutating func readButtons(_ fields: ArchivedFields) {
        if let button = fields.fields("button") {
            self.button = UIButton.Configuration(button) ?? self.button
        }
        if let properties = fields.fields("buttonProperties") { buttonProperties.read(properties) }
        if let button = fields.fields("secondaryButton") {
            secondaryButton = UIButton.Configuration(button) ?? secondaryButton
        }
        if let properties = fields.fields("secondaryButtonProperties") {
            secondaryButtonProperties.read(properties)
        }
    }
}

extension UIContentUnavailableConfiguration.TextProperties {
    fileprivate var archivedFields: ArchivedFields {
        var fields = ArchivedFields()
        fields.add(font, "font")
        fields.add(color, "color")
        fields.add(lineBreakMode.rawValue, "lineBreakMode")
        fields.add(numberOfLines, "numberOfLines")
        fields.add(adjustsFontSizeToFitWidth, "adjustsFontSizeToFitWidth")
        fields.add(minimumScaleFactor, "minimumScaleFactor")
        fields.add(allowsDefaultTighteningForTruncation, "allowsTightening")
        return fields
    }

    fileprivate mutating func read(_ fields: ArchivedFields) {
        if let font: UIFont = fields.object("font") { self.font = font }
        if let color: UIColor = fields.object("color") { self.color = color }
        fields.integer("lineBreakMode") {
            lineBreakMode = NSLineBreakMode(rawValue: $0) ?? lineBreakMode
        }
        fields.integer("numberOfLines") { numberOfLines = $0 }
        fields.flag("adjustsFontSizeToFitWidth") { adjustsFontSizeToFitWidth = $0 }
        fields.number("minimumScaleFactor") { minimumScaleFactor = $0 }
        fields.flag("allowsTightening") { allowsDefaultTighteningForTruncation = $0 }
    }
}

extension UIContentUnavailableConfiguration.ImageProperties {
    fileprivate var archivedFields: ArchivedFields {
        var fields = ArchivedFields()
        fields.add(preferredSymbolConfiguration, "symbolConfiguration")
        fields.add(tintColor, "tintColor")
        fields.add(cornerRadius, "cornerRadius")
        fields.add([maximumSize.width, maximumSize.height], "maximumSize")
        fields.add(accessibilityIgnoresInvertColors, "ignoresInvertColors")
        return fields
    }

    fileprivate mutating func read(_ fields: ArchivedFields) {
        preferredSymbolConfiguration = fields.object("symbolConfiguration")
        tintColor = fields.object("tintColor")
        fields.number("cornerRadius") { cornerRadius = $0 }
        if let sides = fields.numbers("maximumSize", count: 2) {
            maximumSize = CGSize(width: sides[0], height: sides[1])
        }
        fields.flag("ignoresInvertColors") { accessibilityIgnoresInvertColors = $0 }
    }
}

extension UIContentUnavailableConfiguration.ButtonProperties {
    fileprivate var archivedFields: ArchivedFields {
        var fields = ArchivedFields()
        fields.add(isEnabled, "isEnabled")
        fields.add(role.rawValue, "role")
        return fields
    }

    fileprivate mutating func read(_ fields: ArchivedFields) {
        fields.flag("isEnabled") { isEnabled = $0 }
        fields.integer("role") { role = UIButton.Role(rawValue: $0) ?? .normal }
    }
}
