// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import UIKitControllers
public import UIKitCore
public import UIKitText

/// How an alert asks for text.
public enum UIAlertViewStyle: Int, Sendable {
    /// It asks for none.
    case `default` = 0
    /// For a word that nobody may see.
    case secureTextInput = 1
    /// For a word.
    case plainTextInput = 2
    /// For a name and a password.
    case loginAndPasswordInput = 3
}

/// An alert as it was before UIAlertController, which shows it.
/// - Source: developer.apple.com/documentation/uikit/uialertview
@preconcurrency @MainActor
open class UIAlertView: UIView {
    private final let buttons = AlertButtons(.alert)
    final var controller: UIAlertController { buttons.controller }

    /// Makes an alert without a title.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Reads an archived one, which has no title.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes an alert; the delegate hears of the buttons.
    public convenience init(
        title: String?,
        message: String?,
        delegate: Any?,
        cancelButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as? any UIAlertViewDelegate
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Makes an alert with more buttons.
    public convenience init(
        title: String,
        message: String,
        delegate: (any UIAlertViewDelegate)?,
        cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String,
        _ moreButtonTitles: String...
    ) {
        self.init(
            title: title,
            message: message,
            delegate: delegate,
            cancelButtonTitle: cancelButtonTitle
        )
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    // MARK: Content

    /// Hears of the buttons.
    open weak var delegate: (any UIAlertViewDelegate)?

    /// The bold words above.
    open var title: String {
        get { controller.title ?? "" }
        set { controller.title = newValue }
    }

    /// The words below the title.
    open var message: String? {
        get { controller.message }
        set { controller.message = newValue }
    }

    /// Which fields there are.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet { makeFields() }
    }

    /// Adds a button; its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

    /// What a button says; nil for one that is not there.
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

    /// How many buttons there are.
    open var numberOfButtons: Int { buttons.titles.count }

    /// The button that cancels; -1 for none.
    open var cancelButtonIndex: Int {
        get { buttons.cancel }
        set { buttons.cancel = newValue }
    }

    /// The first button that has no other purpose; -1 for none.
    open var firstOtherButtonIndex: Int { buttons.firstOther }

    /// Whether it is on the screen.
    open var isVisible: Bool { buttons.isShown }

    // MARK: Showing

    /// Shows the alert in front.
    open func show() {
        guard let presenter = FrontController.of(nil) else { return }
        buttons.present(from: presenter, tell)
    }

    /// A field of the style that was set; traps for one that is not there.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = controller.textFields ?? []
        guard fields.indices.contains(textFieldIndex) else {
            fatalError(
                "UIAlertView.textField(at:): NSInvalidArgumentException: textFieldIndex "
                    + "(\(textFieldIndex)) is outside of the bounds of the array of text fields; "
                    + "alertViewStyle says how many there are."
            )
        }
        return fields[textFieldIndex]
    }

    /// Takes it away as if a button were pressed; nobody hears of a click.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        buttons.dismiss(buttonIndex, animated: animated)
    }

    private final func tell(_ event: AlertButtons.Event) {
        switch event {
        case .willPresent:
            judgeFirstOther()
            delegate?.willPresent?(self)
        case .didPresent: delegate?.didPresent?(self)
        case .clicked(let index): delegate?.alertView?(self, clickedButtonAt: index)
        case .willDismiss(let index): delegate?.alertView?(self, willDismissWithButtonIndex: index)
        case .didDismiss(let index): delegate?.alertView?(self, didDismissWithButtonIndex: index)
        }
    }

    // MARK: Fields

    private final func makeFields() {
        guard controller.textFields == nil else { return }
        switch alertViewStyle {
        case .default: break
        case .plainTextInput: controller.addTextField()
        case .secureTextInput: controller.addTextField { $0.isSecureTextEntry = true }
        case .loginAndPasswordInput:
            controller.addTextField { $0.placeholder = "Login" }
            controller.addTextField {
                $0.placeholder = "Password"
                $0.isSecureTextEntry = true
            }
        }
        for field in controller.textFields ?? [] {
            field.addAction(
                UIAction { [weak self] _ in self?.judgeFirstOther() },
                for: .editingChanged
            )
        }
    }

    /// Asks whether the first button that does not cancel can be pressed.
    private final func judgeFirstOther() {
        let index = firstOtherButtonIndex
        guard controller.actions.indices.contains(index) else { return }
        controller.actions[index].isEnabled =
            delegate?.alertViewShouldEnableFirstOtherButton?(self) ?? true
    }
}
