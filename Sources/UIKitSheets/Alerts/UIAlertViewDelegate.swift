// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of the buttons of an alert.
///
/// UIAlertController has replaced it.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol, _UIAlertViewDelegateProbes {
    // @optional

    /// Told of a button before the alert goes.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)

    /// Told that the alert is gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)

    /// Told that the alert goes.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)

    /// Told that the system takes the alert away.
    func alertViewCancel(_ alertView: UIAlertView)

    /// Whether the first button that does not cancel can be pressed; asked at each change of a text.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool

    /// Told that the alert is there.
    func didPresent(_ alertView: UIAlertView)

    /// Told that the alert comes.
    func willPresent(_ alertView: UIAlertView)
}
