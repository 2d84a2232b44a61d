// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitControls

/// A controller of a view that replaces the keyboard, or lies on top of it.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    private final let proxy = FirstResponderProxy()
    private final var language: String?

    /// Makes a controller whose view a nib has, or which it makes itself.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads an archived controller.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the controller.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UIInputViewController>) {
        properties.keep(\.language, "UIPrimaryLanguage")
        properties.keep(\.showsDictationKey, "UIShowsDictationKey")
    }

    /// Makes the input view, with the look of a keyboard.
    open override func loadView() {
        let frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 216)
        view = UIInputView(frame: frame, inputViewStyle: .keyboard)
    }

    /// The controller's view, if it is an input view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { if let newValue { view = newValue } }
    }

    // MARK: Text

    /// The text of the first responder, into which the controller types.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// The language of the keyboard; nil for that of the program.
    open var primaryLanguage: String? {
        get { language }
        set { language = newValue }
    }

    /// Whether the keyboard has a key of its own for dictation; false by default.
    open var hasDictationKey: Bool {
        get { showsDictationKey }
        set { showsDictationKey = newValue }
    }
    private final var showsDictationKey = false

    /// Whether the keyboard may use the network and shared files: it is part of the program.
    open var hasFullAccess: Bool { true }

    /// Whether there has to be a key that changes the keyboard: there is no other one.
    open var needsInputModeSwitchKey: Bool { false }

    /// Ends the editing.
    open func dismissKeyboard() {
        UIApplication.sharedOrNil?.firstResponder?.resignFirstResponder()
    }

    /// Changes to the next keyboard; there is no other one, so it stays.
    open func advanceToNextInputMode() {}

    /// Shows the list of keyboards for a long press on a key; there is no other one.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}

    // MARK: Changes

    /// The selection is about to change.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}

    /// The selection has changed.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}

    /// The text is about to change.
    open func textWillChange(_ textInput: (any UITextInput)?) {}

    /// The text has changed.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
