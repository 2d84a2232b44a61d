// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What kinds of pixels are to geometry: numbers that are moved and mixed.
protocol Pixel {
    associatedtype Numbers: SIMD where Numbers.Scalar == Float
    var numbers: Numbers { get }
    init(numbers: Numbers)
}

extension UInt8: Pixel {
    @inline(__always) var numbers: SIMD2<Float> { SIMD2(Float(self), 0) }
    @inline(__always) init(numbers: SIMD2<Float>) {
        self = UInt8(Swift.min(Swift.max(numbers.x + 0.5, 0), 255))
    }
}

extension Float: Pixel {
    @inline(__always) var numbers: SIMD2<Float> { SIMD2(self, 0) }
    @inline(__always) init(numbers: SIMD2<Float>) { self = numbers.x }
}

extension UInt32: Pixel {
    @inline(__always) var numbers: SIMD4<Float> {
        SIMD4(
            Float(self & 255),
            Float(self >> 8 & 255),
            Float(self >> 16 & 255),
            Float(self >> 24)
        )
    }
    @inline(__always) init(numbers: SIMD4<Float>) {
        let bytes = (numbers + 0.5).clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
        self =
            UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16
            | UInt32(bytes.w) << 24
    }
}

/// The pixels of a row.
@inline(__always)
func row<T>(_ buffer: vImage_Buffer, _ y: Int, as type: T.Type) -> UnsafeMutablePointer<T> {
    (buffer.data + y &* buffer.rowBytes).assumingMemoryBound(to: T.self)
}

/// Calls a function with each pair of rows; the error where the pictures don't fit.
func eachRow(
    _ source: UnsafePointer<vImage_Buffer>,
    _ target: UnsafePointer<vImage_Buffer>,
    _ body: (UnsafeRawPointer, UnsafeMutableRawPointer, Int) -> Void
) -> vImage_Error {
    let (from, to) = (source.pointee, target.pointee)
    guard let start = from.data, let end = to.data else { return kvImageNullPointerArgument }
    guard to.width <= from.width, to.height <= from.height else {
        return kvImageRoiLargerThanInputBuffer
    }
    for y in 0..<Int(to.height) {
        body(UnsafeRawPointer(start) + y * from.rowBytes, end + y * to.rowBytes, Int(to.width))
    }
    return kvImageNoError
}

/// A rectangle around each pixel.
struct Window {
    let left: Int
    let top: Int
    let height: Int
    let width: Int

    /// Zero, or what is wrong with the window and the pictures.
    func problem(_ from: vImage_Buffer, _ to: vImage_Buffer) -> vImage_Error {
        guard height % 2 == 1, width % 2 == 1 else { return kvImageInvalidKernelSize }
        guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
        guard left + Int(to.width) <= Int(from.width), top + Int(to.height) <= Int(from.height)
        else {
            return kvImageRoiLargerThanInputBuffer
        }
        return kvImageNoError
    }
}

/// The four bytes of a colour as a pixel in memory.
func pixel(_ color: UnsafePointer<UInt8>) -> UInt32 {
    UnsafeRawPointer(color).loadUnaligned(as: UInt32.self)
}
