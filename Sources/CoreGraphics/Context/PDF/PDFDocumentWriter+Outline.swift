// SPDX-License-Identifier: Apache-2.0

import CCairo
import Foundation

extension PDFDocumentWriter {
    /// Adds the entries of an outline: dictionaries by the `kCGPDFOutline` keys.
    ///
    /// `depth` ends a dictionary that contains itself.
    func addOutline(_ entry: [String: Any], below parent: Int32 = 0, depth: Int = 0) {
        guard depth < 32 else { return }
        var number = parent
        if let title = entry[kCGPDFOutlineTitle as String] as? String {
            let target = Self.target(entry[kCGPDFOutlineDestination as String])
            number = addOutline(title, below: parent, attributes: target)
        }
        for case let child as [String: Any] in entry[kCGPDFOutlineChildren as String] as? [Any]
            ?? []
        {
            addOutline(child, below: number, depth: depth + 1)
        }
    }

    /// Where an entry leads, as Cairo's attributes have it: a URL, a name or a page from 1.
    private static func target(_ destination: Any?) -> String {
        switch destination {
        case let url as URL: "uri=\(quoted(url.absoluteString))"
        case let name as String: "dest=\(quoted(name))"
        case let page as Int: "page=\(max(page, 1)) pos=[0 0]"
        default: "page=1 pos=[0 0]"
        }
    }
}
