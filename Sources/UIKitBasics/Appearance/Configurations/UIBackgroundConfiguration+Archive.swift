// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIBackgroundConfiguration {
    private static let kinds: [Kind] = [
        .clear, .plainCell, .plainHeaderFooter, .groupedCell, .groupedHeaderFooter,
        .sidebarHeader, .sidebarCell, .accompaniedSidebarCell,
    ]

    /// The configuration for an archive; without its transformers, which are functions.
    package var archivedFields: ArchivedFields {
        var fields = ArchivedFields()
        fields.add(kind, of: Self.kinds, "kind")
        fields.add(customView, "customView")
        fields.add(visualEffect, "visualEffect")
        fields.add(cornerRadius, "cornerRadius")
        let insets = backgroundInsets
        fields.add([insets.top, insets.leading, insets.bottom, insets.trailing], "insets")
        fields.add(Int(edgesAddingLayoutMarginsToBackgroundInsets.rawValue), "marginEdges")
        fields.add(hasOwnBackgroundColor, "hasOwnColor")
        if hasOwnBackgroundColor { fields.add(backgroundColor, "color") }
        fields.add(image, "image")
        fields.add(imageContentMode.rawValue, "imageContentMode")
        fields.add(strokeColor, "strokeColor")
        fields.add(strokeWidth, "strokeWidth")
        fields.add(strokeOutset, "strokeOutset")
        return fields
    }

    /// Makes a configuration of ``archivedFields``.
    @MainActor
    package init?(_ fields: ArchivedFields) {
        var start: UIBackgroundConfiguration?
        fields.value(of: Self.kinds, "kind") { start = Self.ofKind($0) }
        guard var result = start else { return nil }
        result.customView = fields.object("customView")
        result.visualEffect = fields.object("visualEffect")
        fields.number("cornerRadius") { result.cornerRadius = $0 }
        if let sides = fields.numbers("insets", count: 4) {
            result.backgroundInsets = NSDirectionalEdgeInsets(
                top: sides[0],
                leading: sides[1],
                bottom: sides[2],
                trailing: sides[3]
            )
        }
        fields.integer("marginEdges") {
            result.edgesAddingLayoutMarginsToBackgroundInsets =
                NSDirectionalRectEdge(rawValue: UInt(max(0, $0)))
        }
        fields.flag("hasOwnColor") { if $0 { result.backgroundColor = fields.object("color") } }
        result.image = fields.object("image")
        fields.integer("imageContentMode") {
            result.imageContentMode = UIView.ContentMode(rawValue: $0) ?? .scaleToFill
        }
        result.strokeColor = fields.object("strokeColor")
        fields.number("strokeWidth") { result.strokeWidth = $0 }
        fields.number("strokeOutset") { result.strokeOutset = $0 }
        self = result
    }

    private static func ofKind(_ kind: Kind) -> UIBackgroundConfiguration {
        switch kind {
        case .clear: clear()
        case .plainCell: listPlainCell()
        case .plainHeaderFooter: listPlainHeaderFooter()
        case .groupedCell: listGroupedCell()
        case .groupedHeaderFooter: listGroupedHeaderFooter()
        case .sidebarHeader: listSidebarHeader()
        case .sidebarCell: listSidebarCell()
        case .accompaniedSidebarCell: listAccompaniedSidebarCell()
        }
    }
}
