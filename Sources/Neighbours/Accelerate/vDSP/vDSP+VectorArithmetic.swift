// SPDX-License-Identifier: Apache-2.0

extension vDSP {
    /// Adds a number to a vector.
    public static func add<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ scalar: Float,
        _ vector: T,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        var scalar = scalar
        apply(vector, &result) { vDSP_vsadd($0, 1, &scalar, $1, 1, $2) }
    }

    /// Adds a number to a vector; a new array.
    public static func add<T: AccelerateBuffer>(_ scalar: Float, _ vector: T) -> [Float]
    where T.Element == Float {
        made(vector.count) { add(scalar, vector, result: &$0) }
    }

    /// Adds a number to a vector, in double precision.
    public static func add<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ scalar: Double,
        _ vector: T,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        var scalar = scalar
        apply(vector, &result) { vDSP_vsaddD($0, 1, &scalar, $1, 1, $2) }
    }

    /// Adds a number to a vector, in double precision; a new array.
    public static func add<T: AccelerateBuffer>(_ scalar: Double, _ vector: T) -> [Double]
    where T.Element == Double {
        made(vector.count) { add(scalar, vector, result: &$0) }
    }

    /// Adds vectors.
    public static func add<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        apply(vectorA, vectorB, &result) { vDSP_vadd($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Adds vectors; a new array.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(vectorA.count) { add(vectorA, vectorB, result: &$0) }
    }

    /// Adds vectors, in double precision.
    public static func add<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        apply(vectorA, vectorB, &result) { vDSP_vaddD($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Adds vectors, in double precision; a new array.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(vectorA.count) { add(vectorA, vectorB, result: &$0) }
    }

    /// Subtracts the second vector from the first.
    public static func subtract<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        apply(vectorB, vectorA, &result) { vDSP_vsub($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Subtracts the second vector from the first; a new array.
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(vectorB.count) { subtract(vectorA, vectorB, result: &$0) }
    }

    /// Subtracts the second vector from the first, in double precision.
    public static func subtract<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        apply(vectorB, vectorA, &result) { vDSP_vsubD($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Subtracts the second vector from the first, in double precision; a new array.
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(vectorB.count) { subtract(vectorA, vectorB, result: &$0) }
    }

    /// Multiplies a vector by a number.
    public static func multiply<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ scalar: Float,
        _ vector: T,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        var scalar = scalar
        apply(vector, &result) { vDSP_vsmul($0, 1, &scalar, $1, 1, $2) }
    }

    /// Multiplies a vector by a number; a new array.
    public static func multiply<T: AccelerateBuffer>(_ scalar: Float, _ vector: T) -> [Float]
    where T.Element == Float {
        made(vector.count) { multiply(scalar, vector, result: &$0) }
    }

    /// Multiplies a vector by a number, in double precision.
    public static func multiply<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ scalar: Double,
        _ vector: T,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        var scalar = scalar
        apply(vector, &result) { vDSP_vsmulD($0, 1, &scalar, $1, 1, $2) }
    }

    /// Multiplies a vector by a number, in double precision; a new array.
    public static func multiply<T: AccelerateBuffer>(_ scalar: Double, _ vector: T) -> [Double]
    where T.Element == Double {
        made(vector.count) { multiply(scalar, vector, result: &$0) }
    }

    /// Multiplies vectors.
    public static func multiply<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        apply(vectorA, vectorB, &result) { vDSP_vmul($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Multiplies vectors; a new array.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(vectorA.count) { multiply(vectorA, vectorB, result: &$0) }
    }

    /// Multiplies vectors, in double precision.
    public static func multiply<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        apply(vectorA, vectorB, &result) { vDSP_vmulD($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Multiplies vectors, in double precision; a new array.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(vectorA.count) { multiply(vectorA, vectorB, result: &$0) }
    }

    /// Divides a vector by a number.
    public static func divide<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        _ scalar: Float,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        var scalar = scalar
        apply(vector, &result) { vDSP_vsdiv($0, 1, &scalar, $1, 1, $2) }
    }

    /// Divides a vector by a number; a new array.
    public static func divide<T: AccelerateBuffer>(_ vector: T, _ scalar: Float) -> [Float]
    where T.Element == Float {
        made(vector.count) { divide(vector, scalar, result: &$0) }
    }

    /// Divides a vector by a number, in double precision.
    public static func divide<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        _ scalar: Double,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        var scalar = scalar
        apply(vector, &result) { vDSP_vsdivD($0, 1, &scalar, $1, 1, $2) }
    }

    /// Divides a vector by a number, in double precision; a new array.
    public static func divide<T: AccelerateBuffer>(_ vector: T, _ scalar: Double) -> [Double]
    where T.Element == Double {
        made(vector.count) { divide(vector, scalar, result: &$0) }
    }

    /// Divides a number by a vector.
    public static func divide<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ scalar: Float,
        _ vector: T,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        var scalar = scalar
        apply(vector, &result) { vDSP_svdiv(&scalar, $0, 1, $1, 1, $2) }
    }

    /// Divides a number by a vector; a new array.
    public static func divide<T: AccelerateBuffer>(_ scalar: Float, _ vector: T) -> [Float]
    where T.Element == Float {
        made(vector.count) { divide(scalar, vector, result: &$0) }
    }

    /// Divides a number by a vector, in double precision.
    public static func divide<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ scalar: Double,
        _ vector: T,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        var scalar = scalar
        apply(vector, &result) { vDSP_svdivD(&scalar, $0, 1, $1, 1, $2) }
    }

    /// Divides a number by a vector, in double precision; a new array.
    public static func divide<T: AccelerateBuffer>(_ scalar: Double, _ vector: T) -> [Double]
    where T.Element == Double {
        made(vector.count) { divide(scalar, vector, result: &$0) }
    }

    /// Divides the first vector by the second.
    public static func divide<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        apply(vectorB, vectorA, &result) { vDSP_vdiv($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Divides the first vector by the second; a new array.
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(vectorB.count) { divide(vectorA, vectorB, result: &$0) }
    }

    /// Divides the first vector by the second, in double precision.
    public static func divide<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        apply(vectorB, vectorA, &result) { vDSP_vdivD($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Divides the first vector by the second, in double precision; a new array.
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(vectorB.count) { divide(vectorA, vectorB, result: &$0) }
    }

    /// Takes absolute values.
    public static func absolute<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        apply(vector, &result) { vDSP_vabs($0, 1, $1, 1, $2) }
    }

    /// Takes absolute values; a new array.
    public static func absolute<T: AccelerateBuffer>(_ vector: T) -> [Float]
    where T.Element == Float {
        made(vector.count) { absolute(vector, result: &$0) }
    }

    /// Takes absolute values, in double precision.
    public static func absolute<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        apply(vector, &result) { vDSP_vabsD($0, 1, $1, 1, $2) }
    }

    /// Takes absolute values, in double precision; a new array.
    public static func absolute<T: AccelerateBuffer>(_ vector: T) -> [Double]
    where T.Element == Double {
        made(vector.count) { absolute(vector, result: &$0) }
    }

    /// Negates a vector.
    public static func negative<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        apply(vector, &result) { vDSP_vneg($0, 1, $1, 1, $2) }
    }

    /// Negates a vector; a new array.
    public static func negative<T: AccelerateBuffer>(_ vector: T) -> [Float]
    where T.Element == Float {
        made(vector.count) { negative(vector, result: &$0) }
    }

    /// Negates a vector, in double precision.
    public static func negative<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        apply(vector, &result) { vDSP_vnegD($0, 1, $1, 1, $2) }
    }

    /// Negates a vector, in double precision; a new array.
    public static func negative<T: AccelerateBuffer>(_ vector: T) -> [Double]
    where T.Element == Double {
        made(vector.count) { negative(vector, result: &$0) }
    }

    /// Takes negative absolute values.
    public static func negativeAbsolute<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        apply(vector, &result) { vDSP_vnabs($0, 1, $1, 1, $2) }
    }

    /// Takes negative absolute values; a new array.
    public static func negativeAbsolute<T: AccelerateBuffer>(_ vector: T) -> [Float]
    where T.Element == Float {
        made(vector.count) { negativeAbsolute(vector, result: &$0) }
    }

    /// Takes negative absolute values, in double precision.
    public static func negativeAbsolute<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        apply(vector, &result) { vDSP_vnabsD($0, 1, $1, 1, $2) }
    }

    /// Takes negative absolute values, in double precision; a new array.
    public static func negativeAbsolute<T: AccelerateBuffer>(_ vector: T) -> [Double]
    where T.Element == Double {
        made(vector.count) { negativeAbsolute(vector, result: &$0) }
    }

    /// Squares a vector.
    public static func square<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        apply(vector, &result) { vDSP_vsq($0, 1, $1, 1, $2) }
    }

    /// Squares a vector; a new array.
    public static func square<T: AccelerateBuffer>(_ vector: T) -> [Float]
    where T.Element == Float {
        made(vector.count) { square(vector, result: &$0) }
    }

    /// Squares a vector, in double precision.
    public static func square<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        apply(vector, &result) { vDSP_vsqD($0, 1, $1, 1, $2) }
    }

    /// Squares a vector, in double precision; a new array.
    public static func square<T: AccelerateBuffer>(_ vector: T) -> [Double]
    where T.Element == Double {
        made(vector.count) { square(vector, result: &$0) }
    }

    /// Squares a vector and keeps its signs.
    public static func signedSquare<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        apply(vector, &result) { vDSP_vssq($0, 1, $1, 1, $2) }
    }

    /// Squares a vector and keeps its signs; a new array.
    public static func signedSquare<T: AccelerateBuffer>(_ vector: T) -> [Float]
    where T.Element == Float {
        made(vector.count) { signedSquare(vector, result: &$0) }
    }

    /// Squares a vector and keeps its signs, in double precision.
    public static func signedSquare<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        apply(vector, &result) { vDSP_vssqD($0, 1, $1, 1, $2) }
    }

    /// Squares a vector and keeps its signs, in double precision; a new array.
    public static func signedSquare<T: AccelerateBuffer>(_ vector: T) -> [Double]
    where T.Element == Double {
        made(vector.count) { signedSquare(vector, result: &$0) }
    }

    /// Takes the parts behind the point.
    public static func trunc<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        apply(vector, &result) { vDSP_vfrac($0, 1, $1, 1, $2) }
    }

    /// Takes the parts behind the point; a new array.
    public static func trunc<T: AccelerateBuffer>(_ vector: T) -> [Float] where T.Element == Float {
        made(vector.count) { trunc(vector, result: &$0) }
    }

    /// Takes the parts behind the point, in double precision.
    public static func trunc<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        _ vector: T,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        apply(vector, &result) { vDSP_vfracD($0, 1, $1, 1, $2) }
    }

    /// Takes the parts behind the point, in double precision; a new array.
    public static func trunc<T: AccelerateBuffer>(_ vector: T) -> [Double]
    where T.Element == Double {
        made(vector.count) { trunc(vector, result: &$0) }
    }

    /// Computes distances from the origin.
    public static func hypot<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ x: T, _ y: U, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        apply(x, y, &result) { vDSP_vdist($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Computes distances from the origin; a new array.
    public static func hypot<T: AccelerateBuffer, U: AccelerateBuffer>(_ x: T, _ y: U) -> [Float]
    where T.Element == Float, U.Element == Float {
        made(x.count) { hypot(x, y, result: &$0) }
    }

    /// Computes distances from the origin, in double precision.
    public static func hypot<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ x: T, _ y: U, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        apply(x, y, &result) { vDSP_vdistD($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Computes distances from the origin, in double precision; a new array.
    public static func hypot<T: AccelerateBuffer, U: AccelerateBuffer>(_ x: T, _ y: U) -> [Double]
    where T.Element == Double, U.Element == Double {
        made(x.count) { hypot(x, y, result: &$0) }
    }

    /// Takes the larger of each two numbers.
    public static func maximum<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        apply(vectorA, vectorB, &result) { vDSP_vmax($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Takes the larger of each two numbers; a new array.
    public static func maximum<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(vectorA.count) { maximum(vectorA, vectorB, result: &$0) }
    }

    /// Takes the larger of each two numbers, in double precision.
    public static func maximum<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        apply(vectorA, vectorB, &result) { vDSP_vmaxD($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Takes the larger of each two numbers, in double precision; a new array.
    public static func maximum<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(vectorA.count) { maximum(vectorA, vectorB, result: &$0) }
    }

    /// Takes the smaller of each two numbers.
    public static func minimum<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        apply(vectorA, vectorB, &result) { vDSP_vmin($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Takes the smaller of each two numbers; a new array.
    public static func minimum<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(vectorA.count) { minimum(vectorA, vectorB, result: &$0) }
    }

    /// Takes the smaller of each two numbers, in double precision.
    public static func minimum<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        apply(vectorA, vectorB, &result) { vDSP_vminD($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Takes the smaller of each two numbers, in double precision; a new array.
    public static func minimum<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(vectorA.count) { minimum(vectorA, vectorB, result: &$0) }
    }

    /// Adds and subtracts vectors.
    public static func addSubtract<
        S: AccelerateBuffer,
        T: AccelerateBuffer,
        U: AccelerateMutableBuffer,
        V: AccelerateMutableBuffer
    >(_ vectorA: S, _ vectorB: T, addResult: inout U, subtractResult: inout V)
    where S.Element == Float, T.Element == Float, U.Element == Float, V.Element == Float {
        add(vectorA, vectorB, result: &addResult)
        subtract(vectorA, vectorB, result: &subtractResult)
    }

    /// Adds and subtracts vectors, in double precision.
    public static func addSubtract<
        S: AccelerateBuffer,
        T: AccelerateBuffer,
        U: AccelerateMutableBuffer,
        V: AccelerateMutableBuffer
    >(_ vectorA: S, _ vectorB: T, addResult: inout U, subtractResult: inout V)
    where S.Element == Double, T.Element == Double, U.Element == Double, V.Element == Double {
        add(vectorA, vectorB, result: &addResult)
        subtract(vectorA, vectorB, result: &subtractResult)
    }
}
