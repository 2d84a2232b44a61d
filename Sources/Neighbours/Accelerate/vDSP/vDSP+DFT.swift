// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Makes a setup for complex Fourier transforms: `f * 2 ^ n` elements, where `f` is 1, 3, 5 or 15 and `n` at least 3.
///
/// Nil for other lengths. Setups do not share memory with previous ones.
public func vDSP_DFT_zop_CreateSetup(
    _ previous: vDSP_DFT_Setup?,
    _ length: vDSP_Length,
    _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
    FourierSetup<Float>(Int(length), least: 8, isReal: false, isInverse: direction == .INVERSE).map(
        opaque
    )
}

/// Makes a setup for complex Fourier transforms: `f * 2 ^ n` elements, where `f` is 1, 3, 5 or 15 and `n` at least 3, in double precision.
///
/// Nil for other lengths. Setups do not share memory with previous ones.
public func vDSP_DFT_zop_CreateSetupD(
    _ previous: vDSP_DFT_SetupD?,
    _ length: vDSP_Length,
    _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? {
    FourierSetup<Double>(Int(length), least: 8, isReal: false, isInverse: direction == .INVERSE)
        .map(opaque)
}

/// Makes a setup for real Fourier transforms: `f * 2 ^ n` numbers, where `f` is 1, 3, 5 or 15 and `n` at least 4.
///
/// Nil for other lengths. Numbers and spectra are packed as those of `vDSP_fft_zrop`.
public func vDSP_DFT_zrop_CreateSetup(
    _ previous: vDSP_DFT_Setup?,
    _ length: vDSP_Length,
    _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
    FourierSetup<Float>(Int(length), least: 16, isReal: true, isInverse: direction == .INVERSE).map(
        opaque
    )
}

/// Makes a setup for real Fourier transforms: `f * 2 ^ n` numbers, where `f` is 1, 3, 5 or 15 and `n` at least 4, in double precision.
///
/// Nil for other lengths. Numbers and spectra are packed as those of `vDSP_fft_zropD`.
public func vDSP_DFT_zrop_CreateSetupD(
    _ previous: vDSP_DFT_SetupD?,
    _ length: vDSP_Length,
    _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? {
    FourierSetup<Double>(Int(length), least: 16, isReal: true, isInverse: direction == .INVERSE)
        .map(opaque)
}

/// Transforms the real parts `ir` and the imaginary parts `ii`.
public func vDSP_DFT_Execute(
    _ setup: vDSP_DFT_Setup,
    _ ir: UnsafePointer<Float>,
    _ ii: UnsafePointer<Float>,
    _ or: UnsafeMutablePointer<Float>,
    _ oi: UnsafeMutablePointer<Float>
) {
    Unmanaged<FourierSetup<Float>>.fromOpaque(UnsafeRawPointer(setup))._withUnsafeGuaranteedRef {
        $0.transform((ir, ii), (or, oi))
    }
}

/// Transforms the real parts `ir` and the imaginary parts `ii`, in double precision.
public func vDSP_DFT_ExecuteD(
    _ setup: vDSP_DFT_SetupD,
    _ ir: UnsafePointer<Double>,
    _ ii: UnsafePointer<Double>,
    _ or: UnsafeMutablePointer<Double>,
    _ oi: UnsafeMutablePointer<Double>
) {
    Unmanaged<FourierSetup<Double>>.fromOpaque(UnsafeRawPointer(setup))._withUnsafeGuaranteedRef {
        $0.transform((ir, ii), (or, oi))
    }
}

/// Gives back a setup for Fourier transforms.
public func vDSP_DFT_DestroySetup(_ setup: vDSP_DFT_Setup?) {
    guard let setup else { return }
    Unmanaged<FourierSetup<Float>>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Gives back a setup for Fourier transforms, in double precision.
public func vDSP_DFT_DestroySetupD(_ setup: vDSP_DFT_SetupD?) {
    guard let setup else { return }
    Unmanaged<FourierSetup<Double>>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Makes a setup for Fourier transforms of complex numbers with their parts side by side.
///
/// The length counts complex numbers, also for real transforms. Nil for lengths that are not supported.
public func vDSP_DFT_Interleaved_CreateSetup(
    _ previous: vDSP_DFT_Interleaved_Setup?,
    _ length: vDSP_Length,
    _ direction: vDSP_DFT_Direction,
    _ realToComplex: vDSP_DFT_RealtoComplex
) -> vDSP_DFT_Interleaved_Setup? {
    let isReal = realToComplex == .interleaved_RealtoComplex
    let length = Int(length) * (isReal ? 2 : 1)
    return FourierSetup<Float>(
        length,
        least: isReal ? 8 : 4,
        isReal: isReal,
        isInverse: direction == .INVERSE
    ).map(opaque)
}

/// Makes a setup for Fourier transforms of complex numbers with their parts side by side, in double precision.
///
/// The length counts complex numbers, also for real transforms. Nil for lengths that are not supported.
public func vDSP_DFT_Interleaved_CreateSetupD(
    _ previous: vDSP_DFT_Interleaved_SetupD?,
    _ length: vDSP_Length,
    _ direction: vDSP_DFT_Direction,
    _ realToComplex: vDSP_DFT_RealtoComplex
) -> vDSP_DFT_Interleaved_SetupD? {
    let isReal = realToComplex == .interleaved_RealtoComplex
    let length = Int(length) * (isReal ? 2 : 1)
    return FourierSetup<Double>(
        length,
        least: isReal ? 8 : 4,
        isReal: isReal,
        isInverse: direction == .INVERSE
    ).map(opaque)
}

/// Transforms complex numbers with their parts side by side.
public func vDSP_DFT_Interleaved_Execute(
    _ setup: vDSP_DFT_Interleaved_Setup,
    _ iri: UnsafePointer<DSPComplex>,
    _ ori: UnsafeMutablePointer<DSPComplex>
) {
    Unmanaged<FourierSetup<Float>>.fromOpaque(UnsafeRawPointer(setup))._withUnsafeGuaranteedRef {
        setup in
        let count = setup.isReal ? setup.length / 2 : setup.length
        withScratch(2 * count) { (memory: UnsafeMutablePointer<Float>) in
            var parts = DSPSplitComplex(realp: memory, imagp: memory + count)
            vDSP_ctoz(iri, 2, &parts, 1, vDSP_Length(count))
            setup.transform((UnsafePointer(memory), UnsafePointer(memory + count)), parts.parts)
            vDSP_ztoc(&parts, 1, ori, 2, vDSP_Length(count))
        }
    }
}

/// Transforms complex numbers with their parts side by side, in double precision.
public func vDSP_DFT_Interleaved_ExecuteD(
    _ setup: vDSP_DFT_Interleaved_SetupD,
    _ iri: UnsafePointer<DSPDoubleComplex>,
    _ ori: UnsafeMutablePointer<DSPDoubleComplex>
) {
    Unmanaged<FourierSetup<Double>>.fromOpaque(UnsafeRawPointer(setup))._withUnsafeGuaranteedRef {
        setup in
        let count = setup.isReal ? setup.length / 2 : setup.length
        withScratch(2 * count) { (memory: UnsafeMutablePointer<Double>) in
            var parts = DSPDoubleSplitComplex(realp: memory, imagp: memory + count)
            vDSP_ctozD(iri, 2, &parts, 1, vDSP_Length(count))
            setup.transform((UnsafePointer(memory), UnsafePointer(memory + count)), parts.parts)
            vDSP_ztocD(&parts, 1, ori, 2, vDSP_Length(count))
        }
    }
}

/// Gives back a setup for transforms of complex numbers with their parts side by side.
public func vDSP_DFT_Interleaved_DestroySetup(_ setup: vDSP_DFT_Interleaved_Setup?) {
    guard let setup else { return }
    Unmanaged<FourierSetup<Float>>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Gives back a setup for transforms of complex numbers with their parts side by side, in double precision.
public func vDSP_DFT_Interleaved_DestroySetupD(_ setup: vDSP_DFT_Interleaved_SetupD?) {
    guard let setup else { return }
    Unmanaged<FourierSetup<Double>>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Makes a setup for cosine transforms of `f * 2 ^ n` numbers, where `f` is 1, 3, 5 or 15 and `n` at least 4.
///
/// Nil for other lengths.
public func vDSP_DCT_CreateSetup(
    _ previous: vDSP_DFT_Setup?,
    _ length: vDSP_Length,
    _ type: vDSP_DCT_Type
) -> vDSP_DFT_Setup? {
    CosineSetup(Int(length), type).map(opaque)
}

/// Computes a cosine transform, without a factor.
public func vDSP_DCT_Execute(
    _ setup: vDSP_DFT_Setup,
    _ input: UnsafePointer<Float>,
    _ output: UnsafeMutablePointer<Float>
) {
    Unmanaged<FourierSetup<Float>>.fromOpaque(UnsafeRawPointer(setup))._withUnsafeGuaranteedRef {
        ($0 as? CosineSetup)?.transform(input, output)
    }
}
