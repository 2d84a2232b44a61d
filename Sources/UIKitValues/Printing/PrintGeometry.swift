// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The areas of the pages that a formatter prints in, in points of the sheet.
package struct PrintGeometry: Equatable {
    var paper = CGRect.zero
    var printable = CGRect.zero
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0
    /// From the printable edges: the top of the first page, the sides of all.
    var contentInsets = UIEdgeInsets.zero
    /// From the edges of the sheet, on every page.
    var pageInsets = UIEdgeInsets.zero
    /// 0 is no limit.
    var maximumSize = CGSize.zero

    /// Makes the areas of a renderer's pages.
    package init(
        paper: CGRect,
        printable: CGRect,
        headerHeight: CGFloat,
        footerHeight: CGFloat,
        contentInsets: UIEdgeInsets,
        pageInsets: UIEdgeInsets,
        maximumSize: CGSize
    ) {
        self.paper = paper
        self.printable = printable
        self.headerHeight = headerHeight
        self.footerHeight = footerHeight
        self.contentInsets = contentInsets
        self.pageInsets = pageInsets
        self.maximumSize = maximumSize
    }

    /// The area on one of the formatter's pages, from 0; nil for none.
    package func content(ofPage page: Int) -> CGRect? {
        var room = printable
        room.origin.y += headerHeight
        room.size.height -= headerHeight + footerHeight
        if pageInsets != .zero { room = Self.shared(room, Self.inset(paper, pageInsets)) }
        room.origin.x += contentInsets.left
        room.size.width -= contentInsets.left + contentInsets.right
        if page == 0 {
            room.origin.y += contentInsets.top
            room.size.height -= contentInsets.top
        }
        if maximumSize.width > 0 { room.size.width = min(room.size.width, maximumSize.width) }
        if maximumSize.height > 0 { room.size.height = min(room.size.height, maximumSize.height) }
        let isRoom =
            room.size.width >= 1 && room.size.height >= 1 && room.size.width < 1e6
            && room.size.height < 1e6 && room.minX.isFinite && room.minY.isFinite
        return isRoom ? room : nil
    }

    private static func inset(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: rect.minX + insets.left,
            y: rect.minY + insets.top,
            width: rect.width - insets.left - insets.right,
            height: rect.height - insets.top - insets.bottom
        )
    }

    /// The intersection, without the correction of negative sizes in `intersection`.
    private static func shared(_ first: CGRect, _ second: CGRect) -> CGRect {
        let left = max(first.origin.x, second.origin.x)
        let top = max(first.origin.y, second.origin.y)
        let right = min(
            first.origin.x + first.size.width,
            second.origin.x + second.size.width
        )
        let bottom = min(
            first.origin.y + first.size.height,
            second.origin.y + second.size.height
        )
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
