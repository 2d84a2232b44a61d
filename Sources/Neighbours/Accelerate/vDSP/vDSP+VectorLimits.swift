// SPDX-License-Identifier: Apache-2.0

extension vDSP {
    /// Brings numbers into a range.
    public static func clip<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        to bounds: ClosedRange<Float>,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        var lowerBound = bounds.lowerBound
        var upperBound = bounds.upperBound
        apply(vector, &result) { vDSP_vclip($0, 1, &lowerBound, &upperBound, $1, 1, $2) }
    }

    /// Brings numbers into a range; a new array.
    public static func clip<T: AccelerateBuffer>(
        _ vector: T,
        to bounds: ClosedRange<Float>
    ) -> [Float] where T.Element == Float {
        made(vector.count) { clip(vector, to: bounds, result: &$0) }
    }

    /// Brings numbers into a range, in double precision.
    public static func clip<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        to bounds: ClosedRange<Double>,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        var lowerBound = bounds.lowerBound
        var upperBound = bounds.upperBound
        apply(vector, &result) { vDSP_vclipD($0, 1, &lowerBound, &upperBound, $1, 1, $2) }
    }

    /// Brings numbers into a range, in double precision; a new array.
    public static func clip<T: AccelerateBuffer>(
        _ vector: T,
        to bounds: ClosedRange<Double>
    ) -> [Double] where T.Element == Double {
        made(vector.count) { clip(vector, to: bounds, result: &$0) }
    }

    /// Brings numbers out of a range.
    public static func invertedClip<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        to bounds: ClosedRange<Float>,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        var lowerBound = bounds.lowerBound
        var upperBound = bounds.upperBound
        apply(vector, &result) { vDSP_viclip($0, 1, &lowerBound, &upperBound, $1, 1, $2) }
    }

    /// Brings numbers out of a range; a new array.
    public static func invertedClip<T: AccelerateBuffer>(
        _ vector: T,
        to bounds: ClosedRange<Float>
    ) -> [Float] where T.Element == Float {
        made(vector.count) { invertedClip(vector, to: bounds, result: &$0) }
    }

    /// Brings numbers out of a range, in double precision.
    public static func invertedClip<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        to bounds: ClosedRange<Double>,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        var lowerBound = bounds.lowerBound
        var upperBound = bounds.upperBound
        apply(vector, &result) { vDSP_viclipD($0, 1, &lowerBound, &upperBound, $1, 1, $2) }
    }

    /// Brings numbers out of a range, in double precision; a new array.
    public static func invertedClip<T: AccelerateBuffer>(
        _ vector: T,
        to bounds: ClosedRange<Double>
    ) -> [Double] where T.Element == Double {
        made(vector.count) { invertedClip(vector, to: bounds, result: &$0) }
    }

    /// Writes a constant for numbers of at least a limit, and its negative for others.
    public static func limit<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        limit: Float,
        withOutputLimitedTo x: Float,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        var limit = limit
        var x = x
        apply(vector, &result) { vDSP_vlim($0, 1, &limit, &x, $1, 1, $2) }
    }

    /// Writes a constant for numbers of at least a limit, and its negative for others; a new array.
    public static func limit<T: AccelerateBuffer>(
        _ vector: T,
        limit: Float,
        withOutputLimitedTo x: Float
    ) -> [Float] where T.Element == Float {
        made(vector.count) { vDSP.limit(vector, limit: limit, withOutputLimitedTo: x, result: &$0) }
    }

    /// Writes a constant for numbers of at least a limit, and its negative for others, in double precision.
    public static func limit<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        limit: Double,
        withOutputLimitedTo x: Double,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        var limit = limit
        var x = x
        apply(vector, &result) { vDSP_vlimD($0, 1, &limit, &x, $1, 1, $2) }
    }

    /// Writes a constant for numbers of at least a limit, and its negative for others, in double precision; a new array.
    public static func limit<T: AccelerateBuffer>(
        _ vector: T,
        limit: Double,
        withOutputLimitedTo x: Double
    ) -> [Double] where T.Element == Double {
        made(vector.count) { vDSP.limit(vector, limit: limit, withOutputLimitedTo: x, result: &$0) }
    }

    /// Replaces numbers below a bound.
    public static func threshold<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        to lowerBound: Float,
        with rule: ThresholdRule<Float>,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        var bound = lowerBound
        apply(vector, &result) {
            switch rule {
            case .clampToThreshold: vDSP_vthr($0, 1, &bound, $1, 1, $2)
            case .zeroFill: vDSP_vthres($0, 1, &bound, $1, 1, $2)
            case .signedConstant(var constant): vDSP_vthrsc($0, 1, &bound, &constant, $1, 1, $2)
            }
        }
    }

    /// Replaces numbers below a bound; a new array.
    public static func threshold<U: AccelerateBuffer>(
        _ vector: U,
        to lowerBound: Float,
        with rule: ThresholdRule<Float>
    ) -> [Float] where U.Element == Float {
        made(vector.count) { threshold(vector, to: lowerBound, with: rule, result: &$0) }
    }

    /// Replaces numbers below a bound, in double precision.
    public static func threshold<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        to lowerBound: Double,
        with rule: ThresholdRule<Double>,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        var bound = lowerBound
        apply(vector, &result) {
            switch rule {
            case .clampToThreshold: vDSP_vthrD($0, 1, &bound, $1, 1, $2)
            case .zeroFill: vDSP_vthresD($0, 1, &bound, $1, 1, $2)
            case .signedConstant(var constant): vDSP_vthrscD($0, 1, &bound, &constant, $1, 1, $2)
            }
        }
    }

    /// Replaces numbers below a bound, in double precision; a new array.
    public static func threshold<U: AccelerateBuffer>(
        _ vector: U,
        to lowerBound: Double,
        with rule: ThresholdRule<Double>
    ) -> [Double] where U.Element == Double {
        made(vector.count) { threshold(vector, to: lowerBound, with: rule, result: &$0) }
    }

    /// Converts amplitudes to decibels.
    public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        amplitude: U,
        toDecibels decibels: inout V,
        zeroReference: Float
    ) where U.Element == Float, V.Element == Float {
        var reference = zeroReference
        apply(amplitude, &decibels) { vDSP_vdbcon($0, 1, &reference, $1, 1, $2, 1) }
    }

    /// Converts amplitudes to decibels; a new array.
    public static func amplitudeToDecibels<U: AccelerateBuffer>(
        _ amplitude: U,
        zeroReference: Float
    ) -> [Float] where U.Element == Float {
        made(amplitude.count) {
            convert(amplitude: amplitude, toDecibels: &$0, zeroReference: zeroReference)
        }
    }

    /// Converts amplitudes to decibels, in double precision.
    public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        amplitude: U,
        toDecibels decibels: inout V,
        zeroReference: Double
    ) where U.Element == Double, V.Element == Double {
        var reference = zeroReference
        apply(amplitude, &decibels) { vDSP_vdbconD($0, 1, &reference, $1, 1, $2, 1) }
    }

    /// Converts amplitudes to decibels, in double precision; a new array.
    public static func amplitudeToDecibels<U: AccelerateBuffer>(
        _ amplitude: U,
        zeroReference: Double
    ) -> [Double] where U.Element == Double {
        made(amplitude.count) {
            convert(amplitude: amplitude, toDecibels: &$0, zeroReference: zeroReference)
        }
    }

    /// Converts powers to decibels.
    public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        power: U,
        toDecibels decibels: inout V,
        zeroReference: Float
    ) where U.Element == Float, V.Element == Float {
        var reference = zeroReference
        apply(power, &decibels) { vDSP_vdbcon($0, 1, &reference, $1, 1, $2, 0) }
    }

    /// Converts powers to decibels; a new array.
    public static func powerToDecibels<U: AccelerateBuffer>(
        _ power: U,
        zeroReference: Float
    ) -> [Float] where U.Element == Float {
        made(power.count) { convert(power: power, toDecibels: &$0, zeroReference: zeroReference) }
    }

    /// Converts powers to decibels, in double precision.
    public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        power: U,
        toDecibels decibels: inout V,
        zeroReference: Double
    ) where U.Element == Double, V.Element == Double {
        var reference = zeroReference
        apply(power, &decibels) { vDSP_vdbconD($0, 1, &reference, $1, 1, $2, 0) }
    }

    /// Converts powers to decibels, in double precision; a new array.
    public static func powerToDecibels<U: AccelerateBuffer>(
        _ power: U,
        zeroReference: Double
    ) -> [Double] where U.Element == Double {
        made(power.count) { convert(power: power, toDecibels: &$0, zeroReference: zeroReference) }
    }
}
