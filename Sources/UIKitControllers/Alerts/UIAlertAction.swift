// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCore

/// One of an alert's buttons.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, UIAccessibilityIdentification, @preconcurrency NSCopying {
    /// What a button is for.
    public enum Style: Int, Sendable {
        /// Anything.
        case `default` = 0
        /// Leaving everything as it is; there can be one.
        case cancel = 1
        /// Something that cannot be undone.
        case destructive = 2
    }

    private let text: String?
    private let kind: Style
    let handler: ((UIAlertAction) -> Void)?
    var didChange: () -> Void = {}
    /// The text's colour, where the program has set one by name.
    var titleColor: UIColor? {
        didSet { didChange() }
    }

    /// Makes a button that calls a block after the alert is gone.
    public convenience init(
        title: String?,
        style: UIAlertAction.Style,
        handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init(title, style, handler)
    }

    /// Makes a button without a title; a designated initializer, which tests' subclasses call.
    public init(_none: Void = ()) {
        text = nil
        kind = .default
        handler = nil
        super.init()
    }

    @usableFromInline init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?)
    {
        text = title
        kind = style
        self.handler = handler
        super.init()
    }

    /// The text.
    open var title: String? { text }

    /// What the button is for.
    open var style: UIAlertAction.Style { kind }

    /// Whether the button can be used.
    open var isEnabled = true {
        didSet { didChange() }
    }

    /// The name that tests find the button by.
    open var accessibilityIdentifier: String? {
        didSet { didChange() }
    }

    /// Another button with the same text and block.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(text, kind, handler)
        copy.isEnabled = isEnabled
        copy.accessibilityIdentifier = accessibilityIdentifier
        copy.titleColor = titleColor
        return copy
    }
}
