// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// Complex numbers that have fast Fourier transforms.
public protocol vDSP_FourierTransformable {
    /// Where the transforms are.
    associatedtype FFTFunctions: vDSP_FourierTransformFunctions
    where FFTFunctions.SplitComplex == Self
}

/// Fast Fourier transforms of one kind of complex numbers.
public protocol vDSP_FourierTransformFunctions {
    /// The complex numbers.
    associatedtype SplitComplex

    /// Makes a setup.
    static func makeFFTSetup(log2n: vDSP_Length, radix: vDSP.Radix) -> OpaquePointer?
    /// Transforms real numbers.
    static func transform(
        fftSetup: OpaquePointer,
        log2n: vDSP_Length,
        source: UnsafePointer<SplitComplex>,
        destination: UnsafeMutablePointer<SplitComplex>,
        direction: vDSP.FourierTransformDirection
    )
    /// Gives back a setup.
    static func destroySetup(_ setup: OpaquePointer)
}

extension vDSP {
    /// A fast Fourier transform of real numbers, packed as those of `vDSP_fft_zrop`.
    public class FFT<T: vDSP_FourierTransformable> {
        private let setup: OpaquePointer
        private let log2n: vDSP_Length

        /// Makes a transform of `2 ^ log2n` real numbers.
        public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
            guard let setup = T.FFTFunctions.makeFFTSetup(log2n: log2n, radix: radix) else {
                return nil
            }
            self.setup = setup
            self.log2n = log2n
        }

        deinit { T.FFTFunctions.destroySetup(setup) }

        /// Transforms in either direction.
        public func transform(input: T, output: inout T, direction: FourierTransformDirection) {
            var source = input
            T.FFTFunctions.transform(
                fftSetup: setup,
                log2n: log2n,
                source: &source,
                destination: &output,
                direction: direction
            )
        }

        /// Makes the spectrum.
        public func forward(input: T, output: inout T) {
            transform(input: input, output: &output, direction: .forward)
        }

        /// Makes numbers of the spectrum; both together multiply by twice their count.
        public func inverse(input: T, output: inout T) {
            transform(input: input, output: &output, direction: .inverse)
        }
    }
}

extension vDSP {
    /// The fast Fourier transforms of `DSPSplitComplex`.
    public enum SplitComplexFloat: vDSP_FourierTransformFunctions {
        /// The complex numbers.
        public typealias SplitComplex = DSPSplitComplex

        /// Makes a setup.
        public static func makeFFTSetup(log2n: vDSP_Length, radix: vDSP.Radix) -> OpaquePointer? {
            vDSP_create_fftsetup(log2n, radix.radix)
        }

        /// Transforms real numbers, packed as those of `vDSP_fft_zrop`.
        public static func transform(
            fftSetup: OpaquePointer,
            log2n: vDSP_Length,
            source: UnsafePointer<DSPSplitComplex>,
            destination: UnsafeMutablePointer<DSPSplitComplex>,
            direction: vDSP.FourierTransformDirection
        ) {
            vDSP_fft_zrop(
                fftSetup,
                source,
                1,
                destination,
                1,
                log2n,
                FFTDirection(direction == .forward ? kFFTDirection_Forward : kFFTDirection_Inverse)
            )
        }

        /// Gives back a setup.
        public static func destroySetup(_ setup: OpaquePointer) { vDSP_destroy_fftsetup(setup) }
    }
}

extension DSPSplitComplex: vDSP_FourierTransformable {
    /// Where the transforms are.
    public typealias FFTFunctions = vDSP.SplitComplexFloat
}

extension vDSP {
    /// The fast Fourier transforms of `DSPDoubleSplitComplex`.
    public enum SplitComplexDouble: vDSP_FourierTransformFunctions {
        /// The complex numbers.
        public typealias SplitComplex = DSPDoubleSplitComplex

        /// Makes a setup.
        public static func makeFFTSetup(log2n: vDSP_Length, radix: vDSP.Radix) -> OpaquePointer? {
            vDSP_create_fftsetupD(log2n, radix.radix)
        }

        /// Transforms real numbers, packed as those of `vDSP_fft_zropD`.
        public static func transform(
            fftSetup: OpaquePointer,
            log2n: vDSP_Length,
            source: UnsafePointer<DSPDoubleSplitComplex>,
            destination: UnsafeMutablePointer<DSPDoubleSplitComplex>,
            direction: vDSP.FourierTransformDirection
        ) {
            vDSP_fft_zropD(
                fftSetup,
                source,
                1,
                destination,
                1,
                log2n,
                FFTDirection(direction == .forward ? kFFTDirection_Forward : kFFTDirection_Inverse)
            )
        }

        /// Gives back a setup.
        public static func destroySetup(_ setup: OpaquePointer) { vDSP_destroy_fftsetupD(setup) }
    }
}

extension DSPDoubleSplitComplex: vDSP_FourierTransformable {
    /// Where the transforms are.
    public typealias FFTFunctions = vDSP.SplitComplexDouble
}
