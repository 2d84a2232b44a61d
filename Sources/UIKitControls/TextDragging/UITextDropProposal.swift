// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitInteraction

/// What would happen if text were dropped now.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    private final var deed = Action.insert
    private final var mode = ProgressMode.system
    private final var isFast = false
    private final var who = Performer.view

    /// What the text replaces.
    public enum Action: UInt, Sendable {
        /// Nothing: it goes where it is dropped.
        case insert = 0
        /// The selection.
        case replaceSelection = 1
        /// All of the text.
        case replaceAll = 2
    }

    /// How the progress of a slow drop is shown.
    public enum ProgressMode: UInt, Sendable {
        /// By the system.
        case system = 0
        /// By the program.
        case custom = 1
    }

    /// Who puts the text in.
    public enum Performer: UInt, Sendable {
        /// The view.
        case view = 0
        /// The delegate.
        case delegate = 1
    }

    /// What the text replaces.
    open var dropAction: Action {
        get { deed }
        set { deed = newValue }
    }

    /// How the progress of a slow drop is shown.
    open var dropProgressMode: ProgressMode {
        get { mode }
        set { mode = newValue }
    }

    /// Whether text that is moved within the view is moved at once, without its items being
    /// loaded.
    open var useFastSameViewOperations: Bool {
        get { isFast }
        set { isFast = newValue }
    }

    /// Who puts the text in.
    open var dropPerformer: Performer {
        get { who }
        set { who = newValue }
    }

    /// The same proposal in another object.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let copy = copy as? UITextDropProposal else { return copy }
        copy.deed = deed
        copy.mode = mode
        copy.isFast = isFast
        copy.who = who
        return copy
    }
}
