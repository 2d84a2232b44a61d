// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
import Foundation
import Raster

/// Reads pictures of TIFF files: directories by ourselves, pixels by libtiff.
enum TIFFFile {
    /// What the file says of the picture at an index, and how many there are.
    static func directory(
        _ index: Int,
        of data: Data,
        limits: ImageLimits
    ) throws -> (directory: TIFFDirectory, count: Int) {
        try TIFFLibrary.need()
        return try data.withFileBytes(TIFFStructure.name) { file in
            let structure = try TIFFStructure(file)
            let places = try structure.directories(limit: limits.frames)
            guard places.indices.contains(index) else {
                throw ImageCodecError("TIFF: there is no picture \(index)")
            }
            return (try structure.directory(at: places[index]), places.count)
        }
    }

    /// Decodes to premultiplied pixels of the picture's size.
    static func decode(
        _ data: Data,
        _ directory: TIFFDirectory,
        limits: ImageLimits,
        _ make: (Int, Int) throws -> PixelBuffer
    ) throws -> PixelBuffer {
        var asked = try picture(directory, limits)
        let pixels = try make(directory.width, directory.height)
        try data.withBytes { bytes, count in
            _ = try checked {
                cic_tiff_decode(bytes, count, &asked, pixels.base, pixels.rowBytes, $0)
            }
        }
        return pixels
    }

    /// Decodes to four numbers of 16 bits for each pixel.
    static func decodeDeep(
        _ data: Data,
        _ directory: TIFFDirectory,
        limits: ImageLimits
    ) throws -> [UInt16] {
        var asked = try picture(directory, limits)
        let (width, height) = (directory.width, directory.height)
        try limits.check(width: width * 2, height: height, format: .tiff)
        var components = [UInt16](repeating: 0, count: width * height * 4)
        try components.withUnsafeMutableBufferPointer { target in
            guard let base = target.baseAddress else { return }
            try data.withBytes { bytes, count in
                _ = try checked {
                    cic_tiff_decode_deep(bytes, count, &asked, base, width * 8, $0)
                }
            }
        }
        return components
    }

    /// The picture for the C library, with a bound of the memory that it takes.
    private static func picture(
        _ directory: TIFFDirectory,
        _ limits: ImageLimits
    ) throws -> CICTIFFPicture {
        try limits.check(width: directory.width, height: directory.height, format: .tiff)
        // All pixels at once, as in a file of one strip, or small pictures in large tiles.
        let pixels = directory.width * directory.height
        let whole = pixels * max(directory.samples * directory.bits / 8, 4) * 2
        let memory = max(min(whole, limits.pixels * 8), 16 << 20)
        if let tile = directory.tileBytes, tile > Double(memory) {
            throw ImageCodecError("TIFF: the tiles are much larger than the picture")
        }
        return CICTIFFPicture(
            directory: UInt64(directory.place),
            width: UInt32(directory.width),
            height: UInt32(directory.height),
            memory: UInt64(memory)
        )
    }
}
