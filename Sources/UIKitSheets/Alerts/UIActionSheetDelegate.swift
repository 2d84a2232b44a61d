// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of the buttons of a sheet.
///
/// UIAlertController has replaced it.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol, _UIActionSheetDelegateProbes {
    // @optional

    /// Told of a button before the sheet goes.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)

    /// Called when the sheet is gone.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)

    /// Called when the sheet goes.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)

    /// Called when the system takes the sheet away.
    func actionSheetCancel(_ actionSheet: UIActionSheet)

    /// Called when the sheet is there.
    func didPresent(_ actionSheet: UIActionSheet)

    /// Called when the sheet comes.
    func willPresent(_ actionSheet: UIActionSheet)
}
