// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Several actions of a preview behind one title.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, NSCopying, UIPreviewActionItem {
    private final let name: String
    final let style: UIPreviewAction.Style
    final let actions: [UIPreviewAction]

    /// Makes a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        name = title
        self.style = style
        self.actions = actions
        super.init()
    }

    /// What it is called.
    open var title: String { name }

    /// Groups do not change: they are their own copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIMenu {
    /// The actions of a controller that is previewed, as a menu; nil without any.
    static func ofPreview(_ controller: UIViewController) -> UIMenu? {
        let items = controller.previewActionItems
        return items.isEmpty ? nil : UIMenu(children: items.compactMap { element($0, controller) })
    }

    private static func element(
        _ item: any UIPreviewActionItem,
        _ controller: UIViewController
    ) -> UIMenuElement? {
        switch item {
        case let action as UIPreviewAction:
            return UIAction(
                title: action.title,
                attributes: action.style == .destructive ? .destructive : [],
                state: action.style == .selected ? .on : .off
            ) { [weak controller] _ in
                if let controller { action.handler(action, controller) }
            }
        case let group as UIPreviewActionGroup:
            return UIMenu(
                title: group.title,
                options: group.style == .destructive ? .destructive : [],
                children: group.actions.compactMap { element($0, controller) }
            )
        default: return nil
        }
    }
}
