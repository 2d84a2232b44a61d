// SPDX-License-Identifier: Apache-2.0

public import AVFoundation
import CoreGraphics
import CoreMedia
public import Foundation
import ObjCRuntime
public import UIKit

/// Shows a player over black, with controls to play it, to pause it and to go to a time.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    private let playerView = PlayerView()
    private lazy var controls = PlayerControls(of: self)

    // MARK: The player

    /// The player.
    open var player: AVPlayer? {
        get { playerView.player }
        set {
            guard newValue !== player else { return }
            willChangeValue(forKey: "player")
            playerView.player = newValue
            didChangeValue(forKey: "player")
            if isViewLoaded { controls.player = newValue }
        }
    }

    /// Hears of pictures in pictures and of the whole screen.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    /// How pictures are fitted into the view.
    open var videoGravity: AVLayerVideoGravity {
        get { playerView.playerLayer.videoGravity }
        set { playerView.playerLayer.videoGravity = newValue }
    }

    /// The format of pictures that the program asks for.
    open var pixelBufferAttributes: [String: Any]? {
        get { playerView.playerLayer.pixelBufferAttributes }
        set { playerView.playerLayer.pixelBufferAttributes = newValue }
    }

    /// Whether there is a picture to show.
    open var isReadyForDisplay: Bool { playerView.playerLayer.isReadyForDisplay }

    /// Where pictures stand.
    open var videoBounds: CGRect { playerView.playerLayer.videoRect }

    // MARK: Views

    /// The view between pictures and controls, for whatever a program adds.
    open private(set) lazy var contentOverlayView: UIView? = UIView()

    /// Whether there are controls.
    open var showsPlaybackControls = true {
        didSet { if isViewLoaded { controls.isHidden = !showsPlaybackControls } }
    }

    /// Whether one may not go to another time.
    open var requiresLinearPlayback = false {
        didSet { if isViewLoaded { controls.allowsSeeking = !requiresLinearPlayback } }
    }

    /// Makes the view.
    open override func loadView() {
        let view = UIView()
        view.backgroundColor = .black
        let overlay = contentOverlayView ?? UIView()
        for part in [playerView, overlay, controls] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        self.view = view
        controls.isHidden = !showsPlaybackControls
        controls.allowsSeeking = !requiresLinearPlayback
        controls.player = player
    }

    /// Whether it has the whole screen to itself, as a presented controller does.
    private var isAlone: Bool { parent == nil && presentingViewController != nil }

    /// Tells the delegate that it gets the whole screen.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        controls.showsDone = isAlone
        guard isAlone, isBeingPresented, let coordinator = transitionCoordinator else { return }
        delegate?.playerViewController?(
            self,
            willBeginFullScreenPresentationWithAnimationCoordinator: coordinator
        )
    }

    /// Tells the delegate that it loses the whole screen, and pauses.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isAlone, isBeingDismissed else { return }
        player?.pause()
        guard let coordinator = transitionCoordinator else { return }
        delegate?.playerViewController?(
            self,
            willEndFullScreenPresentationWithAnimationCoordinator: coordinator
        )
    }

    // MARK: Elsewhere

    /// Whether pictures may go on over other programs.
    open var allowsPictureInPicturePlayback = true

    /// Whether they do so by themselves.
    open var canStartPictureInPictureAutomaticallyFromInline = false

    /// Whether the system's controls say what is played.
    open var updatesNowPlayingInfoCenter = true

    /// Whether playing takes the whole screen.
    open var entersFullScreenWhenPlaybackBegins = false

    /// Whether the whole screen is given back at the end.
    open var exitsFullScreenWhenPlaybackEnds = false

    /// Whether text in pictures can be selected.
    open var allowsVideoFrameAnalysis = true
}
