// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing in an asset changes but what it has read, behind a lock.
/// Media of a file: what they are and how long they last.
///
/// `AVAsset(url:)` makes an ``AVURLAsset``, as on iOS. An asset without a file is empty.
open class AVAsset: NSObject, _AVAssetMaking, @unchecked Sendable {
    /// An asset without media.
    public override init() { super.init() }

    /// What the file says of itself; nil where there is none that can be read.
    package var file: MediaFile? { nil }

    /// The asset itself, since it does not change.
    open override func copy() -> Any { self }

    // MARK: Media

    /// How long it lasts.
    open var duration: CMTime {
        guard let file else { return .zero }
        return CMTime(
            value: CMTimeValue(file.duration),
            timescale: CMTimeScale(clamping: file.timescale)
        )
    }

    /// The rate that it is made for.
    open var preferredRate: Float { 1 }

    /// The loudness that it is made for.
    open var preferredVolume: Float { 1 }

    /// How its pictures are turned: not at all, since tracks say that for themselves.
    open var preferredTransform: CGAffineTransform { .identity }

    /// The size of its pictures.
    open var naturalSize: CGSize { tracks(withMediaType: .video).first?.naturalSize ?? .zero }

    /// The tracks.
    open var tracks: [AVAssetTrack] {
        (file?.tracks ?? []).map { AVAssetTrack($0, of: self) }
    }

    /// The track of a number.
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        tracks.first { $0.trackID == trackID }
    }

    /// The tracks of a kind.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }

    /// The tracks that are like something.
    open func tracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) -> [AVAssetTrack] {
        tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
    }

    /// The track of a number.
    open func loadTrack(
        withTrackID trackID: CMPersistentTrackID
    ) async throws -> AVAssetTrack? { track(withTrackID: trackID) }

    /// The tracks of a kind.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        try check()
        return tracks(withMediaType: mediaType)
    }

    /// The tracks of a kind, on another thread.
    open func loadTracks(
        withMediaType mediaType: AVMediaType,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async {
            do {
                try self.check()
                completionHandler(self.tracks(withMediaType: mediaType), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    // MARK: What can be done with it

    /// Whether it can be played: what has pictures cannot.
    open var isPlayable: Bool { file.map { $0.audio != nil && !$0.hasVideo } ?? false }

    /// Whether it can be written to another file.
    open var isExportable: Bool { false }

    /// Whether its samples can be read.
    open var isReadable: Bool { false }

    /// Whether it can be part of a composition.
    open var isComposable: Bool { false }

    /// Whether it is protected.
    open var hasProtectedContent: Bool { false }

    /// Whether its duration is exact.
    open var providesPreciseDurationAndTiming: Bool { file != nil }

    // MARK: Metadata

    /// What its file says of title, author and their like, which is not read.
    open var commonMetadata: [AVMetadataItem] { metadata }

    /// All that its file says beside its media, which is not read.
    open var metadata: [AVMetadataItem] {
        Unbuilt.report("AVAsset.metadata")
        return []
    }

    // MARK: Loading

    /// Whether a value is there: they are read when they are asked for.
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus
    {
        do {
            try check()
            return .loaded
        } catch {
            outError?.pointee = error as NSError
            return .failed
        }
    }

    /// Reads the file, and says on another thread that it is read.
    open func loadValuesAsynchronously(
        forKeys keys: [String],
        completionHandler handler: (@Sendable () -> Void)? = nil
    ) {
        DispatchQueue.global().async {
            _ = self.file
            handler?()
        }
    }

    /// Reads the file on another thread.
    open func loadValuesAsynchronously(forKeys keys: [String]) async {
        await withCheckedContinuation { done in
            loadValuesAsynchronously(forKeys: keys, completionHandler: { done.resume() })
        }
    }

    /// Gives up reading; it is never slow.
    open func cancelLoading() {}

    /// Fails where there are no media that can be read.
    package func check() throws {}

    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property("duration", of: AVAsset.self, { $0.duration })
            m.property("tracks", of: AVAsset.self, { $0.tracks })
            m.property("playable", of: AVAsset.self, { $0.isPlayable })
            return AVAsset.self
        }
    }
}
