// SPDX-License-Identifier: Apache-2.0

/// A stretch of time: from its start, for its duration; its end is no part of it.
public struct CMTimeRange: Sendable {
    /// Where it begins.
    public var start: CMTime
    /// How long it lasts.
    public var duration: CMTime

    /// An invalid range.
    public init() { self.init(start: .invalid, duration: .invalid) }

    /// A range of a duration.
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    /// A range between two times.
    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: end - start)
    }

    /// An empty range at the beginning.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// No range at all.
    public static let invalid = CMTimeRange()

    /// Whether its times are valid and its duration is not negative.
    public var isValid: Bool {
        start.isValid && duration.isValid && duration.epoch == 0 && duration.value >= 0
            && !duration.isNegativeInfinity
    }

    /// Whether it is valid and its start or duration is not known.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

    /// Whether it is valid and has no duration.
    public var isEmpty: Bool { isValid && duration == .zero }

    /// Where it ends; invalid for an invalid range.
    public var end: CMTime { isValid ? start + duration : .invalid }

    /// Whether it begins, ends and means numbers only.
    private var isNumeric: Bool { isValid && start.isNumeric && duration.isNumeric }

    /// Whether a time is in the range.
    public func containsTime(_ time: CMTime) -> Bool {
        isValid && time.isValid && start <= time && time < end
    }

    /// Whether all of another range is in the range.
    ///
    /// Our choice: an empty range is in another if its start is, or is that one's end.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool {
        isValid && range.isValid && start <= range.start && range.end <= end
    }

    /// The smallest range with all of both; an invalid one of a range that is no range of numbers.
    ///
    /// Our choice: an empty range adds nothing; of two empty ones the earlier counts.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isNumeric, otherRange.isNumeric else { return .invalid }
        if otherRange.isEmpty, !isEmpty || start <= otherRange.start { return self }
        if isEmpty { return otherRange }
        return CMTimeRange(
            start: CMTimeMinimum(start, otherRange.start),
            end: CMTimeMaximum(end, otherRange.end)
        )
    }

    /// What both ranges have; ``zero`` if that is nothing, an invalid range of what is no range.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let first = CMTimeMaximum(start, otherRange.start)
        let last = CMTimeMinimum(end, otherRange.end)
        guard first < last else { return .zero }
        return CMTimeRange(start: first, end: last)
    }

    /// The nearest time in the range or at its ends.
    func clamped(_ time: CMTime) -> CMTime {
        guard isValid, time.isValid else { return .invalid }
        return CMTimeMaximum(start, CMTimeMinimum(time, end))
    }

    /// A time moved by whole durations into the range.
    func folded(_ time: CMTime) -> CMTime {
        guard isNumeric, time.isNumeric, duration > .zero else { return .invalid }
        let offset = time - start
        guard offset.isNumeric else { return .invalid }
        let common = offset + duration
        let unit = common.timescale
        let (a, b) = (
            offset.convertScale(unit, method: .default),
            duration.convertScale(unit, method: .default)
        )
        guard a.isNumeric, b.isNumeric, b.value > 0 else { return .invalid }
        let rest = a.value % b.value
        let value = rest < 0 ? rest + b.value : rest
        return start + CMTime(value: value, timescale: unit)
    }
}

extension CMTimeRange: Hashable {
    /// Whether two ranges have the same start and duration.
    public static func == (range1: CMTimeRange, range2: CMTimeRange) -> Bool {
        range1.start == range2.start && range1.duration == range2.duration
    }

    /// Feeds the start and the duration.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(duration)
    }
}

extension CMTimeRange: CustomStringConvertible {
    /// The start and the duration.
    public var description: String {
        isValid ? "{\(start), \(duration)}" : "{INVALID}"
    }
}
