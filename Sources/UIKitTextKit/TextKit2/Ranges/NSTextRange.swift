// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// A stretch of a document, from one place up to another.
open class NSTextRange: NSObject {
    private final let low: any NSTextLocation
    private final let high: any NSTextLocation

    /// A range up to a place, empty without one; nil where the end lies before the start.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard !end.isBefore(location) else { return nil }
        low = location
        high = end
        super.init()
    }

    /// The empty range at a place.
    public convenience init(location: any NSTextLocation) {
        self.init(from: location, to: location)
    }

    /// A range between places that are in order.
    init(from location: any NSTextLocation, to end: any NSTextLocation) {
        low = location
        high = end
        super.init()
    }

    /// The first place.
    open var location: any NSTextLocation { low }

    /// The place behind the last.
    open var endLocation: any NSTextLocation { high }

    /// Whether both ends are the same place.
    open var isEmpty: Bool { low.isSame(as: high) }

    /// Whether both ends of two ranges are the same.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        low.isSame(as: textRange.location) && high.isSame(as: textRange.endLocation)
    }

    /// Whether an object is a range with the same ends.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextRange).map { isEqual(to: $0) } ?? false
    }

    /// Equal ranges have equal hashes.
    open override var hash: Int { low.hash &* 31 &+ high.hash }

    /// Both ends.
    open override var description: String { "\(low)...\(high)" }

    /// Whether a place lies in the range; its end does not.
    open func contains(_ location: any NSTextLocation) -> Bool {
        !location.isBefore(low) && location.isBefore(high)
    }

    /// Whether another range lies in this one.
    open func contains(_ textRange: NSTextRange) -> Bool {
        !textRange.location.isBefore(low) && !high.isBefore(textRange.endLocation)
    }

    /// Whether two ranges have a place in common; an empty range has the one at which it lies.
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange) != nil }

    /// What two ranges have in common; nil for nothing.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = low.isBefore(textRange.location) ? textRange.location : low
        let end = high.isBefore(textRange.endLocation) ? high : textRange.endLocation
        if start.isBefore(end) { return NSTextRange(from: start, to: end) }
        guard start.isSame(as: end) else { return nil }
        // Ranges that touch have nothing in common, but an empty one may lie in the other.
        switch (isEmpty, textRange.isEmpty) {
        case (true, true): return NSTextRange(location: start)
        case (true, false): return textRange.contains(low) ? NSTextRange(location: start) : nil
        case (false, true): return contains(start) ? NSTextRange(location: start) : nil
        case (false, false): return nil
        }
    }

    /// The smallest range around two.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        NSTextRange(
            from: low.isBefore(textRange.location) ? low : textRange.location,
            to: high.isBefore(textRange.endLocation) ? textRange.endLocation : high
        )
    }
}
