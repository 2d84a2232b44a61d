// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime
public import UIKitInteraction

/// A button that a swipe on a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What a tap means; call the last argument with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// How the button looks.
    public enum Style: Int, Sendable {
        /// Grey.
        case normal
        /// Red; the row goes away when its handler says that it was done.
        case destructive
    }

    private final var kind = Style.normal
    private final var action: Handler?
    private final var ownTitle: String?
    private final var ownColor: UIColor?
    private final var ownImage: UIImage?

    /// Makes an action without a title that does nothing.
    public override nonisolated init() { super.init() }

    /// Makes an action.
    public convenience init(
        style: UIContextualAction.Style,
        title: String?,
        handler: @escaping Handler
    ) {
        self.init()
        kind = style
        action = handler
        ownTitle = title
    }

    /// How the button looks.
    open var style: UIContextualAction.Style { kind }

    /// What a tap means.
    open var handler: Handler { action ?? { _, _, finish in finish(false) } }

    /// The text on the button; nil for the image alone.
    open var title: String? {
        get { ownTitle }
        set { ownTitle = newValue }
    }

    // The SDK's type: setting nil sets the default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The button's colour, by default the style's.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (kind == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }

    /// The image on the button, above the title where there is room for both.
    open var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }
}
