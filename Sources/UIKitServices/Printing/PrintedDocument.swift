// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

/// Content laid out on a paper: its pages, which can be drawn one by one or made into a PDF.
@MainActor
package struct PrintedDocument {
    private let content: PrintContent
    private let info: UIPrintInfo
    /// The sheet as the content stands on it.
    package let paper: CGRect
    private let printable: CGRect
    private let pages: [Page]

    /// One page of the content.
    private enum Page {
        case rendered(UIPrintPageRenderer, Int)
        case picture(UIImage)
        case page(CGPDFPage)
    }

    /// Lays content out.
    package init(_ content: PrintContent, _ info: UIPrintInfo, on sheet: UIPrintPaper) {
        self.content = content
        self.info = info
        (paper, printable) = sheet.rects(info.orientation)
        switch content {
        case .renderer(let renderer):
            renderer.use(paper, printable: printable)
            pages = (0..<max(0, renderer.numberOfPages)).map { .rendered(renderer, $0) }
        case .items(let items):
            pages = items.flatMap { item -> [Page] in
                switch item {
                case .picture(let image): [.picture(image)]
                case .document(let document):
                    (0..<document.numberOfPages).compactMap {
                        document.page(at: $0 + 1).map { .page($0) }
                    }
                }
            }
        }
    }

    /// How many pages there are.
    package var count: Int { pages.count }

    // MARK: Drawing

    /// Tells a renderer which pages will be drawn.
    private func prepare(_ range: Range<Int>) {
        guard case .renderer(let renderer) = content else { return }
        renderer.prepare(forDrawingPages: NSRange(range))
    }

    /// Draws a page into the current context, the sheet's top left at its origin.
    private func draw(_ index: Int) {
        switch pages[index] {
        case .rendered(let renderer, let page): renderer.drawPage(at: page, in: printable)
        case .picture(let image): draw(image)
        case .page(let page): draw(page)
        }
    }

    /// A picture as large as the printable part allows, turned where that makes it larger.
    private func draw(_ image: UIImage) {
        guard let context = UIGraphicsGetCurrentContext(), image.size.width > 0,
            image.size.height > 0
        else { return }
        context.saveGState()
        defer { context.restoreGState() }
        var room = printable
        if (image.size.width > image.size.height) != (room.width > room.height) {
            context.translateBy(x: room.midX, y: room.midY)
            context.rotate(by: .pi / 2)
            room = CGRect(
                x: -room.height / 2,
                y: -room.width / 2,
                width: room.height,
                height: room.width
            )
        }
        let scale = min(room.width / image.size.width, room.height / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        image.draw(
            in: CGRect(
                x: room.midX - size.width / 2,
                y: room.midY - size.height / 2,
                width: size.width,
                height: size.height
            )
        )
    }

    /// A document's page in the middle of the sheet, made smaller where it does not fit.
    private func draw(_ page: CGPDFPage) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let size = page.getBoxRect(.cropBox).size
        let isTurned = page.rotationAngle % 180 != 0
        let shown = isTurned ? CGSize(width: size.height, height: size.width) : size
        guard shown.width > 0, shown.height > 0 else { return }
        context.saveGState()
        context.translateBy(x: 0, y: paper.height)
        context.scaleBy(x: 1, y: -1)
        var target = paper
        // Pages as large as the paper keep their place; others fit what can be printed.
        if shown.width > paper.width + 1 || shown.height > paper.height + 1 { target = printable }
        let scale = min(1, target.width / shown.width, target.height / shown.height)
        context.translateBy(x: paper.midX, y: paper.midY)
        context.scaleBy(x: scale, y: scale)
        let box = CGRect(
            x: -shown.width / 2,
            y: -shown.height / 2,
            width: shown.width,
            height: shown.height
        )
        context.concatenate(
            page.getDrawingTransform(.cropBox, rect: box, rotate: 0, preserveAspectRatio: true)
        )
        context.drawPDFPage(page)
        context.restoreGState()
    }

    // MARK: Results

    /// The PDF of some of the pages, a page a side.
    package func pdf(_ range: Range<Int>) -> Data {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: info.jobName]
        let renderer = UIGraphicsPDFRenderer(bounds: paper, format: format)
        prepare(range)
        return renderer.pdfData { context in
            for index in range.clamped(to: 0..<count) {
                context.beginPage()
                draw(index)
            }
        }
    }

    /// A small picture of a page on white paper.
    package func preview(_ index: Int, width: CGFloat, scale: CGFloat) -> UIImage {
        let factor = width / paper.width
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        let size = CGSize(width: width, height: (paper.height * factor).rounded())
        prepare(index..<index + 1)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.cgContext.scaleBy(x: factor, y: factor)
            if index < count { draw(index) }
        }
    }
}
