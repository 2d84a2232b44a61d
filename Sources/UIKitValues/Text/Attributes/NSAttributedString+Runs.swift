// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSAttributedString {
    /// Calls a block with the attributes of each run, in the order of the text.
    ///
    /// Linux's own enumeration hands out ranges that reach beyond the text, which traps when they
    /// are used to change it.
    package func forEachRun(_ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        var start = 0
        while start < length {
            var found = NSRange(location: start, length: 0)
            let attributes = attributes(at: start, effectiveRange: &found)
            let end = min(max(NSMaxRange(found), start + 1), length)
            body(attributes, NSRange(location: start, length: end - start))
            start = end
        }
    }
}
