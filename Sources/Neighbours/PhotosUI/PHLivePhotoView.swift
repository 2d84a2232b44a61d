// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import Photos
import UIKit

/// How a live photo moves.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    /// Not known.
    case undefined = 0
    /// From its beginning to its end.
    case full = 1
    /// A short part.
    case hint = 2
}

/// How a live photo is marked.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Over its content.
    public static let overContent = Self(rawValue: 1)
    /// As one that does not move.
    public static let liveOff = Self(rawValue: 2)
}

/// Shows a live photo; there are none, so that it stays empty.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    /// Hears of the movement, which never begins.
    open weak var delegate: (any PHLivePhotoViewDelegate)?

    /// The live photo.
    open var livePhoto: PHLivePhoto?

    /// The part that is shown, in parts of its width and height.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Whether it moves without sound.
    open var isMuted = false

    private let gesture = UIGestureRecognizer()

    /// The gesture that starts the movement; it never begins.
    open var playbackGestureRecognizer: UIGestureRecognizer { gesture }

    /// Starts the movement; nothing moves.
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
        Unbuilt.report("PHLivePhotoView.startPlayback(with:)")
    }

    /// Ends the movement.
    open func stopPlayback() {}

    /// The picture that marks live photos.
    open class func livePhotoBadgeImage(
        options badgeOptions: PHLivePhotoBadgeOptions = []
    )
        -> UIImage
    {
        let name = badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto"
        return UIImage(systemName: name) ?? UIImage()
    }
}

/// Hears of the movement of a live photo.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol, _PHLivePhotoViewDelegateProbes {
    // @optional

    /// Whether it may begin to move.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView,
        canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool

    /// It begins to move.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView,
        willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    )

    /// It has moved.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView,
        didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    )
}
