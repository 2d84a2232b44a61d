// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia
public import Foundation
public import ObjCRuntime

/// Takes what ``AVAssetImageGenerator`` comes to for each time.
public typealias AVAssetImageGeneratorCompletionHandler =
    @Sendable (
        CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?
    ) -> Void

// Sendable is unchecked because a generator belongs to the thread that made it, as on iOS.
/// Makes pictures of a movie: every one fails, since movies are not decoded.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// What became of a picture.
    public enum Result: Int, Sendable {
        /// It was made.
        case succeeded = 0
        /// It was not.
        case failed = 1
        /// It was given up.
        case cancelled = 2
    }

    /// The movie.
    open private(set) var asset: AVAsset
    /// Whether pictures are turned as their track says.
    open var appliesPreferredTrackTransform = false
    /// The largest size of a picture; zero for its own.
    open var maximumSize = CGSize.zero
    /// How much earlier than asked for a picture may be.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later than asked for a picture may be.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// A generator of a movie's pictures.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    private func failure() -> any Error {
        do { try asset.check() } catch { return error }
        guard asset.file?.hasVideo ?? false else {
            return AVError(.noImageAtTime, reason: "The asset has no pictures.")
        }
        Unbuilt.report("AVAssetImageGenerator: decoding of video")
        return AVError(.decoderNotFound, reason: "Casement decodes no video.")
    }

    /// Fails.
    open func copyCGImage(
        at requestedTime: CMTime,
        actualTime: UnsafeMutablePointer<CMTime>?
    ) throws -> CGImage { throw failure() }

    /// Fails for every time, on another thread.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
    ) {
        let failure = failure()
        let times = requestedTimes.map(\.timeValue)
        DispatchQueue.global().async {
            for time in times { handler(time, nil, .invalid, .failed, failure) }
        }
    }

    /// Fails, on another thread.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        let failure = failure()
        DispatchQueue.global().async { handler(nil, .invalid, failure) }
    }

    /// Fails.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw failure()
    }

    /// Gives up what is not made; nothing ever waits.
    open func cancelAllCGImageGeneration() {}
}
