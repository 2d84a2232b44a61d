// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// A place in a text that counts in UTF-16 units from its start.
package final class TextOffset: NSObject, NSTextLocation {
    package let unit: Int

    package init(_ unit: Int) { self.unit = unit }

    package func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? TextOffset else { return .orderedAscending }
        if unit == other.unit { return .orderedSame }
        return unit < other.unit ? .orderedAscending : .orderedDescending
    }

    package override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.unit == unit }

    package override var hash: Int { unit }

    package override var description: String { "\(unit)" }
}

extension NSTextRange {
    /// A range of places that count in units.
    package convenience init(units: Range<Int>) {
        self.init(from: TextOffset(units.lowerBound), to: TextOffset(units.upperBound))
    }
}
