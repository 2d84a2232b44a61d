// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

/// Goes on with its content where that ends, as under bars: with blurred mirror images of it.
///
/// The content view lies in the safe area by default, in views of this class's own that mirror it;
/// text and controls over it belong beside it, as they would be mirrored, too.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
    private final var content: UIView?
    private final var placesContent = true
    private final lazy var mirrors = MirrorStack(owner: self)

    /// Makes a view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Reads an archived view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let decode = FieldDecoder(coder)
        decode.flag("UIBackgroundExtensionViewPlacesContent") { placesContent = $0 }
        if let view = decode.object("UIBackgroundExtensionViewContentView") as? UIView {
            setContent(view)
        }
    }

    /// Archives the view with its content.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(placesContent, forKey: "UIBackgroundExtensionViewPlacesContent")
        if let content { coder.encode(content, forKey: "UIBackgroundExtensionViewContentView") }
    }

    /// The view that is shown and mirrored.
    open var contentView: UIView? {
        get { content }
        set { setContent(newValue) }
    }

    private final func setContent(_ view: UIView?) {
        guard view !== content else { return }
        if let content, content.isDescendant(of: self) { content.removeFromSuperview() }
        content = view
        if let view { mirrors.host(view) }
        setNeedsLayout()
    }

    /// Whether the content view is placed in the safe area; true by default.
    ///
    /// Otherwise its frame or constraints place it.
    open var automaticallyPlacesContentView: Bool {
        get { placesContent }
        set {
            guard newValue != placesContent else { return }
            placesContent = newValue
            setNeedsLayout()
        }
    }

    /// Places content and mirrors.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard content != nil else { return }
        mirrors.fill(bounds)
        placeMirrors()
    }

    /// The safe area has changed, and with it the place of the content.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Places the content, and mirrors it about the edges that lie inside the bounds.
    final func placeMirrors() {
        guard let content else { return }
        if placesContent, content.translatesAutoresizingMaskIntoConstraints {
            content.frame = bounds.inset(by: safeAreaInsets)
        }
        mirrors.mirror(content.frame, in: bounds)
    }
}
