// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// Numbers that have Fourier transforms of split parts.
public protocol vDSP_FloatingPointDiscreteFourierTransformable: BinaryFloatingPoint {
    /// Where the transforms are.
    associatedtype DFTFunctions: vDSP_DFTFunctions where DFTFunctions.Scalar == Self
}

/// Fourier transforms of one precision.
public protocol vDSP_DFTFunctions {
    /// The numbers.
    associatedtype Scalar

    /// Makes a setup; nil for a length that is not supported.
    static func makeDFTSetup(
        count: Int,
        direction: vDSP.FourierTransformDirection,
        transformType: vDSP.DFTTransformType
    ) -> OpaquePointer?
    /// Transforms real and imaginary parts.
    static func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        dftSetup: OpaquePointer,
        inputReal: U,
        inputImaginary: U,
        outputReal: inout V,
        outputImaginary: inout V
    ) where U.Element == Scalar, V.Element == Scalar
    /// Gives back a setup.
    static func destroySetup(_ setup: OpaquePointer)
}

extension vDSP {
    /// A Fourier transform of one length and direction.
    ///
    /// Real numbers are packed as those of `vDSP_DFT_zrop_CreateSetup`.
    public class DFT<T: vDSP_FloatingPointDiscreteFourierTransformable> {
        private let setup: OpaquePointer
        private let partCount: Int

        /// Makes a transform of so many numbers; nil for a count that is not supported.
        public init?(
            previous: DFT? = nil,
            count: Int,
            direction: FourierTransformDirection,
            transformType: DFTTransformType,
            ofType: T.Type
        ) {
            let setup = T.DFTFunctions.makeDFTSetup(
                count: count,
                direction: direction,
                transformType: transformType
            )
            guard let setup else { return nil }
            self.setup = setup
            partCount = transformType == .complexComplex ? count : count / 2
        }

        deinit { T.DFTFunctions.destroySetup(setup) }

        /// Transforms real and imaginary parts.
        public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
            inputReal: U,
            inputImaginary: U,
            outputReal: inout V,
            outputImaginary: inout V
        ) where U.Element == T, V.Element == T {
            precondition(
                [inputReal.count, inputImaginary.count, outputReal.count, outputImaginary.count]
                    .allSatisfy { $0 >= partCount },
                "vDSP.DFT: inputs and outputs have \(partCount) elements"
            )
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
            inputReal: U,
            inputImaginary: U
        ) -> (real: [T], imaginary: [T]) where U.Element == T {
            var real = [T](repeating: 0, count: partCount)
            var imaginary = real
            transform(
                inputReal: inputReal,
                inputImaginary: inputImaginary,
                outputReal: &real,
                outputImaginary: &imaginary
            )
            return (real, imaginary)
        }
    }
}

extension vDSP {
    /// The Fourier transforms of `Float`.
    public enum VectorizableFloat: vDSP_DFTFunctions {
        /// The numbers.
        public typealias Scalar = Float

        /// Makes a setup; nil for a length that is not supported.
        public static func makeDFTSetup(
            count: Int,
            direction: vDSP.FourierTransformDirection,
            transformType: vDSP.DFTTransformType
        ) -> OpaquePointer? {
            guard count > 0 else { return nil }
            switch transformType {
            case .complexComplex:
                return vDSP_DFT_zop_CreateSetup(nil, vDSP_Length(count), direction.direction)
            case .complexReal:
                return vDSP_DFT_zrop_CreateSetup(nil, vDSP_Length(count), direction.direction)
            }
        }

        /// Transforms real and imaginary parts.
        public static func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
            dftSetup: OpaquePointer,
            inputReal: U,
            inputImaginary: U,
            outputReal: inout V,
            outputImaginary: inout V
        ) where U.Element == Float, V.Element == Float {
            read(inputReal) { ir, _ in
                read(inputImaginary) { ii, _ in
                    write(&outputReal) { or, _ in
                        write(&outputImaginary) { oi, _ in
                            vDSP_DFT_Execute(dftSetup, ir, ii, or, oi)
                        }
                    }
                }
            }
        }

        /// Gives back a setup.
        public static func destroySetup(_ setup: OpaquePointer) { vDSP_DFT_DestroySetup(setup) }
    }
}

extension Float: vDSP_FloatingPointDiscreteFourierTransformable {
    /// Where the transforms are.
    public typealias DFTFunctions = vDSP.VectorizableFloat
}

extension vDSP {
    /// The Fourier transforms of `Double`.
    public enum VectorizableDouble: vDSP_DFTFunctions {
        /// The numbers.
        public typealias Scalar = Double

        /// Makes a setup; nil for a length that is not supported.
        public static func makeDFTSetup(
            count: Int,
            direction: vDSP.FourierTransformDirection,
            transformType: vDSP.DFTTransformType
        ) -> OpaquePointer? {
            guard count > 0 else { return nil }
            switch transformType {
            case .complexComplex:
                return vDSP_DFT_zop_CreateSetupD(nil, vDSP_Length(count), direction.direction)
            case .complexReal:
                return vDSP_DFT_zrop_CreateSetupD(nil, vDSP_Length(count), direction.direction)
            }
        }

        /// Transforms real and imaginary parts.
        public static func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
            dftSetup: OpaquePointer,
            inputReal: U,
            inputImaginary: U,
            outputReal: inout V,
            outputImaginary: inout V
        ) where U.Element == Double, V.Element == Double {
            read(inputReal) { ir, _ in
                read(inputImaginary) { ii, _ in
                    write(&outputReal) { or, _ in
                        write(&outputImaginary) { oi, _ in
                            vDSP_DFT_ExecuteD(dftSetup, ir, ii, or, oi)
                        }
                    }
                }
            }
        }

        /// Gives back a setup.
        public static func destroySetup(_ setup: OpaquePointer) { vDSP_DFT_DestroySetupD(setup) }
    }
}

extension Double: vDSP_FloatingPointDiscreteFourierTransformable {
    /// Where the transforms are.
    public typealias DFTFunctions = vDSP.VectorizableDouble
}
