// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Platform
public import UIKitCore

/// Lets a person choose a printer from a list.
@preconcurrency @MainActor
open class UIPrinterPickerController: NSObject {
    /// Told whether a printer was chosen, and what went wrong.
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    private final var printer: UIPrinter?
    private final weak var list: UIAlertController?

    /// Makes a picker with a printer that was chosen before.
    public init(initiallySelectedPrinter printer: UIPrinter?) {
        self.printer = printer
        super.init()
    }

    /// The printer that was chosen last; nil where none was.
    open var selectedPrinter: UIPrinter? { printer }

    /// Chooses which printers are offered and hears of the choice.
    open weak var delegate: (any UIPrinterPickerControllerDelegate)?

    /// Shows the list; answers whether it could.
    @discardableResult
    open func present(
        animated: Bool,
        completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil
    ) -> Bool {
        presentList(animated, completion)
    }

    /// Shows the list; where from makes no difference.
    @discardableResult
    open func present(
        from rect: CGRect,
        in view: UIView,
        animated: Bool,
        completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil
    ) -> Bool {
        presentList(animated, completion)
    }

    /// Shows the list; where from makes no difference.
    @discardableResult
    open func present(
        from item: UIBarButtonItem,
        animated: Bool,
        completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil
    ) -> Bool {
        presentList(animated, completion)
    }

    /// Takes the list away; nothing is chosen.
    open func dismiss(animated: Bool) {
        guard let list else { return }
        self.list = nil
        delegate?.printerPickerControllerWillDismiss?(self)
        list.presentingViewController?.dismiss(animated: animated)
        delegate?.printerPickerControllerDidDismiss?(self)
    }

    // MARK: List

    private final func presentList(
        _ animated: Bool,
        _ completion: CompletionHandler?
    ) -> Bool {
        let parent = delegate?.printerPickerControllerParentViewController?(self) ?? nil
        guard list == nil, let service = Printing.service,
            let presenter = parent.map(FrontController.above) ?? FrontController.of(nil)
        else { return false }
        // The list keeps the picker until somebody has chosen.
        service.findPrinters { [self] found in
            let offered = found.map { UIPrinter($0) }.filter {
                delegate?.printerPickerController?(self, shouldShow: $0) ?? true
            }
            let list = UIAlertController(
                title: "Printers",
                message: offered.isEmpty ? "No printers were found." : nil,
                preferredStyle: .alert
            )
            for one in offered {
                list.addAction(
                    UIAlertAction(title: one.displayName, style: .default) { [self] _ in
                        printer = one
                        delegate?.printerPickerControllerDidSelectPrinter?(self)
                        end(true, completion)
                    }
                )
            }
            list.addAction(
                UIAlertAction(title: "Cancel", style: .cancel) { [self] _ in
                    end(false, completion)
                }
            )
            self.list = list
            delegate?.printerPickerControllerWillPresent?(self)
            presenter.present(list, animated: animated) { [self] in
                delegate?.printerPickerControllerDidPresent?(self)
            }
        }
        return true
    }

    private final func end(_ isChosen: Bool, _ completion: CompletionHandler?) {
        list = nil
        delegate?.printerPickerControllerWillDismiss?(self)
        delegate?.printerPickerControllerDidDismiss?(self)
        completion?(self, isChosen, nil)
    }
}
