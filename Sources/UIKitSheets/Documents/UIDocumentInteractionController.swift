// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime
public import UIKitCore
import UniformTypeIdentifiers

/// Previews a file, and offers what can be done with it.
///
/// Texts and pictures can be previewed. What opens the file elsewhere is the desktop's program for it.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    final var interaction = InteractionState()

    /// Makes a controller for a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Makes a controller without a file.
    public override nonisolated init() { super.init() }

    /// Told of what is shown; asked where previews are shown.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// The file.
    open var url: URL? {
        didSet { if url != oldValue { interaction.forgetNames() } }
    }

    /// The identifier of the file's type; that of its extension unless set.
    open var uti: String? {
        get { interaction.type ?? typeOfExtension }
        set { interaction.type = newValue }
    }

    /// The name that is shown; that of the file unless set.
    open var name: String? {
        get { interaction.name ?? url?.lastPathComponent }
        set { interaction.name = newValue }
    }

    /// Pictures for the file's type, the smallest first.
    open var icons: [UIImage] { typeIcons }

    /// What is sent along to another program.
    open var annotation: Any?

    /// Recognizers for the view that stands for the file: a tap previews, a long press offers.
    open var gestureRecognizers: [UIGestureRecognizer] { ownRecognizers }

    /// Shows the file on the delegate's controller: pushed where that is a navigation controller.
    ///
    /// - Returns: whether the file can be shown.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool { showPreview(animated) }

    /// Takes the preview away.
    open func dismissPreview(animated: Bool) { endPreview(animated) }

    /// Offers what can be done with the file, at a rectangle of a view.
    ///
    /// - Returns: whether something is offered.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        showMenu(.options, Anchor(view: view, rect: rect), animated)
    }

    /// Offers what can be done with the file, at a bar's item.
    ///
    /// - Returns: whether something is offered.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        showMenu(.options, Anchor(item: item), animated)
    }

    /// Offers programs that open the file, at a rectangle of a view.
    ///
    /// - Returns: whether there is one.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        showMenu(.openIn, Anchor(view: view, rect: rect), animated)
    }

    /// Offers programs that open the file, at a bar's item.
    ///
    /// - Returns: whether there is one.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        showMenu(.openIn, Anchor(item: item), animated)
    }

    /// Takes the menu away.
    open func dismissMenu(animated: Bool) { endMenu(animated) }
}
