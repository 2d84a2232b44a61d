// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCore

/// Chooses which printers are shown and hears of the choice.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol,
    _UIPrinterPickerControllerDelegateProbes
{
    // @optional

    /// Whether a printer is offered; all are by default.
    func printerPickerController(
        _ printerPickerController: UIPrinterPickerController,
        shouldShow printer: UIPrinter
    ) -> Bool

    /// The controller that presents the picker; nil for the one in front.
    func printerPickerControllerParentViewController(
        _ printerPickerController: UIPrinterPickerController
    ) -> UIViewController?

    /// Called before the picker comes.
    func printerPickerControllerWillPresent(
        _ printerPickerController: UIPrinterPickerController
    )

    /// Called when the picker is there.
    func printerPickerControllerDidPresent(
        _ printerPickerController: UIPrinterPickerController
    )

    /// Called before the picker goes.
    func printerPickerControllerWillDismiss(
        _ printerPickerController: UIPrinterPickerController
    )

    /// Called when the picker is gone.
    func printerPickerControllerDidDismiss(
        _ printerPickerController: UIPrinterPickerController
    )

    /// Called when a printer was chosen.
    func printerPickerControllerDidSelectPrinter(
        _ printerPickerController: UIPrinterPickerController
    )
}
