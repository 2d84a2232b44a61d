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
    final let controller = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    private final var titles: [String] = []
    private final var isShown = false

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
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    /// What a button says; nil for one that is not there.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    /// How many buttons there are.
    open var numberOfButtons: Int { titles.count }

    /// The button that cancels; -1 for none.
    open var cancelButtonIndex = -1

    /// The first button that has no other purpose; -1 for none.
    open var firstOtherButtonIndex: Int {
        titles.indices.first { style(of: $0) == .default } ?? -1
    }

    private final func style(of index: Int) -> UIAlertAction.Style {
        index == cancelButtonIndex ? .cancel : .default
    }

    /// Whether it is on the screen.
    open var isVisible: Bool { isShown }

    // MARK: Showing
    /// Shows the alert in front.
    open func show() {
        guard let presenter = FrontController.of(nil) else { return }
        present(from: presenter)
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

    private final func prepareToShow() { judgeFirstOther() }

    private final func present(from presenter: UIViewController) {
        guard !isShown else { return }
        isShown = true
        for index in titles.indices {
            // It lives as long as it is shown, whoever else forgets it.
            let action = UIAlertAction(title: titles[index], style: style(of: index)) { _ in
                self.close(index)
            }
            controller.addAction(action)
        }
        prepareToShow()
        delegate?.willPresent?(self)
        presenter.present(controller, animated: true) { [self] in delegate?.didPresent?(self) }
    }

    /// Takes it away as if a button were pressed; nobody hears of a click.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard isShown else { return }
        isShown = false
        delegate?.alertView?(self, willDismissWithButtonIndex: buttonIndex)
        controller.presentingViewController?.dismiss(animated: animated) { [self] in
            delegate?.alertView?(self, didDismissWithButtonIndex: buttonIndex)
        }
    }

    private final func close(_ index: Int) {
        guard isShown else { return }
        isShown = false
        delegate?.alertView?(self, clickedButtonAt: index)
        delegate?.alertView?(self, willDismissWithButtonIndex: index)
        delegate?.alertView?(self, didDismissWithButtonIndex: index)
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
