// SPDX-License-Identifier: Apache-2.0

import Compression
import Foundation

/// Compression of bytes that are all there.
enum WholeCompression {
    private static let pieceSize = 65_536

    /// Hands the bytes to a stream until it has ended; nil where it does not end.
    static func run(
        over data: Data,
        _ algorithm: compression_algorithm,
        isEncoding: Bool
    ) -> Data? {
        guard let stream = CompressionCoder.make(algorithm, isEncoding: isEncoding) else {
            return nil
        }
        var output: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: pieceSize)
        let hasEnded = [UInt8](data).withUnsafeBufferPointer { input in
            var rest = input
            while true {
                let (status, written) = piece.withUnsafeMutableBufferPointer { piece in
                    var room = piece
                    let status = stream.process(&rest, into: &room, isLast: true)
                    return (status, piece.count - room.count)
                }
                output += piece[..<written]
                if status == COMPRESSION_STATUS_END { return true }
                guard status == COMPRESSION_STATUS_OK, written > 0 else { return false }
            }
        }
        return hasEnded ? Data(output) : nil
    }
}
