// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime
public import UIKitCore

/// The probes of `UIPrinterPickerControllerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIPrinterPickerControllerDelegateProbes: AnyObject {}

extension _UIPrinterPickerControllerDelegateProbes {
    private var target: (any UIPrinterPickerControllerDelegate)? {
        self as? any UIPrinterPickerControllerDelegate
    }

    /// `printerPickerController(_:shouldShow:)` as a value.
    public var printerPickerController: _UIPrinterPickerControllerMethods? {
        target.map { _UIPrinterPickerControllerMethods(target: $0) }
    }

    /// `printerPickerControllerParentViewController(_:)`, if it is implemented.
    public var printerPickerControllerParentViewController:
        _ObjCOptional<UIPrinterPickerController, UIViewController>?
    {
        let name = "printerPickerControllerParentViewController(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { controller in
            _objcOptional(target, name) {
                target.printerPickerControllerParentViewController(controller)
            } ?? nil
        }
    }

    /// `printerPickerControllerWillPresent(_:)`, if it is implemented.
    public var printerPickerControllerWillPresent: ((UIPrinterPickerController) -> Void)? {
        let name = "printerPickerControllerWillPresent(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) {
                target.printerPickerControllerWillPresent(controller)
            }
        }
    }

    /// `printerPickerControllerDidPresent(_:)`, if it is implemented.
    public var printerPickerControllerDidPresent: ((UIPrinterPickerController) -> Void)? {
        let name = "printerPickerControllerDidPresent(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) { target.printerPickerControllerDidPresent(controller) }
        }
    }

    /// `printerPickerControllerWillDismiss(_:)`, if it is implemented.
    public var printerPickerControllerWillDismiss: ((UIPrinterPickerController) -> Void)? {
        let name = "printerPickerControllerWillDismiss(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) {
                target.printerPickerControllerWillDismiss(controller)
            }
        }
    }

    /// `printerPickerControllerDidDismiss(_:)`, if it is implemented.
    public var printerPickerControllerDidDismiss: ((UIPrinterPickerController) -> Void)? {
        let name = "printerPickerControllerDidDismiss(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) { target.printerPickerControllerDidDismiss(controller) }
        }
    }

    /// `printerPickerControllerDidSelectPrinter(_:)`, if it is implemented.
    public var printerPickerControllerDidSelectPrinter: ((UIPrinterPickerController) -> Void)? {
        let name = "printerPickerControllerDidSelectPrinter(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { controller in
            _ = _objcOptional(target, name) {
                target.printerPickerControllerDidSelectPrinter(controller)
            }
        }
    }
}

/// `printerPickerController(_:shouldShow:)` as a value.
@preconcurrency @MainActor
public struct _UIPrinterPickerControllerMethods {
    let target: any UIPrinterPickerControllerDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ printerPickerController: UIPrinterPickerController,
        shouldShow printer: UIPrinter
    ) -> Bool? {
        _objcOptional(target, "printerPickerController(_:shouldShow:)") {
            target.printerPickerController(printerPickerController, shouldShow: printer)
        }
    }
}
