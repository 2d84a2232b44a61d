// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import UIKitCore
public import UIKitText

/// How much an alert matters.
public enum UIAlertControllerSeverity: Int, Sendable {
    /// As others.
    case `default` = 0
    /// More than others.
    case critical = 1
}

/// Asks something, in the middle of the screen or from its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where an alert is shown.
    public enum Style: Int, Sendable {
        /// From the bottom of the screen.
        case actionSheet = 0
        /// In the middle of the screen.
        case alert = 1
    }

    private final var style = Style.actionSheet
    private final var text: String?
    private final var buttons: [UIAlertAction] = []
    private final var preferred: UIAlertAction?
    /// Texts in colours and fonts of their own, where the program has set some by name.
    struct Looks {
        var title: NSAttributedString?
        var message: NSAttributedString?
    }

    final var looks = Looks() {
        didSet { contentDidChange() }
    }
    private final var fields: [UITextField] = []

    /// Makes an alert without buttons.
    public convenience init(
        title: String?,
        message: String?,
        preferredStyle: UIAlertController.Style
    ) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        text = message
        style = preferredStyle
    }

    /// Makes a sheet of actions without any.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads an archived controller.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Content

    /// The bold text above.
    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            contentDidChange()
        }
    }

    /// The text below the title.
    open var message: String? {
        get { text }
        set {
            text = newValue
            contentDidChange()
        }
    }

    /// Where the alert is shown.
    open var preferredStyle: UIAlertController.Style { style }

    /// How much the alert matters.
    open var severity = UIAlertControllerSeverity.default

    /// The buttons, in the order in which they were added.
    open var actions: [UIAlertAction] { buttons }

    /// Adds a button; traps for a second one that cancels.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !buttons.contains(where: { $0.style == .cancel }) else {
            fatalError(
                "UIAlertController.addAction: \(self) has a button of style .cancel already; give "
                    + "the other another style."
            )
        }
        action.didChange = { [weak self] in self?.contentDidChange() }
        buttons.append(action)
        contentDidChange()
    }

    /// The bold button, which the return key presses; one of ``actions``.
    open var preferredAction: UIAlertAction? {
        get { preferred }
        set {
            guard newValue == nil || buttons.contains(where: { $0 === newValue }) else {
                fatalError(
                    "UIAlertController.preferredAction: the action is not one of the alert's; add "
                        + "it by addAction(_:) first."
                )
            }
            preferred = newValue
            contentDidChange()
        }
    }

    /// The fields, in the order in which they were added; nil without any.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Adds a field of text to an alert, and hands it out to be set up; traps for a sheet.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard style == .alert else {
            fatalError(
                "UIAlertController.addTextField: NSInternalInconsistencyException: Text fields can "
                    + "only be added to an alert controller of style .alert; \(self) is a sheet."
            )
        }
        let field = UITextField()
        field.font = .systemFont(ofSize: 13)
        field.adjustsFontForContentSizeCategory = true
        fields.append(field)
        configurationHandler?(field)
        contentDidChange()
    }

    // MARK: View

    /// The first field is edited at once.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }

    /// Makes the view with the texts and the buttons.
    open override func loadView() {
        let alert = AlertView(isSheet: style == .actionSheet)
        alert.didChoose = { [weak self] in self?.choose($0) }
        view = alert
        contentDidChange()
    }

    func contentDidChange() {
        guard let alert = viewIfLoaded as? AlertView else { return }
        alert.show(fields)
        alert.show(title, text, looks, buttons, preferred)
        alert.isSpringLoaded = isSpringLoaded
    }

    private func choose(_ action: UIAlertAction) {
        guard !isBeingDismissed, action.isEnabled else { return }
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }

    /// The place beside the alert was touched.
    func touchedOutside() {
        guard style == .actionSheet, let cancel = buttons.first(where: { $0.style == .cancel })
        else { return }
        choose(cancel)
    }

    /// The keys of an alert: return for the bold button, escape to cancel.
    open override var keyCommands: [UIKeyCommand]? { super.keyCommands }

    /// Whether a drag that rests over a button does what a tap does.
    open var isSpringLoaded: Bool {
        get { heldSpringLoading }
        set {
            heldSpringLoading = newValue
            contentDidChange()
        }
    }
}

extension UIAlertController: SelfPresenting {
    package func makeOwnPresentationController() -> UIPresentationController {
        AlertPresentationController(presentedViewController: self, presenting: nil)
    }

    package func makeOwnAnimator(
        isComing: Bool
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        AlertAnimator(isComing: isComing, isSheet: preferredStyle == .actionSheet)
    }
}
