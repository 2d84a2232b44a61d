// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

/// What is printed: pages that a renderer draws, or the pages of documents and pictures.
@MainActor
package enum PrintContent {
    case renderer(UIPrintPageRenderer)
    case items([Item])

    /// One thing that is printed as it is.
    package enum Item {
        case picture(UIImage)
        case document(CGPDFDocument)
    }

    /// Reads what `printingItems` may hold: a picture, its bytes, those of a PDF, or a file's address;
    /// nil for anything else.
    package static func item(_ value: Any) -> Item? {
        switch value {
        case let image as UIImage: return .picture(image)
        case let data as Data: return item(data)
        case let data as NSData: return item(data as Data)
        case let url as URL: return item(url)
        case let url as NSURL: return item(url as URL)
        default: return nil
        }
    }

    private static func item(_ url: URL) -> Item? {
        guard url.isFileURL else { return nil }
        return (try? Data(contentsOf: url, options: .mappedIfSafe)).flatMap { item($0) }
    }

    private static func item(_ data: Data) -> Item? {
        if let provider = CGDataProvider(data: data as CFData),
            let document = CGPDFDocument(provider)
        {
            return document.numberOfPages > 0 ? .document(document) : nil
        }
        return UIImage(data: data).map { .picture($0) }
    }

    /// The size of the first page, for choosing the paper; nil where the paper decides.
    package var pageSize: CGSize? {
        guard case .items(let items) = self, case .document(let document)? = items.first else {
            return nil
        }
        return document.page(at: 1)?.getBoxRect(.cropBox).size
    }
}
