// SPDX-License-Identifier: Apache-2.0

import RenderServer

/// What driven animations change of a layer: the values at their beginning and at their end.
///
/// They are read while the animations are on the layer, and set when these are gone.
package struct DrivenEnds {
    package let layer: CALayer
    private var start: [(property: RenderProperty, value: AnimatableValue)] = []
    private var end: [(property: RenderProperty, value: AnimatableValue)] = []

    /// Reads the ends of animations of one layer, in the order in which they were added.
    package init(_ layer: CALayer, _ identities: [UInt64]) {
        self.layer = layer
        var values = layer.properties
        var changed: [RenderProperty] = []
        // The last was added to what the others make, so that it is undone first.
        for identity in identities.reversed() {
            guard
                let running = layer.extras?.animations.first(where: {
                    $0.renderValue.id == identity
                }), case .property(let change) = running.renderValue.body,
                let value = change.value(
                    RenderTiming.Position(progress: 0, iteration: 0, phase: .active),
                    0,
                    values,
                    running.renderValue.timing
                ),
                let whole = values.value(of: change.path.property)?
                    .replacing(change.path.component, with: value)
            else { continue }
            values.set(whole, for: change.path.property)
            if !changed.contains(change.path.property) { changed.append(change.path.property) }
        }
        for property in changed {
            guard let first = values.value(of: property),
                let last = layer.properties.value(of: property)
            else { continue }
            start.append((property, first))
            end.append((property, last))
        }
    }

    /// Whether the layer's background is among them.
    package var changesBackground: Bool { start.contains { $0.property == .backgroundColor } }

    /// Sets the values of one end, without an animation.
    package func apply(atStart isStart: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (property, value) in isStart ? start : end {
            layer.set(value, at: RenderKeyPath(property))
        }
        CATransaction.commit()
    }
}
