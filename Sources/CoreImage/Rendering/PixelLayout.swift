// SPDX-License-Identifier: Apache-2.0

import CFilterKernels
import Foundation
import Raster

/// How the pixels of a tile lie in somebody's memory, the top row first.
enum PixelLayout {
    /// Four bytes; how far to the right each lies in 0xAARRGGBB.
    case bytes([UInt32])
    /// So many of the four components as halves.
    case halves(Int)
    /// So many of the four components as floats.
    case floats(Int)
    /// Red alone, as a byte.
    case red

    /// Nil for a format that is not built.
    init?(_ format: CIFormat) {
        switch format {
        case .RGBA8: self = .bytes([16, 8, 0, 24])
        case .BGRA8: self = .bytes([0, 8, 16, 24])
        case .ARGB8: self = .bytes([24, 16, 8, 0])
        case .RGBAh: self = .halves(4)
        case .Rh: self = .halves(1)
        case .RGBAf: self = .floats(4)
        case .Rf: self = .floats(1)
        case .R8: self = .red
        default: return nil
        }
    }

    /// How many bytes a pixel takes.
    var bytesPerPixel: Int {
        switch self {
        case .bytes: 4
        case .halves(let count): 2 * count
        case .floats(let count): 4 * count
        case .red: 1
        }
    }

    /// Writes as many pixels of each row as there is room for.
    func write(_ tile: Tile, to data: UnsafeMutableRawPointer, rowBytes: Int, isLinear: Bool) {
        let box = tile.box
        let width = min(box.width, rowBytes / bytesPerPixel)
        let buffer: PixelBuffer? =
            switch self {
            case .bytes, .red: tile.bytes(isLinear: isLinear)
            default: nil
            }
        withExtendedLifetime((tile, buffer)) {
            for y in 0..<box.height {
                let out = data + y * rowBytes
                let from = tile.row(box.y + box.height - 1 - y)
                switch self {
                case .floats(let count):
                    for x in 0..<width {
                        (out + 4 * count * x)
                            .copyMemory(from: from + 4 * x, byteCount: 4 * count)
                    }
                case .halves(let count):
                    for x in 0..<width {
                        for k in 0..<count {
                            out.storeBytes(
                                of: Float16(from[4 * x + k]),
                                toByteOffset: 2 * (count * x + k),
                                as: Float16.self
                            )
                        }
                    }
                case .bytes(let order):
                    guard let row = buffer?.row(y) else { continue }
                    for x in 0..<width {
                        for k in 0..<4 {
                            let byte = UInt8(truncatingIfNeeded: row[x] >> order[k])
                            out.storeBytes(of: byte, toByteOffset: 4 * x + k, as: UInt8.self)
                        }
                    }
                case .red:
                    guard let row = buffer?.row(y) else { continue }
                    for x in 0..<width {
                        let byte = UInt8(truncatingIfNeeded: row[x] >> 16)
                        out.storeBytes(of: byte, toByteOffset: x, as: UInt8.self)
                    }
                }
            }
        }
    }

    /// Reads pixels into a tile; components that the memory lacks are the first one, alpha is one.
    func read(
        _ data: UnsafeRawPointer,
        rowBytes: Int,
        into tile: Tile,
        isLinear: Bool
    ) {
        let box = tile.box
        var words = [UInt32](repeating: 0, count: box.width)
        withExtendedLifetime(tile) {
            for y in 0..<box.height {
                let from = data + y * rowBytes
                let out = tile.row(box.y + box.height - 1 - y)
                func set(_ x: Int, _ count: Int, _ value: (Int) -> Float) {
                    for k in 0..<4 {
                        out[4 * x + k] = k < count ? value(k) : k == 3 ? 1 : value(0)
                    }
                }
                switch self {
                case .floats(let count):
                    for x in 0..<box.width {
                        set(x, count) {
                            from.loadUnaligned(
                                fromByteOffset: 4 * (count * x + $0),
                                as: Float.self
                            )
                        }
                    }
                case .halves(let count):
                    for x in 0..<box.width {
                        set(x, count) {
                            Float(
                                from.loadUnaligned(
                                    fromByteOffset: 2 * (count * x + $0),
                                    as: Float16.self
                                )
                            )
                        }
                    }
                case .bytes(let order):
                    for x in 0..<box.width {
                        words[x] = (0..<4).reduce(0) { word, k in
                            let byte = from.load(fromByteOffset: 4 * x + k, as: UInt8.self)
                            return word | UInt32(byte) << order[k]
                        }
                    }
                    fk_load(out, words, box.width, isLinear ? 1 : 0)
                case .red:
                    for x in 0..<box.width {
                        let byte = UInt32(from.load(fromByteOffset: x, as: UInt8.self))
                        words[x] = 0xFF00_0000 | byte << 16 | byte << 8 | byte
                    }
                    fk_load(out, words, box.width, isLinear ? 1 : 0)
                }
            }
        }
    }
}

extension Tile {
    /// The pixels as premultiplied bytes, the top row first.
    func bytes(isLinear: Bool) -> PixelBuffer {
        let buffer = PixelBuffer(width: box.width, height: box.height)
        withExtendedLifetime((self, buffer)) {
            for y in 0..<box.height {
                let from = row(box.y + box.height - 1 - y)
                fk_store(buffer.row(y), from, box.width, isLinear ? 1 : 0)
            }
        }
        return buffer
    }
}
