// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pages of a text, laid out when they are first asked for and after what changes them.
@MainActor
struct TextPages {
    private var known: (geometry: PrintGeometry, text: PrintedText)?

    /// Forgets the lay-out: the text is another.
    mutating func invalidate() { known = nil }

    /// The pages in some room.
    mutating func pages(
        in geometry: PrintGeometry?,
        of text: (PrintGeometry) -> NSAttributedString
    ) -> PrintedText? {
        guard let geometry else { return nil }
        if let known, known.geometry == geometry { return known.text }
        let pages = PrintedText(text(geometry), geometry)
        known = (geometry, pages)
        return pages
    }
}
