// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import QuartzCore

/// A layer for the pictures of a player, of which there are none: it shows what a layer shows.
open class AVPlayerLayer: CALayer {
    /// The player.
    open var player: AVPlayer? {
        willSet { willChangeValue(forKey: "player") }
        didSet { didChangeValue(forKey: "player") }
    }

    /// How pictures are fitted into the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// The format of pictures that the program asks for.
    open var pixelBufferAttributes: [String: Any]?

    /// A layer without a player.
    public override init() { super.init() }

    /// A layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    /// Makes a copy that shows another layer's state.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? AVPlayerLayer else { return }
        player = other.player
        videoGravity = other.videoGravity
    }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether there is a picture to show.
    open var isReadyForDisplay: Bool { false }

    /// Where pictures stand: an item without pictures fills all of the layer.
    open var videoRect: CGRect { bounds }

    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property("player", of: AVPlayerLayer.self, { $0.player }, { $0.player = $1 })
            m.property("readyForDisplay", of: AVPlayerLayer.self, { $0.isReadyForDisplay })
            m.property("isReadyForDisplay", of: AVPlayerLayer.self, { $0.isReadyForDisplay })
            return AVPlayerLayer.self
        }
    }
}
