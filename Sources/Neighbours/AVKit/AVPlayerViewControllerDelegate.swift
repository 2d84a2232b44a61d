// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKit

/// Hears of pictures in pictures and of the whole screen.
///
/// There are no pictures in pictures: those methods are never called. Optional methods are as
/// Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol,
    _AVPlayerViewControllerDelegateProbes
{
    // @optional

    /// Pictures will go on over other programs.
    func playerViewControllerWillStartPictureInPicture(
        _ playerViewController: AVPlayerViewController
    )

    /// Pictures go on over other programs.
    func playerViewControllerDidStartPictureInPicture(
        _ playerViewController: AVPlayerViewController
    )

    /// Pictures cannot go on over other programs.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        failedToStartPictureInPictureWithError error: any Error
    )

    /// Pictures over other programs will end.
    func playerViewControllerWillStopPictureInPicture(
        _ playerViewController: AVPlayerViewController
    )

    /// Pictures over other programs have ended.
    func playerViewControllerDidStopPictureInPicture(
        _ playerViewController: AVPlayerViewController
    )

    /// Whether the controller goes away while pictures go on over other programs.
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool

    /// The controller has to be shown again.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void
    )

    /// The controller gets the whole screen.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    )

    /// The controller loses the whole screen.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator:
            any UIViewControllerTransitionCoordinator
    )
}
