// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import QuartzCore
import UIKit

/// A view whose layer shows a player.
final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    /// The layer; one of its own where the view has another.
    var playerLayer: AVPlayerLayer { layer as? AVPlayerLayer ?? spare }
    private let spare = AVPlayerLayer()

    var player: AVPlayer? {
        get { playerLayer.player }
        set { playerLayer.player = newValue }
    }
}
