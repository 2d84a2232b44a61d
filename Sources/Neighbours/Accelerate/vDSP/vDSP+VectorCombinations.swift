// SPDX-License-Identifier: Apache-2.0

extension vDSP {
    /// Multiplies vectors and adds a vector.
    public static func add<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(multiplication: (a: T, b: U), _ vector: V, result: inout Result)
    where T.Element == Float, U.Element == Float, V.Element == Float, Result.Element == Float {
        apply(multiplication.a, multiplication.b, vector, &result) {
            vDSP_vma($0, 1, $1, 1, $2, 1, $3, 1, $4)
        }
    }

    /// Multiplies vectors and adds a vector; a new array.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateBuffer>(
        multiplication: (a: T, b: U),
        _ vector: V
    ) -> [Float] where T.Element == Float, U.Element == Float, V.Element == Float {
        made(multiplication.a.count) { add(multiplication: multiplication, vector, result: &$0) }
    }

    /// Multiplies vectors and adds a vector, in double precision.
    public static func add<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(multiplication: (a: T, b: U), _ vector: V, result: inout Result)
    where T.Element == Double, U.Element == Double, V.Element == Double, Result.Element == Double {
        apply(multiplication.a, multiplication.b, vector, &result) {
            vDSP_vmaD($0, 1, $1, 1, $2, 1, $3, 1, $4)
        }
    }

    /// Multiplies vectors and adds a vector, in double precision; a new array.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateBuffer>(
        multiplication: (a: T, b: U),
        _ vector: V
    ) -> [Double] where T.Element == Double, U.Element == Double, V.Element == Double {
        made(multiplication.a.count) { add(multiplication: multiplication, vector, result: &$0) }
    }

    /// Multiplies by a number and adds a vector.
    public static func add<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(multiplication: (a: T, b: Float), _ vector: U, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        var b = multiplication.b
        apply(multiplication.a, vector, &result) { vDSP_vsma($0, 1, &b, $1, 1, $2, 1, $3) }
    }

    /// Multiplies by a number and adds a vector; a new array.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(
        multiplication: (a: T, b: Float),
        _ vector: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(multiplication.a.count) { add(multiplication: multiplication, vector, result: &$0) }
    }

    /// Multiplies by a number and adds a vector, in double precision.
    public static func add<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(multiplication: (a: T, b: Double), _ vector: U, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        var b = multiplication.b
        apply(multiplication.a, vector, &result) { vDSP_vsmaD($0, 1, &b, $1, 1, $2, 1, $3) }
    }

    /// Multiplies by a number and adds a vector, in double precision; a new array.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(
        multiplication: (a: T, b: Double),
        _ vector: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(multiplication.a.count) { add(multiplication: multiplication, vector, result: &$0) }
    }

    /// Multiplies vectors and adds a number.
    public static func add<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(multiplication: (a: T, b: U), _ scalar: Float, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        var scalar = scalar
        apply(multiplication.a, multiplication.b, &result) {
            vDSP_vmsa($0, 1, $1, 1, &scalar, $2, 1, $3)
        }
    }

    /// Multiplies vectors and adds a number; a new array.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(
        multiplication: (a: T, b: U),
        _ scalar: Float
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(multiplication.a.count) { add(multiplication: multiplication, scalar, result: &$0) }
    }

    /// Multiplies vectors and adds a number, in double precision.
    public static func add<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(multiplication: (a: T, b: U), _ scalar: Double, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        var scalar = scalar
        apply(multiplication.a, multiplication.b, &result) {
            vDSP_vmsaD($0, 1, $1, 1, &scalar, $2, 1, $3)
        }
    }

    /// Multiplies vectors and adds a number, in double precision; a new array.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(
        multiplication: (a: T, b: U),
        _ scalar: Double
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(multiplication.a.count) { add(multiplication: multiplication, scalar, result: &$0) }
    }

    /// Multiplies by a number and adds another.
    public static func add<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        multiplication: (a: T, b: Float),
        _ scalar: Float,
        result: inout Result
    ) where T.Element == Float, Result.Element == Float {
        var b = multiplication.b
        var scalar = scalar
        apply(multiplication.a, &result) { vDSP_vsmsa($0, 1, &b, &scalar, $1, 1, $2) }
    }

    /// Multiplies by a number and adds another; a new array.
    public static func add<T: AccelerateBuffer>(
        multiplication: (a: T, b: Float),
        _ scalar: Float
    ) -> [Float] where T.Element == Float {
        made(multiplication.a.count) { add(multiplication: multiplication, scalar, result: &$0) }
    }

    /// Multiplies by a number and adds another, in double precision.
    public static func add<T: AccelerateBuffer, Result: AccelerateMutableBuffer>(
        multiplication: (a: T, b: Double),
        _ scalar: Double,
        result: inout Result
    ) where T.Element == Double, Result.Element == Double {
        var b = multiplication.b
        var scalar = scalar
        apply(multiplication.a, &result) { vDSP_vsmsaD($0, 1, &b, &scalar, $1, 1, $2) }
    }

    /// Multiplies by a number and adds another, in double precision; a new array.
    public static func add<T: AccelerateBuffer>(
        multiplication: (a: T, b: Double),
        _ scalar: Double
    ) -> [Double] where T.Element == Double {
        made(multiplication.a.count) { add(multiplication: multiplication, scalar, result: &$0) }
    }

    /// Multiplies vectors and subtracts a vector.
    public static func subtract<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(multiplication: (a: T, b: U), _ vector: V, result: inout Result)
    where T.Element == Float, U.Element == Float, V.Element == Float, Result.Element == Float {
        apply(multiplication.a, multiplication.b, vector, &result) {
            vDSP_vmsb($0, 1, $1, 1, $2, 1, $3, 1, $4)
        }
    }

    /// Multiplies vectors and subtracts a vector; a new array.
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateBuffer>(
        multiplication: (a: T, b: U),
        _ vector: V
    ) -> [Float] where T.Element == Float, U.Element == Float, V.Element == Float {
        made(multiplication.a.count) {
            subtract(multiplication: multiplication, vector, result: &$0)
        }
    }

    /// Multiplies vectors and subtracts a vector, in double precision.
    public static func subtract<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(multiplication: (a: T, b: U), _ vector: V, result: inout Result)
    where T.Element == Double, U.Element == Double, V.Element == Double, Result.Element == Double {
        apply(multiplication.a, multiplication.b, vector, &result) {
            vDSP_vmsbD($0, 1, $1, 1, $2, 1, $3, 1, $4)
        }
    }

    /// Multiplies vectors and subtracts a vector, in double precision; a new array.
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateBuffer>(
        multiplication: (a: T, b: U),
        _ vector: V
    ) -> [Double] where T.Element == Double, U.Element == Double, V.Element == Double {
        made(multiplication.a.count) {
            subtract(multiplication: multiplication, vector, result: &$0)
        }
    }

    /// Multiplies by a number and subtracts a vector.
    public static func subtract<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(multiplication: (a: T, b: Float), _ vector: U, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        var b = multiplication.b
        apply(multiplication.a, vector, &result) { vDSP_vsmsb($0, 1, &b, $1, 1, $2, 1, $3) }
    }

    /// Multiplies by a number and subtracts a vector; a new array.
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(
        multiplication: (a: T, b: Float),
        _ vector: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(multiplication.a.count) {
            subtract(multiplication: multiplication, vector, result: &$0)
        }
    }

    /// Multiplies by a number and subtracts a vector, in double precision.
    public static func subtract<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(multiplication: (a: T, b: Double), _ vector: U, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        var b = multiplication.b
        apply(multiplication.a, vector, &result) { vDSP_vsmsbD($0, 1, &b, $1, 1, $2, 1, $3) }
    }

    /// Multiplies by a number and subtracts a vector, in double precision; a new array.
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(
        multiplication: (a: T, b: Double),
        _ vector: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(multiplication.a.count) {
            subtract(multiplication: multiplication, vector, result: &$0)
        }
    }

    /// Adds vectors and multiplies by a number.
    public static func multiply<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(addition: (a: T, b: U), _ scalar: Float, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        var scalar = scalar
        apply(addition.a, addition.b, &result) { vDSP_vasm($0, 1, $1, 1, &scalar, $2, 1, $3) }
    }

    /// Adds vectors and multiplies by a number; a new array.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(
        addition: (a: T, b: U),
        _ scalar: Float
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(addition.a.count) { multiply(addition: addition, scalar, result: &$0) }
    }

    /// Adds vectors and multiplies by a number, in double precision.
    public static func multiply<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(addition: (a: T, b: U), _ scalar: Double, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        var scalar = scalar
        apply(addition.a, addition.b, &result) { vDSP_vasmD($0, 1, $1, 1, &scalar, $2, 1, $3) }
    }

    /// Adds vectors and multiplies by a number, in double precision; a new array.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(
        addition: (a: T, b: U),
        _ scalar: Double
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(addition.a.count) { multiply(addition: addition, scalar, result: &$0) }
    }

    /// Adds vectors and multiplies by a vector.
    public static func multiply<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(addition: (a: T, b: U), _ vector: V, result: inout Result)
    where T.Element == Float, U.Element == Float, V.Element == Float, Result.Element == Float {
        apply(addition.a, addition.b, vector, &result) { vDSP_vam($0, 1, $1, 1, $2, 1, $3, 1, $4) }
    }

    /// Adds vectors and multiplies by a vector; a new array.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateBuffer>(
        addition: (a: T, b: U),
        _ vector: V
    ) -> [Float] where T.Element == Float, U.Element == Float, V.Element == Float {
        made(addition.a.count) { multiply(addition: addition, vector, result: &$0) }
    }

    /// Adds vectors and multiplies by a vector, in double precision.
    public static func multiply<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(addition: (a: T, b: U), _ vector: V, result: inout Result)
    where T.Element == Double, U.Element == Double, V.Element == Double, Result.Element == Double {
        apply(addition.a, addition.b, vector, &result) { vDSP_vamD($0, 1, $1, 1, $2, 1, $3, 1, $4) }
    }

    /// Adds vectors and multiplies by a vector, in double precision; a new array.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateBuffer>(
        addition: (a: T, b: U),
        _ vector: V
    ) -> [Double] where T.Element == Double, U.Element == Double, V.Element == Double {
        made(addition.a.count) { multiply(addition: addition, vector, result: &$0) }
    }

    /// Subtracts vectors and multiplies by a number.
    public static func multiply<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(subtraction: (a: T, b: U), _ scalar: Float, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        var scalar = scalar
        apply(subtraction.a, subtraction.b, &result) {
            vDSP_vsbsm($0, 1, $1, 1, &scalar, $2, 1, $3)
        }
    }

    /// Subtracts vectors and multiplies by a number; a new array.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(
        subtraction: (a: T, b: U),
        _ scalar: Float
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(subtraction.a.count) { multiply(subtraction: subtraction, scalar, result: &$0) }
    }

    /// Subtracts vectors and multiplies by a number, in double precision.
    public static func multiply<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(subtraction: (a: T, b: U), _ scalar: Double, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        var scalar = scalar
        apply(subtraction.a, subtraction.b, &result) {
            vDSP_vsbsmD($0, 1, $1, 1, &scalar, $2, 1, $3)
        }
    }

    /// Subtracts vectors and multiplies by a number, in double precision; a new array.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(
        subtraction: (a: T, b: U),
        _ scalar: Double
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(subtraction.a.count) { multiply(subtraction: subtraction, scalar, result: &$0) }
    }

    /// Subtracts vectors and multiplies by a vector.
    public static func multiply<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(subtraction: (a: T, b: U), _ vector: V, result: inout Result)
    where T.Element == Float, U.Element == Float, V.Element == Float, Result.Element == Float {
        apply(subtraction.a, subtraction.b, vector, &result) {
            vDSP_vsbm($0, 1, $1, 1, $2, 1, $3, 1, $4)
        }
    }

    /// Subtracts vectors and multiplies by a vector; a new array.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateBuffer>(
        subtraction: (a: T, b: U),
        _ vector: V
    ) -> [Float] where T.Element == Float, U.Element == Float, V.Element == Float {
        made(subtraction.a.count) { multiply(subtraction: subtraction, vector, result: &$0) }
    }

    /// Subtracts vectors and multiplies by a vector, in double precision.
    public static func multiply<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(subtraction: (a: T, b: U), _ vector: V, result: inout Result)
    where T.Element == Double, U.Element == Double, V.Element == Double, Result.Element == Double {
        apply(subtraction.a, subtraction.b, vector, &result) {
            vDSP_vsbmD($0, 1, $1, 1, $2, 1, $3, 1, $4)
        }
    }

    /// Subtracts vectors and multiplies by a vector, in double precision; a new array.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateBuffer>(
        subtraction: (a: T, b: U),
        _ vector: V
    ) -> [Double] where T.Element == Double, U.Element == Double, V.Element == Double {
        made(subtraction.a.count) { multiply(subtraction: subtraction, vector, result: &$0) }
    }

    /// Interpolates between vectors.
    public static func linearInterpolate<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, using interpolationConstant: Float, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        var interpolationConstant = interpolationConstant
        apply(vectorA, vectorB, &result) {
            vDSP_vintb($0, 1, $1, 1, &interpolationConstant, $2, 1, $3)
        }
    }

    /// Interpolates between vectors; a new array.
    public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U,
        using interpolationConstant: Float
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(vectorA.count) {
            linearInterpolate(vectorA, vectorB, using: interpolationConstant, result: &$0)
        }
    }

    /// Interpolates between vectors, in double precision.
    public static func linearInterpolate<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, using interpolationConstant: Double, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        var interpolationConstant = interpolationConstant
        apply(vectorA, vectorB, &result) {
            vDSP_vintbD($0, 1, $1, 1, &interpolationConstant, $2, 1, $3)
        }
    }

    /// Interpolates between vectors, in double precision; a new array.
    public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U,
        using interpolationConstant: Double
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(vectorA.count) {
            linearInterpolate(vectorA, vectorB, using: interpolationConstant, result: &$0)
        }
    }

    /// Fades from one vector to the other.
    public static func taperedMerge<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Float, U.Element == Float, Result.Element == Float {
        apply(vectorA, vectorB, &result) { vDSP_vtmerg($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Fades from one vector to the other; a new array.
    public static func taperedMerge<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(vectorA.count) { taperedMerge(vectorA, vectorB, result: &$0) }
    }

    /// Fades from one vector to the other, in double precision.
    public static func taperedMerge<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        Result: AccelerateMutableBuffer
    >(_ vectorA: T, _ vectorB: U, result: inout Result)
    where T.Element == Double, U.Element == Double, Result.Element == Double {
        apply(vectorA, vectorB, &result) { vDSP_vtmergD($0, 1, $1, 1, $2, 1, $3) }
    }

    /// Fades from one vector to the other, in double precision; a new array.
    public static func taperedMerge<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(vectorA.count) { taperedMerge(vectorA, vectorB, result: &$0) }
    }

    /// Adds vectors that are multiplied by numbers.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication multiplicationAB: (a: T, b: Float),
        multiplication multiplicationCD: (c: U, d: Float),
        result: inout V
    ) where T.Element == Float, U.Element == Float, V.Element == Float {
        var (b, d) = (multiplicationAB.b, multiplicationCD.d)
        apply(multiplicationAB.a, multiplicationCD.c, &result) {
            vDSP_vsmsma($0, 1, &b, $1, 1, &d, $2, 1, $3)
        }
    }

    /// Adds vectors that are multiplied by numbers; a new array.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(
        multiplication multiplicationAB: (a: T, b: Float),
        multiplication multiplicationCD: (c: U, d: Float)
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(multiplicationAB.a.count) {
            add(multiplication: multiplicationAB, multiplication: multiplicationCD, result: &$0)
        }
    }

    /// Adds vectors that are multiplied by numbers, in double precision.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        multiplication multiplicationAB: (a: T, b: Double),
        multiplication multiplicationCD: (c: U, d: Double),
        result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double {
        var (b, d) = (multiplicationAB.b, multiplicationCD.d)
        apply(multiplicationAB.a, multiplicationCD.c, &result) {
            vDSP_vsmsmaD($0, 1, &b, $1, 1, &d, $2, 1, $3)
        }
    }

    /// Adds vectors that are multiplied by numbers, in double precision; a new array.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(
        multiplication multiplicationAB: (a: T, b: Double),
        multiplication multiplicationCD: (c: U, d: Double)
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(multiplicationAB.a.count) {
            add(multiplication: multiplicationAB, multiplication: multiplicationCD, result: &$0)
        }
    }
}
