// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// Functions of each number of arrays and other memory.
public enum vForce {}

extension vForce {
    /// Raises bases to powers.
    public static func pow<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        bases: U,
        exponents: V,
        result: inout W
    ) where U.Element == Float, V.Element == Float, W.Element == Float {
        apply(bases, exponents, &result) {
            var count = Int32($3)
            vvpowf($2, $1, $0, &count)
        }
    }

    /// Raises bases to powers; a new array.
    public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(
        bases: U,
        exponents: V
    ) -> [Float] where U.Element == Float, V.Element == Float {
        made(bases.count) { pow(bases: bases, exponents: exponents, result: &$0) }
    }

    /// Raises bases to powers, in double precision.
    public static func pow<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        bases: U,
        exponents: V,
        result: inout W
    ) where U.Element == Double, V.Element == Double, W.Element == Double {
        apply(bases, exponents, &result) {
            var count = Int32($3)
            vvpow($2, $1, $0, &count)
        }
    }

    /// Raises bases to powers, in double precision; a new array.
    public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(
        bases: U,
        exponents: V
    ) -> [Double] where U.Element == Double, V.Element == Double {
        made(bases.count) { pow(bases: bases, exponents: exponents, result: &$0) }
    }

    /// Computes the angles of points.
    public static func atan2<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        x: U,
        y: V,
        result: inout W
    ) where U.Element == Float, V.Element == Float, W.Element == Float {
        apply(x, y, &result) {
            var count = Int32($3)
            vvatan2f($2, $1, $0, &count)
        }
    }

    /// Computes the angles of points; a new array.
    public static func atan2<U: AccelerateBuffer, V: AccelerateBuffer>(x: U, y: V) -> [Float]
    where U.Element == Float, V.Element == Float {
        made(x.count) { atan2(x: x, y: y, result: &$0) }
    }

    /// Computes the angles of points, in double precision.
    public static func atan2<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        x: U,
        y: V,
        result: inout W
    ) where U.Element == Double, V.Element == Double, W.Element == Double {
        apply(x, y, &result) {
            var count = Int32($3)
            vvatan2($2, $1, $0, &count)
        }
    }

    /// Computes the angles of points, in double precision; a new array.
    public static func atan2<U: AccelerateBuffer, V: AccelerateBuffer>(x: U, y: V) -> [Double]
    where U.Element == Double, V.Element == Double {
        made(x.count) { atan2(x: x, y: y, result: &$0) }
    }

    /// Gives magnitudes the signs of others.
    public static func copysign<
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        W: AccelerateMutableBuffer
    >(magnitudes: U, signs: V, result: inout W)
    where U.Element == Float, V.Element == Float, W.Element == Float {
        apply(magnitudes, signs, &result) {
            var count = Int32($3)
            vvcopysignf($2, $0, $1, &count)
        }
    }

    /// Gives magnitudes the signs of others; a new array.
    public static func copysign<U: AccelerateBuffer, V: AccelerateBuffer>(
        magnitudes: U,
        signs: V
    ) -> [Float] where U.Element == Float, V.Element == Float {
        made(magnitudes.count) { copysign(magnitudes: magnitudes, signs: signs, result: &$0) }
    }

    /// Gives magnitudes the signs of others, in double precision.
    public static func copysign<
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        W: AccelerateMutableBuffer
    >(magnitudes: U, signs: V, result: inout W)
    where U.Element == Double, V.Element == Double, W.Element == Double {
        apply(magnitudes, signs, &result) {
            var count = Int32($3)
            vvcopysign($2, $0, $1, &count)
        }
    }

    /// Gives magnitudes the signs of others, in double precision; a new array.
    public static func copysign<U: AccelerateBuffer, V: AccelerateBuffer>(
        magnitudes: U,
        signs: V
    ) -> [Double] where U.Element == Double, V.Element == Double {
        made(magnitudes.count) { copysign(magnitudes: magnitudes, signs: signs, result: &$0) }
    }

    /// Computes remainders with the sign of the dividend.
    public static func truncatingRemainder<
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        W: AccelerateMutableBuffer
    >(dividends: U, divisors: V, result: inout W)
    where U.Element == Float, V.Element == Float, W.Element == Float {
        apply(dividends, divisors, &result) {
            var count = Int32($3)
            vvfmodf($2, $0, $1, &count)
        }
    }

    /// Computes remainders with the sign of the dividend; a new array.
    public static func truncatingRemainder<U: AccelerateBuffer, V: AccelerateBuffer>(
        dividends: U,
        divisors: V
    ) -> [Float] where U.Element == Float, V.Element == Float {
        made(dividends.count) {
            truncatingRemainder(dividends: dividends, divisors: divisors, result: &$0)
        }
    }

    /// Computes remainders with the sign of the dividend, in double precision.
    public static func truncatingRemainder<
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        W: AccelerateMutableBuffer
    >(dividends: U, divisors: V, result: inout W)
    where U.Element == Double, V.Element == Double, W.Element == Double {
        apply(dividends, divisors, &result) {
            var count = Int32($3)
            vvfmod($2, $0, $1, &count)
        }
    }

    /// Computes remainders with the sign of the dividend, in double precision; a new array.
    public static func truncatingRemainder<U: AccelerateBuffer, V: AccelerateBuffer>(
        dividends: U,
        divisors: V
    ) -> [Double] where U.Element == Double, V.Element == Double {
        made(dividends.count) {
            truncatingRemainder(dividends: dividends, divisors: divisors, result: &$0)
        }
    }

    /// Computes remainders of the nearest multiples.
    public static func remainder<
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        W: AccelerateMutableBuffer
    >(dividends: U, divisors: V, result: inout W)
    where U.Element == Float, V.Element == Float, W.Element == Float {
        apply(dividends, divisors, &result) {
            var count = Int32($3)
            vvremainderf($2, $0, $1, &count)
        }
    }

    /// Computes remainders of the nearest multiples; a new array.
    public static func remainder<U: AccelerateBuffer, V: AccelerateBuffer>(
        dividends: U,
        divisors: V
    ) -> [Float] where U.Element == Float, V.Element == Float {
        made(dividends.count) { remainder(dividends: dividends, divisors: divisors, result: &$0) }
    }

    /// Computes remainders of the nearest multiples, in double precision.
    public static func remainder<
        U: AccelerateBuffer,
        V: AccelerateBuffer,
        W: AccelerateMutableBuffer
    >(dividends: U, divisors: V, result: inout W)
    where U.Element == Double, V.Element == Double, W.Element == Double {
        apply(dividends, divisors, &result) {
            var count = Int32($3)
            vvremainder($2, $0, $1, &count)
        }
    }

    /// Computes remainders of the nearest multiples, in double precision; a new array.
    public static func remainder<U: AccelerateBuffer, V: AccelerateBuffer>(
        dividends: U,
        divisors: V
    ) -> [Double] where U.Element == Double, V.Element == Double {
        made(dividends.count) { remainder(dividends: dividends, divisors: divisors, result: &$0) }
    }

    /// Computes sines and cosines.
    public static func sincos<
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer,
        W: AccelerateMutableBuffer
    >(_ vector: U, sinResult: inout V, cosResult: inout W)
    where U.Element == Float, V.Element == Float, W.Element == Float {
        sin(vector, result: &sinResult)
        cos(vector, result: &cosResult)
    }

    /// Computes sines and cosines, in double precision.
    public static func sincos<
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer,
        W: AccelerateMutableBuffer
    >(_ vector: U, sinResult: inout V, cosResult: inout W)
    where U.Element == Double, V.Element == Double, W.Element == Double {
        sin(vector, result: &sinResult)
        cos(vector, result: &cosResult)
    }
}
