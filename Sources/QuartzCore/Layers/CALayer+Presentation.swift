// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

extension CALayer {
    final func makePresentation() -> Self? { nil }

    final func modelLayer() -> Self { extras?.model as? Self ?? self }

    final func copyState(of layer: CALayer) {
        properties = layer.properties
        marks.insert(.isPresentation)
    }
}
