// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation
public import ObjCRuntime
public import UIKitCore

extension UIFontPickerViewController {
    /// Which fonts are shown, and how.
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Shows families in their own fonts.
        public override init() { super.init() }

        /// Whether the faces of a family can be chosen, beside the family.
        open var includeFaces = false

        /// Whether names are written in the system's font instead of the fonts themselves.
        open var displayUsingSystemFont = false

        /// Only fonts with these traits; all for none.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Whether a font is shown, by the languages that it can write; all for nil.
        open var languageFilter: (([String]) -> Bool)?

        /// The same by a predicate over the languages.
        open var filteredLanguagesPredicate: FormatPredicates.NSPredicate? {
            didSet {
                guard let predicate = filteredLanguagesPredicate else {
                    languageFilter = nil
                    return
                }
                languageFilter = { predicate.evaluate(with: $0) }
            }
        }

        /// Says yes to fonts that write any of some languages.
        open class func filterPredicate(
            forFilteredLanguages filteredLanguages: [String]
        ) -> FormatPredicates.NSPredicate? {
            let wanted = Set(filteredLanguages)
            return FormatPredicates.NSPredicate { languages, _ in
                (languages as? [String])?.contains(where: wanted.contains) ?? false
            }
        }

        /// A configuration of its own with the same settings.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            copy.filteredLanguagesPredicate = filteredLanguagesPredicate
            copy.languageFilter = languageFilter
            return copy
        }
    }
}
