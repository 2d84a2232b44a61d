// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// An action of a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {
    /// How an action looks.
    public enum Style: Int, Sendable {
        /// As usual.
        case `default` = 0
        /// With a mark: it is on.
        case selected = 1
        /// As one that destroys something.
        case destructive = 2
    }

    private final let name: String
    private final let action: (UIPreviewAction, UIViewController) -> Void
    final let style: Style

    /// Makes an action that calls `handler` with the controller that is previewed.
    public init(
        title: String,
        style: UIPreviewAction.Style,
        handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        name = title
        action = handler
        self.style = style
        super.init()
    }

    /// What it is called.
    open var title: String { name }

    /// What it does.
    open var handler: (any UIPreviewActionItem, UIViewController) -> Void {
        { [weak self] item, controller in
            guard let action = item as? UIPreviewAction ?? self else { return }
            action.action(action, controller)
        }
    }

    /// Actions do not change: they are their own copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
