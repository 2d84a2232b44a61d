// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The weights of one pixel of the result: of neighbours in the source, from the first one on.
private struct Weights {
    let first: Int
    let values: [Float]
}

/// The weights of Lanczos's kernel of so many lobes, as wide as pixels of the result where they are larger.
private func weights(from source: Int, to target: Int, lobes: Double) -> [Weights] {
    let scale = Double(source) / Double(target)
    let stretch = max(scale, 1)
    let radius = lobes * stretch
    return (0..<target).map { i in
        let middle = (Double(i) + 0.5) * scale - 0.5
        let (low, high) = (
            Int((middle - radius).rounded(.up)), Int((middle + radius).rounded(.down))
        )
        let (first, last) = (max(low, 0), min(high, source - 1))
        var values = [Float](repeating: 0, count: max(last - first + 1, 1))
        var total = 0.0
        var wide = [Double](repeating: 0, count: values.count)
        for place in min(low, high)...max(low, high) {
            let distance = (Double(place) - middle) / stretch
            let angle = Double.pi * distance
            let weight =
                abs(distance) >= lobes
                ? 0
                : abs(distance) < 1e-9
                    ? 1 : lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
            // Beyond the edges the outermost pixels go on.
            wide[min(max(place, first), last) - first] += weight
            total += weight
        }
        for k in values.indices { values[k] = Float(wide[k] / total) }
        return Weights(first: first, values: values)
    }
}

/// Scales a picture: rows first, then columns.
private func scale<T: Pixel>(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ type: T.Type,
    _ flags: vImage_Flags
) -> vImage_Error {
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    let (from, to) = (src.pointee, dest.pointee)
    guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
    let (width, height) = (Int(from.width), Int(from.height))
    let (newWidth, newHeight) = (Int(to.width), Int(to.height))
    guard width > 0, height > 0 else { return kvImageInvalidParameter }
    guard newWidth > 0, newHeight > 0 else { return kvImageNoError }
    let lobes = flags & kvImageHighQualityResampling != 0 ? 5.0 : 3.0
    let across = weights(from: width, to: newWidth, lobes: lobes)
    let down = weights(from: height, to: newHeight, lobes: lobes)
    // Rows that are scaled across; each row of the result needs only those of its window.
    let rows = (down.map { $0.values.count }.max() ?? 1) + 1
    let memory = UnsafeMutablePointer<T.Numbers>.allocate(capacity: rows * newWidth + width)
    defer { memory.deallocate() }
    let numbers = memory + rows * newWidth
    var next = 0
    for (y, window) in down.enumerated() {
        let end = window.first + window.values.count
        next = max(next, window.first)
        while next < end {
            let source = row(from, next, as: T.self)
            for x in 0..<width { numbers[x] = source[x].numbers }
            let line = memory + next % rows * newWidth
            for x in 0..<newWidth {
                var total = T.Numbers.zero
                across[x].values.withUnsafeBufferPointer {
                    for k in 0..<$0.count { total += numbers[across[x].first &+ k] * $0[k] }
                }
                line[x] = total
            }
            next += 1
        }
        let target = row(to, y, as: T.self)
        for x in 0..<newWidth {
            var total = T.Numbers.zero
            for k in 0..<window.values.count {
                total += memory[(window.first &+ k) % rows &* newWidth &+ x] * window.values[k]
            }
            target[x] = T(numbers: total)
        }
    }
    return kvImageNoError
}

/// Scales bytes to the size of the result; the memory for the time being is not needed.
@discardableResult
public func vImageScale_Planar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    scale(src, dest, UInt8.self, flags)
}

/// Scales floats to the size of the result; the memory for the time being is not needed.
@discardableResult
public func vImageScale_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    scale(src, dest, Float.self, flags)
}

/// Scales pixels of four bytes to the size of the result; the memory for the time being is not needed.
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    scale(src, dest, UInt32.self, flags)
}
