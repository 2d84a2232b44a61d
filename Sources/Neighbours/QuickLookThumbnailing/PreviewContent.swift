// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation
package import UIKit
package import UniformTypeIdentifiers

/// What a file shows, as far as it can be read here.
package enum PreviewContent {
    /// A picture.
    case picture(UIImage)
    /// A plain, rich or HTML text.
    case text(NSAttributedString)
    /// The pages of a PDF file.
    case pages(CGPDFDocument)
    /// Nothing: only the file's name and kind can be told.
    case unknown

    private enum Kind {
        case picture
        case text
        case document
        case pages
    }

    /// What a file's content is by its type, or else its name; nil for what cannot be shown.
    private static func kind(of url: URL, _ known: UTType? = nil) -> Kind? {
        guard url.isFileURL, let type = known ?? UTType(filenameExtension: url.pathExtension)
        else { return nil }
        if type.conforms(to: .pdf) { return .pages }
        if type.conforms(to: .html) || type.conforms(to: .rtf) { return .document }
        if type.conforms(to: .image) { return .picture }
        return type.conforms(to: .text) ? .text : nil
    }

    /// Whether the content of a file with such a name can be shown.
    package static func canShow(_ url: URL) -> Bool { kind(of: url) != nil }

    /// Reads a file; a type counts more than the name.
    @MainActor
    package init(of url: URL, type: UTType? = nil) {
        let read: PreviewContent? =
            switch Self.kind(of: url, type) {
            case .pages: CGPDFDocument(url as NSURL).map { .pages($0) }
            case .document: Self.document(url).map { .text($0) }
            case .picture: UIImage(contentsOfFile: url.path).map { .picture($0) }
            case .text: Self.text(url).map { .text($0) }
            case nil: nil
            }
        self = read ?? .unknown
    }

    @MainActor
    private static func document(_ url: URL) -> NSAttributedString? {
        try? NSAttributedString(url: url, options: [:], documentAttributes: nil)
    }

    @MainActor
    private static func text(_ url: URL) -> NSAttributedString? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        // Texts that are not UTF-8 are taken for Latin 1, which can always be read.
        let text =
            String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular),
            .foregroundColor: UIColor.label,
        ]
        return NSAttributedString(string: text, attributes: attributes)
    }

    /// The kind of a file for people.
    package static func kindName(of url: URL) -> String {
        let name = url.pathExtension
        let type = UTType(filenameExtension: name)
        return type?.localizedDescription
            ?? (name.isEmpty ? "Document" : "\(name.uppercased()) document")
    }

    /// The symbol of a file's kind.
    package static func symbolName(of url: URL) -> String {
        switch kind(of: url) {
        case .picture: "photo"
        case .text, .document: "doc.text"
        case .pages: "doc.richtext"
        case nil: "doc"
        }
    }
}

extension CGPDFPage {
    /// Draws the page into a rectangle of a context whose y goes down.
    package func draw(in rect: CGRect, of context: CGContext) {
        context.saveGState()
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(rect)
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.concatenate(
            getDrawingTransform(
                .cropBox,
                rect: CGRect(origin: .zero, size: rect.size),
                rotate: 0,
                preserveAspectRatio: true
            )
        )
        context.drawPDFPage(self)
        context.restoreGState()
    }

    /// The page's size as it is seen.
    package var seenSize: CGSize {
        let size = getBoxRect(.cropBox).size
        return rotationAngle % 180 == 0
            ? size : CGSize(width: size.height, height: size.width)
    }
}
