// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of the buttons of a sheet.
///
/// UIAlertController has replaced it.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol, _UIActionSheetDelegateProbes {
    // @optional

    /// Told of a button before the sheet goes.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)

    /// Told that the sheet is gone.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)

    /// Told that the sheet goes.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)

    /// Told that the system takes the sheet away.
    func actionSheetCancel(_ actionSheet: UIActionSheet)

    /// Told that the sheet is there.
    func didPresent(_ actionSheet: UIActionSheet)

    /// Told that the sheet comes.
    func willPresent(_ actionSheet: UIActionSheet)
}
