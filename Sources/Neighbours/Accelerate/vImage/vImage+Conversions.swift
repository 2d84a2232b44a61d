// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Makes floats of halves.
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachRow(src, dest) { from, to, count in
        // From the end, since a picture may be converted in its own memory.
        for x in (0..<count).reversed() {
            let half = from.loadUnaligned(fromByteOffset: 2 * x, as: Float16.self)
            to.storeBytes(of: Float(half), toByteOffset: 4 * x, as: Float.self)
        }
    }
}

/// Makes halves of floats.
@discardableResult
public func vImageConvert_PlanarFtoPlanar16F(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachRow(src, dest) { from, to, count in
        for x in 0..<count {
            let float = from.loadUnaligned(fromByteOffset: 4 * x, as: Float.self)
            to.storeBytes(of: Float16(float), toByteOffset: 2 * x, as: Float16.self)
        }
    }
}

/// Makes floats between two of bytes.
@discardableResult
public func vImageConvert_Planar8toPlanarF(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ maxFloat: Pixel_F,
    _ minFloat: Pixel_F,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachRow(src, dest) { from, to, count in
        for x in (0..<count).reversed() {
            let byte = Float(from.load(fromByteOffset: x, as: UInt8.self))
            let value = minFloat + byte * (maxFloat - minFloat) / 255
            to.storeBytes(of: value, toByteOffset: 4 * x, as: Float.self)
        }
    }
}

/// Makes bytes of floats between two; what is beyond them is brought to them.
@discardableResult
public func vImageConvert_PlanarFtoPlanar8(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ maxFloat: Pixel_F,
    _ minFloat: Pixel_F,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachRow(src, dest) { from, to, count in
        for x in 0..<count {
            let float = from.loadUnaligned(fromByteOffset: 4 * x, as: Float.self)
            let part = (float - minFloat) / (maxFloat - minFloat) * 255
            let byte = part > 0 ? UInt8(min(part, 255).rounded()) : 0
            to.storeBytes(of: byte, toByteOffset: x, as: UInt8.self)
        }
    }
}
