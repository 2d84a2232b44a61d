// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A number of elements.
public typealias vDSP_Length = UInt
/// How many elements lie from one that is used to the next.
public typealias vDSP_Stride = Int

/// A complex number.
@frozen
public struct DSPComplex: Sendable {
    /// The real part.
    public var real: Float
    /// The imaginary part.
    public var imag: Float

    /// Zero.
    public init() { (real, imag) = (0, 0) }

    /// Takes the parts.
    public init(real: Float, imag: Float) {
        self.real = real
        self.imag = imag
    }
}

/// A complex number in double precision.
@frozen
public struct DSPDoubleComplex: Sendable {
    /// The real part.
    public var real: Double
    /// The imaginary part.
    public var imag: Double

    /// Zero.
    public init() { (real, imag) = (0, 0) }

    /// Takes the parts.
    public init(real: Double, imag: Double) {
        self.real = real
        self.imag = imag
    }
}

/// Complex numbers whose real and imaginary parts lie apart.
@frozen
public struct DSPSplitComplex {
    /// The real parts.
    public var realp: UnsafeMutablePointer<Float>
    /// The imaginary parts.
    public var imagp: UnsafeMutablePointer<Float>

    /// Takes memory of somebody's.
    public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
        self.realp = realp
        self.imagp = imagp
    }
}

/// Complex numbers in double precision whose real and imaginary parts lie apart.
@frozen
public struct DSPDoubleSplitComplex {
    /// The real parts.
    public var realp: UnsafeMutablePointer<Double>
    /// The imaginary parts.
    public var imagp: UnsafeMutablePointer<Double>

    /// Takes memory of somebody's.
    public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
        self.realp = realp
        self.imagp = imagp
    }
}

extension DSPSplitComplex {
    var parts: FourierTable<Float>.Output { (realp, imagp) }
    func parts(from index: Int) -> FourierTable<Float>.Output { (realp + index, imagp + index) }
}

extension DSPDoubleSplitComplex {
    var parts: FourierTable<Double>.Output { (realp, imagp) }
    func parts(from index: Int) -> FourierTable<Double>.Output { (realp + index, imagp + index) }
}

// MARK: Fourier transforms

/// A setup for fast Fourier transforms.
public typealias FFTSetup = OpaquePointer
/// A setup for fast Fourier transforms in double precision.
public typealias FFTSetupD = OpaquePointer
/// Forward or inverse: 1 or -1.
public typealias FFTDirection = Int32
/// Which lengths there are.
public typealias FFTRadix = Int32

/// To the spectrum.
public var kFFTDirection_Forward: Int { 1 }
/// From the spectrum.
public var kFFTDirection_Inverse: Int { -1 }
/// To the spectrum.
public var FFT_FORWARD: Int { 1 }
/// From the spectrum.
public var FFT_INVERSE: Int { -1 }
/// Powers of two.
public var kFFTRadix2: Int { 0 }
/// Three times powers of two.
public var kFFTRadix3: Int { 1 }
/// Five times powers of two.
public var kFFTRadix5: Int { 2 }
/// Powers of two.
public var FFT_RADIX2: Int { 0 }
/// Three times powers of two.
public var FFT_RADIX3: Int { 1 }
/// Five times powers of two.
public var FFT_RADIX5: Int { 2 }

/// Only the first half of a window.
public var vDSP_HALF_WINDOW: Int { 1 }
/// A Hann window between 0 and 1.
public var vDSP_HANN_DENORM: Int { 0 }
/// A Hann window whose squares have the mean 1.
public var vDSP_HANN_NORM: Int { 2 }

/// A setup for Fourier transforms of one length and direction.
public typealias vDSP_DFT_Setup = OpaquePointer
/// A setup for Fourier transforms of one length and direction, in double precision.
public typealias vDSP_DFT_SetupD = OpaquePointer
/// A setup for transforms of complex numbers with their parts side by side.
public typealias vDSP_DFT_Interleaved_Setup = OpaquePointer
/// A setup for transforms of complex numbers with their parts side by side, in double precision.
public typealias vDSP_DFT_Interleaved_SetupD = OpaquePointer
/// A cascade of recursive filters.
public typealias vDSP_biquad_Setup = OpaquePointer
/// A cascade of recursive filters in double precision.
public typealias vDSP_biquad_SetupD = OpaquePointer

/// The direction of a Fourier transform.
public enum vDSP_DFT_Direction: Int32, Sendable {
    /// To the spectrum.
    case FORWARD = 1
    /// From the spectrum.
    case INVERSE = -1
}

/// Whether a Fourier transform is that of real numbers.
public enum vDSP_DFT_RealtoComplex: Int32, Sendable {
    /// Complex numbers on both sides.
    case interleaved_ComplextoComplex = 0
    /// Real numbers on one side.
    case interleaved_RealtoComplex = 1
}

/// The kind of a cosine transform.
public enum vDSP_DCT_Type: Int32, Sendable {
    /// The usual cosine transform.
    case II = 2
    /// The inverse of the usual one, but for a factor.
    case III = 3
    /// The one that is its own inverse, but for a factor.
    case IV = 4
}

/// A pointer that stands for an object and owns it.
func opaque(_ object: AnyObject) -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}
