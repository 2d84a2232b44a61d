// SPDX-License-Identifier: Apache-2.0

import CCairo
import Foundation
import PDFObjects

/// A PDF that is being written, page by page.
final class PDFDocumentWriter {
    /// Draws on the page that is open.
    let device: CairoVectorDevice
    /// The box of pages that bring none of their own.
    let mediaBox: CGRect
    /// The box of the open page, or of the last one.
    private(set) var pageBox: CGRect
    /// Whether a page has begun and not ended.
    private(set) var hasOpenPage = false
    /// How many pages have begun.
    private(set) var pageCount = 0

    private var hasAnchor = false
    private let surface: OpaquePointer
    private let output: PDFOutput
    /// Whether the file is finished.
    private(set) var isClosed = false

    /// The size of paper where no box is given: US Letter.
    static let defaultBox = CGRect(x: 0, y: 0, width: 612, height: 792)
    /// PDF's own limit of a side.
    static let largestSide: CGFloat = 14_400

    init(output: PDFOutput, mediaBox: CGRect) {
        self.output = output
        self.mediaBox = mediaBox
        pageBox = mediaBox
        surface =
            cairo_pdf_surface_create_for_stream(
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_SUCCESS }
                    Unmanaged<PDFOutput>.fromOpaque(closure).takeUnretainedValue()
                        .write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                    return CAIRO_STATUS_SUCCESS
                },
                Unmanaged.passUnretained(output).toOpaque(),
                Double(mediaBox.width),
                Double(mediaBox.height)
            ).unsafelyNonNull
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
        device = CairoVectorDevice(
            canvas: CairoCanvas(
                surface: cairo_surface_reference(surface).unsafelyNonNull,
                isVector: true,
                memory: output
            ),
            bounds: CGRect(origin: .zero, size: mediaBox.size)
        )
    }

    deinit {
        close()
        cairo_surface_destroy(surface)
    }

    /// A box that a page can have, or the default.
    static func usableBox(_ box: CGRect?) -> CGRect {
        guard let box = box?.standardized, box.width >= 1, box.height >= 1,
            box.width <= largestSide, box.height <= largestSide, box.minX.isFinite,
            box.minY.isFinite
        else { return defaultBox }
        return box
    }

    /// Begins a page.
    func beginPage(_ box: CGRect) {
        pageBox = box
        pageCount += 1
        hasOpenPage = true
        hasAnchor = false
        cairo_pdf_surface_set_size(surface, Double(box.width), Double(box.height))
        device.bounds = CGRect(origin: .zero, size: box.size)
    }

    /// Ends the open page.
    func endPage() {
        hasOpenPage = false
        device.canvas.setClip(nil)
        cairo_show_page(device.canvas.cairo)
    }

    /// Finishes the file; nothing can be drawn afterwards.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        hasOpenPage = false
        // Cairo writes the structure last, without what is said about its parts.
        if !structure.isEmpty { output.beginRecording() }
        cairo_surface_finish(surface)
        structure.update(of: output)?.withUnsafeBytes { output.write($0) }
        output.finish()
    }

    /// Sets a text of the document's information.
    func setMetadata(_ key: cairo_pdf_metadata_t, _ text: String) {
        cairo_pdf_surface_set_metadata(surface, key, text)
    }

    /// Adds an entry to the outline and answers its number, to add others below it.
    func addOutline(_ title: String, below parent: Int32, attributes: String) -> Int32 {
        cairo_pdf_surface_add_outline(
            surface,
            parent,
            title,
            attributes,
            CAIRO_PDF_OUTLINE_FLAG_OPEN
        )
    }

    /// Marks a place or an area of the page.
    func tag(_ name: String, _ attributes: String) {
        beginTag(name, attributes)
        endTag(name)
    }

    /// Begins a part of the document's structure.
    func beginTag(_ name: String, _ attributes: String = "") {
        // Cairo drops the tags of pages without any drawing; this speck is too small to be seen.
        if !hasAnchor {
            hasAnchor = true
            device.canvas.setClip(nil)
            device.canvas.setSource(DeviceColor(red: 1, green: 1, blue: 1, alpha: 1))
            cairo_rectangle(device.canvas.cairo, 0, 0, 0.01, 0.01)
            cairo_fill(device.canvas.cairo)
        }
        cairo_tag_begin(device.canvas.cairo, name, attributes)
    }

    /// The parts of the structure, in the order in which they began.
    var structure = PDFStructure()

    /// The parts of the structure that have begun and not ended, outermost first.
    var openParts: [String] = []

    /// Ends the part that was begun last.
    func endTag(_ name: String) {
        cairo_tag_end(device.canvas.cairo, name)
    }

    /// Text within quotes, as Cairo's attributes have it.
    static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "'", with: "\\'")
        return "'\(escaped)'"
    }
}
