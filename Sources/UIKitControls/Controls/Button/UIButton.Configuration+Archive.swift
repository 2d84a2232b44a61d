// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIButton.Configuration {
    private static let styles: [Style] = [
        .plain, .gray, .tinted, .filled, .glass, .prominentGlass, .clearGlass, .prominentClearGlass,
    ]
    private static let sizes: [Size] = [.mini, .small, .medium, .large]
    private static let cornerStyles: [CornerStyle] = [
        .fixed, .dynamic, .small, .medium, .large, .capsule,
    ]
    private static let indicators: [Indicator] = [.automatic, .none, .popup]
    private static let macStyles: [MacIdiomStyle] = [
        .automatic, .bordered, .borderless, .borderlessTinted,
    ]
    private static let alignments: [TitleAlignment] = [.automatic, .leading, .center, .trailing]

    /// The configuration for an archive; without its transformers, which are functions.
    package var archivedFields: ArchivedFields {
        var fields = ArchivedFields()
        fields.add(style, of: Self.styles, "style")
        fields.add(background.archivedFields, "background")
        fields.add(values.title, "title")
        fields.add(values.attributedTitle.map { NSAttributedString($0) }, "attributedTitle")
        fields.add(values.titleLineBreakMode.rawValue, "titleLineBreakMode")
        fields.add(values.subtitle, "subtitle")
        fields.add(values.attributedSubtitle.map { NSAttributedString($0) }, "attributedSubtitle")
        fields.add(values.subtitleLineBreakMode.rawValue, "subtitleLineBreakMode")
        fields.add(values.image, "image")
        fields.add(values.symbolConfiguration, "symbolConfiguration")
        fields.add(values.showsActivity, "showsActivity")
        fields.add(values.indicator, of: Self.indicators, "indicator")
        fields.add(values.foreground, "foreground")
        fields.add(values.backgroundBase, "backgroundBase")
        fields.add(values.size, of: Self.sizes, "size")
        fields.add(values.cornerStyle, of: Self.cornerStyles, "cornerStyle")
        fields.add(values.macIdiomStyle, of: Self.macStyles, "macIdiomStyle")
        if values.hasOwnInsets {
            let insets = values.insets
            fields.add([insets.top, insets.leading, insets.bottom, insets.trailing], "insets")
        }
        fields.add(Int(values.imagePlacement.rawValue), "imagePlacement")
        fields.add(values.imageReservation, "imageReservation")
        fields.add(values.imagePadding, "imagePadding")
        fields.add(values.titlePadding, "titlePadding")
        fields.add(values.titleAlignment, of: Self.alignments, "titleAlignment")
        fields.add(values.followsSelection, "followsSelection")
        return fields
    }

    /// Makes a configuration of ``archivedFields``.
    @MainActor
    package init?(_ fields: ArchivedFields) {
        var start: Style?
        fields.value(of: Self.styles, "style") { start = $0 }
        guard let start else { return nil }
        var result = Self(style: start)
        if let background = fields.fields("background") {
            result.background = UIBackgroundConfiguration(background) ?? result.background
        }
        result.readTexts(fields)
        result.values.image = fields.object("image")
        result.values.symbolConfiguration = fields.object("symbolConfiguration")
        result.values.foreground = fields.object("foreground")
        result.values.backgroundBase = fields.object("backgroundBase")
        fields.flag("showsActivity") { result.values.showsActivity = $0 }
        fields.flag("followsSelection") { result.values.followsSelection = $0 }
        fields.value(of: Self.indicators, "indicator") { result.values.indicator = $0 }
        fields.value(of: Self.cornerStyles, "cornerStyle") { result.values.cornerStyle = $0 }
        fields.value(of: Self.macStyles, "macIdiomStyle") { result.values.macIdiomStyle = $0 }
        fields.value(of: Self.alignments, "titleAlignment") { result.values.titleAlignment = $0 }
        fields.value(of: Self.sizes, "size") { result.buttonSize = $0 }
        if let sides = fields.numbers("insets", count: 4) {
            result.contentInsets = NSDirectionalEdgeInsets(
                top: sides[0],
                leading: sides[1],
                bottom: sides[2],
                trailing: sides[3]
            )
        }
        fields.integer("imagePlacement") {
            result.values.imagePlacement = NSDirectionalRectEdge(rawValue: UInt(max(0, $0)))
        }
        fields.number("imageReservation") { result.values.imageReservation = $0 }
        fields.number("imagePadding") { result.values.imagePadding = $0 }
        fields.number("titlePadding") { result.values.titlePadding = $0 }
        self = result
    }

    private mutating func readTexts(_ fields: ArchivedFields) {
        values.title = fields.text("title")
        let title: NSAttributedString? = fields.object("attributedTitle")
        values.attributedTitle = title.map { AttributedString($0) }
        values.subtitle = fields.text("subtitle")
        let subtitle: NSAttributedString? = fields.object("attributedSubtitle")
        values.attributedSubtitle = subtitle.map { AttributedString($0) }
        fields.integer("titleLineBreakMode") {
            values.titleLineBreakMode = NSLineBreakMode(rawValue: $0) ?? values.titleLineBreakMode
        }
        fields.integer("subtitleLineBreakMode") {
            values.subtitleLineBreakMode =
                NSLineBreakMode(rawValue: $0) ?? values.subtitleLineBreakMode
        }
    }
}
