// SPDX-License-Identifier: Apache-2.0

public import Foundation
import RenderServer

/// A layer that shows only its sublayers and keeps their depth, instead of laying them flat.
open class CATransformLayer: CALayer {
    /// Makes a layer of no size.
    public override init() {
        super.init()
        properties.kind = .transform
    }

    /// Makes a copy that shows another layer's state.
    public override init(layer: Any) {
        super.init(layer: layer)
        properties.kind = .transform
    }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        properties.kind = .transform
    }
}
