// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// A size that a screen can have.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    private let pixels: CGSize

    /// Makes a mode without pixels, for subclasses.
    public override nonisolated init() {
        pixels = .zero
        super.init()
    }

    package init(size: CGSize) {
        pixels = size
        super.init()
    }

    /// The size in pixels.
    open var size: CGSize { pixels }

    /// A pixel's width by its height.
    open var pixelAspectRatio: CGFloat { 1 }
}
