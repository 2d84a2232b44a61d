// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// A view with a keyboard's look, used as an input view or accessory view.
@preconcurrency @MainActor
open class UIInputView: UIView {
    private final var style = Style.default
    private final var sizesItself = false

    /// Makes a view of a style.
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        style = inputViewStyle
        super.init(frame: frame)
        if style == .keyboard { backgroundColor = UIInputView.keyboardColor }
    }

    /// Makes a view of the default style.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Reads an archived view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the view.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ view: PropertyArchive<UIInputView>) {
        view.keep(\.style, "UIInputViewStyle")
        view.keep(\.sizesItself, "UIAllowsSelfSizing")
    }

    /// How the view looks.
    open var inputViewStyle: UIInputView.Style { style }

    /// Whether constraints define the height, and not the frame; false by default.
    open var allowsSelfSizing: Bool {
        get { sizesItself }
        set { sizesItself = newValue }
    }

    /// The colour behind the keys.
    private static let keyboardColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1)
            : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
    }
}
