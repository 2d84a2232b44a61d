// SPDX-License-Identifier: Apache-2.0

extension vDSP {
    /// Interpolates a table at places: the whole part is an index, the rest the way to the next number.
    public static func linearInterpolate<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer
    >(elementsOf vector: T, using controlVector: U, result: inout V)
    where T.Element == Float, U.Element == Float, V.Element == Float {
        read(vector) { table, m in
            apply(controlVector, &result) { vDSP_vlint(table, $0, 1, $1, 1, $2, m) }
        }
    }

    /// Interpolates a table at places; a new array.
    public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
        elementsOf vector: T,
        using controlVector: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(controlVector.count) {
            linearInterpolate(elementsOf: vector, using: controlVector, result: &$0)
        }
    }

    /// Interpolates between values that stand at indices, which grow, from 0 to the last index.
    public static func linearInterpolate<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer
    >(values: T, atIndices indices: U, result: inout V)
    where T.Element == Float, U.Element == Float, V.Element == Float {
        precondition(
            values.count == indices.count,
            "vDSP.linearInterpolate: each value has an index"
        )
        read(values) { values, m in
            read(indices) { indices, _ in
                write(&result) { vDSP_vgenp(values, 1, indices, 1, $0, 1, $1, m) }
            }
        }
    }

    /// Interpolates between values that stand at indices, which grow, from 0 to the last index; a new array.
    public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
        values: T,
        atIndices indices: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        let last = indices.withUnsafeBufferPointer { $0.last ?? -1 }
        return made(Int(last) + 1) {
            linearInterpolate(values: values, atIndices: indices, result: &$0)
        }
    }

    /// Collects numbers by their indices, which count from 1.
    public static func gather<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: T,
        indices: U,
        result: inout V
    ) where T.Element == Float, U.Element == UInt, V.Element == Float {
        read(vector) { vector, _ in
            apply(indices, &result) { vDSP_vgathr(vector, $0, 1, $1, 1, $2) }
        }
    }

    /// Collects numbers by their indices, which count from 1; a new array.
    public static func gather<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vector: T,
        indices: U
    ) -> [Float] where T.Element == Float, U.Element == UInt {
        made(indices.count) { gather(vector, indices: indices, result: &$0) }
    }

    /// Evaluates a polynomial at each number; the coefficient of the highest power comes first.
    public static func evaluatePolynomial<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        usingCoefficients coefficients: [Float],
        withVariables variables: U,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        precondition(!coefficients.isEmpty, "vDSP.evaluatePolynomial: there is no coefficient")
        apply(variables, &result) {
            vDSP_vpoly(coefficients, 1, $0, 1, $1, 1, $2, vDSP_Length(coefficients.count - 1))
        }
    }

    /// Evaluates a polynomial at each number; a new array.
    public static func evaluatePolynomial<U: AccelerateBuffer>(
        usingCoefficients coefficients: [Float],
        withVariables variables: U
    ) -> [Float] where U.Element == Float {
        made(variables.count) {
            evaluatePolynomial(
                usingCoefficients: coefficients,
                withVariables: variables,
                result: &$0
            )
        }
    }

    /// Integrates a vector.
    public static func integrate<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        using rule: IntegrationRule,
        stepSize: Float = 1,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        var step = stepSize
        apply(vector, &result) {
            switch rule {
            case .runningSum: vDSP_vrsum($0, 1, &step, $1, 1, $2)
            case .simpson: vDSP_vsimps($0, 1, &step, $1, 1, $2)
            case .trapezoidal: vDSP_vtrapz($0, 1, &step, $1, 1, $2)
            }
        }
    }

    /// Integrates a vector; a new array.
    public static func integrate<U: AccelerateBuffer>(
        _ vector: U,
        using rule: IntegrationRule,
        stepSize: Float = 1
    ) -> [Float] where U.Element == Float {
        made(vector.count) { integrate(vector, using: rule, stepSize: stepSize, result: &$0) }
    }

    /// Adds up neighbours; one sum for each window.
    public static func slidingWindowSum<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ source: U,
        usingWindowLength windowLength: Int,
        result: inout V
    ) where U.Element == Float, V.Element == Float {
        precondition(
            result.count + windowLength - 1 <= source.count,
            "vDSP.slidingWindowSum: the windows of the result reach beyond the source"
        )
        read(source) { source, _ in
            write(&result) { vDSP_vswsum(source, 1, $0, 1, $1, vDSP_Length(windowLength)) }
        }
    }

    /// Adds up neighbours; a new array with a number for each window.
    public static func slidingWindowSum<U: AccelerateBuffer>(
        _ source: U,
        usingWindowLength windowLength: Int
    ) -> [Float] where U.Element == Float {
        made(max(source.count - windowLength + 1, 0)) {
            slidingWindowSum(source, usingWindowLength: windowLength, result: &$0)
        }
    }

    /// Filters a signal and keeps only some of the numbers.
    public static func downsample<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer
    >(_ source: T, decimationFactor: Int, filter: U, result: inout V)
    where T.Element == Float, U.Element == Float, V.Element == Float {
        precondition(
            (result.count - 1) * decimationFactor + filter.count <= source.count,
            "vDSP.downsample: the filter reaches beyond the source"
        )
        read(source) { source, _ in
            read(filter) { filter, p in
                write(&result) { vDSP_desamp(source, decimationFactor, filter, $0, $1, p) }
            }
        }
    }

    /// Filters a signal and keeps only some of the numbers; a new array.
    public static func downsample<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ source: T,
        decimationFactor: Int,
        filter: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        let count =
            source.count < filter.count ? 0 : (source.count - filter.count) / decimationFactor + 1
        return made(count) {
            downsample(source, decimationFactor: decimationFactor, filter: filter, result: &$0)
        }
    }

    /// Correlates a signal with a kernel.
    public static func correlate<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer
    >(_ vector: T, withKernel kernel: U, result: inout V)
    where T.Element == Float, U.Element == Float, V.Element == Float {
        precondition(
            result.count + kernel.count - 1 <= vector.count,
            "vDSP.correlate: the kernel reaches beyond the vector"
        )
        read(vector) { vector, _ in
            read(kernel) { kernel, p in
                write(&result) { vDSP_conv(vector, 1, kernel, 1, $0, 1, $1, p) }
            }
        }
    }

    /// Correlates a signal with a kernel; a new array.
    public static func correlate<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vector: T,
        withKernel kernel: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(max(vector.count - kernel.count + 1, 0)) {
            correlate(vector, withKernel: kernel, result: &$0)
        }
    }

    /// Convolves a signal with a kernel, which is the correlation with the reversed one.
    public static func convolve<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer
    >(_ vector: T, withKernel kernel: U, result: inout V)
    where T.Element == Float, U.Element == Float, V.Element == Float {
        precondition(
            result.count + kernel.count - 1 <= vector.count,
            "vDSP.convolve: the kernel reaches beyond the vector"
        )
        read(vector) { vector, _ in
            read(kernel) { kernel, p in
                write(&result) { vDSP_conv(vector, 1, kernel + Int(p) - 1, -1, $0, 1, $1, p) }
            }
        }
    }

    /// Convolves a signal with a kernel; a new array.
    public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vector: T,
        withKernel kernel: U
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(max(vector.count - kernel.count + 1, 0)) {
            convolve(vector, withKernel: kernel, result: &$0)
        }
    }

    /// Convolves a picture with a kernel of odd sides; the edges become 0.
    public static func convolve<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer
    >(
        _ vector: T,
        rowCount: Int,
        columnCount: Int,
        withKernel kernel: U,
        kernelRowCount: Int,
        kernelColumnCount: Int,
        result: inout V
    ) where T.Element == Float, U.Element == Float, V.Element == Float {
        precondition(
            vector.count == rowCount * columnCount
                && kernel.count == kernelRowCount * kernelColumnCount,
            "vDSP.convolve: rows and columns do not fit the counts"
        )
        read(kernel) { kernel, _ in
            apply(vector, &result) { source, target, _ in
                vDSP_imgfir(
                    source,
                    vDSP_Length(rowCount),
                    vDSP_Length(columnCount),
                    kernel,
                    target,
                    vDSP_Length(kernelRowCount),
                    vDSP_Length(kernelColumnCount)
                )
            }
        }
    }

    /// Convolves a picture with a kernel of odd sides; the edges become 0; a new array.
    public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vector: T,
        rowCount: Int,
        columnCount: Int,
        withKernel kernel: U,
        kernelRowCount: Int,
        kernelColumnCount: Int
    ) -> [Float] where T.Element == Float, U.Element == Float {
        made(vector.count) {
            convolve(
                vector,
                rowCount: rowCount,
                columnCount: columnCount,
                withKernel: kernel,
                kernelRowCount: kernelRowCount,
                kernelColumnCount: kernelColumnCount,
                result: &$0
            )
        }
    }

    /// Interpolates a table at places: the whole part is an index, the rest the way to the next number, in double precision.
    public static func linearInterpolate<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer
    >(elementsOf vector: T, using controlVector: U, result: inout V)
    where T.Element == Double, U.Element == Double, V.Element == Double {
        read(vector) { table, m in
            apply(controlVector, &result) { vDSP_vlintD(table, $0, 1, $1, 1, $2, m) }
        }
    }

    /// Interpolates a table at places, in double precision; a new array.
    public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
        elementsOf vector: T,
        using controlVector: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(controlVector.count) {
            linearInterpolate(elementsOf: vector, using: controlVector, result: &$0)
        }
    }

    /// Interpolates between values that stand at indices, which grow, from 0 to the last index, in double precision.
    public static func linearInterpolate<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer
    >(values: T, atIndices indices: U, result: inout V)
    where T.Element == Double, U.Element == Double, V.Element == Double {
        precondition(
            values.count == indices.count,
            "vDSP.linearInterpolate: each value has an index"
        )
        read(values) { values, m in
            read(indices) { indices, _ in
                write(&result) { vDSP_vgenpD(values, 1, indices, 1, $0, 1, $1, m) }
            }
        }
    }

    /// Interpolates between values that stand at indices, which grow, from 0 to the last index, in double precision; a new array.
    public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
        values: T,
        atIndices indices: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        let last = indices.withUnsafeBufferPointer { $0.last ?? -1 }
        return made(Int(last) + 1) {
            linearInterpolate(values: values, atIndices: indices, result: &$0)
        }
    }

    /// Collects numbers by their indices, which count from 1, in double precision.
    public static func gather<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: T,
        indices: U,
        result: inout V
    ) where T.Element == Double, U.Element == UInt, V.Element == Double {
        read(vector) { vector, _ in
            apply(indices, &result) { vDSP_vgathrD(vector, $0, 1, $1, 1, $2) }
        }
    }

    /// Collects numbers by their indices, which count from 1, in double precision; a new array.
    public static func gather<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vector: T,
        indices: U
    ) -> [Double] where T.Element == Double, U.Element == UInt {
        made(indices.count) { gather(vector, indices: indices, result: &$0) }
    }

    /// Evaluates a polynomial at each number; the coefficient of the highest power comes first, in double precision.
    public static func evaluatePolynomial<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        usingCoefficients coefficients: [Double],
        withVariables variables: U,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        precondition(!coefficients.isEmpty, "vDSP.evaluatePolynomial: there is no coefficient")
        apply(variables, &result) {
            vDSP_vpolyD(coefficients, 1, $0, 1, $1, 1, $2, vDSP_Length(coefficients.count - 1))
        }
    }

    /// Evaluates a polynomial at each number, in double precision; a new array.
    public static func evaluatePolynomial<U: AccelerateBuffer>(
        usingCoefficients coefficients: [Double],
        withVariables variables: U
    ) -> [Double] where U.Element == Double {
        made(variables.count) {
            evaluatePolynomial(
                usingCoefficients: coefficients,
                withVariables: variables,
                result: &$0
            )
        }
    }

    /// Integrates a vector, in double precision.
    public static func integrate<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: U,
        using rule: IntegrationRule,
        stepSize: Double = 1,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        var step = stepSize
        apply(vector, &result) {
            switch rule {
            case .runningSum: vDSP_vrsumD($0, 1, &step, $1, 1, $2)
            case .simpson: vDSP_vsimpsD($0, 1, &step, $1, 1, $2)
            case .trapezoidal: vDSP_vtrapzD($0, 1, &step, $1, 1, $2)
            }
        }
    }

    /// Integrates a vector, in double precision; a new array.
    public static func integrate<U: AccelerateBuffer>(
        _ vector: U,
        using rule: IntegrationRule,
        stepSize: Double = 1
    ) -> [Double] where U.Element == Double {
        made(vector.count) { integrate(vector, using: rule, stepSize: stepSize, result: &$0) }
    }

    /// Adds up neighbours; one sum for each window, in double precision.
    public static func slidingWindowSum<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ source: U,
        usingWindowLength windowLength: Int,
        result: inout V
    ) where U.Element == Double, V.Element == Double {
        precondition(
            result.count + windowLength - 1 <= source.count,
            "vDSP.slidingWindowSum: the windows of the result reach beyond the source"
        )
        read(source) { source, _ in
            write(&result) { vDSP_vswsumD(source, 1, $0, 1, $1, vDSP_Length(windowLength)) }
        }
    }

    /// Adds up neighbours, in double precision; a new array with a number for each window.
    public static func slidingWindowSum<U: AccelerateBuffer>(
        _ source: U,
        usingWindowLength windowLength: Int
    ) -> [Double] where U.Element == Double {
        made(max(source.count - windowLength + 1, 0)) {
            slidingWindowSum(source, usingWindowLength: windowLength, result: &$0)
        }
    }

    /// Filters a signal and keeps only some of the numbers, in double precision.
    public static func downsample<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer
    >(_ source: T, decimationFactor: Int, filter: U, result: inout V)
    where T.Element == Double, U.Element == Double, V.Element == Double {
        precondition(
            (result.count - 1) * decimationFactor + filter.count <= source.count,
            "vDSP.downsample: the filter reaches beyond the source"
        )
        read(source) { source, _ in
            read(filter) { filter, p in
                write(&result) { vDSP_desampD(source, decimationFactor, filter, $0, $1, p) }
            }
        }
    }

    /// Filters a signal and keeps only some of the numbers, in double precision; a new array.
    public static func downsample<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ source: T,
        decimationFactor: Int,
        filter: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        let count =
            source.count < filter.count ? 0 : (source.count - filter.count) / decimationFactor + 1
        return made(count) {
            downsample(source, decimationFactor: decimationFactor, filter: filter, result: &$0)
        }
    }

    /// Correlates a signal with a kernel, in double precision.
    public static func correlate<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer
    >(_ vector: T, withKernel kernel: U, result: inout V)
    where T.Element == Double, U.Element == Double, V.Element == Double {
        precondition(
            result.count + kernel.count - 1 <= vector.count,
            "vDSP.correlate: the kernel reaches beyond the vector"
        )
        read(vector) { vector, _ in
            read(kernel) { kernel, p in
                write(&result) { vDSP_convD(vector, 1, kernel, 1, $0, 1, $1, p) }
            }
        }
    }

    /// Correlates a signal with a kernel, in double precision; a new array.
    public static func correlate<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vector: T,
        withKernel kernel: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(max(vector.count - kernel.count + 1, 0)) {
            correlate(vector, withKernel: kernel, result: &$0)
        }
    }

    /// Convolves a signal with a kernel, which is the correlation with the reversed one, in double precision.
    public static func convolve<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer
    >(_ vector: T, withKernel kernel: U, result: inout V)
    where T.Element == Double, U.Element == Double, V.Element == Double {
        precondition(
            result.count + kernel.count - 1 <= vector.count,
            "vDSP.convolve: the kernel reaches beyond the vector"
        )
        read(vector) { vector, _ in
            read(kernel) { kernel, p in
                write(&result) { vDSP_convD(vector, 1, kernel + Int(p) - 1, -1, $0, 1, $1, p) }
            }
        }
    }

    /// Convolves a signal with a kernel, in double precision; a new array.
    public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vector: T,
        withKernel kernel: U
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(max(vector.count - kernel.count + 1, 0)) {
            convolve(vector, withKernel: kernel, result: &$0)
        }
    }

    /// Convolves a picture with a kernel of odd sides; the edges become 0, in double precision.
    public static func convolve<
        T: AccelerateBuffer,
        U: AccelerateBuffer,
        V: AccelerateMutableBuffer
    >(
        _ vector: T,
        rowCount: Int,
        columnCount: Int,
        withKernel kernel: U,
        kernelRowCount: Int,
        kernelColumnCount: Int,
        result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double {
        precondition(
            vector.count == rowCount * columnCount
                && kernel.count == kernelRowCount * kernelColumnCount,
            "vDSP.convolve: rows and columns do not fit the counts"
        )
        read(kernel) { kernel, _ in
            apply(vector, &result) { source, target, _ in
                vDSP_imgfirD(
                    source,
                    vDSP_Length(rowCount),
                    vDSP_Length(columnCount),
                    kernel,
                    target,
                    vDSP_Length(kernelRowCount),
                    vDSP_Length(kernelColumnCount)
                )
            }
        }
    }

    /// Convolves a picture with a kernel of odd sides; the edges become 0, in double precision; a new array.
    public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vector: T,
        rowCount: Int,
        columnCount: Int,
        withKernel kernel: U,
        kernelRowCount: Int,
        kernelColumnCount: Int
    ) -> [Double] where T.Element == Double, U.Element == Double {
        made(vector.count) {
            convolve(
                vector,
                rowCount: rowCount,
                columnCount: columnCount,
                withKernel: kernel,
                kernelRowCount: kernelRowCount,
                kernelColumnCount: kernelColumnCount,
                result: &$0
            )
        }
    }
}
