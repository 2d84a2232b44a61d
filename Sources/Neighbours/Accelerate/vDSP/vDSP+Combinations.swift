// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Adds and multiplies vectors: `D = (A + B) * C`.
public func vDSP_vam(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>,
    _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, n) { ($0 + $1) * $2 }
}

/// Adds and multiplies vectors: `D = (A + B) * C`, in double precision.
public func vDSP_vamD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>,
    _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, n) { ($0 + $1) * $2 }
}

/// Subtracts and multiplies vectors: `D = (A - B) * C`.
public func vDSP_vsbm(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>,
    _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, n) { ($0 - $1) * $2 }
}

/// Subtracts and multiplies vectors: `D = (A - B) * C`, in double precision.
public func vDSP_vsbmD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>,
    _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, n) { ($0 - $1) * $2 }
}

/// Adds vectors and multiplies by a number: `D = (A + B) * c`.
public func vDSP_vasm(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let c = c.pointee
    map(a, ia, b, ib, d, id, n) { ($0 + $1) * c }
}

/// Adds vectors and multiplies by a number: `D = (A + B) * c`, in double precision.
public func vDSP_vasmD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>,
    _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let c = c.pointee
    map(a, ia, b, ib, d, id, n) { ($0 + $1) * c }
}

/// Subtracts vectors and multiplies by a number: `D = (A - B) * c`.
public func vDSP_vsbsm(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let c = c.pointee
    map(a, ia, b, ib, d, id, n) { ($0 - $1) * c }
}

/// Subtracts vectors and multiplies by a number: `D = (A - B) * c`, in double precision.
public func vDSP_vsbsmD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>,
    _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let c = c.pointee
    map(a, ia, b, ib, d, id, n) { ($0 - $1) * c }
}

/// Multiplies and adds vectors: `D = A * B + C`.
public func vDSP_vma(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>,
    _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, n) { $0 * $1 + $2 }
}

/// Multiplies and adds vectors: `D = A * B + C`, in double precision.
public func vDSP_vmaD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>,
    _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, n) { $0 * $1 + $2 }
}

/// Multiplies and subtracts vectors: `D = A * B - C`.
public func vDSP_vmsb(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>,
    _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, n) { $0 * $1 - $2 }
}

/// Multiplies and subtracts vectors: `D = A * B - C`, in double precision.
public func vDSP_vmsbD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>,
    _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, n) { $0 * $1 - $2 }
}

/// Multiplies by a number and adds a vector: `D = A * b + C`.
public func vDSP_vsma(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafePointer<Float>,
    _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, d, id, n) { $0 * b + $1 }
}

/// Multiplies by a number and adds a vector: `D = A * b + C`, in double precision.
public func vDSP_vsmaD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ c: UnsafePointer<Double>,
    _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, d, id, n) { $0 * b + $1 }
}

/// Multiplies by a number and subtracts a vector: `D = A * b - C`.
public func vDSP_vsmsb(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafePointer<Float>,
    _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, d, id, n) { $0 * b - $1 }
}

/// Multiplies by a number and subtracts a vector: `D = A * b - C`, in double precision.
public func vDSP_vsmsbD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ c: UnsafePointer<Double>,
    _ ic: vDSP_Stride,
    _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, d, id, n) { $0 * b - $1 }
}

/// Multiplies by a number and adds another: `D = A * b + c`.
public func vDSP_vsmsa(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    let c = c.pointee
    map(a, ia, d, id, n) { $0 * b + c }
}

/// Multiplies by a number and adds another: `D = A * b + c`, in double precision.
public func vDSP_vsmsaD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ c: UnsafePointer<Double>,
    _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    let c = c.pointee
    map(a, ia, d, id, n) { $0 * b + c }
}

/// Multiplies vectors and adds a number: `D = A * B + c`.
public func vDSP_vmsa(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let c = c.pointee
    map(a, ia, b, ib, d, id, n) { $0 * $1 + c }
}

/// Multiplies vectors and adds a number: `D = A * B + c`, in double precision.
public func vDSP_vmsaD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>,
    _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let c = c.pointee
    map(a, ia, b, ib, d, id, n) { $0 * $1 + c }
}

/// Adds vectors that are multiplied by numbers: `E = A * b + C * d`.
public func vDSP_vsmsma(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafePointer<Float>,
    _ ic: vDSP_Stride,
    _ d: UnsafePointer<Float>,
    _ e: UnsafeMutablePointer<Float>,
    _ ie: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    let d = d.pointee
    map(a, ia, c, ic, e, ie, n) { $0 * b + $1 * d }
}

/// Adds vectors that are multiplied by numbers: `E = A * b + C * d`, in double precision.
public func vDSP_vsmsmaD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ c: UnsafePointer<Double>,
    _ ic: vDSP_Stride,
    _ d: UnsafePointer<Double>,
    _ e: UnsafeMutablePointer<Double>,
    _ ie: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    let d = d.pointee
    map(a, ia, c, ic, e, ie, n) { $0 * b + $1 * d }
}

/// Adds two products: `E = A * B + C * D`.
public func vDSP_vmma(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>,
    _ ic: vDSP_Stride,
    _ d: UnsafePointer<Float>,
    _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Float>,
    _ ie: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, e, ie, n) { $0 * $1 + $2 * $3 }
}

/// Adds two products: `E = A * B + C * D`, in double precision.
public func vDSP_vmmaD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>,
    _ ic: vDSP_Stride,
    _ d: UnsafePointer<Double>,
    _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Double>,
    _ ie: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, e, ie, n) { $0 * $1 + $2 * $3 }
}

/// Subtracts two products: `E = A * B - C * D`.
public func vDSP_vmmsb(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>,
    _ ic: vDSP_Stride,
    _ d: UnsafePointer<Float>,
    _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Float>,
    _ ie: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, e, ie, n) { $0 * $1 - $2 * $3 }
}

/// Subtracts two products: `E = A * B - C * D`, in double precision.
public func vDSP_vmmsbD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>,
    _ ic: vDSP_Stride,
    _ d: UnsafePointer<Double>,
    _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Double>,
    _ ie: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, e, ie, n) { $0 * $1 - $2 * $3 }
}

/// Computes distances of points: `E = sqrt((A - C)² + (B - D)²)`.
public func vDSP_vpythg(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>,
    _ ic: vDSP_Stride,
    _ d: UnsafePointer<Float>,
    _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Float>,
    _ ie: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, e, ie, n) {
        (($0 - $2) * ($0 - $2) + ($1 - $3) * ($1 - $3)).squareRoot()
    }
}

/// Computes distances of points: `E = sqrt((A - C)² + (B - D)²)`, in double precision.
public func vDSP_vpythgD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>,
    _ ic: vDSP_Stride,
    _ d: UnsafePointer<Double>,
    _ id: vDSP_Stride,
    _ e: UnsafeMutablePointer<Double>,
    _ ie: vDSP_Stride,
    _ n: vDSP_Length
) {
    map(a, ia, b, ib, c, ic, d, id, e, ie, n) {
        (($0 - $2) * ($0 - $2) + ($1 - $3) * ($1 - $3)).squareRoot()
    }
}

/// Interpolates between vectors: `D = A + c * (B - A)`.
public func vDSP_vintb(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let c = c.pointee
    map(a, ia, b, ib, d, id, n) { $0 + c * ($1 - $0) }
}

/// Interpolates between vectors: `D = A + c * (B - A)`, in double precision.
public func vDSP_vintbD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafePointer<Double>,
    _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length
) {
    let c = c.pointee
    map(a, ia, b, ib, d, id, n) { $0 + c * ($1 - $0) }
}

/// Fades from one vector to the other: `C[i] = A[i] + (B[i] - A[i]) * i / (N - 1)`.
public func vDSP_vtmerg(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let last = Double(max(Int(n) - 1, 1))
    for i in 0..<Int(n) {
        let (from, to) = (a[i &* ia], b[i &* ib])
        c[i &* ic] = from + (to - from) * .init(Double(i) / last)
    }
}

/// Fades from one vector to the other: `C[i] = A[i] + (B[i] - A[i]) * i / (N - 1)`, in double precision.
public func vDSP_vtmergD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let last = Double(max(Int(n) - 1, 1))
    for i in 0..<Int(n) {
        let (from, to) = (a[i &* ia], b[i &* ib])
        c[i &* ic] = from + (to - from) * .init(Double(i) / last)
    }
}
