// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import PDFObjects

// Sendable is unchecked because nothing changes.
/// A page of a PDF file.
public final class CGPDFPage: Hashable, @unchecked Sendable {
    let source: PDFDictionary
    private let owner: CGPDFDocument
    /// The page's number, which begins at 1.
    public let pageNumber: Int

    init(_ document: CGPDFDocument, _ number: Int, _ source: PDFDictionary) {
        owner = document
        pageNumber = number
        self.source = source
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID { TypeIdentifier.page.rawValue }

    /// The document that the page is of.
    public var document: CGPDFDocument? { owner }

    /// What the file says of the page, with what it inherits from the tree of pages.
    public var dictionary: CGPDFDictionaryRef? { handle.address }

    package var handle: PDFHandle { owner.file.handle(ofPage: pageNumber, source) }

    /// How far the page is to be turned clockwise when it is shown: 0, 90, 180 or 270.
    public var rotationAngle: Int32 {
        let angle = owner.file.resolve(source["Rotate"]).integer ?? 0
        guard angle.isMultiple(of: 90) else { return 0 }
        return Int32((angle % 360 + 360) % 360)
    }

    /// A box of the page, in its own space; what a box is cut to and made up for by is as the
    /// format says.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        let paper = rect("MediaBox") ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        func within(_ rect: CGRect?) -> CGRect? {
            guard let kept = rect?.intersection(paper), !kept.isNull, !kept.isEmpty else {
                return nil
            }
            return kept
        }
        let crop = within(rect("CropBox")) ?? paper
        switch box {
        case .mediaBox: return paper
        case .cropBox: return crop
        case .bleedBox: return within(rect("BleedBox")) ?? crop
        case .trimBox: return within(rect("TrimBox")) ?? crop
        case .artBox: return within(rect("ArtBox")) ?? crop
        }
    }

    private func rect(_ key: String) -> CGRect? {
        guard let rect = CGRect(pdf: owner.file.numbers(source[key])), !rect.isEmpty else {
            return nil
        }
        return rect
    }

    /// Where to draw the page so that a box of it lies in the middle of a rectangle.
    ///
    /// The page is made smaller if it has to, never larger.
    ///
    /// - Parameters:
    ///   - box: What of the page is to be seen.
    ///   - rect: Where.
    ///   - rotate: Degrees clockwise beside those of the page itself; a multiple of 90.
    ///   - preserveAspectRatio: Whether both directions are made smaller alike.
    /// - Returns: what to concatenate to the context's transform before drawing the page.
    public func getDrawingTransform(
        _ box: CGPDFBox,
        rect: CGRect,
        rotate: Int32,
        preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let seen = getBoxRect(box)
        let turns = ((Int(rotationAngle) + Int(rotate)) / 90 % 4 + 4) % 4
        let isOnSide = turns % 2 == 1
        let size =
            isOnSide ? CGSize(width: seen.height, height: seen.width) : seen.size
        guard size.width > 0, size.height > 0 else { return .identity }
        var across = min(1, rect.width / size.width)
        var down = min(1, rect.height / size.height)
        if preserveAspectRatio {
            across = min(across, down)
            down = across
        }
        return CGAffineTransform(translationX: -seen.midX, y: -seen.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(turns) * .pi / 2).exactTurns)
            .concatenating(CGAffineTransform(scaleX: across, y: down))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    /// Whether both are the same page of the same document.
    public static func == (lhs: CGPDFPage, rhs: CGPDFPage) -> Bool {
        lhs.owner === rhs.owner && lhs.pageNumber == rhs.pageNumber
    }

    /// Goes with `==`.
    public func hash(into hasher: inout Hasher) { hasher.combine(pageNumber) }
}

extension CGAffineTransform {
    /// The same quarter turns without the traces of rounding.
    fileprivate var exactTurns: CGAffineTransform {
        CGAffineTransform(
            a: a.rounded(),
            b: b.rounded(),
            c: c.rounded(),
            d: d.rounded(),
            tx: 0,
            ty: 0
        )
    }
}

extension CGContext {
    /// Draws a page in its own space: a point of the page is a point of user space, y up.
    ///
    /// What lies outside the page's crop box is left out. `CGPDFPage.getDrawingTransform` makes a
    /// page fit. Kinds of content that are not built yet are left out and say so, by name.
    public func drawPDFPage(_ page: CGPDFPage) {
        guard let file = page.document?.file else { return }
        saveGState()
        defer { restoreGState() }
        clip(to: page.getBoxRect(.cropBox))
        setLineWidth(1)
        setLineCap(.butt)
        setLineJoin(.miter)
        setMiterLimit(10)
        setLineDash(phase: 0, lengths: [])
        setTextDrawingMode(.fill)
        let text = textMatrix
        defer { textMatrix = text }
        let resources = file.dictionary(page.source["Resources"]) ?? [:]
        let painter = PDFPainter(self, PDFPainter.Shared(file), resources: resources)
        painter.paint(file.content(of: page.source))
    }
}
