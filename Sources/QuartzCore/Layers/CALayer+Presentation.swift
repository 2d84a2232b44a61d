// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

extension CALayer {
    final func makePresentation() -> Self? {
        guard !marks.contains(.isPresentation) else { return self }
        // What a layer draws for its first commit may ask already.
        guard !marks.isDisjoint(with: [.isCommitted, .isDisplaying]) else { return nil }
        return makePresentedCopy() as? Self
    }

    /// A copy with the present values of animated properties.
    final func makePresentedCopy() -> CALayer {
        let copy = makeShadowCopy()
        copy.marks.insert(.isPresentation)
        copy.properties = presentedProperties(at: nil)
        copy.withExtras { $0.model = self }
        setOwnValues(on: copy)
        return copy
    }

    /// The superlayer; of a presentation layer, that one's presentation.
    final var above: CALayer? {
        guard marks.contains(.isPresentation) else { return parent }
        return extras?.model?.parent?.presentation()
    }

    /// The sublayers; of a presentation layer, their presentations.
    final var below: [CALayer] {
        guard marks.contains(.isPresentation) else { return children }
        return (extras?.model?.children ?? []).compactMap { $0.presentation() }
    }

    /// The mask; of a presentation layer, its presentation.
    final var maskBelow: CALayer? {
        guard marks.contains(.isPresentation) else { return extras?.mask }
        return extras?.model?.extras?.mask?.presentation()
    }

    final func modelLayer() -> Self { extras?.model as? Self ?? self }

    /// Copies the state for `init(layer:)`.
    final func copyState(of layer: CALayer) {
        properties = layer.properties
        marks.insert(.isPresentation)
        guard let other = layer.extras else { return }
        withExtras { extras in
            extras.model = layer
            extras.name = other.name
            extras.style = other.style
            extras.values = other.values
            extras.timing = other.timing
            extras.filters = other.filters
            extras.backgroundFilters = other.backgroundFilters
            extras.compositingFilter = other.compositingFilter
            extras.foreignContents = other.foreignContents
            extras.toneMapMode = other.toneMapMode
        }
    }
}
