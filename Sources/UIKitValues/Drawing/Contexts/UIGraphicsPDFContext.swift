// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spelling of these functions.

public import Foundation

/// Begins a document that is written to data: from now on this thread draws into it, y down.
///
/// Empty bounds stand for US Letter. Begin a page before drawing.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData,
    _ bounds: CGRect,
    _ documentInfo: [AnyHashable: Any]?
) {
    guard let document = PDFDocumentState(data: data, bounds: bounds, info: documentInfo) else {
        NSLog("%@", "UIGraphicsBeginPDFContextToData: no document can be made")
        return
    }
    GraphicsStack.current.push(document.context, .document(document))
}

/// Begins a document that is written to a file when it ends.
///
/// - Returns: whether the file can be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String,
    _ bounds: CGRect,
    _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    let data = NSMutableData()
    guard let document = PDFDocumentState(data: data, bounds: bounds, info: documentInfo) else {
        return false
    }
    document.whenClosed = { [data] in _ = data.write(toFile: path, atomically: true) }
    GraphicsStack.current.push(document.context, .document(document))
    return true
}

/// Ends the document begun last, with its last page.
public func UIGraphicsEndPDFContext() {
    GraphicsStack.current.pop {
        guard case .document(let document) = $0 else { return false }
        document.close()
        return true
    }
}

/// Begins a page of the document's own size.
public func UIGraphicsBeginPDFPage() { currentDocument?.beginPage(nil, nil) }

/// Begins a page of a given size; `pageInfo` may hold the boxes that Core Graphics knows.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    currentDocument?.beginPage(bounds, pageInfo)
}

/// The bounds of the page that is being drawn; zero outside of documents.
public func UIGraphicsGetPDFContextBounds() -> CGRect { currentDocument?.pageBounds ?? .zero }

/// Makes a rectangle of the page open a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    currentDocument?.setURL(url, for: rect)
}

/// Names a point of the page as the destination of links.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    currentDocument?.addDestination(name, at: point)
}

/// Makes a rectangle of the page lead to a named destination.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    currentDocument?.setDestination(name, for: rect)
}

/// The document that is on top of this thread's stack.
private var currentDocument: PDFDocumentState? {
    guard case .document(let document)? = GraphicsStack.current.entries.last?.purpose else {
        return nil
    }
    return document
}
