// SPDX-License-Identifier: Apache-2.0

import CCairo
public import Foundation
import ObjCRuntime
import PDFObjects

extension CGContext {
    /// Makes a context that writes a PDF file; `nil` if the file cannot be made.
    ///
    /// `mediaBox`: of pages that bring none of their own; `nil` is US Letter.
    /// `auxiliaryInfo`: title, author and such, by the `kCGPDFContext` keys.
    public convenience init?(
        _ url: CFURL,
        mediaBox: UnsafePointer<CGRect>?,
        _ auxiliaryInfo: CFDictionary?
    ) {
        let path = (url as URL).path
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else {
            logIgnoredCall("CGContext.init(_:mediaBox:_:): cannot write \(path)")
            return nil
        }
        self.init(
            output: PDFOutput(
                write: { file.write(Data($0)) },
                finish: { try? file.close() }
            ),
            mediaBox: mediaBox?.pointee,
            auxiliaryInfo
        )
    }

    /// Makes a context that writes a PDF to a consumer.
    ///
    /// `mediaBox`: of pages that bring none of their own; `nil` is US Letter.
    /// `auxiliaryInfo`: title, author and such, by the `kCGPDFContext` keys.
    public convenience init?(
        consumer: CGDataConsumer,
        mediaBox: UnsafePointer<CGRect>?,
        _ auxiliaryInfo: CFDictionary?
    ) {
        self.init(
            output: PDFOutput(write: { consumer.write($0) }),
            mediaBox: mediaBox?.pointee,
            auxiliaryInfo
        )
    }

    convenience init(output: PDFOutput, mediaBox: CGRect?, _ auxiliaryInfo: CFDictionary?) {
        let document = PDFDocumentWriter(
            output: output,
            mediaBox: PDFDocumentWriter.usableBox(mediaBox)
        )
        document.setInformation(auxiliaryInfo)
        self.init(
            device: document.device,
            baseTransform: document.pageTransform,
            bitmap: nil,
            document: document
        )
        state.ctm = .identity
        flip = document.pageTransform
    }

    /// Begins a page with a new graphics state; one that is open ends first.
    ///
    /// `pageInfo`: `kCGPDFContextMediaBox` as data of a `CGRect` sets the page's size.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let document = openDocument("beginPDFPage(_:)") else { return }
        if document.hasOpenPage { endPDFPage() }
        let box = (pageInfo as? [String: Any])?[kCGPDFContextMediaBox as String]
        document.beginPage(
            CGRect(pageInfoValue: box).map(PDFDocumentWriter.usableBox) ?? document.mediaBox
        )
        beginPath()
        textMatrix = .identity
        savedStates = []
        layerMarks = []
        baseTransform = document.pageTransform
        flip = baseTransform
        state = GraphicsState(ctm: .identity)
    }

    /// Ends the page; drawing has no effect until the next begins.
    public func endPDFPage() {
        guard let document = openDocument("endPDFPage()"), document.hasOpenPage else { return }
        finishDrawing()
        while !document.openParts.isEmpty { endTag() }
        document.endPage()
    }

    /// Begins a page of a PDF of some size; other contexts have no pages.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        guard document != nil else { return }
        guard let box = mediaBox?.pointee else { return beginPDFPage(nil) }
        let data = withUnsafeBytes(of: box) { Data($0) }
        beginPDFPage([kCGPDFContextMediaBox as String: data] as NSDictionary)
    }

    /// Ends a page of a PDF; other contexts have no pages.
    public func endPage() {
        guard document != nil else { return }
        endPDFPage()
    }

    /// Writes the rest of the file.
    ///
    /// All drawing afterwards has no effect.
    public func closePDF() {
        guard let document, !document.isClosed else { return }
        if document.hasOpenPage { endPDFPage() }
        document.close()
    }

    /// Makes a rectangle of the page's default space open a URL when it is clicked.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        let text = (url as URL).absoluteString
        addLink("uri=\(PDFDocumentWriter.quoted(text))", rect, "setURL(_:for:)")
    }

    /// Makes a rectangle of the page's default space lead to a named destination when it is
    /// clicked.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        addLink(
            "dest=\(PDFDocumentWriter.quoted(name as String))",
            rect,
            "setDestination(_:for:)"
        )
    }

    /// Names a point of the page's default space as the destination of links.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        guard let document = openPage("addDestination(_:at:)"), point.x.isFinite,
            point.y.isFinite
        else { return }
        let place = point.applying(baseTransform)
        document.tag(
            CAIRO_TAG_DEST,
            "name=\(PDFDocumentWriter.quoted(name as String)) x=\(place.x) y=\(place.y)"
        )
    }

    /// Would add XMP metadata, which Cairo cannot write; reports itself as unbuilt.
    public func addDocumentMetadata(_ metadata: CFData?) {
        guard openDocument("addDocumentMetadata(_:)") != nil else { return }
        Unbuilt.report("CGContext.addDocumentMetadata(_:)")
    }

    private func addLink(_ target: String, _ rect: CGRect, _ call: String) {
        guard let document = openPage(call), !rect.isNull, !rect.hasNaN, !rect.isInfinite else {
            return
        }
        let box = rect.applying(baseTransform)
        document.tag(
            CAIRO_TAG_LINK,
            "rect=[\(box.minX) \(box.minY) \(box.width) \(box.height)] \(target)"
        )
    }

    /// The document, if this is a PDF that is not closed.
    func openDocument(_ call: String) -> PDFDocumentWriter? {
        if let document, !document.isClosed { return document }
        logIgnoredCall("CGContext.\(call): this is no PDF, or it is closed")
        return nil
    }

    /// The document, if this is a PDF with an open page.
    func openPage(_ call: String) -> PDFDocumentWriter? {
        guard let document = openDocument(call) else { return nil }
        if document.hasOpenPage { return document }
        logIgnoredCall("CGContext.\(call): no page is open; begin one first")
        return nil
    }
}

extension PDFDocumentWriter {
    /// From the page's default space to the device, y down.
    fileprivate var pageTransform: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -pageBox.minX, ty: pageBox.maxY)
    }
}

extension CGRect {
    /// A box of a page's information: data of a `CGRect`.
    fileprivate init?(pageInfoValue: Any?) {
        guard let data = pageInfoValue as? Data, data.count == MemoryLayout<CGRect>.size else {
            return nil
        }
        self = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
}
