// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import RenderServer
import Synchronization

/// The drawing of one tile, which may happen on another thread.
///
/// The main thread makes, cancels and finishes a job; only ``draw()`` runs elsewhere.
// Sendable is unchecked because the main thread reads the contents only after `draw()` has
// returned, and releases the layer and its delegate only then.
final class TileJob: @unchecked Sendable {
    let key: TileCache.Key
    let rect: CGRect
    private let width: Int
    private let height: Int
    private let isOpaque: Bool
    private let isUpright: Bool
    private let environment: ((() -> Void) -> Void)?
    /// Kept until the drawing has ended, since layers and views end on the main thread.
    private var layer: CATiledLayer?
    private var delegate: AnyObject?
    private let isCancelled = Atomic<Bool>(false)
    private(set) var contents: RenderContents?

    /// Makes a job; nil where the tile has no pixels or too many.
    init?(_ layer: CATiledLayer, _ key: TileCache.Key, _ rect: CGRect) {
        // A hair more than a whole number is rounding, not a pixel.
        let width = (rect.width * key.scale - TileJob.hair).rounded(.up)
        let height = (rect.height * key.scale - TileJob.hair).rounded(.up)
        guard width >= 1, height >= 1, width <= TileJob.mostPixels, height <= TileJob.mostPixels
        else { return nil }
        self.key = key
        self.rect = rect
        self.width = Int(width)
        self.height = Int(height)
        self.layer = layer
        isOpaque = layer.isOpaque
        isUpright = layer.contentsAreFlipped()
        delegate = layer.delegate
        environment = (layer.delegate as? any TileDrawingDelegate)?.tileEnvironment()
    }

    /// The longest side of a tile.
    private static let mostPixels: CGFloat = 8_192

    /// The part of a pixel that counts as rounding.
    private static let hair: CGFloat = 1e-6

    /// Whether the tile's last pixels belong to it only in part.
    private var endsWithinPixels: Bool {
        abs(CGFloat(width) - rect.width * key.scale) > TileJob.hair
            || abs(CGFloat(height) - rect.height * key.scale) > TileJob.hair
    }

    /// Draws the tile; any thread.
    func draw() {
        guard !isCancelled.load(ordering: .acquiring), let layer else { return }
        let scale = key.scale
        let pixels = PixelBuffer(width: width, height: height, for: .backingStore)
        let base = CGAffineTransform(toPixelsOf: rect, scale: scale, isUpright: isUpright)
        let context = CGContext(drawingInto: pixels, baseTransform: base, isOpaque: isOpaque)
        // Whole tiles are not clipped: rounding would make the boxes of equal tiles unequal.
        if endsWithinPixels { context.clip(to: rect) }
        if let environment {
            environment { layer.draw(in: context) }
        } else {
            layer.draw(in: context)
        }
        context.flush()
        contents = RenderContents(buffer: pixels, isOpaque: isOpaque)
    }

    /// Hands the tile to its layer, unless nobody wants it any more; main thread.
    func finish() {
        let layer = layer
        self.layer = nil
        delegate = nil
        layer?.adopt(self)
    }

    /// Says that nobody wants the tile; main thread.
    func cancel() { isCancelled.store(true, ordering: .releasing) }
}
