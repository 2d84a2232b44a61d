// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Makes a setup for Fourier transforms of up to `2 ^ log2n` elements.
///
/// With the radices 3 and 5 there are transforms of three and five times as many, too.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
    guard log2n < 31, let factor = factor(radix) else { return nil }
    return opaque(FourierTable<Float>(length: factor << Int(log2n)))
}

/// Makes a setup for Fourier transforms of up to `2 ^ log2n` elements, in double precision.
///
/// With the radices 3 and 5 there are transforms of three and five times as many, too.
public func vDSP_create_fftsetupD(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetupD? {
    guard log2n < 31, let factor = factor(radix) else { return nil }
    return opaque(FourierTable<Double>(length: factor << Int(log2n)))
}

/// Gives back a setup for Fourier transforms.
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {
    guard let setup else { return }
    Unmanaged<FourierTable<Float>>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Gives back a setup for Fourier transforms, in double precision.
public func vDSP_destroy_fftsetupD(_ setup: FFTSetupD?) {
    guard let setup else { return }
    Unmanaged<FourierTable<Double>>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Transforms `2 ^ log2n` complex numbers in their place, without a factor in either direction.
public func vDSP_fft_zip(
    _ setup: FFTSetup,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    complex(setup, c.pointee.parts, ic, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms `2 ^ log2n` complex numbers in their place, without a factor in either direction, in double precision.
public func vDSP_fft_zipD(
    _ setup: FFTSetupD,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    complex(setup, c.pointee.parts, ic, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms complex numbers in their place; the memory for the time being is not needed.
public func vDSP_fft_zipt(
    _ setup: FFTSetup,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPSplitComplex>,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    complex(setup, c.pointee.parts, ic, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms complex numbers in their place; the memory for the time being is not needed, in double precision.
public func vDSP_fft_ziptD(
    _ setup: FFTSetupD,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    complex(setup, c.pointee.parts, ic, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms `2 ^ log2n` complex numbers, without a factor in either direction.
public func vDSP_fft_zop(
    _ setup: FFTSetup,
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    complex(setup, a.pointee.parts, ia, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms `2 ^ log2n` complex numbers, without a factor in either direction, in double precision.
public func vDSP_fft_zopD(
    _ setup: FFTSetupD,
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    complex(setup, a.pointee.parts, ia, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms complex numbers; the memory for the time being is not needed.
public func vDSP_fft_zopt(
    _ setup: FFTSetup,
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPSplitComplex>,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    complex(setup, a.pointee.parts, ia, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms complex numbers; the memory for the time being is not needed, in double precision.
public func vDSP_fft_zoptD(
    _ setup: FFTSetupD,
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    complex(setup, a.pointee.parts, ia, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms `2 ^ log2n` real numbers in their place.
///
/// Even numbers stand in the real part, odd ones in the imaginary part. The forward transform makes
/// twice the spectrum; its last value stands in the imaginary part of the first. The inverse has no
/// factor, so that both together multiply by `2 * 2 ^ log2n`.
public func vDSP_fft_zrip(
    _ setup: FFTSetup,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    real(setup, c.pointee.parts, ic, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms `2 ^ log2n` real numbers in their place, in double precision.
///
/// Even numbers stand in the real part, odd ones in the imaginary part. The forward transform makes
/// twice the spectrum; its last value stands in the imaginary part of the first. The inverse has no
/// factor, so that both together multiply by `2 * 2 ^ log2n`.
public func vDSP_fft_zripD(
    _ setup: FFTSetupD,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    real(setup, c.pointee.parts, ic, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms real numbers in their place; the memory for the time being is not needed.
public func vDSP_fft_zript(
    _ setup: FFTSetup,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPSplitComplex>,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    real(setup, c.pointee.parts, ic, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms real numbers in their place; the memory for the time being is not needed, in double precision.
public func vDSP_fft_zriptD(
    _ setup: FFTSetupD,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    real(setup, c.pointee.parts, ic, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms `2 ^ log2n` real numbers as `vDSP_fft_zrip` does, to other memory.
public func vDSP_fft_zrop(
    _ setup: FFTSetup,
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    real(setup, a.pointee.parts, ia, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms `2 ^ log2n` real numbers as `vDSP_fft_zripD` does, to other memory, in double precision.
public func vDSP_fft_zropD(
    _ setup: FFTSetupD,
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    real(setup, a.pointee.parts, ia, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms real numbers to other memory; the memory for the time being is not needed.
public func vDSP_fft_zropt(
    _ setup: FFTSetup,
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPSplitComplex>,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    real(setup, a.pointee.parts, ia, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms real numbers to other memory; the memory for the time being is not needed, in double precision.
public func vDSP_fft_zroptD(
    _ setup: FFTSetupD,
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ buffer: UnsafePointer<DSPDoubleSplitComplex>,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    real(setup, a.pointee.parts, ia, c.pointee.parts, ic, 1 << Int(log2n), direction)
}

/// Transforms `3 * 2 ^ log2n` complex numbers, with a setup of the radix 3.
public func vDSP_fft3_zop(
    _ setup: FFTSetup,
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    complex(setup, a.pointee.parts, ia, c.pointee.parts, ic, 3 << Int(log2n), direction)
}

/// Transforms `3 * 2 ^ log2n` complex numbers, with a setup of the radix 3, in double precision.
public func vDSP_fft3_zopD(
    _ setup: FFTSetupD,
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    complex(setup, a.pointee.parts, ia, c.pointee.parts, ic, 3 << Int(log2n), direction)
}

/// Transforms `5 * 2 ^ log2n` complex numbers, with a setup of the radix 5.
public func vDSP_fft5_zop(
    _ setup: FFTSetup,
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    complex(setup, a.pointee.parts, ia, c.pointee.parts, ic, 5 << Int(log2n), direction)
}

/// Transforms `5 * 2 ^ log2n` complex numbers, with a setup of the radix 5, in double precision.
public func vDSP_fft5_zopD(
    _ setup: FFTSetupD,
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ log2n: vDSP_Length,
    _ direction: FFTDirection
) {
    complex(setup, a.pointee.parts, ia, c.pointee.parts, ic, 5 << Int(log2n), direction)
}

/// Transforms a picture of complex numbers in its place, without a factor.
///
/// A step of 0 between columns stands for rows one after the other.
public func vDSP_fft2d_zip(
    _ setup: FFTSetup,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic0: vDSP_Stride,
    _ ic1: vDSP_Stride,
    _ log2n0: vDSP_Length,
    _ log2n1: vDSP_Length,
    _ direction: FFTDirection
) {
    let (columns, rows) = (1 << Int(log2n0), 1 << Int(log2n1))
    let rowStride = ic1 == 0 ? ic0 * columns : ic1
    for row in 0..<rows {
        let line = c.pointee.parts(from: row * rowStride)
        complex(setup, line, ic0, line, ic0, columns, direction)
    }
    for column in 0..<columns {
        let line = c.pointee.parts(from: column * ic0)
        complex(setup, line, rowStride, line, rowStride, rows, direction)
    }
}

/// Transforms a picture of complex numbers in its place, without a factor, in double precision.
///
/// A step of 0 between columns stands for rows one after the other.
public func vDSP_fft2d_zipD(
    _ setup: FFTSetupD,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic0: vDSP_Stride,
    _ ic1: vDSP_Stride,
    _ log2n0: vDSP_Length,
    _ log2n1: vDSP_Length,
    _ direction: FFTDirection
) {
    let (columns, rows) = (1 << Int(log2n0), 1 << Int(log2n1))
    let rowStride = ic1 == 0 ? ic0 * columns : ic1
    for row in 0..<rows {
        let line = c.pointee.parts(from: row * rowStride)
        complex(setup, line, ic0, line, ic0, columns, direction)
    }
    for column in 0..<columns {
        let line = c.pointee.parts(from: column * ic0)
        complex(setup, line, rowStride, line, rowStride, rows, direction)
    }
}

/// The factor beside powers of two of a radix; nil for one that is unknown.
private func factor(_ radix: FFTRadix) -> Int? {
    switch Int(radix) {
    case kFFTRadix2: 1
    case kFFTRadix3: 3
    case kFFTRadix5: 5
    default: nil
    }
}

/// Transforms complex numbers with any strides.
private func complex<T: Sample>(
    _ setup: OpaquePointer,
    _ a: FourierTable<T>.Output,
    _ ia: Int,
    _ c: FourierTable<T>.Output,
    _ ic: Int,
    _ n: Int,
    _ direction: FFTDirection
) {
    Unmanaged<FourierTable<T>>.fromOpaque(UnsafeRawPointer(setup))._withUnsafeGuaranteedRef {
        table in
        contiguous(a, ia, c, ic, n) { source, target in
            table.transform(n, source, target, isInverse: Int(direction) == kFFTDirection_Inverse)
        }
    }
}

/// Transforms real numbers with any strides.
private func real<T: Sample>(
    _ setup: OpaquePointer,
    _ a: FourierTable<T>.Output,
    _ ia: Int,
    _ c: FourierTable<T>.Output,
    _ ic: Int,
    _ n: Int,
    _ direction: FFTDirection
) {
    Unmanaged<FourierTable<T>>.fromOpaque(UnsafeRawPointer(setup))._withUnsafeGuaranteedRef {
        table in
        contiguous(a, ia, c, ic, n / 2) { source, target in
            table.transformReal(
                n,
                source,
                target,
                isInverse: Int(direction) == kFFTDirection_Inverse
            )
        }
    }
}

/// Gives a function neighbours in memory: the vectors themselves, or a copy where they have strides.
private func contiguous<T: Sample>(
    _ a: FourierTable<T>.Output,
    _ ia: Int,
    _ c: FourierTable<T>.Output,
    _ ic: Int,
    _ n: Int,
    _ body: (FourierTable<T>.Input, FourierTable<T>.Output) -> Void
) {
    if ia == 1, ic == 1 {
        body((UnsafePointer(a.real), UnsafePointer(a.imaginary)), c)
        return
    }
    withScratch(2 * n) { (memory: UnsafeMutablePointer<T>) in
        let copy: FourierTable<T>.Output = (memory, memory + n)
        map(a.real, ia, copy.real, 1, UInt(n)) { $0 }
        map(a.imaginary, ia, copy.imaginary, 1, UInt(n)) { $0 }
        body((UnsafePointer(copy.real), UnsafePointer(copy.imaginary)), copy)
        map(copy.real, 1, c.real, ic, UInt(n)) { $0 }
        map(copy.imaginary, 1, c.imaginary, ic, UInt(n)) { $0 }
    }
}
