// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// A place in a document, which only its content manager can tell more about.
public protocol NSTextLocation: NSObjectProtocol {
    /// The order of two places of one document.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

extension NSTextLocation {
    /// Whether the place lies before another.
    func isBefore(_ other: any NSTextLocation) -> Bool { compare(other) == .orderedAscending }

    /// Whether two places are the same.
    func isSame(as other: any NSTextLocation) -> Bool { compare(other) == .orderedSame }
}
