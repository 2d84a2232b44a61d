// SPDX-License-Identifier: Apache-2.0

import CoreText
import Foundation

/// A text divided among pages.
struct PrintedText {
    private let pages: [TextLayout]

    /// Lays a text out page by page: a line that finds no room begins the next one.
    init(_ text: NSAttributedString, _ geometry: PrintGeometry) {
        let whole = TypesetText(text)
        var pages: [TextLayout] = []
        var start = 0
        while start < text.length, let room = geometry.content(ofPage: pages.count) {
            var options = TextLayout.Options()
            options.width = room.width
            options.height = room.height
            options.start = start
            let page = TextLayout(whole, options: options)
            let end = page.visibleRange.upperBound
            guard end > start else { break }
            pages.append(page)
            start = end
        }
        self.pages = pages
    }

    var count: Int { pages.count }

    /// Draws a page with its top left at a point of the current context.
    func draw(_ page: Int, at point: CGPoint) {
        guard pages.indices.contains(page), let context = UIGraphicsGetCurrentContext() else {
            return
        }
        pages[page].draw(at: point, in: context)
    }

    /// As high as the lines of a page.
    func height(_ page: Int) -> CGFloat {
        pages.indices.contains(page) ? pages[page].size.height : 0
    }
}
