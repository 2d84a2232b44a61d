// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Receives the choice of calendars.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol, _EKCalendarChooserDelegateProbes {
    // @optional

    /// Another calendar was chosen, or one no longer is.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)

    /// Done was tapped; the delegate takes the controller away.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)

    /// Cancel was tapped; the delegate takes the controller away.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
