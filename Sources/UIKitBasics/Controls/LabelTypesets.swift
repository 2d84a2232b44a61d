// SPDX-License-Identifier: Apache-2.0

import CoreText
import Foundation

/// Typeset texts of labels, kept for labels that say the same in the same way: rows of a table that
/// comes again, renderings of one template.
@MainActor
struct LabelTypesets {
    static var shared = LabelTypesets()

    /// A short text and all that its typesetting depends on.
    struct Key: Hashable {
        let text: String
        // An entry keeps these objects, so that no others can come to have their addresses.
        let font: ObjectIdentifier
        let color: ObjectIdentifier
        let style: ObjectIdentifier
    }

    private struct Entry {
        let typeset: TypesetText
        let font: UIFont
        let color: UIColor
        let style: NSParagraphStyle
    }

    /// Longer texts rarely come again.
    private static let longest = 80
    /// How many entries either half may have.
    private static let capacity = 256

    /// The entries used since the halves last changed places, and those used before.
    private var recent: [Key: Entry] = [:]
    private var former: [Key: Entry] = [:]

    /// The typeset text of a label; `make` makes one that is not known.
    mutating func typeset(
        _ text: String,
        _ font: UIFont,
        _ color: UIColor,
        _ style: NSParagraphStyle,
        _ make: () -> TypesetText
    ) -> TypesetText {
        guard text.utf8.count <= Self.longest else { return make() }
        let key = Key(
            text: text,
            font: ObjectIdentifier(font),
            color: ObjectIdentifier(color),
            style: ObjectIdentifier(style)
        )
        if let entry = recent[key] { return entry.typeset }
        let entry =
            former[key] ?? Entry(typeset: make(), font: font, color: color, style: style)
        if recent.count >= Self.capacity {
            former = recent
            recent.removeAll(keepingCapacity: true)
        }
        recent[key] = entry
        return entry.typeset
    }
}
