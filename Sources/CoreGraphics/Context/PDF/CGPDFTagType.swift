// SPDX-License-Identifier: Apache-2.0

// Two cases are spelled as on iOS.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The role of a tagged part of a PDF, for screen readers and reflow.
public enum CGPDFTagType: Int32, Sendable {
    /// A whole document.
    case document = 100
    /// A large division of a document.
    case part = 101
    /// A self-contained text.
    case art = 102
    /// A section.
    case section = 103
    /// A generic block.
    case div = 104
    /// A quotation of paragraphs.
    case blockQuote = 105
    /// A caption.
    case caption = 106
    /// A table of contents.
    case TOC = 107
    /// An entry of a table of contents.
    case TOCI = 108
    /// An index.
    case index = 109
    /// A group without meaning of its own.
    case nonStructure = 110
    /// Content that means something to its maker only.
    case `private` = 111
    /// A paragraph.
    case paragraph = 200
    /// A heading of any level.
    case header = 201
    /// A heading of the first level.
    case header1 = 202
    /// A heading of the second level.
    case header2 = 203
    /// A heading of the third level.
    case header3 = 204
    /// A heading of the fourth level.
    case header4 = 205
    /// A heading of the fifth level.
    case header5 = 206
    /// A heading of the sixth level.
    case header6 = 207
    /// A list.
    case list = 300
    /// An item of a list.
    case listItem = 301
    /// The bullet or number of an item.
    case label = 302
    /// The text of an item.
    case listBody = 303
    /// A table.
    case table = 400
    /// A row of a table.
    case tableRow = 401
    /// A cell that names a row or column.
    case tableHeaderCell = 402
    /// A cell of data.
    case tableDataCell = 403
    /// The rows of headings.
    case tableHeader = 404
    /// The rows of data.
    case tableBody = 405
    /// The rows at the foot.
    case tableFooter = 406
    /// A generic part of a line.
    case span = 500
    /// A quotation within a paragraph.
    case quote = 501
    /// A footnote or endnote.
    case note = 502
    /// A pointer to elsewhere in the document.
    case reference = 503
    /// An entry of a bibliography.
    case bibliography = 504
    /// Program text.
    case code = 505
    /// A link.
    case link = 506
    /// An annotation.
    case annotation = 507
    /// A text with a reading beside it.
    case ruby = 600
    /// The text that has a reading.
    case rubyBaseText = 601
    /// The reading.
    case rubyAnnotationText = 602
    /// Brackets around a reading.
    case rubyPunctuation = 603
    /// A comment in two small lines.
    case warichu = 604
    /// The text of such a comment.
    case warichuText = 605
    /// Brackets around such a comment.
    case warichuPunctiation = 606
    /// A picture.
    case figure = 700
    /// A formula.
    case formula = 701
    /// A field of a form.
    case form = 702
    /// An object of no other kind.
    case object = 800

    /// The name in the file, such as `P` or `H1`.
    /// - Source: PDF 1.7, 14.8.4 (standard structure types).
    public var name: UnsafePointer<CChar>? {
        Self.spellings[self]
    }

    /// The name in the file as a string.
    var spelling: String {
        name.map { String(cString: $0) } ?? "NonStruct"
    }

    // Never freed: names live as long as the process, as C's string constants do.
    nonisolated(unsafe) private static let spellings: [CGPDFTagType: UnsafePointer<CChar>] = {
        let names: [CGPDFTagType: String] = [
            .document: "Document",
            .part: "Part",
            .art: "Art",
            .section: "Sect",
            .div: "Div",
            .blockQuote: "BlockQuote",
            .caption: "Caption",
            .TOC: "TOC",
            .TOCI: "TOCI",
            .index: "Index",
            .nonStructure: "NonStruct",
            .private: "Private",
            .paragraph: "P",
            .header: "H",
            .header1: "H1",
            .header2: "H2",
            .header3: "H3",
            .header4: "H4",
            .header5: "H5",
            .header6: "H6",
            .list: "L",
            .listItem: "LI",
            .label: "Lbl",
            .listBody: "LBody",
            .table: "Table",
            .tableRow: "TR",
            .tableHeaderCell: "TH",
            .tableDataCell: "TD",
            .tableHeader: "THead",
            .tableBody: "TBody",
            .tableFooter: "TFoot",
            .span: "Span",
            .quote: "Quote",
            .note: "Note",
            .reference: "Reference",
            .bibliography: "BibEntry",
            .code: "Code",
            .link: "Link",
            .annotation: "Annot",
            .ruby: "Ruby",
            .rubyBaseText: "RB",
            .rubyAnnotationText: "RT",
            .rubyPunctuation: "RP",
            .warichu: "Warichu",
            .warichuText: "WT",
            .warichuPunctiation: "WP",
            .figure: "Figure",
            .formula: "Formula",
            .form: "Form",
            .object: "Object",
        ]
        return names.compactMapValues { strdup($0).map { UnsafePointer($0) } }
    }()
}
