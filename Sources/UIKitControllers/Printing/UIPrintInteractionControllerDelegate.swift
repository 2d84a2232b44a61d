// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCore

/// Chooses the paper and hears of how printing goes on.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol,
    _UIPrintInteractionControllerDelegateProbes
{
    // @optional

    /// The controller that presents the options; nil for the one in front.
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?

    // placeholder: UIPrintPaper(size: Printing.usualPaper, margin: 0)
    /// The paper to print on, of those that the printer has.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper

    /// Called before the options come.
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    )

    /// Called when the options are there.
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    )

    /// Called before the options go.
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    )

    /// Called when the options are gone.
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    )

    /// Called before the document is made.
    func printInteractionControllerWillStartJob(
        _ printInteractionController: UIPrintInteractionController
    )

    /// Called when the printer has the document, or when it did not take it.
    func printInteractionControllerDidFinishJob(
        _ printInteractionController: UIPrintInteractionController
    )

    /// The length at which a printer cuts its roll, in points.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        cutLengthFor paper: UIPrintPaper
    ) -> CGFloat

    /// When a printer cuts its roll.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior
}
