// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Brings numbers into the range from `b` to `c`.
public func vDSP_vclip(
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
    map(a, ia, d, id, n) { $0 < b ? b : $0 > c ? c : $0 }
}

/// Brings numbers into the range from `b` to `c`, in double precision.
public func vDSP_vclipD(
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
    map(a, ia, d, id, n) { $0 < b ? b : $0 > c ? c : $0 }
}

/// Brings numbers out of the range from `b` to `c`: negative ones to `b`, others to `c`.
public func vDSP_viclip(
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
    map(a, ia, d, id, n) { $0 <= b ? $0 : $0 >= c ? $0 : $0 < 0 ? b : c }
}

/// Brings numbers out of the range from `b` to `c`: negative ones to `b`, others to `c`, in double precision.
public func vDSP_viclipD(
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
    map(a, ia, d, id, n) { $0 <= b ? $0 : $0 >= c ? $0 : $0 < 0 ? b : c }
}

/// Raises numbers below `b` to `b`.
public func vDSP_vthr(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, n) { $0 >= b ? $0 : b }
}

/// Raises numbers below `b` to `b`, in double precision.
public func vDSP_vthrD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, n) { $0 >= b ? $0 : b }
}

/// Makes numbers below `b` zero.
public func vDSP_vthres(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, n) { $0 >= b ? $0 : 0 }
}

/// Makes numbers below `b` zero, in double precision.
public func vDSP_vthresD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    let b = b.pointee
    map(a, ia, c, ic, n) { $0 >= b ? $0 : 0 }
}

/// Writes `c` for numbers of at least `b`, and `-c` for others.
public func vDSP_vthrsc(
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
    map(a, ia, d, id, n) { $0 >= b ? c : -c }
}

/// Writes `c` for numbers of at least `b`, and `-c` for others, in double precision.
public func vDSP_vthrscD(
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
    map(a, ia, d, id, n) { $0 >= b ? c : -c }
}

/// Writes `c` for numbers of at least `b`, and `-c` for others.
public func vDSP_vlim(
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
    map(a, ia, d, id, n) { $0 >= b ? c : -c }
}

/// Writes `c` for numbers of at least `b`, and `-c` for others, in double precision.
public func vDSP_vlimD(
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
    map(a, ia, d, id, n) { $0 >= b ? c : -c }
}

/// Brings numbers into the range from `b` to `c`, and counts those that were below and above.
public func vDSP_vclipc(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafePointer<Float>,
    _ d: UnsafeMutablePointer<Float>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length,
    _ nLow: UnsafeMutablePointer<vDSP_Length>,
    _ nHigh: UnsafeMutablePointer<vDSP_Length>
) {
    let (low, high) = (b.pointee, c.pointee)
    var (below, above): (vDSP_Length, vDSP_Length) = (0, 0)
    map(a, ia, d, id, n) { value in
        if value < low {
            below &+= 1
            return low
        }
        if value > high {
            above &+= 1
            return high
        }
        return value
    }
    nLow.pointee = below
    nHigh.pointee = above
}

/// Brings numbers into the range from `b` to `c`, and counts those that were below and above, in double precision.
public func vDSP_vclipcD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ c: UnsafePointer<Double>,
    _ d: UnsafeMutablePointer<Double>,
    _ id: vDSP_Stride,
    _ n: vDSP_Length,
    _ nLow: UnsafeMutablePointer<vDSP_Length>,
    _ nHigh: UnsafeMutablePointer<vDSP_Length>
) {
    let (low, high) = (b.pointee, c.pointee)
    var (below, above): (vDSP_Length, vDSP_Length) = (0, 0)
    map(a, ia, d, id, n) { value in
        if value < low {
            below &+= 1
            return low
        }
        if value > high {
            above &+= 1
            return high
        }
        return value
    }
    nLow.pointee = below
    nHigh.pointee = above
}

/// Converts numbers to decibels above `b`: of power where `f` is 0, of amplitude where it is 1.
public func vDSP_vdbcon(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ f: UInt32
) {
    let (reference, factor): (Float, Float) = (b.pointee, f == 0 ? 10 : 20)
    map(a, ia, c, ic, n) { factor * ($0 / reference).commonLogarithm }
}

/// Converts numbers to decibels above `b`: of power where `f` is 0, of amplitude where it is 1, in double precision.
public func vDSP_vdbconD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length,
    _ f: UInt32
) {
    let (reference, factor): (Double, Double) = (b.pointee, f == 0 ? 10 : 20)
    map(a, ia, c, ic, n) { factor * ($0 / reference).commonLogarithm }
}

/// Copies the numbers whose gates are not zero, one behind the other.
public func vDSP_vcmprs(
    _ a: UnsafePointer<Float>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Float>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    var place = 0
    for i in 0..<Int(n) where b[i &* ib] != 0 {
        c[place] = a[i &* ia]
        place &+= ic
    }
}

/// Copies the numbers whose gates are not zero, one behind the other, in double precision.
public func vDSP_vcmprsD(
    _ a: UnsafePointer<Double>,
    _ ia: vDSP_Stride,
    _ b: UnsafePointer<Double>,
    _ ib: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>,
    _ ic: vDSP_Stride,
    _ n: vDSP_Length
) {
    var place = 0
    for i in 0..<Int(n) where b[i &* ib] != 0 {
        c[place] = a[i &* ia]
        place &+= ic
    }
}
