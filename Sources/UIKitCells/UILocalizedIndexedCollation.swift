// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// Sorts objects into sections by the letters that they begin with.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation(titles: letters + ["#"])
    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }

    private final let titles: [String]

    private init(titles: [String]) {
        self.titles = titles
        super.init()
    }

    /// The collation of the letters A to Z, and a number sign for the rest.
    open class func current() -> Self {
        guard let collation = shared as? Self else {
            Diagnostics.trap(
                .invalidArgumentException,
                "UILocalizedIndexedCollation.current(): \(self) is a subclass; there is one "
                    + "collation, of the class itself."
            )
        }
        return collation
    }

    /// The titles of the sections.
    open var sectionTitles: [String] { titles }

    /// The titles of the index at the side.
    open var sectionIndexTitles: [String] { titles }

    /// The section that a title of the index leads to.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        max(0, min(indexTitleIndex, titles.count - 1))
    }

    /// The section of an object, by the text that a method of it gives.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let text = text(of: object, selector)
        guard let first = text.first else { return titles.count - 1 }
        return titles.firstIndex(of: String(first).uppercased()) ?? titles.count - 1
    }

    /// Objects in the order of the texts that a method of each gives.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let keyed = array.map { (text(of: $0, selector).lowercased(), $0) }
        // Those of equal texts stay in order.
        return keyed.enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map { $0.element.1 }
    }

    /// The text without marks on its letters.
    private func text(of object: Any, _ selector: Selector) -> String {
        // Any class may have the method, not only those of objects.
        let answer = sendToAny(selector, to: object as AnyObject, [])?.takeUnretainedValue()
        let text = (answer as? String) ?? (answer as? NSString).map { "\($0)" } ?? ""
        return text.folding(options: .diacriticInsensitive, locale: nil)
    }
}
