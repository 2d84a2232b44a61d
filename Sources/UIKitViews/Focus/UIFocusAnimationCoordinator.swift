// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs animations along with a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private enum Kind {
        case main
        case focusing
        case unfocusing
    }

    private struct Entry {
        let kind: Kind
        let animations: ((any UIFocusAnimationContext) -> Void)?
        let completion: (() -> Void)?
    }

    private var entries: [Entry] = []

    /// Getting the focus is quick, losing it is slow: the eye follows the former.
    private static let focusingDuration = 0.15
    private static let unfocusingDuration = 0.3

    /// Makes a coordinator.
    public override nonisolated init() { super.init() }

    /// Animates along with the system: quickly where the focus arrives, slowly where it leaves.
    open func addCoordinatedAnimations(
        _ animations: (() -> Void)?,
        completion: (() -> Void)? = nil
    ) {
        let run = animations.map { animations in
            { (_: any UIFocusAnimationContext) in animations() }
        }
        entries.append(Entry(kind: .main, animations: run, completion: completion))
    }

    /// Animates along with the item that gets the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?,
        completion: (() -> Void)? = nil
    ) {
        entries.append(Entry(kind: .focusing, animations: animations, completion: completion))
    }

    /// Animates along with the item that loses the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?,
        completion: (() -> Void)? = nil
    ) {
        entries.append(Entry(kind: .unfocusing, animations: animations, completion: completion))
    }

    /// Runs the animations and completions, with those that completions add.
    func run() {
        let entries = entries
        self.entries = []
        for entry in entries {
            let duration =
                entry.kind == .unfocusing
                ? UIFocusAnimationCoordinator.unfocusingDuration
                : UIFocusAnimationCoordinator.focusingDuration
            let context = FocusAnimationContext(duration: duration)
            UIView.animate(
                withDuration: duration,
                delay: 0,
                options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState],
                animations: { entry.animations?(context) },
                completion: { [weak self] _ in
                    entry.completion?()
                    self?.run()
                }
            )
        }
    }
}
