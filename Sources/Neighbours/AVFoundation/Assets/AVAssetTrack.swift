// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing in a track changes.
/// A track of an asset.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    private let track: MediaTrack

    /// The asset that it is a track of.
    open private(set) weak var asset: AVAsset?

    init(_ track: MediaTrack, of asset: AVAsset) {
        self.track = track
        self.asset = asset
        super.init()
    }

    /// The number of the track.
    open var trackID: CMPersistentTrackID { CMPersistentTrackID(truncatingIfNeeded: track.id) }

    /// The kind of media.
    open var mediaType: AVMediaType {
        switch track.kind {
        case .audio: .audio
        case .video: .video
        case .text: .text
        case .other: .metadata
        }
    }

    /// What the samples are.
    open var formatDescriptions: [Any] {
        [
            CMFormatDescription(
                mediaType: track.kind == .video ? kCMMediaType_Video : kCMMediaType_Audio,
                mediaSubType: track.format,
                dimensions: CMVideoDimensions(
                    width: Int32(clamping: Int(naturalSize.width)),
                    height: Int32(clamping: Int(naturalSize.height))
                )
            )
        ]
    }

    /// Whether it can be played: pictures cannot.
    open var isPlayable: Bool { track.kind == .audio }

    /// Whether it can be decoded.
    open var isDecodable: Bool { false }

    /// Whether it is used.
    open var isEnabled: Bool { track.isEnabled }

    /// Whether its samples stand in its own file.
    open var isSelfContained: Bool { true }

    /// When it is there.
    open var timeRange: CMTimeRange {
        CMTimeRange(
            start: .zero,
            duration: CMTime(
                value: CMTimeValue(track.duration),
                timescale: CMTimeScale(clamping: track.timescale)
            )
        )
    }

    /// Units per second.
    open var naturalTimeScale: CMTimeScale { CMTimeScale(clamping: track.timescale) }

    /// The bits per second, which are not counted.
    open var estimatedDataRate: Float { 0 }

    /// The language of three letters.
    open var languageCode: String? { track.language }

    /// The language as in `en-US`, which files seldom say.
    open var extendedLanguageTag: String? { nil }

    /// The size of the pictures, before they are turned.
    open var naturalSize: CGSize { track.kind == .video ? track.size : .zero }

    /// How the pictures are turned.
    open var preferredTransform: CGAffineTransform {
        let m = track.transform.map { CGFloat($0) }
        return CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    }

    /// The loudness that it is made for.
    open var preferredVolume: Float { track.kind == .audio ? 1 : 0 }

    /// The pictures per second.
    open var nominalFrameRate: Float {
        track.kind == .video && track.seconds > 0
            ? Float(Double(track.samples) / track.seconds) : 0
    }

    /// The time of a picture; invalid for what has none.
    open var minFrameDuration: CMTime {
        guard track.kind == .video, track.samples > 0 else { return .invalid }
        return CMTime(
            value: CMTimeValue(track.duration / track.samples),
            timescale: CMTimeScale(clamping: track.timescale)
        )
    }

    /// Whether it is like something.
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        switch mediaCharacteristic {
        case .visual, .frameBased: track.kind == .video
        case .audible: track.kind == .audio
        case .legible: track.kind == .text
        default: false
        }
    }
}
