// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Adds complex vectors: `C = A + B`.
public func vDSP_zvadd(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        result.realp[k &* ic] = ar + br
        result.imagp[k &* ic] = ai + bi
    }
}

/// Adds complex vectors: `C = A + B`, in double precision.
public func vDSP_zvaddD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        result.realp[k &* ic] = ar + br
        result.imagp[k &* ic] = ai + bi
    }
}

/// Subtracts complex vectors: `C = A - B`.
public func vDSP_zvsub(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        result.realp[k &* ic] = ar - br
        result.imagp[k &* ic] = ai - bi
    }
}

/// Subtracts complex vectors: `C = A - B`, in double precision.
public func vDSP_zvsubD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        result.realp[k &* ic] = ar - br
        result.imagp[k &* ic] = ai - bi
    }
}

/// Multiplies complex vectors: `C = A * B`, or with -1 the conjugate of `A` by `B`.
public func vDSP_zvmul(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ conjugate: Int32
) {
    let sign: Float = conjugate < 0 ? -1 : 1
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        result.realp[k &* ic] = ar * br - sign * ai * bi
        result.imagp[k &* ic] = ar * bi + sign * ai * br
    }
}

/// Multiplies complex vectors: `C = A * B`, or with -1 the conjugate of `A` by `B`, in double precision.
public func vDSP_zvmulD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ conjugate: Int32
) {
    let sign: Double = conjugate < 0 ? -1 : 1
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        result.realp[k &* ic] = ar * br - sign * ai * bi
        result.imagp[k &* ic] = ar * bi + sign * ai * br
    }
}

/// Divides complex vectors: `C = A / B`, where `B` comes first.
public func vDSP_zvdiv(
    _ b: UnsafePointer<DSPSplitComplex>,
    _ ib: vDSP_Stride,
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        result.realp[k &* ic] = (ar * br + ai * bi) / (br * br + bi * bi)
        result.imagp[k &* ic] = (ai * br - ar * bi) / (br * br + bi * bi)
    }
}

/// Divides complex vectors: `C = A / B`, where `B` comes first, in double precision.
public func vDSP_zvdivD(
    _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride,
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        result.realp[k &* ic] = (ar * br + ai * bi) / (br * br + bi * bi)
        result.imagp[k &* ic] = (ai * br - ar * bi) / (br * br + bi * bi)
    }
}

/// Conjugates a complex vector.
public func vDSP_zvconj(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        result.realp[k &* ic] = ar
        result.imagp[k &* ic] = -ai
    }
}

/// Conjugates a complex vector, in double precision.
public func vDSP_zvconjD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        result.realp[k &* ic] = ar
        result.imagp[k &* ic] = -ai
    }
}

/// Negates a complex vector.
public func vDSP_zvneg(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        result.realp[k &* ic] = -ar
        result.imagp[k &* ic] = -ai
    }
}

/// Negates a complex vector, in double precision.
public func vDSP_zvnegD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        result.realp[k &* ic] = -ar
        result.imagp[k &* ic] = -ai
    }
}

/// Copies a complex vector.
public func vDSP_zvmov(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        result.realp[k &* ic] = ar
        result.imagp[k &* ic] = ai
    }
}

/// Copies a complex vector, in double precision.
public func vDSP_zvmovD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        result.realp[k &* ic] = ar
        result.imagp[k &* ic] = ai
    }
}

/// Multiplies a complex vector by a complex number: `C = A * b`.
public func vDSP_zvzsml(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPSplitComplex>,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (br, bi) = (b.pointee.realp[0], b.pointee.imagp[0])
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        result.realp[k &* ic] = ar * br - ai * bi
        result.imagp[k &* ic] = ar * bi + ai * br
    }
}

/// Multiplies a complex vector by a complex number: `C = A * b`, in double precision.
public func vDSP_zvzsmlD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let (br, bi) = (b.pointee.realp[0], b.pointee.imagp[0])
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        result.realp[k &* ic] = ar * br - ai * bi
        result.imagp[k &* ic] = ar * bi + ai * br
    }
}

/// Multiplies and adds complex vectors: `D = A * B + C`.
public func vDSP_zvma(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ d: UnsafePointer<DSPSplitComplex>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = d.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        let (cr, ci) = (c.pointee.realp[k &* ic], c.pointee.imagp[k &* ic])
        result.realp[k &* id] = ar * br - ai * bi + cr
        result.imagp[k &* id] = ar * bi + ai * br + ci
    }
}

/// Multiplies and adds complex vectors: `D = A * B + C`, in double precision.
public func vDSP_zvmaD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ d: UnsafePointer<DSPDoubleSplitComplex>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = d.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        let (cr, ci) = (c.pointee.realp[k &* ic], c.pointee.imagp[k &* ic])
        result.realp[k &* id] = ar * br - ai * bi + cr
        result.imagp[k &* id] = ar * bi + ai * br + ci
    }
}

/// Multiplies the conjugate of a complex vector and adds: `D = conj(A) * B + C`.
public func vDSP_zvcma(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ d: UnsafePointer<DSPSplitComplex>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = d.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        let (cr, ci) = (c.pointee.realp[k &* ic], c.pointee.imagp[k &* ic])
        result.realp[k &* id] = ar * br + ai * bi + cr
        result.imagp[k &* id] = ar * bi - ai * br + ci
    }
}

/// Multiplies the conjugate of a complex vector and adds: `D = conj(A) * B + C`, in double precision.
public func vDSP_zvcmaD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ d: UnsafePointer<DSPDoubleSplitComplex>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = d.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        let (cr, ci) = (c.pointee.realp[k &* ic], c.pointee.imagp[k &* ic])
        result.realp[k &* id] = ar * br + ai * bi + cr
        result.imagp[k &* id] = ar * bi - ai * br + ci
    }
}

/// Multiplies the conjugate of a complex vector: `C = conj(A) * B`.
public func vDSP_zvcmul(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        result.realp[k &* ic] = ar * br + ai * bi
        result.imagp[k &* ic] = ar * bi - ai * br
    }
}

/// Multiplies the conjugate of a complex vector: `C = conj(A) * B`, in double precision.
public func vDSP_zvcmulD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<DSPDoubleSplitComplex>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let (br, bi) = (b.pointee.realp[k &* ib], b.pointee.imagp[k &* ib])
        result.realp[k &* ic] = ar * br + ai * bi
        result.imagp[k &* ic] = ar * bi - ai * br
    }
}

/// Multiplies a complex vector by a real one: `C = A * B`.
public func vDSP_zrvmul(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let br = b[k &* ib]
        result.realp[k &* ic] = ar * br
        result.imagp[k &* ic] = ai * br
    }
}

/// Multiplies a complex vector by a real one: `C = A * B`, in double precision.
public func vDSP_zrvmulD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let br = b[k &* ib]
        result.realp[k &* ic] = ar * br
        result.imagp[k &* ic] = ai * br
    }
}

/// Divides a complex vector by a real one: `C = A / B`.
public func vDSP_zrvdiv(
    _ a: UnsafePointer<DSPSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let br = b[k &* ib]
        result.realp[k &* ic] = ar / br
        result.imagp[k &* ic] = ai / br
    }
}

/// Divides a complex vector by a real one: `C = A / B`, in double precision.
public func vDSP_zrvdivD(
    _ a: UnsafePointer<DSPDoubleSplitComplex>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<DSPDoubleSplitComplex>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let result = c.pointee
    for k in 0..<Int(n) {
        let (ar, ai) = (a.pointee.realp[k &* ia], a.pointee.imagp[k &* ia])
        let br = b[k &* ib]
        result.realp[k &* ic] = ar / br
        result.imagp[k &* ic] = ai / br
    }
}
