// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

struct QRCodeTests {
    @Test(arguments: [(5, 1), (40, 3), (540, 18), (2_953, 40)])
    func theSmallestVersionIsTaken(length: Int, version: Int) throws {
        let message = Data(repeating: 65, count: length)
        let code = try #require(QRCode(message, level: length == 2_953 ? "L" : "M"))
        #expect(code.version == version && code.side == 17 + 4 * version)
    }

    @Test func aMessageThatFitsNoneMakesNothing() {
        #expect(QRCode(Data(count: 2_954), level: "L") == nil)
    }

    @Test func itHasThreeFinders() throws {
        let code = try #require(QRCode(Data("HELLO".utf8), level: "M"))
        for (x, y) in [(0, 0), (14, 0), (0, 14)] {
            for index in 0..<7 {
                #expect(code[x + index, y] && code[x, y + index] && code[x + index, y + 6])
            }
            #expect(!code[x + 1, y + 1] && code[x + 3, y + 3])
        }
    }

    /// Checks end a block so that it is divisible: every power of 2 up to their number is a root.
    @Test(arguments: [7, 18, 30])
    func whatIsAddedMakesABlockDivisible(added: Int) {
        let data = (0..<40).map { UInt8(truncatingIfNeeded: $0 * 37 + 5) }
        var divisor: [UInt8] = [1]
        var root: UInt8 = 1
        for _ in 0..<added {
            var next = divisor + [0]
            for index in divisor.indices {
                next[index + 1] ^= QRBlocks.product(divisor[index], root)
            }
            divisor = next
            root = QRBlocks.product(root, 2)
        }
        let block = data + QRBlocks.remainder(data, Array(divisor.dropFirst()))
        root = 1
        for _ in 0..<added {
            #expect(block.reduce(0) { QRBlocks.product($0, root) ^ $1 } == 0)
            root = QRBlocks.product(root, 2)
        }
    }

    @Test func theImageHasALightBorderOfOne() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("HELLO".utf8)
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let rows = try pixels(image)
        #expect(rows[0].allSatisfy { $0 == 0xFFFF_FFFF } && rows[1][1] == 0xFF00_0000)
    }
}
