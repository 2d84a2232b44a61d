// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Arithmetic of vectors, filters and Fourier transforms for arrays and other memory.
public enum vDSP {
    /// How a number becomes a whole one.
    public enum RoundingMode: Sendable {
        /// What is behind the point is cut off.
        case towardZero
        /// The nearest whole number.
        case towardNearestInteger
    }

    /// The order of sorted numbers.
    public enum SortOrder: Int32, Sendable {
        /// Upwards.
        case ascending = 1
        /// Downwards.
        case descending = -1
    }

    /// What becomes of numbers below a threshold.
    public enum ThresholdRule<T: BinaryFloatingPoint> {
        /// They are raised to it.
        case clampToThreshold
        /// They become zero.
        case zeroFill
        /// They become the negative of a constant, and others the constant.
        case signedConstant(_ signedConstant: T)
    }

    /// How integrals are computed.
    public enum IntegrationRule: Sendable {
        /// Sums.
        case runningSum
        /// Parabolas.
        case simpson
        /// Trapezoids.
        case trapezoidal
    }

    /// A window that signals are multiplied with.
    public enum WindowSequence: Sendable {
        /// A Hann window whose squares have the mean 1.
        case hanningNormalized
        /// A Hann window between 0 and 1.
        case hanningDenormalized
        /// A Hamming window.
        case hamming
        /// A Blackman window.
        case blackman
    }

    /// The direction of a Fourier transform.
    public enum FourierTransformDirection: Sendable {
        /// To the spectrum.
        case forward
        /// From the spectrum.
        case inverse

        var direction: vDSP_DFT_Direction { self == .forward ? .FORWARD : .INVERSE }
    }

    /// Which lengths a fast Fourier transform has.
    public enum Radix: Sendable {
        /// Powers of two.
        case radix2
        /// Three times powers of two.
        case radix3
        /// Five times powers of two.
        case radix5

        var radix: FFTRadix {
            switch self {
            case .radix2: FFTRadix(kFFTRadix2)
            case .radix3: FFTRadix(kFFTRadix3)
            case .radix5: FFTRadix(kFFTRadix5)
            }
        }
    }

    /// Whether a Fourier transform is that of real numbers.
    public enum DFTTransformType: Sendable {
        /// Complex numbers on both sides.
        case complexComplex
        /// Real numbers on one side.
        case complexReal
    }

    /// The kind of a cosine transform.
    public enum DCTTransformType: Sendable {
        /// The usual cosine transform.
        case II
        /// The inverse of the usual one, but for a factor.
        case III
        /// The one that is its own inverse, but for a factor.
        case IV
    }
}
