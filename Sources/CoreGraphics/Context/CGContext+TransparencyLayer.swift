// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGContext {
    /// Draws all that follows into a group, which is composited as one with the alpha, shadow and
    /// blend mode of now when it ends.
    ///
    /// Inside, these three begin as in a new context. Every state that is saved inside and not
    /// restored is restored at the end.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        openLayer(bounds: state.clip?.bounds ?? device.bounds)
    }

    /// The same, for a group that is limited to a rectangle: less memory, nothing else.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        let limit = state.clip?.bounds ?? device.bounds
        guard !rect.isInfinite else { return openLayer(bounds: limit) }
        let box = rect.hasNaN || rect.isNull ? CGRect.zero : rect.applying(deviceTransform)
        openLayer(bounds: limit.meeting(box))
    }

    /// Composites the group that was begun last; nothing, but a line in the log, without one.
    public func endTransparencyLayer() {
        guard let mark = layerMarks.popLast() else {
            return logIgnoredCall("CGContext.endTransparencyLayer(): no layer was begun")
        }
        if canDraw { device.endLayer() }
        let outer = savedStates[mark - 1]
        savedStates.removeSubrange((mark - 1)...)
        state = outer
    }

    private func openLayer(bounds: CGRect) {
        if canDraw {
            // Only the shadow of a shape outside of the clip may be visible.
            var box = bounds
            if let shadow = compositing.shadow {
                let moved = bounds.offsetBy(dx: -CGFloat(shadow.dx), dy: -CGFloat(shadow.dy))
                let reach = -CGFloat(shadow.reach)
                box = bounds.union(moved.insetBy(dx: reach, dy: reach))
            }
            device.beginLayer(
                LayerOperation(bounds: box, compositing: compositing, clip: state.clip)
            )
        }
        savedStates.append(state)
        layerMarks.append(savedStates.count)
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
    }
}
