// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// What has Fourier transforms: numbers with split parts, and complex numbers.
public protocol vDSP_DiscreteFourierTransformable {}

extension Float: vDSP_DiscreteFourierTransformable {}
extension Double: vDSP_DiscreteFourierTransformable {}
extension DSPComplex: vDSP_DiscreteFourierTransformable {}
extension DSPDoubleComplex: vDSP_DiscreteFourierTransformable {}

/// A length that has no Fourier transform.
private struct UnsupportedLength: Error {
    let count: Int
}

extension vDSP {
    /// A Fourier transform of one length and direction, of split parts or of complex numbers.
    ///
    /// Real numbers are packed as those of `vDSP_DFT_zrop_CreateSetup`.
    public class DiscreteFourierTransform<T: vDSP_DiscreteFourierTransformable> {
        fileprivate let setup: OpaquePointer
        /// How many complex numbers there are in memory.
        fileprivate let partCount: Int
        private let destroy: (OpaquePointer) -> Void

        /// Makes a transform of so many numbers; an error for a count that is not supported.
        public init(
            previous: DiscreteFourierTransform? = nil,
            count: Int,
            direction: FourierTransformDirection,
            transformType: DFTTransformType,
            ofType: T.Type
        ) throws {
            let isReal = transformType == .complexReal
            let length = vDSP_Length(max(isReal ? count / 2 : count, 0))
            let towards = direction.direction
            let kind: vDSP_DFT_RealtoComplex =
                isReal ? .interleaved_RealtoComplex : .interleaved_ComplextoComplex
            let made: OpaquePointer?
            switch T.self {
            case is Float.Type:
                made = VectorizableFloat.makeDFTSetup(
                    count: count,
                    direction: direction,
                    transformType: transformType
                )
                destroy = vDSP_DFT_DestroySetup
            case is Double.Type:
                made = VectorizableDouble.makeDFTSetup(
                    count: count,
                    direction: direction,
                    transformType: transformType
                )
                destroy = vDSP_DFT_DestroySetupD
            case is DSPComplex.Type:
                made = vDSP_DFT_Interleaved_CreateSetup(nil, length, towards, kind)
                destroy = vDSP_DFT_Interleaved_DestroySetup
            case is DSPDoubleComplex.Type:
                made = vDSP_DFT_Interleaved_CreateSetupD(nil, length, towards, kind)
                destroy = vDSP_DFT_Interleaved_DestroySetupD
            default:
                made = nil
                destroy = { _ in }
            }
            guard let made else { throw UnsupportedLength(count: count) }
            setup = made
            partCount = isReal ? count / 2 : count
        }

        deinit { destroy(setup) }

        fileprivate func check(_ counts: Int...) {
            precondition(
                counts.allSatisfy { $0 >= partCount },
                "vDSP.DiscreteFourierTransform: inputs and outputs have \(partCount) elements"
            )
        }
    }
}

extension vDSP.DiscreteFourierTransform where T: vDSP_FloatingPointDiscreteFourierTransformable {
    /// Transforms real and imaginary parts.
    public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        inputReal: U,
        inputImaginary: U,
        outputReal: inout V,
        outputImaginary: inout V
    ) where U.Element == T, V.Element == T {
        check(inputReal.count, inputImaginary.count, outputReal.count, outputImaginary.count)
        T.DFTFunctions.transform(
            dftSetup: setup,
            inputReal: inputReal,
            inputImaginary: inputImaginary,
            outputReal: &outputReal,
            outputImaginary: &outputImaginary
        )
    }

    /// Transforms real and imaginary parts; new arrays.
    public func transform<U: AccelerateBuffer>(
        real: U,
        imaginary: U
    ) -> (real: [T], imaginary: [T]) where U.Element == T {
        var outputReal = [T](repeating: 0, count: partCount)
        var outputImaginary = outputReal
        transform(
            inputReal: real,
            inputImaginary: imaginary,
            outputReal: &outputReal,
            outputImaginary: &outputImaginary
        )
        return (outputReal, outputImaginary)
    }
}

extension vDSP.DiscreteFourierTransform where T == DSPComplex {
    /// Transforms complex numbers.
    public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        input: U,
        output: inout V
    ) where U.Element == T, V.Element == T {
        check(input.count, output.count)
        read(input) { from, _ in
            write(&output) { to, _ in vDSP_DFT_Interleaved_Execute(setup, from, to) }
        }
    }

    /// Transforms complex numbers; a new array.
    public func transform<U: AccelerateBuffer>(input: U) -> [T] where U.Element == T {
        var output = [T](repeating: T(), count: partCount)
        transform(input: input, output: &output)
        return output
    }
}

extension vDSP.DiscreteFourierTransform where T == DSPDoubleComplex {
    /// Transforms complex numbers, in double precision.
    public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        input: U,
        output: inout V
    ) where U.Element == T, V.Element == T {
        check(input.count, output.count)
        read(input) { from, _ in
            write(&output) { to, _ in vDSP_DFT_Interleaved_ExecuteD(setup, from, to) }
        }
    }

    /// Transforms complex numbers, in double precision; a new array.
    public func transform<U: AccelerateBuffer>(input: U) -> [T] where U.Element == T {
        var output = [T](repeating: T(), count: partCount)
        transform(input: input, output: &output)
        return output
    }
}

extension vDSP {
    /// A cosine transform, without a factor.
    public class DCT {
        private let setup: OpaquePointer
        private let count: Int

        /// Makes a transform of so many numbers; nil for a count that is not supported.
        public init?(previous: DCT? = nil, count: Int, transformType: DCTTransformType) {
            let types: [DCTTransformType: vDSP_DCT_Type] = [.II: .II, .III: .III, .IV: .IV]
            guard count > 0, let type = types[transformType],
                let setup = vDSP_DCT_CreateSetup(nil, vDSP_Length(count), type)
            else { return nil }
            self.setup = setup
            self.count = count
        }

        deinit { vDSP_DFT_DestroySetup(setup) }

        /// Transforms numbers.
        public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
            _ vector: U,
            result: inout V
        ) where U.Element == Float, V.Element == Float {
            precondition(vector.count == count, "vDSP.DCT: the vector has \(count) elements")
            apply(vector, &result) { from, to, _ in vDSP_DCT_Execute(setup, from, to) }
        }

        /// Transforms numbers; a new array.
        public func transform<U: AccelerateBuffer>(_ vector: U) -> [Float]
        where U.Element == Float {
            made(vector.count) { transform(vector, result: &$0) }
        }
    }
}
