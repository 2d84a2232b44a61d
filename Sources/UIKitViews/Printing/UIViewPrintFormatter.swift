// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Prints the content of a view: in its size on the screen, scaled down if it is wider than the
/// paper, cut into pages from the top.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    private final let printed: UIView

    /// Made by ``UIView/viewPrintFormatter()``.
    init(view: UIView) {
        printed = view
        super.init()
    }

    /// The view that is printed.
    open var view: UIView { printed }

    /// All that the view has to show, in its coordinates: of a scroll view the content.
    private var content: CGRect {
        guard let scrolling = printed as? UIScrollView else { return printed.bounds }
        let size = scrolling.contentSize
        return CGRect(
            origin: .zero,
            size: CGSize(
                width: max(size.width, scrolling.bounds.width),
                height: max(size.height, scrolling.bounds.height)
            )
        )
    }

    /// The scale from the view to the sheet: at most 1.
    private func scale(_ room: CGRect) -> CGFloat {
        let width = content.width
        return width > room.width ? room.width / width : 1
    }

    /// The part of the view that is on one of the formatter's pages; nil beyond the last.
    private func part(_ page: Int) -> CGRect? {
        guard let geometry, page >= 0 else { return nil }
        let content = content
        guard content.width >= 1, content.height >= 1, content.height < 1e6 else { return nil }
        var top = content.minY
        for index in 0...page {
            guard let room = geometry.content(ofPage: index), top < content.maxY - 0.01 else {
                return nil
            }
            let height = min(room.height / scale(room), content.maxY - top)
            if index == page {
                return CGRect(x: content.minX, y: top, width: content.width, height: height)
            }
            top += height
        }
        return nil
    }

    /// The number of pages.
    open override var pageCount: Int {
        guard let first = geometry?.content(ofPage: 0), part(0) != nil else { return 0 }
        guard let other = geometry?.content(ofPage: 1) else { return 1 }
        let rest = content.height - first.height / scale(first)
        return rest <= 0.01 ? 1 : 1 + Int((rest * scale(other) / other.height - 1e-6).rounded(.up))
    }

    /// The rectangle of a page's part of the view.
    open override func rectForPage(at pageIndex: Int) -> CGRect {
        let page = pageIndex - startPage
        guard let room = geometry?.content(ofPage: page), let part = part(page) else {
            return .zero
        }
        let scale = scale(room)
        return CGRect(
            origin: room.origin,
            size: CGSize(width: part.width * scale, height: part.height * scale)
        )
    }

    /// Draws a page's part of the view into a rectangle by ``UIView/draw(_:for:)``.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let part = part(pageIndex - startPage), let context = UIGraphicsGetCurrentContext(),
            rect.width > 0, rect.height > 0
        else { return }
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / part.width, y: rect.width / part.width)
        context.translateBy(x: -part.minX, y: -part.minY)
        printed.draw(part, for: self)
        context.restoreGState()
    }

    @_spi(Rooms) open override func makeCopy() -> UIPrintFormatter {
        UIViewPrintFormatter(view: printed)
    }
}

extension UIView {
    /// Draws the view with all that is in it into the current context, for a printer.
    func drawForPrinting() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layer.render(in: context)
    }
}
