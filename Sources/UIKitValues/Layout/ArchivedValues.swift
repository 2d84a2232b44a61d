// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation
package import ObjCRuntime

extension CGAffineTransform: ArchivedNumbers {
    package var archivedNumbers: [CGFloat] { [a, b, c, d, tx, ty] }
    package init?(archivedNumbers n: [CGFloat]) {
        guard n.count == 6 else { return nil }
        self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
}

extension UIEdgeInsets: ArchivedNumbers {
    package var archivedNumbers: [CGFloat] { [top, left, bottom, right] }
    package init?(archivedNumbers n: [CGFloat]) {
        guard n.count == 4 else { return nil }
        self.init(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }
}

extension NSDirectionalEdgeInsets: ArchivedNumbers {
    package var archivedNumbers: [CGFloat] { [top, leading, bottom, trailing] }
    package init?(archivedNumbers n: [CGFloat]) {
        guard n.count == 4 else { return nil }
        self.init(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }
}

extension UIOffset: ArchivedNumbers {
    package var archivedNumbers: [CGFloat] { [horizontal, vertical] }
    package init?(archivedNumbers n: [CGFloat]) {
        guard n.count == 2 else { return nil }
        self.init(horizontal: n[0], vertical: n[1])
    }
}

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
