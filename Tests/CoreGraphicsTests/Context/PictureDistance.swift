// SPDX-License-Identifier: Apache-2.0

import Raster

/// How two pictures of one drawing differ: at edges, and where neither has one.
struct PictureDistance: CustomStringConvertible {
    /// The largest difference of a channel off edges.
    private(set) var flat = 0
    /// Where that is, and what both pictures have there.
    private var place = ""
    private var flatCount = 0
    private var flatBeyondOne = 0
    private var edgeSum = 0
    private var edgeCount = 0
    /// The pixels off edges, counted row by row, and those that differ by more than a level.
    private(set) var flatPlaces: [Int] = []
    private(set) var flatPlacesBeyondOne: [Int] = []

    /// A channel's mean difference at edges.
    var edgeMean: Double { edgeCount == 0 ? 0 : Double(edgeSum) / Double(edgeCount * 4) }
    /// The share of pixels off edges that differ by more than a level.
    var flatShare: Double { flatCount == 0 ? 0 : Double(flatBeyondOne) / Double(flatCount) }

    /// A step from a pixel to the next, in levels, from which on it is an edge.
    private static let step = 3

    var description: String {
        "off edges \(flat) (beyond 1: \(flatShare)) \(place), on edges \(edgeMean)"
    }

    init() {}

    /// Compares pictures of one size.
    init(_ one: PixelBuffer, _ other: PixelBuffer) {
        let edges = zip(Self.edges(of: one), Self.edges(of: other)).map { $0 || $1 }
        for y in 0..<one.height {
            for x in 0..<one.width {
                let (first, second) = (one.row(y)[x], other.row(y)[x])
                let isEdge = edges[y * one.width + x]
                if isEdge {
                    edgeCount += 1
                } else {
                    flatCount += 1
                    flatPlaces.append(y * one.width + x)
                }
                guard first != second else { continue }
                let distance = Self.distance(first, second)
                if isEdge {
                    edgeSum += distance.sum
                    continue
                }
                if distance.largest > 1 {
                    flatBeyondOne += 1
                    flatPlacesBeyondOne.append(y * one.width + x)
                }
                guard distance.largest > flat else { continue }
                flat = distance.largest
                let values = [first, second].map { String($0, radix: 16) }
                place = "at (\(x), \(y)) \(values)"
            }
        }
    }

    /// Counts another comparison, too.
    mutating func add(_ other: PictureDistance) {
        flat = max(flat, other.flat)
        flatCount += other.flatCount
        flatBeyondOne += other.flatBeyondOne
        edgeSum += other.edgeSum
        edgeCount += other.edgeCount
    }

    /// Whether each pixel is next to one that is far from it in some channel.
    private static func edges(of picture: PixelBuffer) -> [Bool] {
        let width = picture.width
        var edges = [Bool](repeating: false, count: width * picture.height)
        func compare(_ x: Int, _ y: Int, _ nextX: Int, _ nextY: Int) {
            let (one, other) = (picture.row(y)[x], picture.row(nextY)[nextX])
            guard one != other, distance(one, other).largest >= step else { return }
            edges[y * width + x] = true
            edges[nextY * width + nextX] = true
        }
        for y in 0..<picture.height {
            for x in 0..<width {
                if x + 1 < width { compare(x, y, x + 1, y) }
                if y + 1 < picture.height { compare(x, y, x, y + 1) }
            }
        }
        return edges
    }

    private static func distance(_ one: UInt32, _ other: UInt32) -> (largest: Int, sum: Int) {
        var largest = 0
        var sum = 0
        var shift: UInt32 = 0
        while shift < 32 {
            let part = abs(Int(one >> shift & 255) - Int(other >> shift & 255))
            if part > largest { largest = part }
            sum += part
            shift += 8
        }
        return (largest, sum)
    }
}
