// SPDX-License-Identifier: Apache-2.0

extension CMTime {
    /// The nearest time in units of the largest timescale, from the given one down by halves, in
    /// which it does not overflow; infinite if none will do.
    ///
    /// `numerator / denominator` are the seconds; the denominator is positive.
    init(
        _ numerator: Int128,
        over denominator: Int128,
        in timescale: CMTimeScale,
        rounding method: CMTimeRoundingMethod = .default,
        flags: CMTimeFlags,
        epoch: CMTimeEpoch
    ) {
        var scale = timescale
        while true {
            let (high, low) = numerator.multipliedFullWidth(by: Int128(scale))
            // A product of more than 128 bits overflows in every case: the denominator has 96 at most.
            let fits = high == (Int128(truncatingIfNeeded: low) < 0 ? -1 : 0)
            let quotient =
                fits
                ? Int128(truncatingIfNeeded: low).divided(by: denominator, rounding: method) : nil
            if let quotient, let value = CMTimeValue(exactly: quotient.value) {
                self.init(
                    value: value,
                    timescale: scale,
                    flags: quotient.isExact ? flags : flags.union(.hasBeenRounded),
                    epoch: epoch
                )
                return
            }
            guard scale > 1 else { break }
            scale /= 2
        }
        self = numerator < 0 ? .negativeInfinity : .positiveInfinity
    }

    /// The flags of a number that comes of two.
    private static func flags(_ left: CMTime, _ right: CMTime) -> CMTimeFlags {
        left.hasBeenRounded || right.hasBeenRounded ? [.valid, .hasBeenRounded] : .valid
    }

    /// The sum of two times, or of a time and a duration.
    ///
    /// Its timescale is the least common multiple, as far as there is one. Times of different
    /// timelines have no sum; epoch 0 is that of durations and goes with all.
    public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
        sum(lhs, rhs, isDifference: false)
    }

    /// The difference of two times, or of a time and a duration.
    public static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
        sum(lhs, rhs, isDifference: true)
    }

    private static func sum(_ left: CMTime, _ right: CMTime, isDifference: Bool) -> CMTime {
        guard left.isValid, right.isValid else { return .invalid }
        let infinity = left.infinity
        let other = isDifference ? -right.infinity : right.infinity
        if infinity != 0 || other != 0 {
            if infinity == -other { return .invalid }
            return infinity + other > 0 ? .positiveInfinity : .negativeInfinity
        }
        guard left.isNumeric, right.isNumeric else { return .indefinite }
        // A number without units stands for nothing.
        guard left.timescale > 0, right.timescale > 0 else { return .invalid }
        let epoch: CMTimeEpoch
        if left.epoch == right.epoch {
            // Between two times of one timeline there is a duration.
            epoch = isDifference ? 0 : left.epoch
        } else if left.epoch == 0 || right.epoch == 0 {
            epoch = left.epoch == 0 ? right.epoch : left.epoch
        } else {
            return .invalid
        }
        let multiple = Int128(left.timescale).leastCommonMultiple(with: Int128(right.timescale))
        let first = Int128(left.value) * (multiple / Int128(left.timescale))
        let second = Int128(right.value) * (multiple / Int128(right.timescale))
        return CMTime(
            isDifference ? first - second : first + second,
            over: multiple,
            in: CMTimeScale(clamping: multiple),
            flags: flags(left, right),
            epoch: epoch
        )
    }

    /// 1, -1, or 0 for what is not infinite.
    private var infinity: Int { isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0 }

    /// The same time in another timescale.
    ///
    /// What is no number stays as it is. A value that overflows is infinite.
    public func convertScale(
        _ newTimescale: CMTimeScale,
        method: CMTimeRoundingMethod
    ) -> CMTime {
        guard isNumeric else { return self }
        guard newTimescale > 0, timescale > 0 else { return .invalid }
        guard newTimescale != timescale else { return self }
        var rule = method
        if method == .quickTime {
            rule = newTimescale < timescale ? .roundTowardZero : .roundAwayFromZero
        }
        let product = Int128(value) * Int128(newTimescale)
        let (quotient, isExact) = product.divided(by: Int128(timescale), rounding: rule)
        let isLost = method == .quickTime && quotient == 0 && value < 0
        guard let result = CMTimeValue(exactly: isLost ? -1 : quotient) else {
            return value < 0 ? .negativeInfinity : .positiveInfinity
        }
        return CMTime(
            value: result,
            timescale: newTimescale,
            flags: isExact ? flags : flags.union(.hasBeenRounded),
            epoch: epoch
        )
    }

    /// The time by a fraction; the divisor is not 0.
    func scaled(by multiplier: Int64, over divisor: Int64) -> CMTime {
        guard isValid, divisor != 0 else { return .invalid }
        guard !isIndefinite else { return .indefinite }
        let sign = Int(multiplier.signum() * divisor.signum())
        if infinity != 0 {
            // Infinitely often nothing is anything.
            guard sign != 0 else { return .invalid }
            return infinity * sign > 0 ? .positiveInfinity : .negativeInfinity
        }
        guard timescale > 0 else { return .invalid }
        let numerator = Int128(value) * Int128(multiplier)
        return CMTime(
            divisor < 0 ? -numerator : numerator,
            over: Int128(timescale) * Int128(divisor.magnitude),
            in: timescale,
            flags: flags,
            epoch: epoch
        )
    }

    /// The time by a number.
    ///
    /// Our choice: a product that is no multiple of the time's unit gets one below 1/65536 of a
    /// second, by doubling the timescale.
    func scaled(by factor: Double) -> CMTime {
        guard isValid, !factor.isNaN else { return .invalid }
        guard !isIndefinite else { return .indefinite }
        if infinity != 0 {
            guard factor != 0 else { return .invalid }
            return (infinity > 0) == (factor > 0) ? .positiveInfinity : .negativeInfinity
        }
        guard timescale > 0 else { return .invalid }
        if factor.isInfinite {
            guard value != 0 else { return .invalid }
            return (value > 0) == (factor > 0) ? .positiveInfinity : .negativeInfinity
        }
        var scale = timescale
        var product = Double(value) * factor
        while product != product.rounded(), scale < 65536, scale <= .max / 2 {
            scale *= 2
            product *= 2
        }
        while product.magnitude >= 0x1p63, scale > 1 {
            let half = scale / 2
            product *= Double(half) / Double(scale)
            scale = half
        }
        guard let result = CMTimeValue(exactly: product.rounded()) else {
            return product < 0 ? .negativeInfinity : .positiveInfinity
        }
        let isExact = product == product.rounded()
        return CMTime(
            value: result,
            timescale: scale,
            flags: isExact ? flags : flags.union(.hasBeenRounded),
            epoch: epoch
        )
    }

    /// The time without its sign.
    var magnitude: CMTime {
        if isNegativeInfinity { return .positiveInfinity }
        guard isNumeric, value < 0 else { return self }
        guard value == .min else {
            return CMTime(value: -value, timescale: timescale, flags: flags, epoch: epoch)
        }
        return CMTime(
            Int128(value.magnitude),
            over: Int128(timescale),
            in: timescale,
            flags: flags,
            epoch: epoch
        )
    }
}

extension Int128 {
    /// The least common multiple of two positive numbers.
    fileprivate func leastCommonMultiple(with other: Int128) -> Int128 {
        var (a, b) = (self, other)
        while b != 0 { (a, b) = (b, a % b) }
        return self / a * other
    }

    /// The quotient by a positive number, and whether nothing was rounded.
    fileprivate func divided(
        by divisor: Int128,
        rounding method: CMTimeRoundingMethod
    ) -> (value: Int128, isExact: Bool) {
        let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
        guard rest != 0 else { return (quotient, true) }
        let away: Int128 = self < 0 ? -1 : 1
        switch method {
        case .roundTowardZero, .quickTime: return (quotient, false)
        case .roundAwayFromZero: return (quotient + away, false)
        case .roundTowardPositiveInfinity: return (self > 0 ? quotient + 1 : quotient, false)
        case .roundTowardNegativeInfinity: return (self < 0 ? quotient - 1 : quotient, false)
        case .roundHalfAwayFromZero:
            let isHalf = rest.magnitude >= divisor.magnitude - rest.magnitude
            return (isHalf ? quotient + away : quotient, false)
        }
    }
}
