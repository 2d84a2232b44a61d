// SPDX-License-Identifier: Apache-2.0

extension vDSP {
    /// Fills a vector with a number.
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Float)
    where V.Element == Float {
        var value = value
        write(&vector) { vDSP_vfill(&value, $0, 1, $1) }
    }

    /// Fills a vector with zeros.
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V)
    where V.Element == Float {
        write(&vector) { vDSP_vclr($0, 1, $1) }
    }

    /// Reverses a vector.
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V)
    where V.Element == Float {
        write(&vector) { vDSP_vrvrs($0, 1, $1) }
    }

    /// Sorts a vector.
    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
    where V.Element == Float {
        write(&vector) { vDSP_vsort($0, $1, sortOrder.rawValue) }
    }

    /// Exchanges vectors.
    public static func swapElements<T: AccelerateMutableBuffer, U: AccelerateMutableBuffer>(
        _ vectorA: inout T,
        _ vectorB: inout U
    ) where T.Element == Float, U.Element == Float {
        precondition(
            vectorA.count == vectorB.count,
            "vDSP.swapElements: vectors have the same count"
        )
        write(&vectorA) { a, n in write(&vectorB) { b, _ in vDSP_vswap(a, 1, b, 1, n) } }
    }

    /// Writes a ramp that begins with a number and grows by another.
    public static func formRamp<V: AccelerateMutableBuffer>(
        withInitialValue initialValue: Float,
        increment: Float,
        result: inout V
    ) where V.Element == Float {
        var (start, step) = (initialValue, increment)
        write(&result) { vDSP_vramp(&start, &step, $0, 1, $1) }
    }

    /// Makes a ramp that begins with a number and grows by another.
    public static func ramp(
        withInitialValue initialValue: Float,
        increment: Float,
        count: Int
    ) -> [Float] {
        made(count) { formRamp(withInitialValue: initialValue, increment: increment, result: &$0) }
    }

    /// Writes a ramp from the lower to the upper end of a range.
    public static func formRamp<V: AccelerateMutableBuffer>(
        in range: ClosedRange<Float>,
        result: inout V
    ) where V.Element == Float {
        var (start, end) = (range.lowerBound, range.upperBound)
        write(&result) { vDSP_vgen(&start, &end, $0, 1, $1) }
    }

    /// Makes a ramp from the lower to the upper end of a range.
    public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
        made(count) { formRamp(in: range, result: &$0) }
    }

    /// Multiplies a vector by a ramp; the initial value becomes that of the next ramp.
    public static func formRamp<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        withInitialValue initialValue: inout Float,
        multiplyingBy vector: U,
        increment: Float,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        var (start, step) = (initialValue, increment)
        apply(vector, &result) { vDSP_vrampmul($0, 1, &start, &step, $1, 1, $2) }
        initialValue = start
    }

    /// Multiplies a vector by a ramp; the initial value becomes that of the next ramp; a new array.
    public static func ramp<U: AccelerateBuffer>(
        withInitialValue initialValue: inout Float,
        multiplyingBy vector: U,
        increment: Float
    ) -> [Float] where U.Element == Float {
        made(vector.count) {
            formRamp(
                withInitialValue: &initialValue,
                multiplyingBy: vector,
                increment: increment,
                result: &$0
            )
        }
    }

    /// Writes a window; with a half one only the first half of the numbers.
    public static func formWindow<V: AccelerateMutableBuffer>(
        usingSequence sequence: WindowSequence,
        result: inout V,
        isHalfWindow: Bool
    ) where V.Element == Float {
        let half = isHalfWindow ? Int32(vDSP_HALF_WINDOW) : 0
        write(&result) {
            switch sequence {
            case .hanningNormalized: vDSP_hann_window($0, $1, Int32(vDSP_HANN_NORM) | half)
            case .hanningDenormalized: vDSP_hann_window($0, $1, half)
            case .hamming: vDSP_hamm_window($0, $1, half)
            case .blackman: vDSP_blkman_window($0, $1, half)
            }
        }
    }

    /// Makes a window; behind a half one stand zeros.
    public static func window(
        ofType type: Float.Type,
        usingSequence sequence: WindowSequence,
        count: Int,
        isHalfWindow: Bool
    ) -> [Float] {
        made(count) {
            $0.initialize(repeating: 0)
            formWindow(usingSequence: sequence, result: &$0, isHalfWindow: isHalfWindow)
        }
    }

    /// Fills a vector with a number, in double precision.
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Double)
    where V.Element == Double {
        var value = value
        write(&vector) { vDSP_vfillD(&value, $0, 1, $1) }
    }

    /// Fills a vector with zeros, in double precision.
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V)
    where V.Element == Double {
        write(&vector) { vDSP_vclrD($0, 1, $1) }
    }

    /// Reverses a vector, in double precision.
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V)
    where V.Element == Double {
        write(&vector) { vDSP_vrvrsD($0, 1, $1) }
    }

    /// Sorts a vector, in double precision.
    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
    where V.Element == Double {
        write(&vector) { vDSP_vsortD($0, $1, sortOrder.rawValue) }
    }

    /// Exchanges vectors, in double precision.
    public static func swapElements<T: AccelerateMutableBuffer, U: AccelerateMutableBuffer>(
        _ vectorA: inout T,
        _ vectorB: inout U
    ) where T.Element == Double, U.Element == Double {
        precondition(
            vectorA.count == vectorB.count,
            "vDSP.swapElements: vectors have the same count"
        )
        write(&vectorA) { a, n in write(&vectorB) { b, _ in vDSP_vswapD(a, 1, b, 1, n) } }
    }

    /// Writes a ramp that begins with a number and grows by another, in double precision.
    public static func formRamp<V: AccelerateMutableBuffer>(
        withInitialValue initialValue: Double,
        increment: Double,
        result: inout V
    ) where V.Element == Double {
        var (start, step) = (initialValue, increment)
        write(&result) { vDSP_vrampD(&start, &step, $0, 1, $1) }
    }

    /// Makes a ramp that begins with a number and grows by another, in double precision.
    public static func ramp(
        withInitialValue initialValue: Double,
        increment: Double,
        count: Int
    ) -> [Double] {
        made(count) { formRamp(withInitialValue: initialValue, increment: increment, result: &$0) }
    }

    /// Writes a ramp from the lower to the upper end of a range, in double precision.
    public static func formRamp<V: AccelerateMutableBuffer>(
        in range: ClosedRange<Double>,
        result: inout V
    ) where V.Element == Double {
        var (start, end) = (range.lowerBound, range.upperBound)
        write(&result) { vDSP_vgenD(&start, &end, $0, 1, $1) }
    }

    /// Makes a ramp from the lower to the upper end of a range, in double precision.
    public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
        made(count) { formRamp(in: range, result: &$0) }
    }

    /// Multiplies a vector by a ramp; the initial value becomes that of the next ramp, in double precision.
    public static func formRamp<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        withInitialValue initialValue: inout Double,
        multiplyingBy vector: U,
        increment: Double,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        var (start, step) = (initialValue, increment)
        apply(vector, &result) { vDSP_vrampmulD($0, 1, &start, &step, $1, 1, $2) }
        initialValue = start
    }

    /// Multiplies a vector by a ramp; the initial value becomes that of the next ramp, in double precision; a new array.
    public static func ramp<U: AccelerateBuffer>(
        withInitialValue initialValue: inout Double,
        multiplyingBy vector: U,
        increment: Double
    ) -> [Double] where U.Element == Double {
        made(vector.count) {
            formRamp(
                withInitialValue: &initialValue,
                multiplyingBy: vector,
                increment: increment,
                result: &$0
            )
        }
    }

    /// Writes a window; with a half one only the first half of the numbers, in double precision.
    public static func formWindow<V: AccelerateMutableBuffer>(
        usingSequence sequence: WindowSequence,
        result: inout V,
        isHalfWindow: Bool
    ) where V.Element == Double {
        let half = isHalfWindow ? Int32(vDSP_HALF_WINDOW) : 0
        write(&result) {
            switch sequence {
            case .hanningNormalized: vDSP_hann_windowD($0, $1, Int32(vDSP_HANN_NORM) | half)
            case .hanningDenormalized: vDSP_hann_windowD($0, $1, half)
            case .hamming: vDSP_hamm_windowD($0, $1, half)
            case .blackman: vDSP_blkman_windowD($0, $1, half)
            }
        }
    }

    /// Makes a window; behind a half one stand zeros, in double precision.
    public static func window(
        ofType type: Double.Type,
        usingSequence sequence: WindowSequence,
        count: Int,
        isHalfWindow: Bool
    ) -> [Double] {
        made(count) {
            $0.initialize(repeating: 0)
            formWindow(usingSequence: sequence, result: &$0, isHalfWindow: isHalfWindow)
        }
    }
}
