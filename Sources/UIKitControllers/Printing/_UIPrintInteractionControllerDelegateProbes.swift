// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UIKitCore

/// The probes of `UIPrintInteractionControllerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIPrintInteractionControllerDelegateProbes: AnyObject {}

extension _UIPrintInteractionControllerDelegateProbes {
    private var target: (any UIPrintInteractionControllerDelegate)? {
        self as? any UIPrintInteractionControllerDelegate
    }

    /// The methods of this name.
    public var printInteractionController: _UIPrintInteractionControllerMethods? {
        target.map { _UIPrintInteractionControllerMethods(target: $0) }
    }

    /// `printInteractionControllerParentViewController(_:)`, if it is implemented.
    public var printInteractionControllerParentViewController:
        _ObjCOptional<UIPrintInteractionController, UIViewController>?
    {
        let name = "printInteractionControllerParentViewController(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { controller in
            _objcOptional(target, name) {
                target.printInteractionControllerParentViewController(controller)
            } ?? nil
        }
    }

    /// `printInteractionControllerWillPresentPrinterOptions(_:)`, if it is
    /// implemented.
    public var printInteractionControllerWillPresentPrinterOptions:
        ((UIPrintInteractionController) -> Void)?
    {
        let name = "printInteractionControllerWillPresentPrinterOptions(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) {
                target.printInteractionControllerWillPresentPrinterOptions(controller)
            }
        }
    }

    /// `printInteractionControllerDidPresentPrinterOptions(_:)`, if it is
    /// implemented.
    public var printInteractionControllerDidPresentPrinterOptions:
        ((UIPrintInteractionController) -> Void)?
    {
        let name = "printInteractionControllerDidPresentPrinterOptions(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) {
                target.printInteractionControllerDidPresentPrinterOptions(controller)
            }
        }
    }

    /// `printInteractionControllerWillDismissPrinterOptions(_:)`, if it is
    /// implemented.
    public var printInteractionControllerWillDismissPrinterOptions:
        ((UIPrintInteractionController) -> Void)?
    {
        let name = "printInteractionControllerWillDismissPrinterOptions(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) {
                target.printInteractionControllerWillDismissPrinterOptions(controller)
            }
        }
    }

    /// `printInteractionControllerDidDismissPrinterOptions(_:)`, if it is
    /// implemented.
    public var printInteractionControllerDidDismissPrinterOptions:
        ((UIPrintInteractionController) -> Void)?
    {
        let name = "printInteractionControllerDidDismissPrinterOptions(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) {
                target.printInteractionControllerDidDismissPrinterOptions(controller)
            }
        }
    }

    /// `printInteractionControllerWillStartJob(_:)`, if it is
    /// implemented.
    public var printInteractionControllerWillStartJob: ((UIPrintInteractionController) -> Void)? {
        let name = "printInteractionControllerWillStartJob(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) {
                target.printInteractionControllerWillStartJob(controller)
            }
        }
    }

    /// `printInteractionControllerDidFinishJob(_:)`, if it is
    /// implemented.
    public var printInteractionControllerDidFinishJob: ((UIPrintInteractionController) -> Void)? {
        let name = "printInteractionControllerDidFinishJob(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) {
                target.printInteractionControllerDidFinishJob(controller)
            }
        }
    }
}

/// The methods called `printInteractionController` as a value.
@preconcurrency @MainActor
public struct _UIPrintInteractionControllerMethods {
    let target: any UIPrintInteractionControllerDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ printInteractionController: UIPrintInteractionController,
        choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper? {
        _objcOptional(target, "printInteractionController(_:choosePaper:)") {
            target.printInteractionController(printInteractionController, choosePaper: paperList)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ printInteractionController: UIPrintInteractionController,
        cutLengthFor paper: UIPrintPaper
    ) -> CGFloat? {
        _objcOptional(target, "printInteractionController(_:cutLengthFor:)") {
            target.printInteractionController(printInteractionController, cutLengthFor: paper)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ printInteractionController: UIPrintInteractionController,
        chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior? {
        _objcOptional(target, "printInteractionController(_:chooseCutterBehavior:)") {
            target.printInteractionController(
                printInteractionController,
                chooseCutterBehavior: availableBehaviors
            )
        }
    }
}
