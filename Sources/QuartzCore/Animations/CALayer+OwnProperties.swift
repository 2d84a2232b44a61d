// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

/// Animations of properties that only a subclass knows and draws with.
///
/// The render server cannot draw them, so the main thread does: at every frame the layer is
/// displayed. Unless its class or its delegate does that otherwise, a copy made by `init(layer:)`
/// gets the values of that moment and is asked to draw; the layer shows what the copy has drawn.
/// A class asks for it by `needsDisplay(forKey:)`.
extension CALayer {
    /// The value that a key path's animation changes: the renderer's, or the subclass's own.
    final func animatedValue(_ keyPath: String) -> AnimatableValue? {
        if let path = RenderKeyPath(keyPath) { return properties.value(at: path) }
        return value(forKeyPath: keyPath).flatMap { AnimatableValue.read($0, nil) }
    }

    /// The own properties that animations change now.
    private final var ownKeys: [String] {
        var keys: [String] = []
        for running in extras?.animations ?? [] where running.isBegun {
            if case .custom(let key, _) = running.renderValue.body, !keys.contains(key) {
                keys.append(key)
            }
        }
        return keys
    }

    /// Sets the present animated values of the layer's own properties on a copy.
    final func setOwnValues(on copy: CALayer) {
        let keys = ownKeys
        guard !keys.isEmpty, let extras else { return }
        let now = localTime(at: CACurrentMediaTime())
        for key in keys {
            var seen = animatedValue(key)
            for running in extras.animations where running.isBegun {
                // Values that were never set count as 0.
                let under = seen ?? .number(0)
                seen = running.renderValue.customValue(of: key, over: under, at: now) ?? seen
            }
            if let seen { copy.setValue(seen.boxed, forKeyPath: key) }
        }
    }

    /// Whether the layer has to be redrawn in every frame.
    final var redrawsForAnimations: Bool {
        ownKeys.contains { type(of: self).needsDisplay(forKey: $0) }
    }

    /// Whether there is an animation of an own property, started or not.
    final var hasOwnAnimations: Bool {
        (extras?.animations ?? []).contains { running in
            guard case .custom(let key, _) = running.renderValue.body else { return false }
            return type(of: self).needsDisplay(forKey: key) && !running.animation.hasReportedEnd
        }
    }

    /// Begins new animations of own properties before the layer is displayed, so that the first
    /// frame shows their start.
    final func beginOwnAnimations() {
        guard let extras, !extras.animations.isEmpty, hasOwnAnimations, treeHost != nil else {
            return
        }
        beginAnimations(at: localTime(at: CACurrentMediaTime()))
    }

    /// Fills the backing store: while own properties are animated, with what a copy draws that has
    /// their present values.
    final func drawBackingStore() {
        guard redrawsForAnimations, !marks.contains(.isPresentation) else {
            return drawOwnBackingStore()
        }
        let copy = makePresentedCopy()
        copy.withExtras { $0.delegate = delegate }
        copy.drawOwnBackingStore()
        setBacking(copy.properties.contents)
        marks.insert(.drewItself)
    }

    /// Registers the start or the end of an animation that the class draws.
    final func noteOwnAnimation(_ animation: RenderAnimation, isOver: Bool) {
        guard case .custom(let key, _) = animation.body, type(of: self).needsDisplay(forKey: key)
        else { return }
        setNeedsDisplay()
        if !isOver { DisplayLinks.shared.redraw(self) }
    }
}
