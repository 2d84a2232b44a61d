// SPDX-License-Identifier: Apache-2.0

public import AVFoundation
import Foundation
public import ObjCRuntime

// Sendable is unchecked because the root class is not the compiler's; all is on the main actor.
/// Pictures over other programs, which no device here shows.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject, @unchecked Sendable {
    /// Whether the device shows them: no.
    open class func isPictureInPictureSupported() -> Bool { false }

    /// No controller, as on a device that does not show them.
    public init?(playerLayer: AVPlayerLayer) { return nil }

    /// Hears of them.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?

    /// Whether they can be shown now.
    open var isPictureInPicturePossible: Bool { false }

    /// Whether they are shown.
    open var isPictureInPictureActive: Bool { false }

    /// Whether the system has put them off.
    open var isPictureInPictureSuspended: Bool { false }

    /// Shows them; nothing happens.
    open func startPictureInPicture() {}

    /// Ends them; nothing happens.
    open func stopPictureInPicture() {}
}
