// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
    /// `NSAttributedString.isEqual(to:)` by what the two texts say of themselves.
    ///
    /// Foundation on Linux compares texts of its own, which subclasses of a program leave empty.
    @_silgen_name("casement_attributed_text_is_equal")
    public final func _isEqual(to other: NSAttributedString) -> Bool {
        if self === other { return true }
        let length = length
        guard length == other.length, string == other.string else { return false }
        var place = 0
        while place < length {
            var (run, otherRun) = (NSRange(), NSRange())
            let attributes = attributes(at: place, effectiveRange: &run)
            let others = other.attributes(at: place, effectiveRange: &otherRun)
            guard
                attributes.count == others.count,
                attributes.allSatisfy({ Self.isEqual($0.value, others[$0.key]) })
            else { return false }
            let end = min(run.location + run.length, otherRun.location + otherRun.length)
            place = max(end, place + 1)
        }
        return true
    }

    private static func isEqual(_ value: Any, _ other: Any?) -> Bool {
        guard let other else { return false }
        let (first, second) = (value as AnyObject, other as AnyObject)
        return first === second || (first as? NSObject)?.isEqual(second) == true
    }
}
