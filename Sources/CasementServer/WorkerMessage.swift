// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What pool and worker say to each other: a byte for the kind, four for the length, the body.
struct WorkerMessage {
    enum Kind: UInt8 {
        /// To the worker: a ``WorkerRequest`` as JSON; the input as JSON follows.
        case request = 1
        case input
        /// From the worker: it can take requests.
        case ready
        /// A part of the file.
        case part
        /// The file is complete: a ``WorkerResult`` as JSON.
        case end
        /// There is no file: the reason as text.
        case refusal
    }

    /// The longest body; longer files are sent in parts.
    static let longestBody = 256 << 20

    let kind: Kind
    let body: [UInt8]
}

/// What a worker is asked for.
struct WorkerRequest: Codable {
    let format: ViewFormat
    let size: CGSize?
    let scale: Double
    let isDark: Bool
}

/// What a worker says of a file.
struct WorkerResult: Codable {
    let size: CGSize
    let pageCount: Int
    let seconds: Double
    /// Bytes that the worker has resident.
    let resident: Int
}
