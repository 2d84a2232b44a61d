// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

// Sendable is unchecked because a track belongs to the main thread, as its item does.
/// A track of an item that is played.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    /// The track of the asset.
    open private(set) var assetTrack: AVAssetTrack?

    /// The track of no asset.
    public override init() { super.init() }

    init(_ track: AVAssetTrack) {
        assetTrack = track
        super.init()
    }

    /// Whether it is played.
    open var isEnabled: Bool { assetTrack?.isEnabled ?? false }

    /// The pictures per second now.
    open var currentVideoFrameRate: Float { 0 }
}
