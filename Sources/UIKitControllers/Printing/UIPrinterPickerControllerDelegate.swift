// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCore

/// Chooses which printers are shown and hears of the choice.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
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

    /// Told before the picker comes.
    func printerPickerControllerWillPresent(
        _ printerPickerController: UIPrinterPickerController
    )

    /// Told when the picker is there.
    func printerPickerControllerDidPresent(
        _ printerPickerController: UIPrinterPickerController
    )

    /// Told before the picker goes.
    func printerPickerControllerWillDismiss(
        _ printerPickerController: UIPrinterPickerController
    )

    /// Told when the picker is gone.
    func printerPickerControllerDidDismiss(
        _ printerPickerController: UIPrinterPickerController
    )

    /// Told that a printer was chosen.
    func printerPickerControllerDidSelectPrinter(
        _ printerPickerController: UIPrinterPickerController
    )
}
