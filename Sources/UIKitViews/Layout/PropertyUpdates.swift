// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import QuartzCore

/// The views whose properties are to be updated before the next frame.
@MainActor
final class PropertyUpdates {
    static let shared = PropertyUpdates()

    private struct WeakView {
        weak var view: UIView?
    }

    private var waiting: [WeakView] = []

    func add(_ view: UIView) { waiting.append(WeakView(view: view)) }

    /// Updates what waits in a view and below it, superviews first, until nothing does.
    func run(in root: UIView) {
        MainThread.check("UIView.updatePropertiesIfNeeded()")
        var rounds = 0
        while !waiting.isEmpty, rounds < PropertyUpdates.mostRounds {
            var due: [(depth: Int, view: UIView)] = []
            waiting.removeAll { entry in
                guard let view = entry.view else { return true }
                guard view.isDescendant(of: root) else { return false }
                due.append((view.depth, view))
                return true
            }
            if due.isEmpty { return }
            due.sort { $0.depth < $1.depth }
            for (_, view) in due { view.updateMarkedProperties() }
            rounds += 1
        }
        guard rounds == PropertyUpdates.mostRounds else { return }
        CALayer.loopListener(
            "UIView.updateProperties(): after \(rounds) rounds views in \(root) ask for another one. "
                + "Look for setNeedsUpdateProperties() in updateProperties()."
        )
    }

    /// As many as rounds of layout.
    private static let mostRounds = 100
}

extension UIView {
    func markNeedsUpdateProperties() {
        MainThread.check("UIView.setNeedsUpdateProperties()")
        layoutState.needsUpdateProperties = true
        PropertyUpdates.shared.add(self)
        layer.setNeedsCommit()
    }

    /// Runs the update that was asked for; the first one runs before the first layout.
    func updateMarkedProperties() {
        guard layoutState.needsUpdateProperties else { return }
        layoutState.needsUpdateProperties = false
        let controller = hierarchy.controller
        guard controller != nil || touch.overrides.contains(.properties) else { return }
        effectiveTraits.performAsCurrent {
            observing(.properties) {
                controller?.updateProperties()
                updateProperties()
            }
        }
    }

    /// The number of views around.
    fileprivate var depth: Int {
        var depth = 0
        var above = superview
        while let view = above {
            depth += 1
            above = view.superview
        }
        return depth
    }
}
