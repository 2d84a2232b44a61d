// SPDX-License-Identifier: Apache-2.0

extension vForce {
    /// Computes sines.
    public static func sin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvsinf($1, $0, &count)
        }
    }

    /// Computes sines; a new array.
    public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { sin(vector, result: &$0) }
    }

    /// Computes sines, in double precision.
    public static func sin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvsin($1, $0, &count)
        }
    }

    /// Computes sines, in double precision; a new array.
    public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        made(vector.count) { sin(vector, result: &$0) }
    }

    /// Computes cosines.
    public static func cos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvcosf($1, $0, &count)
        }
    }

    /// Computes cosines; a new array.
    public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { cos(vector, result: &$0) }
    }

    /// Computes cosines, in double precision.
    public static func cos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvcos($1, $0, &count)
        }
    }

    /// Computes cosines, in double precision; a new array.
    public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        made(vector.count) { cos(vector, result: &$0) }
    }

    /// Computes tangents.
    public static func tan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvtanf($1, $0, &count)
        }
    }

    /// Computes tangents; a new array.
    public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { tan(vector, result: &$0) }
    }

    /// Computes tangents, in double precision.
    public static func tan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvtan($1, $0, &count)
        }
    }

    /// Computes tangents, in double precision; a new array.
    public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        made(vector.count) { tan(vector, result: &$0) }
    }

    /// Computes sines of multiples of π.
    public static func sinPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvsinpif($1, $0, &count)
        }
    }

    /// Computes sines of multiples of π; a new array.
    public static func sinPi<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { sinPi(vector, result: &$0) }
    }

    /// Computes sines of multiples of π, in double precision.
    public static func sinPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvsinpi($1, $0, &count)
        }
    }

    /// Computes sines of multiples of π, in double precision; a new array.
    public static func sinPi<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { sinPi(vector, result: &$0) }
    }

    /// Computes cosines of multiples of π.
    public static func cosPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvcospif($1, $0, &count)
        }
    }

    /// Computes cosines of multiples of π; a new array.
    public static func cosPi<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { cosPi(vector, result: &$0) }
    }

    /// Computes cosines of multiples of π, in double precision.
    public static func cosPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvcospi($1, $0, &count)
        }
    }

    /// Computes cosines of multiples of π, in double precision; a new array.
    public static func cosPi<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { cosPi(vector, result: &$0) }
    }

    /// Computes tangents of multiples of π.
    public static func tanPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvtanpif($1, $0, &count)
        }
    }

    /// Computes tangents of multiples of π; a new array.
    public static func tanPi<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { tanPi(vector, result: &$0) }
    }

    /// Computes tangents of multiples of π, in double precision.
    public static func tanPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvtanpi($1, $0, &count)
        }
    }

    /// Computes tangents of multiples of π, in double precision; a new array.
    public static func tanPi<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { tanPi(vector, result: &$0) }
    }

    /// Computes arc sines.
    public static func asin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvasinf($1, $0, &count)
        }
    }

    /// Computes arc sines; a new array.
    public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { asin(vector, result: &$0) }
    }

    /// Computes arc sines, in double precision.
    public static func asin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvasin($1, $0, &count)
        }
    }

    /// Computes arc sines, in double precision; a new array.
    public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { asin(vector, result: &$0) }
    }

    /// Computes arc cosines.
    public static func acos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvacosf($1, $0, &count)
        }
    }

    /// Computes arc cosines; a new array.
    public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { acos(vector, result: &$0) }
    }

    /// Computes arc cosines, in double precision.
    public static func acos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvacos($1, $0, &count)
        }
    }

    /// Computes arc cosines, in double precision; a new array.
    public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { acos(vector, result: &$0) }
    }

    /// Computes arc tangents.
    public static func atan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvatanf($1, $0, &count)
        }
    }

    /// Computes arc tangents; a new array.
    public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { atan(vector, result: &$0) }
    }

    /// Computes arc tangents, in double precision.
    public static func atan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvatan($1, $0, &count)
        }
    }

    /// Computes arc tangents, in double precision; a new array.
    public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { atan(vector, result: &$0) }
    }

    /// Computes hyperbolic sines.
    public static func sinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvsinhf($1, $0, &count)
        }
    }

    /// Computes hyperbolic sines; a new array.
    public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { sinh(vector, result: &$0) }
    }

    /// Computes hyperbolic sines, in double precision.
    public static func sinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvsinh($1, $0, &count)
        }
    }

    /// Computes hyperbolic sines, in double precision; a new array.
    public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { sinh(vector, result: &$0) }
    }

    /// Computes hyperbolic cosines.
    public static func cosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvcoshf($1, $0, &count)
        }
    }

    /// Computes hyperbolic cosines; a new array.
    public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { cosh(vector, result: &$0) }
    }

    /// Computes hyperbolic cosines, in double precision.
    public static func cosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvcosh($1, $0, &count)
        }
    }

    /// Computes hyperbolic cosines, in double precision; a new array.
    public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { cosh(vector, result: &$0) }
    }

    /// Computes hyperbolic tangents.
    public static func tanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvtanhf($1, $0, &count)
        }
    }

    /// Computes hyperbolic tangents; a new array.
    public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { tanh(vector, result: &$0) }
    }

    /// Computes hyperbolic tangents, in double precision.
    public static func tanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvtanh($1, $0, &count)
        }
    }

    /// Computes hyperbolic tangents, in double precision; a new array.
    public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { tanh(vector, result: &$0) }
    }

    /// Computes inverse hyperbolic sines.
    public static func asinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvasinhf($1, $0, &count)
        }
    }

    /// Computes inverse hyperbolic sines; a new array.
    public static func asinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { asinh(vector, result: &$0) }
    }

    /// Computes inverse hyperbolic sines, in double precision.
    public static func asinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvasinh($1, $0, &count)
        }
    }

    /// Computes inverse hyperbolic sines, in double precision; a new array.
    public static func asinh<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { asinh(vector, result: &$0) }
    }

    /// Computes inverse hyperbolic cosines.
    public static func acosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvacoshf($1, $0, &count)
        }
    }

    /// Computes inverse hyperbolic cosines; a new array.
    public static func acosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { acosh(vector, result: &$0) }
    }

    /// Computes inverse hyperbolic cosines, in double precision.
    public static func acosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvacosh($1, $0, &count)
        }
    }

    /// Computes inverse hyperbolic cosines, in double precision; a new array.
    public static func acosh<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { acosh(vector, result: &$0) }
    }

    /// Computes inverse hyperbolic tangents.
    public static func atanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvatanhf($1, $0, &count)
        }
    }

    /// Computes inverse hyperbolic tangents; a new array.
    public static func atanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { atanh(vector, result: &$0) }
    }

    /// Computes inverse hyperbolic tangents, in double precision.
    public static func atanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvatanh($1, $0, &count)
        }
    }

    /// Computes inverse hyperbolic tangents, in double precision; a new array.
    public static func atanh<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { atanh(vector, result: &$0) }
    }

    /// Rounds upwards.
    public static func ceil<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvceilf($1, $0, &count)
        }
    }

    /// Rounds upwards; a new array.
    public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { ceil(vector, result: &$0) }
    }

    /// Rounds upwards, in double precision.
    public static func ceil<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvceil($1, $0, &count)
        }
    }

    /// Rounds upwards, in double precision; a new array.
    public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { ceil(vector, result: &$0) }
    }

    /// Rounds downwards.
    public static func floor<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvfloorf($1, $0, &count)
        }
    }

    /// Rounds downwards; a new array.
    public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { floor(vector, result: &$0) }
    }

    /// Rounds downwards, in double precision.
    public static func floor<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvfloor($1, $0, &count)
        }
    }

    /// Rounds downwards, in double precision; a new array.
    public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { floor(vector, result: &$0) }
    }

    /// Cuts off what is behind the point.
    public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvintf($1, $0, &count)
        }
    }

    /// Cuts off what is behind the point; a new array.
    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        made(vector.count) { trunc(vector, result: &$0) }
    }

    /// Cuts off what is behind the point, in double precision.
    public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvint($1, $0, &count)
        }
    }

    /// Cuts off what is behind the point, in double precision; a new array.
    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { trunc(vector, result: &$0) }
    }

    /// Rounds to the nearest whole number.
    public static func nearestInteger<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        apply(vector, &result) {
            var count = Int32($2)
            vvnintf($1, $0, &count)
        }
    }

    /// Rounds to the nearest whole number; a new array.
    public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Float]
    where U.Element == Float {
        made(vector.count) { nearestInteger(vector, result: &$0) }
    }

    /// Rounds to the nearest whole number, in double precision.
    public static func nearestInteger<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        apply(vector, &result) {
            var count = Int32($2)
            vvnint($1, $0, &count)
        }
    }

    /// Rounds to the nearest whole number, in double precision; a new array.
    public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Double]
    where U.Element == Double {
        made(vector.count) { nearestInteger(vector, result: &$0) }
    }
}
