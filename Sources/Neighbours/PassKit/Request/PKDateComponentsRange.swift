// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// Two days between which goods arrive.
open class PKDateComponentsRange: NSObject, NSCopying, NSSecureCoding, Valued, @unchecked Sendable {
    private let first: DateComponents
    private let last: DateComponents

    /// The first day.
    open var startDateComponents: DateComponents { first }
    /// The last day.
    open var endDateComponents: DateComponents { last }

    /// Makes a range; nil where the last day comes before the first.
    public init?(start first: DateComponents, end last: DateComponents) {
        let calendar = first.calendar ?? Calendar(identifier: .gregorian)
        if let start = calendar.date(from: first),
            let end = calendar.date(from: last), start > end
        {
            return nil
        }
        self.first = first
        self.last = last
        super.init()
    }

    var values: [(name: String, value: Any?)] {
        [
            ("first", first),
            ("last", last),
        ]
    }

    /// The values.
    open override var description: String { summary }

    /// Whether another range has the same days.
    open override func isEqual(_ object: Any?) -> Bool { equals(object) }

    /// A hash of the days.
    open override var hash: Int { valueHash }

    /// The range itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The range itself.
    open override func copy() -> Any { self }

    /// Archives can keep ranges.
    open class var supportsSecureCoding: Bool { true }

    /// Writes both days.
    open func encode(with coder: NSCoder) {
        let encoder = JSONEncoder()
        let start = try? encoder.encode(first)
        let end = try? encoder.encode(last)
        coder.encode(start as NSData?, forKey: "startDateComponents")
        coder.encode(end as NSData?, forKey: "endDateComponents")
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        func day(_ key: String) -> DateComponents? {
            let data = coder.decodeObject(of: NSData.self, forKey: key)
            return data.flatMap {
                try? JSONDecoder().decode(DateComponents.self, from: Data(referencing: $0))
            }
        }
        guard let start = day("startDateComponents"), let end = day("endDateComponents") else {
            return nil
        }
        self.init(start: start, end: end)
    }
}
