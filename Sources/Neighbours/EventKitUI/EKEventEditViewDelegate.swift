// SPDX-License-Identifier: Apache-2.0

public import EventKit
import Foundation
import ObjCRuntime

/// How the editing of an event ended.
public enum EKEventEditViewAction: Int, Sendable {
    /// The event is as before.
    case canceled = 0
    /// The event was saved.
    case saved = 1
    /// The event was deleted.
    case deleted = 2

    /// The older spelling of `canceled`.
    public static var cancelled: EKEventEditViewAction { .canceled }
}

/// Receives how the editing of an event ends.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol, _EKEventEditViewDelegateProbes {
    /// The editing has ended; the delegate dismisses the controller.
    func eventEditViewController(
        _ controller: EKEventEditViewController,
        didCompleteWith action: EKEventEditViewAction
    )

    // @optional

    /// The calendar that new events begin with.
    func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar
}
