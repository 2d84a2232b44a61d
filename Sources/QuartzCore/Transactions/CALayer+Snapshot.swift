// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

extension CALayer {
    /// The layer with its tree as an immutable value; what has not changed since the last
    /// snapshot is taken from there.
    final func snapshot(at time: Double) -> RenderNode {
        if let node { return node }
        marks.insert(.isCommitted)
        marks.insert(.mayHaveActions)
        let extras = extras
        let node = RenderNode(
            id: identity,
            properties: renderProperties(),
            sublayers: children.map { $0.snapshot(at: time) },
            mask: extras?.mask?.snapshot(at: time),
            timing: extras.flatMap { $0.timing == Extras.standardTiming ? nil : $0.timing },
            animations: extras?.animations.map { $0.renderValue(at: time) } ?? [],
            name: extras?.name
        )
        self.node = node
        return node
    }

    /// What shows; subclasses put their own kind in when they are changed.
    private func renderProperties() -> LayerProperties { properties }
}
