// SPDX-License-Identifier: Apache-2.0

// The loops behind vDSP. Each has a case for neighbours in memory, which the compiler turns into
// vector instructions; a result in the memory of an operand has a case of its own, since the
// compiler's check for overlapping memory would send it to the slow path.

/// Writes a function of each element.
@inline(__always)
func map<A, C>(
    _ a: UnsafePointer<A>,
    _ ia: Int,
    _ c: UnsafeMutablePointer<C>,
    _ ic: Int,
    _ n: UInt,
    _ body: (A) -> C
) {
    let count = Int(n)
    guard ia == 1, ic == 1 else {
        for i in 0..<count { c[i &* ic] = body(a[i &* ia]) }
        return
    }
    if A.self == C.self, Int(bitPattern: a) == Int(bitPattern: c) {
        let same = UnsafeMutableRawPointer(c).assumingMemoryBound(to: A.self)
        for i in 0..<count { c[i] = body(same[i]) }
    } else {
        for i in 0..<count { c[i] = body(a[i]) }
    }
}

/// Writes a function of each pair of elements.
@inline(__always)
func map<T>(
    _ a: UnsafePointer<T>,
    _ ia: Int,
    _ b: UnsafePointer<T>,
    _ ib: Int,
    _ c: UnsafeMutablePointer<T>,
    _ ic: Int,
    _ n: UInt,
    _ body: (T, T) -> T
) {
    let count = Int(n)
    guard ia == 1, ib == 1, ic == 1 else {
        for i in 0..<count { c[i &* ic] = body(a[i &* ia], b[i &* ib]) }
        return
    }
    if a == UnsafePointer(c) {
        for i in 0..<count { c[i] = body(c[i], b[i]) }
    } else if b == UnsafePointer(c) {
        for i in 0..<count { c[i] = body(a[i], c[i]) }
    } else {
        for i in 0..<count { c[i] = body(a[i], b[i]) }
    }
}

/// Writes a function of each three elements.
@inline(__always)
func map<T>(
    _ a: UnsafePointer<T>,
    _ ia: Int,
    _ b: UnsafePointer<T>,
    _ ib: Int,
    _ c: UnsafePointer<T>,
    _ ic: Int,
    _ d: UnsafeMutablePointer<T>,
    _ id: Int,
    _ n: UInt,
    _ body: (T, T, T) -> T
) {
    let count = Int(n)
    guard ia == 1, ib == 1, ic == 1, id == 1 else {
        for i in 0..<count { d[i &* id] = body(a[i &* ia], b[i &* ib], c[i &* ic]) }
        return
    }
    for i in 0..<count { d[i] = body(a[i], b[i], c[i]) }
}

/// Writes a function of each four elements.
@inline(__always)
func map<T>(
    _ a: UnsafePointer<T>,
    _ ia: Int,
    _ b: UnsafePointer<T>,
    _ ib: Int,
    _ c: UnsafePointer<T>,
    _ ic: Int,
    _ d: UnsafePointer<T>,
    _ id: Int,
    _ e: UnsafeMutablePointer<T>,
    _ ie: Int,
    _ n: UInt,
    _ body: (T, T, T, T) -> T
) {
    let count = Int(n)
    guard ia == 1, ib == 1, ic == 1, id == 1, ie == 1 else {
        for i in 0..<count {
            e[i &* ie] = body(a[i &* ia], b[i &* ib], c[i &* ic], d[i &* id])
        }
        return
    }
    for i in 0..<count { e[i] = body(a[i], b[i], c[i], d[i]) }
}

/// Writes a function of each index.
@inline(__always)
func generate<C>(
    _ c: UnsafeMutablePointer<C>,
    _ ic: Int,
    _ n: UInt,
    _ body: (Int) -> C
) {
    let count = Int(n)
    if ic == 1 {
        for i in 0..<count { c[i] = body(i) }
    } else {
        for i in 0..<count { c[i &* ic] = body(i) }
    }
}

/// Adds up a function of each element, in eight sums at a time.
@inline(__always)
func sum<T: Sample>(
    _ a: UnsafePointer<T>,
    _ ia: Int,
    _ n: UInt,
    _ body: (T) -> T
) -> T {
    let count = Int(n)
    var total: T = 0
    var i = 0
    if ia == 1 {
        var sums = SIMD8<T>(repeating: 0)
        while i &+ 8 <= count {
            let p = a + i
            sums += SIMD8(
                body(p[0]),
                body(p[1]),
                body(p[2]),
                body(p[3]),
                body(p[4]),
                body(p[5]),
                body(p[6]),
                body(p[7])
            )
            i &+= 8
        }
        total = sums.sum()
    }
    while i < count {
        total += body(a[i &* ia])
        i &+= 1
    }
    return total
}

/// Adds up a function of each pair of elements, in eight sums at a time.
@inline(__always)
func sum<T: Sample>(
    _ a: UnsafePointer<T>,
    _ ia: Int,
    _ b: UnsafePointer<T>,
    _ ib: Int,
    _ n: UInt,
    _ body: (T, T) -> T
) -> T {
    let count = Int(n)
    var total: T = 0
    var i = 0
    if ia == 1, ib == 1 {
        var sums = SIMD8<T>(repeating: 0)
        while i &+ 8 <= count {
            let (p, q) = (a + i, b + i)
            sums += SIMD8(
                body(p[0], q[0]),
                body(p[1], q[1]),
                body(p[2], q[2]),
                body(p[3], q[3]),
                body(p[4], q[4]),
                body(p[5], q[5]),
                body(p[6], q[6]),
                body(p[7], q[7])
            )
            i &+= 8
        }
        total = sums.sum()
    }
    while i < count {
        total += body(a[i &* ia], b[i &* ib])
        i &+= 1
    }
    return total
}

/// The largest value of a function of each element; `start` where there are no elements.
@inline(__always)
func largest<T: Sample>(
    _ a: UnsafePointer<T>,
    _ ia: Int,
    _ n: UInt,
    from start: T,
    _ body: (T) -> T
) -> T {
    let count = Int(n)
    var best = start
    var i = 0
    if ia == 1 {
        // Four at a time, which do not wait for each other.
        var (first, second, third, fourth) = (start, start, start, start)
        while i &+ 4 <= count {
            let (p, q) = (body(a[i]), body(a[i &+ 1]))
            let (r, s) = (body(a[i &+ 2]), body(a[i &+ 3]))
            first = p > first ? p : first
            second = q > second ? q : second
            third = r > third ? r : third
            fourth = s > fourth ? s : fourth
            i &+= 4
        }
        best = max(max(first, second), max(third, fourth))
    }
    while i < count {
        let value = body(a[i &* ia])
        if value > best { best = value }
        i &+= 1
    }
    return best
}

/// The largest value of a function of each element, with the index of the first element that has it.
@inline(__always)
func largestWithIndex<T: Sample>(
    _ a: UnsafePointer<T>,
    _ ia: Int,
    _ n: UInt,
    from start: T,
    _ body: (T) -> T
) -> (value: T, index: UInt) {
    let value = largest(a, ia, n, from: start, body)
    for i in 0..<Int(n) where body(a[i &* ia]) == value { return (value, UInt(i &* ia)) }
    return (value, 0)
}

/// Memory for numbers, while a function works.
@inline(__always)
func withScratch<T, R>(_ count: Int, _ body: (UnsafeMutablePointer<T>) -> R) -> R {
    withUnsafeTemporaryAllocation(of: T.self, capacity: max(count, 1)) { memory in
        guard let start = memory.baseAddress else { fatalError("Accelerate: no memory") }
        return body(start)
    }
}
