// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UIKitControls

/// A button that a swipe on a row shows; the older way.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// How the button looks.
    public enum Style: Int, Sendable {
        /// Red.
        case `default` = 0
        /// Grey.
        case normal = 1

        /// As ``default``.
        public static let destructive = Style.default
    }

    private final var kind = Style.default
    private final var handler: ((UITableViewRowAction, IndexPath) -> Void)?
    private final var ownTitle: String?
    private final var color: UIColor?
    private final var effect: UIVisualEffect?

    /// Makes an action without a title that does nothing.
    public override nonisolated init() { super.init() }

    /// Makes an action.
    public convenience init(
        style: UITableViewRowAction.Style,
        title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.init()
        kind = style
        ownTitle = title
        self.handler = handler
    }

    /// How the button looks.
    open var style: UITableViewRowAction.Style { kind }

    /// The text on the button.
    open var title: String? {
        get { ownTitle }
        set { ownTitle = newValue }
    }

    /// The button's colour; nil for the style's.
    open var backgroundColor: UIColor? {
        get { color }
        set { color = newValue }
    }

    /// An effect behind the text; stored, not shown.
    open var backgroundEffect: UIVisualEffect? {
        get { effect }
        set { effect = newValue }
    }

    /// The same action again.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(
            style: kind,
            title: ownTitle,
            handler: handler ?? { _, _ in }
        )
        copy.color = color
        copy.effect = effect
        return copy
    }

    func run(_ path: IndexPath) { handler?(self, path) }
}
