// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Taps and squeezes of the pencil, for the interactions that are in a window.
@MainActor
package final class PencilEvents {
    /// The shared list.
    package static let shared = PencilEvents()

    private struct Entry {
        weak var interaction: UIPencilInteraction?
    }

    private var entries: [Entry] = []
    /// What the user wants; the values of a new iPad.
    package var tapAction = UIPencilPreferredAction.switchEraser
    package var squeezeAction = UIPencilPreferredAction.showContextualPalette

    func add(_ interaction: UIPencilInteraction) { entries.append(Entry(interaction: interaction)) }

    func remove(_ interaction: UIPencilInteraction) {
        entries.removeAll { $0.interaction === interaction || $0.interaction == nil }
    }

    /// The pencil was tapped twice; the pose is in the window's space.
    package func tap(at time: TimeInterval, pose: PencilPose? = nil) {
        tell { interaction, delegate in
            let tap = UIPencilInteraction.Tap(time, interaction.hover(pose))
            if delegate.pencilInteraction?(interaction, didReceiveTap: tap) == nil {
                delegate.pencilInteractionDidTap?(interaction)
            }
        }
    }

    /// The pencil is squeezed; the pose is in the window's space.
    package func squeeze(
        _ phase: UIPencilInteraction.Phase,
        at time: TimeInterval,
        pose: PencilPose? = nil
    ) {
        tell { interaction, delegate in
            let squeeze = UIPencilInteraction.Squeeze(time, phase, interaction.hover(pose))
            _ = delegate.pencilInteraction?(interaction, didReceiveSqueeze: squeeze)
        }
    }

    private func tell(_ body: (UIPencilInteraction, any UIPencilInteractionDelegate) -> Void) {
        guard !(UIApplication.sharedOrNil?.isIgnoringInteractionEvents ?? false) else { return }
        for entry in entries {
            guard let interaction = entry.interaction, interaction.isEnabled,
                interaction.view?.window != nil, let delegate = interaction.delegate
            else { continue }
            body(interaction, delegate)
        }
    }
}

extension UIPencilInteraction {
    /// A pose of the window in the view's space.
    fileprivate func hover(_ pose: PencilPose?) -> UIPencilHoverPose? {
        guard var pose, let view else { return nil }
        pose.location = view.convert(pose.location, from: view.window)
        return UIPencilHoverPose(pose)
    }
}
