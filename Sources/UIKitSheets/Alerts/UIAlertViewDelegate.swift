// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of the buttons of an alert.
///
/// UIAlertController has replaced it.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol, _UIAlertViewDelegateProbes {
    // @optional

    /// Told of a button before the alert goes.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)

    /// Called when the alert is gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)

    /// Called when the alert goes.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)

    /// Called when the system takes the alert away.
    func alertViewCancel(_ alertView: UIAlertView)

    /// Whether the first button that does not cancel can be pressed; asked at each change of a text.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool

    /// Called when the alert is there.
    func didPresent(_ alertView: UIAlertView)

    /// Called when the alert comes.
    func willPresent(_ alertView: UIAlertView)
}
