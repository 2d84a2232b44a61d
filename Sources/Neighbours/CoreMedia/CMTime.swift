// SPDX-License-Identifier: Apache-2.0

/// A time as a fraction of seconds, `value / timescale`, or none: invalid, indefinite, infinite.
///
/// - Source: developer.apple.com/documentation/coremedia/cmtime-api; what it leaves open is marked
///   as our choice where it is decided.
public struct CMTime: Sendable {
    /// The number of units.
    public var value: CMTimeValue
    /// The units per second.
    public var timescale: CMTimeScale
    /// What kind of time it is.
    public var flags: CMTimeFlags
    /// The number of the timeline; 0 is also that of durations.
    public var epoch: CMTimeEpoch

    /// An invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// A time of given parts.
    public init(
        value: CMTimeValue,
        timescale: CMTimeScale,
        flags: CMTimeFlags,
        epoch: CMTimeEpoch
    ) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    /// `value / timescale` seconds; invalid where the timescale is not positive.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(
            value: value,
            timescale: timescale,
            flags: timescale > 0 ? .valid : [],
            epoch: 0
        )
    }

    /// The time nearest below so many seconds in units of the timescale.
    ///
    /// A timescale in which the value overflows is halved until it does not. Not a number gives an
    /// invalid time, and infinities give infinite ones.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self.init()
            return
        }
        var timescale = preferredTimescale
        while timescale > 1, (seconds * Double(timescale)).magnitude >= 0x1p63 { timescale /= 2 }
        let exact = seconds * Double(timescale)
        guard exact.magnitude < 0x1p63 else {
            self = seconds < 0 ? .negativeInfinity : .positiveInfinity
            return
        }
        // Our choice: a product such as 0.29 * 100 that misses an integer by the last bits of the
        // multiplication is that integer.
        let nearest = exact.rounded()
        let isNear = (exact - nearest).magnitude <= exact.magnitude.ulp * 2
        let value = isNear ? nearest : exact.rounded(.towardZero)
        self.init(value: CMTimeValue(exactly: value) ?? .max, timescale: timescale)
        if value / Double(timescale) != seconds { flags.insert(.hasBeenRounded) }
    }

    // MARK: Constants

    /// No time at all.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(
        value: 0,
        timescale: 0,
        flags: [.valid, .indefinite],
        epoch: 0
    )
    /// Later than every other time.
    public static let positiveInfinity = CMTime(
        value: 0,
        timescale: 0,
        flags: [.valid, .positiveInfinity],
        epoch: 0
    )
    /// Earlier than every other time.
    public static let negativeInfinity = CMTime(
        value: 0,
        timescale: 0,
        flags: [.valid, .negativeInfinity],
        epoch: 0
    )
    /// The beginning.
    public static let zero = CMTime(value: 0, timescale: 1)

    // MARK: Kinds

    /// Whether it is a time.
    public var isValid: Bool { flags.contains(.valid) }

    /// Whether it is valid and positive infinity.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }

    /// Whether it is valid and negative infinity.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }

    /// Whether it is valid and not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }

    /// Whether it is a number of seconds.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }

    /// Whether it is a number that was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The seconds; not a number for invalid and indefinite times.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        return isNegativeInfinity ? -.infinity : .nan
    }
}
