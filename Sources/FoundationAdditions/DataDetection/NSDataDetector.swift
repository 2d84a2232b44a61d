// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// Finds links, telephone numbers, postal addresses, days and flights in text.
///
/// On iOS it is a kind of `NSRegularExpression`, of which Linux allows no kinds; it has the same
/// methods.
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
    /// The kinds that are searched.
    public final let checkingTypes: NSTextCheckingTypes

    /// Makes a detector for kinds; throws if none of them is supported.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let known: NSTextCheckingResult.CheckingType = [
            DetectedKind.date, DetectedKind.address, DetectedKind.link, DetectedKind.phoneNumber,
            DetectedKind.transitInformation,
        ]
        guard checkingTypes & known.rawValue != 0 else {
            throw CocoaError(.formatting)
        }
        self.checkingTypes = checkingTypes & known.rawValue
        super.init()
    }

    /// A detector that doesn't change is its own copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Looking

    /// The matches in a part of a text, in order.
    open func matches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> [NSTextCheckingResult] {
        all(in: string, range)
    }

    /// Calls a block with each match, until the block stops it.
    open func enumerateMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        var isOver = ObjCBool(false)
        for result in all(in: string, range) {
            block(result, [], &isOver)
            if isOver.boolValue { return }
        }
    }

    /// The first thing that is found.
    open func firstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSTextCheckingResult? {
        all(in: string, range).first
    }

    /// How many things are found.
    open func numberOfMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> Int {
        all(in: string, range).count
    }

    /// Where the first thing is that is found; `NSNotFound` for nothing.
    open func rangeOfFirstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSRange {
        all(in: string, range).first?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    private func all(in string: String, _ range: NSRange) -> [NSTextCheckingResult] {
        guard let part = Range(range, in: string) else { return [] }
        let finder = DataFinder(String(string[part]))
        var found: [DetectedData] = []
        func add<Value>(
            _ kind: NSTextCheckingResult.CheckingType,
            _ items: @autoclosure () -> [DataFinder.Found<Value>],
            _ make: (NSTextCheckingResult.CheckingType, NSRange, Value) -> DetectedData
        ) {
            guard checkingTypes & kind.rawValue != 0 else { return }
            for item in items() {
                var place = NSRange(item.range, in: finder.text)
                place.location += range.location
                found.append(make(kind, place, item.value))
            }
        }
        add(DetectedKind.link, finder.links) { DetectedData($0, $1, link: $2) }
        add(DetectedKind.link, finder.mail) {
            DetectedData($0, $1, link: URL(string: "mailto:" + $2))
        }
        add(DetectedKind.address, finder.addresses + finder.streets) {
            DetectedData($0, $1, parts: Self.components($2))
        }
        add(DetectedKind.date, finder.standardDays + finder.writtenDays()) {
            DetectedData($0, $1, day: $2)
        }
        add(DetectedKind.transitInformation, finder.flights) {
            DetectedData($0, $1, parts: [.airline: $2.airline, .flight: $2.number])
        }
        add(DetectedKind.phoneNumber, finder.telephones) { DetectedData($0, $1, telephone: $2) }
        return Self.apart(found)
    }

    private static func components(_ address: DataFinder.Address) -> [NSTextCheckingKey: String] {
        var parts: [NSTextCheckingKey: String] = [.street: address.street]
        parts[.city] = address.city
        parts[.state] = address.state
        parts[.zip] = address.code
        return parts
    }

    /// In the text's order; of two that share letters the one that begins first, of those the longer.
    private static func apart(_ found: [DetectedData]) -> [NSTextCheckingResult] {
        let ordered = found.sorted {
            ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length)
        }
        var kept: [NSTextCheckingResult] = []
        for result in ordered {
            if let last = kept.last, NSMaxRange(last.range) > result.range.location { continue }
            kept.append(result)
        }
        return kept
    }
}
