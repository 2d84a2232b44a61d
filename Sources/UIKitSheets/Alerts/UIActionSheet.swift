// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import UIKitControllers
public import UIKitCore

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
    final let controller = UIAlertController(
        title: nil,
        message: nil,
        preferredStyle: .actionSheet
    )
    private final var titles: [String] = []
    private final var isShown = false

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
    open var destructiveButtonIndex = -1

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
        switch index {
        case cancelButtonIndex: .cancel
        case destructiveButtonIndex: .destructive
        default: .default
        }
    }

    /// Whether it is on the screen.
    open var isVisible: Bool { isShown }

    // MARK: Showing
    /// Shows the sheet over a view.
    open func show(in view: UIView) {
        guard let presenter = FrontController.of(view.window) else { return }
        present(from: presenter)
    }

    /// Shows the sheet over a bar.
    open func show(from view: UIToolbar) { show(in: view) }

    /// Shows the sheet over a bar.
    open func show(from view: UITabBar) { show(in: view) }

    /// Shows the sheet, at an item of a bar where there is room.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        guard let presenter = FrontController.of(nil) else { return }
        controller.popoverPresentationController?.barButtonItem = item
        present(from: presenter)
    }

    /// Shows the sheet, at a part of a view where there is room.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        controller.popoverPresentationController?.sourceView = view
        controller.popoverPresentationController?.sourceRect = rect
        show(in: view)
    }

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
        delegate?.willPresent?(self)
        presenter.present(controller, animated: true) { [self] in delegate?.didPresent?(self) }
    }

    /// Takes it away as if a button were pressed; nobody hears of a click.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard isShown else { return }
        isShown = false
        delegate?.actionSheet?(self, willDismissWithButtonIndex: buttonIndex)
        controller.presentingViewController?.dismiss(animated: animated) { [self] in
            delegate?.actionSheet?(self, didDismissWithButtonIndex: buttonIndex)
        }
    }

    private final func close(_ index: Int) {
        guard isShown else { return }
        isShown = false
        delegate?.actionSheet?(self, clickedButtonAt: index)
        delegate?.actionSheet?(self, willDismissWithButtonIndex: index)
        delegate?.actionSheet?(self, didDismissWithButtonIndex: index)
    }
}
