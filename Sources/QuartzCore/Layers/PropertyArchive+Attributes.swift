// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import ObjCRuntime

extension PropertyArchive {
    /// Keeps attributes of text, as those of a text of one character.
    package func keep(
        attributes path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]>,
        _ key: String
    ) {
        // Foundation's archiver finds equal texts by a hash in which they differ, and may stop
        // there; so the many that have no attributes are left out.
        let now = object[keyPath: path]
        keep(key, now.isEmpty ? nil : Self.text(now)) { object, archived in
            let new = Self.attributes(archived) ?? [:]
            if !Self.areEqual(new, object[keyPath: path]) { object[keyPath: path] = new }
        }
    }

    /// Keeps attributes of text, or none.
    package func keep(
        attributes path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>,
        _ key: String
    ) {
        keep(key, object[keyPath: path].map { Self.text($0) }) { object, archived in
            let new = Self.attributes(archived)
            if !Self.areEqual(new, object[keyPath: path]) { object[keyPath: path] = new }
        }
    }

    /// Keeps attributes of text by states, as far as there are any.
    package func keep(
        attributesByState path: ReferenceWritableKeyPath<
            Root, [UInt: [NSAttributedString.Key: Any]]
        >,
        _ key: String
    ) {
        // Normal, highlighted, disabled, selected, focused.
        for state: UInt in [0, 1, 2, 4, 8] {
            if !isReading, object[keyPath: path][state] == nil { continue }
            keep(attributes: path.appending(path: \.[state]), "\(key)\(state)")
        }
    }

    private static func areEqual(
        _ first: [NSAttributedString.Key: Any]?,
        _ second: [NSAttributedString.Key: Any]?
    ) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return text(first).isEqual(to: text(second))
    }

    private static func text(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        NSAttributedString(string: " ", attributes: attributes)
    }

    private static func attributes(_ archived: Any?) -> [NSAttributedString.Key: Any]? {
        guard let text = archived as? NSAttributedString, text.length > 0 else { return nil }
        return text.attributes(at: 0, effectiveRange: nil)
    }
}
