// SPDX-License-Identifier: Apache-2.0

extension vDSP {
    /// Finds the largest number.
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var value: Float = -.infinity
        read(vector) { vDSP_maxv($0, 1, &value, $1) }
        return value
    }

    /// Finds the largest number, in double precision.
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double
    where U.Element == Double {
        var value: Double = -.infinity
        read(vector) { vDSP_maxvD($0, 1, &value, $1) }
        return value
    }

    /// Finds the smallest number.
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var value: Float = .infinity
        read(vector) { vDSP_minv($0, 1, &value, $1) }
        return value
    }

    /// Finds the smallest number, in double precision.
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double
    where U.Element == Double {
        var value: Double = .infinity
        read(vector) { vDSP_minvD($0, 1, &value, $1) }
        return value
    }

    /// Finds the largest absolute value.
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float
    where U.Element == Float {
        var value: Float = 0
        read(vector) { vDSP_maxmgv($0, 1, &value, $1) }
        return value
    }

    /// Finds the largest absolute value, in double precision.
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double
    where U.Element == Double {
        var value: Double = 0
        read(vector) { vDSP_maxmgvD($0, 1, &value, $1) }
        return value
    }

    /// Adds up a vector.
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var value: Float = 0
        read(vector) { vDSP_sve($0, 1, &value, $1) }
        return value
    }

    /// Adds up a vector, in double precision.
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var value: Double = 0
        read(vector) { vDSP_sveD($0, 1, &value, $1) }
        return value
    }

    /// Adds up squares.
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Float
    where U.Element == Float {
        var value: Float = 0
        read(vector) { vDSP_svesq($0, 1, &value, $1) }
        return value
    }

    /// Adds up squares, in double precision.
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double
    where U.Element == Double {
        var value: Double = 0
        read(vector) { vDSP_svesqD($0, 1, &value, $1) }
        return value
    }

    /// Adds up absolute values.
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Float
    where U.Element == Float {
        var value: Float = 0
        read(vector) { vDSP_svemg($0, 1, &value, $1) }
        return value
    }

    /// Adds up absolute values, in double precision.
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double
    where U.Element == Double {
        var value: Double = 0
        read(vector) { vDSP_svemgD($0, 1, &value, $1) }
        return value
    }

    /// Computes the mean.
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        var value: Float = .nan
        read(vector) { vDSP_meanv($0, 1, &value, $1) }
        return value
    }

    /// Computes the mean, in double precision.
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        var value: Double = .nan
        read(vector) { vDSP_meanvD($0, 1, &value, $1) }
        return value
    }

    /// Computes the mean of absolute values.
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float
    where U.Element == Float {
        var value: Float = .nan
        read(vector) { vDSP_meamgv($0, 1, &value, $1) }
        return value
    }

    /// Computes the mean of absolute values, in double precision.
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double
    where U.Element == Double {
        var value: Double = .nan
        read(vector) { vDSP_meamgvD($0, 1, &value, $1) }
        return value
    }

    /// Computes the mean of squares.
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Float
    where U.Element == Float {
        var value: Float = .nan
        read(vector) { vDSP_measqv($0, 1, &value, $1) }
        return value
    }

    /// Computes the mean of squares, in double precision.
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double
    where U.Element == Double {
        var value: Double = .nan
        read(vector) { vDSP_measqvD($0, 1, &value, $1) }
        return value
    }

    /// Computes the root of the mean of squares.
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float
    where U.Element == Float {
        var value: Float = .nan
        read(vector) { vDSP_rmsqv($0, 1, &value, $1) }
        return value
    }

    /// Computes the root of the mean of squares, in double precision.
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double
    where U.Element == Double {
        var value: Double = .nan
        read(vector) { vDSP_rmsqvD($0, 1, &value, $1) }
        return value
    }

    /// Finds the largest number, with its index.
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
    where U.Element == Float {
        var (index, value): (vDSP_Length, Float) = (0, -.infinity)
        read(vector) { vDSP_maxvi($0, 1, &value, &index, $1) }
        return (index, value)
    }

    /// Finds the largest number, with its index, in double precision.
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double)
    where U.Element == Double {
        var (index, value): (vDSP_Length, Double) = (0, -.infinity)
        read(vector) { vDSP_maxviD($0, 1, &value, &index, $1) }
        return (index, value)
    }

    /// Finds the smallest number, with its index.
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
    where U.Element == Float {
        var (index, value): (vDSP_Length, Float) = (0, .infinity)
        read(vector) { vDSP_minvi($0, 1, &value, &index, $1) }
        return (index, value)
    }

    /// Finds the smallest number, with its index, in double precision.
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double)
    where U.Element == Double {
        var (index, value): (vDSP_Length, Double) = (0, .infinity)
        read(vector) { vDSP_minviD($0, 1, &value, &index, $1) }
        return (index, value)
    }

    /// Finds the largest absolute value, with its index.
    public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float)
    where U.Element == Float {
        var (index, value): (vDSP_Length, Float) = (0, 0)
        read(vector) { vDSP_maxmgvi($0, 1, &value, &index, $1) }
        return (index, value)
    }

    /// Finds the largest absolute value, with its index, in double precision.
    public static func indexOfMaximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double)
    where U.Element == Double {
        var (index, value): (vDSP_Length, Double) = (0, 0)
        read(vector) { vDSP_maxmgviD($0, 1, &value, &index, $1) }
        return (index, value)
    }

    /// Adds up a vector and its squares.
    public static func sumAndSumOfSquares<U: AccelerateBuffer>(
        _ vector: U
    ) -> (elementsSum: Float, squaresSum: Float) where U.Element == Float {
        (sum(vector), sumOfSquares(vector))
    }

    /// Adds up a vector and its squares, in double precision.
    public static func sumAndSumOfSquares<U: AccelerateBuffer>(
        _ vector: U
    ) -> (elementsSum: Double, squaresSum: Double) where U.Element == Double {
        (sum(vector), sumOfSquares(vector))
    }

    /// Computes the dot product.
    public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> Float where T.Element == Float, U.Element == Float {
        precondition(vectorA.count == vectorB.count, "vDSP.dot: vectors have the same count")
        var value: Float = 0
        read(vectorA) { a, n in read(vectorB) { b, _ in vDSP_dotpr(a, 1, b, 1, &value, n) } }
        return value
    }

    /// Computes the dot product, in double precision.
    public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> Double where T.Element == Double, U.Element == Double {
        precondition(vectorA.count == vectorB.count, "vDSP.dot: vectors have the same count")
        var value: Double = 0
        read(vectorA) { a, n in read(vectorB) { b, _ in vDSP_dotprD(a, 1, b, 1, &value, n) } }
        return value
    }

    /// Computes the square of the distance of two points.
    public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> Float where T.Element == Float, U.Element == Float {
        precondition(
            vectorA.count == vectorB.count,
            "vDSP.distanceSquared: vectors have the same count"
        )
        var value: Float = 0
        read(vectorA) { a, n in read(vectorB) { b, _ in vDSP_distancesq(a, 1, b, 1, &value, n) } }
        return value
    }

    /// Computes the square of the distance of two points, in double precision.
    public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vectorA: T,
        _ vectorB: U
    ) -> Double where T.Element == Double, U.Element == Double {
        precondition(
            vectorA.count == vectorB.count,
            "vDSP.distanceSquared: vectors have the same count"
        )
        var value: Double = 0
        read(vectorA) { a, n in read(vectorB) { b, _ in vDSP_distancesqD(a, 1, b, 1, &value, n) } }
        return value
    }

    /// Counts the changes of sign.
    public static func countZeroCrossings<U: AccelerateBuffer>(_ vector: U) -> UInt
    where U.Element == Float {
        var (last, count): (vDSP_Length, vDSP_Length) = (0, 0)
        read(vector) { vDSP_nzcros($0, 1, $1, &last, &count, $1) }
        return count
    }

    /// Counts the changes of sign, in double precision.
    public static func countZeroCrossings<U: AccelerateBuffer>(_ vector: U) -> UInt
    where U.Element == Double {
        var (last, count): (vDSP_Length, vDSP_Length) = (0, 0)
        read(vector) { vDSP_nzcrosD($0, 1, $1, &last, &count, $1) }
        return count
    }
}
