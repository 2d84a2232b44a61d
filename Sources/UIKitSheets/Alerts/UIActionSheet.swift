// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import UIKitControllers
public import UIKitViews

/// How a sheet looked once.
public enum UIActionSheetStyle: Int, Sendable {
    /// As the bar below.
    case automatic = -1
    /// As bars are.
    case `default` = 0
    /// Black, letting through what is behind.
    case blackTranslucent = 1
    /// Black.
    case blackOpaque = 2
}

/// A sheet of actions as it was before UIAlertController, which shows it.
/// - Source: developer.apple.com/documentation/uikit/uiactionsheet
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    private final let buttons = AlertButtons(.actionSheet)
    final var controller: UIAlertController { buttons.controller }

    /// Makes a sheet without a title.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Reads an archived one, which has no title.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a sheet; the delegate hears of the buttons.
    public convenience init(
        title: String?,
        delegate: (any UIActionSheetDelegate)?,
        cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title
        self.delegate = delegate
        if let destructiveButtonTitle {
            destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
        }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Makes a sheet with more buttons.
    public convenience init(
        title: String?,
        delegate: (any UIActionSheetDelegate)?,
        cancelButtonTitle: String?,
        destructiveButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String,
        _ moreButtonTitles: String...
    ) {
        self.init(
            title: title,
            delegate: delegate,
            cancelButtonTitle: cancelButtonTitle,
            destructiveButtonTitle: destructiveButtonTitle
        )
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    // MARK: Content

    /// Hears of the buttons.
    open weak var delegate: (any UIActionSheetDelegate)?

    /// The words above.
    open var title: String? {
        get { controller.title }
        set { controller.title = newValue }
    }

    /// How the sheet looked once; sheets look alike now.
    open var actionSheetStyle = UIActionSheetStyle.automatic

    /// The button that destroys something; -1 for none.
    open var destructiveButtonIndex: Int {
        get { buttons.destructive }
        set { buttons.destructive = newValue }
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

    /// Shows the sheet over a view.
    open func show(in view: UIView) {
        guard let presenter = FrontController.of(view.window) else { return }
        buttons.present(from: presenter, tell)
    }

    /// Shows the sheet over a bar.
    open func show(from view: UIToolbar) { show(in: view) }

    /// Shows the sheet over a bar.
    open func show(from view: UITabBar) { show(in: view) }

    /// Shows the sheet, at an item of a bar where there is room.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        guard let presenter = FrontController.of(nil) else { return }
        controller.popoverPresentationController?.barButtonItem = item
        buttons.present(from: presenter, tell)
    }

    /// Shows the sheet, at a part of a view where there is room.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        controller.popoverPresentationController?.sourceView = view
        controller.popoverPresentationController?.sourceRect = rect
        show(in: view)
    }

    /// Takes it away as if a button were pressed; nobody hears of a click.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        buttons.dismiss(buttonIndex, animated: animated)
    }

    private final func tell(_ event: AlertButtons.Event) {
        switch event {
        case .willPresent:
            delegate?.willPresent?(self)
        case .didPresent: delegate?.didPresent?(self)
        case .clicked(let index): delegate?.actionSheet?(self, clickedButtonAt: index)
        case .willDismiss(let index):
            delegate?.actionSheet?(self, willDismissWithButtonIndex: index)
        case .didDismiss(let index): delegate?.actionSheet?(self, didDismissWithButtonIndex: index)
        }
    }
}
