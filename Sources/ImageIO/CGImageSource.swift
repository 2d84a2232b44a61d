// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageCodecs

/// How far a source has got.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The data end too early.
    case statusUnexpectedEOF = -5
    /// The data are damaged.
    case statusInvalidData = -4
    /// The format is not known.
    case statusUnknownType = -3
    /// The header is not there yet.
    case statusReadingHeader = -2
    /// More data are to come.
    case statusIncomplete = -1
    /// All is there.
    case statusComplete = 0
}

// Sendable is unchecked because a lock guards the state.
/// An image file to read from.
///
/// Frames are decoded when they are asked for; nothing of a file is trusted.
public final class CGImageSource: @unchecked Sendable {
    private struct State {
        var data: Data
        var isFinal: Bool
        var file: ImageFile?
        var frames: FrameReader?
    }

    private let lock = NSLock()
    private var state: State
    private let limits = ImageLimits()

    init(_ data: Data, isFinal: Bool = true) {
        state = State(data: data, isFinal: isFinal)
        state.file = ImageFile(data, limits: limits)
    }

    private func withState<R>(_ body: (inout State) -> R) -> R {
        lock.lock()
        defer { lock.unlock() }
        return body(&state)
    }

    func update(_ data: Data, isFinal: Bool) {
        let file = ImageFile(data, limits: limits)
        withState { $0 = State(data: data, isFinal: isFinal, file: file) }
    }

    var file: ImageFile? { withState(\.file) }

    var data: Data { withState(\.data) }

    var byteCount: Int { withState(\.data.count) }

    var status: CGImageSourceStatus {
        withState { state in
            guard state.file == nil else {
                return state.isFinal ? .statusComplete : .statusIncomplete
            }
            if state.data.isEmpty || !state.isFinal { return .statusReadingHeader }
            return ImageFormat(data: state.data) == nil ? .statusUnknownType : .statusInvalidData
        }
    }

    /// A reader of a picture; nil where there is none or it is damaged.
    func decoder(at index: Int) -> ImageDecoder? {
        guard let file, file.delays.indices.contains(index) else { return nil }
        // Frames of an animation have one header.
        let place = file.info.mayBeAnimated ? 0 : index
        return try? ImageDecoder(data: data, index: place, limits: limits)
    }

    func image(at index: Int) -> CGImage? {
        withState { state in
            guard let file = state.file, file.delays.indices.contains(index) else { return nil }
            guard file.info.mayBeAnimated else {
                return CGImage(fileData: state.data, index: index)
            }
            let frames = state.frames ?? FrameReader(state.data, limits: limits)
            state.frames = frames
            return frames.image(at: index)
        }
    }

    /// A picture no larger than asked for, decoded at a smaller size where the format can.
    func thumbnail(at index: Int, maxSide: Int?, isUpright: Bool) -> CGImage? {
        guard let decoder = decoder(at: index) else { return nil }
        let info = decoder.info
        let whole: CGImage?
        if info.mayBeAnimated {
            whole = image(at: index)
        } else {
            let decoded = try? decoder.decode(maxSide: maxSide)
            whole = decoded.map {
                CGImage(pixelBuffer: $0.pixels, isOpaque: !info.hasAlpha)
            }
        }
        guard let whole else { return nil }
        let size = Thumbnail.size(info.width, info.height, within: maxSide)
        let scaled = Thumbnail.scaled(whole, to: size)
        return isUpright ? Thumbnail.upright(scaled, info.orientation) : scaled
    }
}
