// SPDX-License-Identifier: Apache-2.0

extension vDSP {
    /// Computes the squares of complex magnitudes.
    public static func squareMagnitudes<V: AccelerateMutableBuffer>(
        _ splitComplex: DSPSplitComplex,
        result: inout V
    ) where V.Element == Float {
        var numbers = splitComplex
        write(&result) { vDSP_zvmags(&numbers, 1, $0, 1, $1) }
    }

    /// Computes complex magnitudes.
    public static func absolute<V: AccelerateMutableBuffer>(
        _ vector: DSPSplitComplex,
        result: inout V
    ) where V.Element == Float {
        var numbers = vector
        write(&result) { vDSP_zvabs(&numbers, 1, $0, 1, $1) }
    }

    /// Computes the angles of complex numbers.
    public static func phase<V: AccelerateMutableBuffer>(
        _ splitComplex: DSPSplitComplex,
        result: inout V
    ) where V.Element == Float {
        var numbers = splitComplex
        write(&result) { vDSP_zvphas(&numbers, 1, $0, 1, $1) }
    }

    /// Adds complex vectors.
    public static func add(
        _ splitComplexA: DSPSplitComplex,
        to splitComplexB: DSPSplitComplex,
        count: Int,
        result: inout DSPSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvadd(&a, 1, &b, 1, &result, 1, vDSP_Length(count))
    }

    /// Subtracts the first complex vector from the second.
    public static func subtract(
        _ splitComplexA: DSPSplitComplex,
        from splitComplexB: DSPSplitComplex,
        count: Int,
        result: inout DSPSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvsub(&b, 1, &a, 1, &result, 1, vDSP_Length(count))
    }

    /// Multiplies complex vectors, or the conjugate of the first by the second.
    public static func multiply(
        _ splitComplexA: DSPSplitComplex,
        by splitComplexB: DSPSplitComplex,
        count: Int,
        useConjugate: Bool,
        result: inout DSPSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvmul(&a, 1, &b, 1, &result, 1, vDSP_Length(count), useConjugate ? -1 : 1)
    }

    /// Divides the first complex vector by the second.
    public static func divide(
        _ splitComplexA: DSPSplitComplex,
        by splitComplexB: DSPSplitComplex,
        count: Int,
        result: inout DSPSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvdiv(&b, 1, &a, 1, &result, 1, vDSP_Length(count))
    }

    /// Multiplies a complex vector by a real one.
    public static func multiply<U: AccelerateBuffer>(
        _ splitComplex: DSPSplitComplex,
        by vector: U,
        result: inout DSPSplitComplex
    ) where U.Element == Float {
        var numbers = splitComplex
        read(vector) { vDSP_zrvmul(&numbers, 1, $0, 1, &result, 1, $1) }
    }

    /// Conjugates a complex vector.
    public static func conjugate(
        _ splitComplex: DSPSplitComplex,
        count: Int,
        result: inout DSPSplitComplex
    ) {
        var numbers = splitComplex
        vDSP_zvconj(&numbers, 1, &result, 1, vDSP_Length(count))
    }

    /// Copies a complex vector.
    public static func copy(
        _ source: DSPSplitComplex,
        to destination: inout DSPSplitComplex,
        count: Int
    ) {
        var numbers = source
        vDSP_zvmov(&numbers, 1, &destination, 1, vDSP_Length(count))
    }

    /// Splits complex numbers into their parts.
    public static func convert(
        interleavedComplexVector: [DSPComplex],
        toSplitComplexVector splitComplexVector: inout DSPSplitComplex
    ) {
        vDSP_ctoz(
            interleavedComplexVector,
            2,
            &splitComplexVector,
            1,
            vDSP_Length(interleavedComplexVector.count)
        )
    }

    /// Joins the parts of complex numbers.
    public static func convert(
        splitComplexVector: DSPSplitComplex,
        toInterleavedComplexVector interleavedComplexVector: inout [DSPComplex]
    ) {
        var numbers = splitComplexVector
        let count = vDSP_Length(interleavedComplexVector.count)
        vDSP_ztoc(&numbers, 1, &interleavedComplexVector, 2, count)
    }

    /// Computes the squares of complex magnitudes, in double precision.
    public static func squareMagnitudes<V: AccelerateMutableBuffer>(
        _ splitComplex: DSPDoubleSplitComplex,
        result: inout V
    ) where V.Element == Double {
        var numbers = splitComplex
        write(&result) { vDSP_zvmagsD(&numbers, 1, $0, 1, $1) }
    }

    /// Computes complex magnitudes, in double precision.
    public static func absolute<V: AccelerateMutableBuffer>(
        _ vector: DSPDoubleSplitComplex,
        result: inout V
    ) where V.Element == Double {
        var numbers = vector
        write(&result) { vDSP_zvabsD(&numbers, 1, $0, 1, $1) }
    }

    /// Computes the angles of complex numbers, in double precision.
    public static func phase<V: AccelerateMutableBuffer>(
        _ splitComplex: DSPDoubleSplitComplex,
        result: inout V
    ) where V.Element == Double {
        var numbers = splitComplex
        write(&result) { vDSP_zvphasD(&numbers, 1, $0, 1, $1) }
    }

    /// Adds complex vectors, in double precision.
    public static func add(
        _ splitComplexA: DSPDoubleSplitComplex,
        to splitComplexB: DSPDoubleSplitComplex,
        count: Int,
        result: inout DSPDoubleSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvaddD(&a, 1, &b, 1, &result, 1, vDSP_Length(count))
    }

    /// Subtracts the first complex vector from the second, in double precision.
    public static func subtract(
        _ splitComplexA: DSPDoubleSplitComplex,
        from splitComplexB: DSPDoubleSplitComplex,
        count: Int,
        result: inout DSPDoubleSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvsubD(&b, 1, &a, 1, &result, 1, vDSP_Length(count))
    }

    /// Multiplies complex vectors, or the conjugate of the first by the second, in double precision.
    public static func multiply(
        _ splitComplexA: DSPDoubleSplitComplex,
        by splitComplexB: DSPDoubleSplitComplex,
        count: Int,
        useConjugate: Bool,
        result: inout DSPDoubleSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvmulD(&a, 1, &b, 1, &result, 1, vDSP_Length(count), useConjugate ? -1 : 1)
    }

    /// Divides the first complex vector by the second, in double precision.
    public static func divide(
        _ splitComplexA: DSPDoubleSplitComplex,
        by splitComplexB: DSPDoubleSplitComplex,
        count: Int,
        result: inout DSPDoubleSplitComplex
    ) {
        var (a, b) = (splitComplexA, splitComplexB)
        vDSP_zvdivD(&b, 1, &a, 1, &result, 1, vDSP_Length(count))
    }

    /// Multiplies a complex vector by a real one, in double precision.
    public static func multiply<U: AccelerateBuffer>(
        _ splitComplex: DSPDoubleSplitComplex,
        by vector: U,
        result: inout DSPDoubleSplitComplex
    ) where U.Element == Double {
        var numbers = splitComplex
        read(vector) { vDSP_zrvmulD(&numbers, 1, $0, 1, &result, 1, $1) }
    }

    /// Conjugates a complex vector, in double precision.
    public static func conjugate(
        _ splitComplex: DSPDoubleSplitComplex,
        count: Int,
        result: inout DSPDoubleSplitComplex
    ) {
        var numbers = splitComplex
        vDSP_zvconjD(&numbers, 1, &result, 1, vDSP_Length(count))
    }

    /// Copies a complex vector, in double precision.
    public static func copy(
        _ source: DSPDoubleSplitComplex,
        to destination: inout DSPDoubleSplitComplex,
        count: Int
    ) {
        var numbers = source
        vDSP_zvmovD(&numbers, 1, &destination, 1, vDSP_Length(count))
    }

    /// Splits complex numbers into their parts, in double precision.
    public static func convert(
        interleavedComplexVector: [DSPDoubleComplex],
        toSplitComplexVector splitComplexVector: inout DSPDoubleSplitComplex
    ) {
        vDSP_ctozD(
            interleavedComplexVector,
            2,
            &splitComplexVector,
            1,
            vDSP_Length(interleavedComplexVector.count)
        )
    }

    /// Joins the parts of complex numbers, in double precision.
    public static func convert(
        splitComplexVector: DSPDoubleSplitComplex,
        toInterleavedComplexVector interleavedComplexVector: inout [DSPDoubleComplex]
    ) {
        var numbers = splitComplexVector
        let count = vDSP_Length(interleavedComplexVector.count)
        vDSP_ztocD(&numbers, 1, &interleavedComplexVector, 2, count)
    }
}

extension Array where Element == Float {
    /// Joins real and imaginary parts to so many real numbers, each multiplied by a scale.
    public init(fromSplitComplex splitComplex: DSPSplitComplex, scale: Float, count: Int) {
        var (numbers, scale) = (splitComplex, scale)
        self.init(unsafeUninitializedCapacity: count) { memory, written in
            guard let start = memory.baseAddress else { return }
            start.withMemoryRebound(to: DSPComplex.self, capacity: count / 2) {
                vDSP_ztoc(&numbers, 1, $0, 2, vDSP_Length(count / 2))
            }
            vDSP_vsmul(start, 1, &scale, start, 1, vDSP_Length(count))
            written = count
        }
    }
}

extension Array where Element == Double {
    /// Joins real and imaginary parts to so many real numbers, each multiplied by a scale, in double precision.
    public init(fromSplitComplex splitComplex: DSPDoubleSplitComplex, scale: Double, count: Int) {
        var (numbers, scale) = (splitComplex, scale)
        self.init(unsafeUninitializedCapacity: count) { memory, written in
            guard let start = memory.baseAddress else { return }
            start.withMemoryRebound(to: DSPDoubleComplex.self, capacity: count / 2) {
                vDSP_ztocD(&numbers, 1, $0, 2, vDSP_Length(count / 2))
            }
            vDSP_vsmulD(start, 1, &scale, start, 1, vDSP_Length(count))
            written = count
        }
    }
}
