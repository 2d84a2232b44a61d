// SPDX-License-Identifier: Apache-2.0

extension vForce {
    /// Computes square roots.
    public static func sqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvsqrtf($1, $0, &count)
        }
    }

    /// Computes square roots; a new array.
    public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { sqrt(vector, result: &$0) }
    }

    /// Computes square roots, in double precision.
    public static func sqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvsqrt($1, $0, &count)
        }
    }

    /// Computes square roots, in double precision; a new array.
    public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { sqrt(vector, result: &$0) }
    }

    /// Computes the reciprocals of square roots.
    public static func rsqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvrsqrtf($1, $0, &count)
        }
    }

    /// Computes the reciprocals of square roots; a new array.
    public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { rsqrt(vector, result: &$0) }
    }

    /// Computes the reciprocals of square roots, in double precision.
    public static func rsqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvrsqrt($1, $0, &count)
        }
    }

    /// Computes the reciprocals of square roots, in double precision; a new array.
    public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { rsqrt(vector, result: &$0) }
    }

    /// Computes reciprocals.
    public static func reciprocal<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvrecf($1, $0, &count)
        }
    }

    /// Computes reciprocals; a new array.
    public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Float]
    where U.Element == Float {
        made(vector.count) { reciprocal(vector, result: &$0) }
    }

    /// Computes reciprocals, in double precision.
    public static func reciprocal<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvrec($1, $0, &count)
        }
    }

    /// Computes reciprocals, in double precision; a new array.
    public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { reciprocal(vector, result: &$0) }
    }

    /// Computes powers of e.
    public static func exp<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvexpf($1, $0, &count)
        }
    }

    /// Computes powers of e; a new array.
    public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { exp(vector, result: &$0) }
    }

    /// Computes powers of e, in double precision.
    public static func exp<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvexp($1, $0, &count)
        }
    }

    /// Computes powers of e, in double precision; a new array.
    public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        made(vector.count) { exp(vector, result: &$0) }
    }

    /// Computes powers of two.
    public static func exp2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvexp2f($1, $0, &count)
        }
    }

    /// Computes powers of two; a new array.
    public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { exp2(vector, result: &$0) }
    }

    /// Computes powers of two, in double precision.
    public static func exp2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvexp2($1, $0, &count)
        }
    }

    /// Computes powers of two, in double precision; a new array.
    public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { exp2(vector, result: &$0) }
    }

    /// Computes powers of e less one.
    public static func expm1<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvexpm1f($1, $0, &count)
        }
    }

    /// Computes powers of e less one; a new array.
    public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { expm1(vector, result: &$0) }
    }

    /// Computes powers of e less one, in double precision.
    public static func expm1<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvexpm1($1, $0, &count)
        }
    }

    /// Computes powers of e less one, in double precision; a new array.
    public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { expm1(vector, result: &$0) }
    }

    /// Computes natural logarithms.
    public static func log<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvlogf($1, $0, &count)
        }
    }

    /// Computes natural logarithms; a new array.
    public static func log<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { log(vector, result: &$0) }
    }

    /// Computes natural logarithms, in double precision.
    public static func log<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvlog($1, $0, &count)
        }
    }

    /// Computes natural logarithms, in double precision; a new array.
    public static func log<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        made(vector.count) { log(vector, result: &$0) }
    }

    /// Computes common logarithms.
    public static func log10<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvlog10f($1, $0, &count)
        }
    }

    /// Computes common logarithms; a new array.
    public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { log10(vector, result: &$0) }
    }

    /// Computes common logarithms, in double precision.
    public static func log10<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvlog10($1, $0, &count)
        }
    }

    /// Computes common logarithms, in double precision; a new array.
    public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { log10(vector, result: &$0) }
    }

    /// Computes logarithms to the base two.
    public static func log2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvlog2f($1, $0, &count)
        }
    }

    /// Computes logarithms to the base two; a new array.
    public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { log2(vector, result: &$0) }
    }

    /// Computes logarithms to the base two, in double precision.
    public static func log2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvlog2($1, $0, &count)
        }
    }

    /// Computes logarithms to the base two, in double precision; a new array.
    public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { log2(vector, result: &$0) }
    }

    /// Computes natural logarithms of one more than each number.
    public static func log1p<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvlog1pf($1, $0, &count)
        }
    }

    /// Computes natural logarithms of one more than each number; a new array.
    public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { log1p(vector, result: &$0) }
    }

    /// Computes natural logarithms of one more than each number, in double precision.
    public static func log1p<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvlog1p($1, $0, &count)
        }
    }

    /// Computes natural logarithms of one more than each number, in double precision; a new array.
    public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { log1p(vector, result: &$0) }
    }

    /// Computes the exponents of numbers.
    public static func logb<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvlogbf($1, $0, &count)
        }
    }

    /// Computes the exponents of numbers; a new array.
    public static func logb<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { logb(vector, result: &$0) }
    }

    /// Computes the exponents of numbers, in double precision.
    public static func logb<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvlogb($1, $0, &count)
        }
    }

    /// Computes the exponents of numbers, in double precision; a new array.
    public static func logb<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { logb(vector, result: &$0) }
    }
}
