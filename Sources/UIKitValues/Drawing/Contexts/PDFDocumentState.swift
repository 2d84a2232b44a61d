// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A PDF document that is being drawn, with UIKit's space on each page: points, y down.
final class PDFDocumentState {
    let context: CGContext
    private let defaultBounds: CGRect
    private(set) var pageBounds: CGRect
    private var hasOpenPage = false
    /// Called after the last byte has been written.
    var whenClosed: (() -> Void)?

    /// The size of a page where nobody said any: US Letter.
    static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// Starts a document that is written to data; nil if no context can be made.
    init?(data: NSMutableData, bounds: CGRect, info: [AnyHashable: Any]?) {
        let bounds = bounds.isDrawable ? bounds : Self.letter
        var box = bounds
        guard let consumer = CGDataConsumer(data: data),
            let context = CGContext(
                consumer: consumer,
                mediaBox: &box,
                Self.dictionary(info ?? [:])
            )
        else { return nil }
        self.context = context
        defaultBounds = bounds
        pageBounds = bounds
    }

    /// Begins a page, the one before being ended.
    func beginPage(_ bounds: CGRect?, _ info: [AnyHashable: Any]?) {
        endPage()
        var box = bounds ?? defaultBounds
        if !box.isDrawable { box = defaultBounds }
        pageBounds = box
        var entries = info ?? [:]
        entries[kCGPDFContextMediaBox as String] = withUnsafeBytes(of: box) { Data($0) }
        context.beginPDFPage(Self.dictionary(entries))
        context.saveGState()
        context.concatenate(flip)
        hasOpenPage = true
    }

    /// Begins a page if none is open, as drawing does before the first one.
    func ensurePage() {
        if !hasOpenPage { beginPage(nil, nil) }
    }

    func endPage() {
        guard hasOpenPage else { return }
        hasOpenPage = false
        context.restoreGState()
        context.endPDFPage()
    }

    /// Ends the last page and writes the rest.
    func close() {
        endPage()
        context.closePDF()
        whenClosed?()
        whenClosed = nil
    }

    func setURL(_ url: URL, for rect: CGRect) {
        context.setURL(url as NSURL, for: rect.applying(flip))
    }

    func addDestination(_ name: String, at point: CGPoint) {
        context.addDestination(name as NSString, at: point.applying(flip))
    }

    func setDestination(_ name: String, for rect: CGRect) {
        context.setDestination(name as NSString, for: rect.applying(flip))
    }

    /// From y down to y up within the page.
    private var flip: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: pageBounds.minY + pageBounds.maxY)
    }

    private static func dictionary(_ info: [AnyHashable: Any]) -> NSDictionary {
        let result = NSMutableDictionary()
        for (key, value) in info {
            if let key = key.base as? String { result[key as NSString] = value }
        }
        return result
    }
}
