// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia
public import Foundation

// Sendable is unchecked because the class has a subclass; neither ever changes.
/// A property of media that is waited for, whatever its value is.
public class AVPartialAsyncProperty<Root: AnyObject>: @unchecked Sendable, CustomStringConvertible {
    private let name: String

    init(_ name: String) { self.name = name }

    /// The property's name.
    public var description: String { "\(Root.self).\(name)" }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    private static func property<Value>(
        _ name: String,
        _ read: @escaping @Sendable (AVAsset) -> Value
    ) -> AVAsyncProperty<Root, Value> {
        AVAsyncProperty<Root, Value>(name) { asset in
            try asset.check()
            return read(asset)
        }
    }

    /// How long it lasts.
    public static var duration: AVAsyncProperty<Root, CMTime> {
        property("duration") { $0.duration }
    }
    /// The tracks.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> {
        property("tracks") { $0.tracks }
    }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> {
        property("isPlayable") { $0.isPlayable }
    }
    /// Whether it can be written to another file.
    public static var isExportable: AVAsyncProperty<Root, Bool> {
        property("isExportable") { $0.isExportable }
    }
    /// Whether its samples can be read.
    public static var isReadable: AVAsyncProperty<Root, Bool> {
        property("isReadable") { $0.isReadable }
    }
    /// Whether it can be part of a composition.
    public static var isComposable: AVAsyncProperty<Root, Bool> {
        property("isComposable") { $0.isComposable }
    }
    /// Whether it is protected.
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
        property("hasProtectedContent") { $0.hasProtectedContent }
    }
    /// The rate that it is made for.
    public static var preferredRate: AVAsyncProperty<Root, Float> {
        property("preferredRate") { $0.preferredRate }
    }
    /// The loudness that it is made for.
    public static var preferredVolume: AVAsyncProperty<Root, Float> {
        property("preferredVolume") { $0.preferredVolume }
    }
    /// How its pictures are turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        property("preferredTransform") { $0.preferredTransform }
    }
    /// What its file says of title, author and their like.
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
        property("commonMetadata") { $0.commonMetadata }
    }
    /// All that its file says beside its media.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> {
        property("metadata") { $0.metadata }
    }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    private static func property<Value>(
        _ name: String,
        _ read: @escaping @Sendable (AVAssetTrack) -> Value
    ) -> AVAsyncProperty<Root, Value> {
        AVAsyncProperty<Root, Value>(name) { read($0) }
    }

    /// The size of the pictures, before they are turned.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> {
        property("naturalSize") { $0.naturalSize }
    }
    /// How the pictures are turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        property("preferredTransform") { $0.preferredTransform }
    }
    /// When it is there.
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> {
        property("timeRange") { $0.timeRange }
    }
    /// The pictures per second.
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
        property("nominalFrameRate") { $0.nominalFrameRate }
    }
    /// The time of a picture.
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> {
        property("minFrameDuration") { $0.minFrameDuration }
    }
    /// What the samples are.
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
        property("formatDescriptions") {
            $0.formatDescriptions.compactMap { $0 as? CMFormatDescription }
        }
    }
    /// Whether it is used.
    public static var isEnabled: AVAsyncProperty<Root, Bool> {
        property("isEnabled") { $0.isEnabled }
    }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> {
        property("isPlayable") { $0.isPlayable }
    }
    /// Units per second.
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> {
        property("naturalTimeScale") { $0.naturalTimeScale }
    }
    /// The language of three letters.
    public static var languageCode: AVAsyncProperty<Root, String?> {
        property("languageCode") { $0.languageCode }
    }
}
