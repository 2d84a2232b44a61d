// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageCodecs
import Raster
import RenderServer

// Draws a captured frame on 1, 2 and 4 threads and says what came of it.
//
// usage: replay CAPTURE [--picture FILE.png] [--against CAPTURE]

/// Ends the program with a complaint.
func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("replay: \(message)\n".utf8))
    exit(1)
}

/// Reads a capture from a file.
func capture(_ path: String) -> TreeCapture {
    do {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try TreeCapture(text: String(decoding: data, as: UTF8.self))
    } catch { fail("\(path): \(error)") }
}

/// A number that tells pictures apart: FNV-1a over size and pixels.
func digest(_ buffer: PixelBuffer) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ word: UInt32) {
        for shift: UInt32 in [0, 8, 16, 24] {
            hash = (hash ^ UInt64((word >> shift) & 255)) &* 0x100_0000_01B3
        }
    }
    add(UInt32(buffer.width))
    add(UInt32(buffer.height))
    for y in 0..<buffer.height {
        for x in 0..<buffer.width { add(buffer[x, y]) }
    }
    return String(hash, radix: 16)
}

/// How many pixels differ, and by how much at most.
func difference(_ a: PixelBuffer, _ b: PixelBuffer) -> (count: Int, most: Int)? {
    guard a.width == b.width, a.height == b.height else { return nil }
    var count = 0
    var most = 0
    for y in 0..<a.height {
        for x in 0..<a.width where a[x, y] != b[x, y] {
            count += 1
            for shift: UInt32 in [0, 8, 16, 24] {
                let part = Int((a[x, y] >> shift) & 255) - Int((b[x, y] >> shift) & 255)
                most = max(most, abs(part))
            }
        }
    }
    return (count, most)
}

var arguments = Array(CommandLine.arguments.dropFirst())
guard !arguments.isEmpty else { fail("usage: replay CAPTURE [--picture PNG] [--against CAPTURE]") }
let first = capture(arguments.removeFirst())
let picture = first.draw()
print("\(picture.width) x \(picture.height) at \(first.time): \(digest(picture))")
for threads in [2, 4] where digest(first.draw(threads: threads)) != digest(picture) {
    fail("\(threads) threads draw another picture than one")
}
while !arguments.isEmpty {
    let option = arguments.removeFirst()
    guard !arguments.isEmpty else { fail("\(option) wants a file") }
    let path = arguments.removeFirst()
    switch option {
    case "--picture":
        do { try ImageEncoder.png(picture).write(to: URL(fileURLWithPath: path)) } catch {
            fail("\(path): \(error)")
        }
    case "--against":
        guard let found = difference(picture, capture(path).draw()) else {
            fail("the frames have different sizes")
        }
        if found.count > 0 {
            fail("\(found.count) pixels differ, by \(found.most) at most")
        }
        print("the frames are alike")
    default: fail("unknown option \(option)")
    }
}
