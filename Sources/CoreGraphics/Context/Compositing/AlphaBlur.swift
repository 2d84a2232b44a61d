// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// A Gaussian blur of coverage in integers, so that it gives the same bytes everywhere.
///
/// Narrow blurs are the sampled Gaussian itself. Wide ones are three box averages in a row, which
/// differ from a Gaussian by less than 3 % and cost the same for every width.
/// - Source: SVG 1.1, 15.17 (feGaussianBlur) has the widths of the boxes.
struct AlphaBlur {
    /// The standard deviation in pixels.
    let sigma: Double

    /// Blurs a map; the result covers `sigma * 3` more pixels on each side.
    func blurred(_ map: CoverageMap, margin: Int) -> CoverageMap {
        let rect = PixelRect(
            minX: map.rect.minX - margin,
            minY: map.rect.minY - margin,
            maxX: map.rect.maxX + margin,
            maxY: map.rect.maxY + margin
        )
        let width = rect.width
        let height = rect.height
        let result = CoverageMap(rect)
        guard width > 0, height > 0 else { return result }
        // Eight more bits than a byte, so that six roundings do not show.
        var lines = [UInt16](repeating: 0, count: width * height)
        for y in 0..<map.rect.height {
            let source = map.row(y)
            let start = (y + margin) * width + margin
            for x in 0..<map.rect.width { lines[start + x] = UInt16(source[x]) * 257 }
        }
        var turned = [UInt16](repeating: 0, count: width * height)
        blurRows(&lines, width: width, height: height)
        transpose(lines, into: &turned, width: width, height: height)
        blurRows(&turned, width: height, height: width)
        transpose(turned, into: &lines, width: height, height: width)
        for y in 0..<height {
            let target = result.row(y)
            for x in 0..<width { target[x] = UInt8((Int(lines[y * width + x]) + 128) / 257) }
        }
        return result
    }

    private func blurRows(_ lines: inout [UInt16], width: Int, height: Int) {
        guard sigma > 0.01 else { return }
        var scratch = [UInt16](repeating: 0, count: width)
        lines.withUnsafeMutableBufferPointer { all in
            scratch.withUnsafeMutableBufferPointer { scratch in
                for y in 0..<height {
                    let row = UnsafeMutableBufferPointer(rebasing: all[y * width..<(y + 1) * width])
                    // Rows without ink stay as they are.
                    guard row.contains(where: { $0 != 0 }) else { continue }
                    if sigma < 2 { convolve(row, scratch) } else { average(row, scratch) }
                }
            }
        }
    }

    private func convolve(
        _ row: UnsafeMutableBufferPointer<UInt16>,
        _ scratch: UnsafeMutableBufferPointer<UInt16>
    ) {
        let weights = kernel
        let radius = weights.count - 1
        for x in 0..<row.count {
            var sum = Int(row[x]) * weights[0]
            for distance in 1..<max(weights.count, 1) where distance <= radius {
                let left = x - distance >= 0 ? Int(row[x - distance]) : 0
                let right = x + distance < row.count ? Int(row[x + distance]) : 0
                sum += (left + right) * weights[distance]
            }
            scratch[x] = UInt16((sum + 32_768) >> 16)
        }
        _ = row.update(from: scratch)
    }

    /// Weights from the middle outwards; both sides together make 65,536.
    private var kernel: [Int] {
        let radius = Int((sigma * 3).rounded(.up))
        let raw = (0...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let total = raw[0] + 2 * raw.dropFirst().reduce(0, +)
        var weights = raw.map { Int(($0 / total * 65_536).rounded()) }
        weights[0] = 65_536 - 2 * weights.dropFirst().reduce(0, +)
        return weights
    }

    private func average(
        _ row: UnsafeMutableBufferPointer<UInt16>,
        _ scratch: UnsafeMutableBufferPointer<UInt16>
    ) {
        let size = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        if size % 2 == 1 {
            box(row, scratch, size: size, before: size / 2)
            box(row, scratch, size: size, before: size / 2)
            box(row, scratch, size: size, before: size / 2)
        } else {
            // Two even boxes, half a pixel off to either side, and an odd one.
            box(row, scratch, size: size, before: size / 2)
            box(row, scratch, size: size, before: size / 2 - 1)
            box(row, scratch, size: size + 1, before: size / 2)
        }
    }

    /// Averages `size` pixels around each, `before` of them in front of it.
    private func box(
        _ row: UnsafeMutableBufferPointer<UInt16>,
        _ scratch: UnsafeMutableBufferPointer<UInt16>,
        size: Int,
        before: Int
    ) {
        let count = row.count
        let after = size - before - 1
        var sum = 0
        for x in 0..<min(after, count) { sum += Int(row[x]) }
        for x in 0..<count {
            if x + after < count { sum += Int(row[x + after]) }
            scratch[x] = UInt16((sum + size / 2) / size)
            if x - before >= 0 { sum -= Int(row[x - before]) }
        }
        _ = row.update(from: scratch)
    }

    private func transpose(
        _ source: [UInt16],
        into target: inout [UInt16],
        width: Int,
        height: Int
    ) {
        source.withUnsafeBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target in
                for y in 0..<height {
                    for x in 0..<width { target[x * height + y] = source[y * width + x] }
                }
            }
        }
    }
}
