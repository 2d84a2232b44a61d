// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Makes a cascade of `m` recursive filters, of five coefficients each: three of the input, two of the output.
public func vDSP_biquad_CreateSetup(
    _ coefficients: UnsafePointer<Double>,
    _ m: vDSP_Length
) -> vDSP_biquad_Setup? {
    guard m > 0 else { return nil }
    return opaque(BiquadSetup<Float>(coefficients, Int(m)))
}

/// Makes a cascade of `m` recursive filters, of five coefficients each: three of the input, two of the output, in double precision.
public func vDSP_biquad_CreateSetupD(
    _ coefficients: UnsafePointer<Double>,
    _ m: vDSP_Length
) -> vDSP_biquad_SetupD? {
    guard m > 0 else { return nil }
    return opaque(BiquadSetup<Double>(coefficients, Int(m)))
}

/// Gives back a cascade of recursive filters.
public func vDSP_biquad_DestroySetup(_ setup: vDSP_biquad_Setup) {
    Unmanaged<BiquadSetup<Float>>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Gives back a cascade of recursive filters, in double precision.
public func vDSP_biquad_DestroySetupD(_ setup: vDSP_biquad_SetupD) {
    Unmanaged<BiquadSetup<Double>>.fromOpaque(UnsafeRawPointer(setup)).release()
}

/// Filters a signal by a cascade of recursive filters.
///
/// The delays, `2 * m + 2` of them, hold what the next call goes on from.
public func vDSP_biquad(
    _ setup: vDSP_biquad_Setup,
    _ delay: UnsafeMutablePointer<Float>,
    _ x: UnsafePointer<Float>,
    _ ix: vDSP_Stride,
    _ y: UnsafeMutablePointer<Float>,
    _ iy: vDSP_Stride,
    _ n: vDSP_Length
) {
    Unmanaged<BiquadSetup<Float>>.fromOpaque(UnsafeRawPointer(setup))._withUnsafeGuaranteedRef {
        $0.filter(delay, x, ix, y, iy, Int(n))
    }
}

/// Filters a signal by a cascade of recursive filters, in double precision.
///
/// The delays, `2 * m + 2` of them, hold what the next call goes on from.
public func vDSP_biquadD(
    _ setup: vDSP_biquad_SetupD,
    _ delay: UnsafeMutablePointer<Double>,
    _ x: UnsafePointer<Double>,
    _ ix: vDSP_Stride,
    _ y: UnsafeMutablePointer<Double>,
    _ iy: vDSP_Stride,
    _ n: vDSP_Length
) {
    Unmanaged<BiquadSetup<Double>>.fromOpaque(UnsafeRawPointer(setup))._withUnsafeGuaranteedRef {
        $0.filter(delay, x, ix, y, iy, Int(n))
    }
}

/// The coefficients of a cascade of recursive filters.
private final class BiquadSetup<T: Sample> {
    private let coefficients: [T]
    private let sections: Int

    init(_ coefficients: UnsafePointer<Double>, _ sections: Int) {
        self.coefficients = (0..<5 * sections).map { T(coefficients[$0]) }
        self.sections = sections
    }

    /// The delays hold the last two inputs, then the last two outputs of each section, which are the
    /// inputs of the next.
    func filter(
        _ delay: UnsafeMutablePointer<T>,
        _ x: UnsafePointer<T>,
        _ ix: Int,
        _ y: UnsafeMutablePointer<T>,
        _ iy: Int,
        _ n: Int
    ) {
        // The outputs of the section before, as they were in the last call.
        var earlier = (delay[0], delay[1])
        for section in 0..<sections {
            let (input, stride) = section == 0 ? (x, ix) : (UnsafePointer(y), iy)
            let b = (
                coefficients[5 * section], coefficients[5 * section + 1],
                coefficients[5 * section + 2]
            )
            let a = (coefficients[5 * section + 3], coefficients[5 * section + 4])
            let after = delay + 2 * section + 2
            var (x2, x1) = earlier
            var (y2, y1) = (after[0], after[1])
            earlier = (y2, y1)
            for i in 0..<n {
                let value = input[i &* stride]
                let forward = value * b.0 + x1 * b.1 + x2 * b.2
                let result = forward - y1 * a.0 - y2 * a.1
                (x2, x1, y2, y1) = (x1, value, y1, result)
                y[i &* iy] = result
            }
            if section == 0 { (delay[0], delay[1]) = (x2, x1) }
            (after[0], after[1]) = (y2, y1)
        }
    }
}
