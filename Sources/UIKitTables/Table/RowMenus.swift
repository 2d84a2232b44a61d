// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitControls

/// Shows the menus that a table's delegate has for rows.
@MainActor
final class RowMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var table: UITableView?
    private(set) var interaction: UIContextMenuInteraction?
    /// The row with the open menu.
    private var path: IndexPath?

    init(_ table: UITableView) {
        self.table = table
        super.init()
        let interaction = UIContextMenuInteraction(delegate: self)
        self.interaction = interaction
        table.addInteraction(interaction)
    }

    func remove() {
        if let interaction { table?.removeInteraction(interaction) }
        interaction = nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, let path = table.indexPathForRow(at: location) else { return nil }
        let found = table.delegate?.tableView?(
            table,
            contextMenuConfigurationForRowAt: path,
            point: location
        )
        if found != nil {
            self.path = path
            table.cancelTouch()
        }
        return found
    }

    private func rowPreview() -> UITargetedPreview? {
        guard let table, let path, let cell = table.cellForRow(at: path) else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        let found = table.delegate?.tableView?(
            table,
            previewForHighlightingContextMenuWithConfiguration: configuration
        )
        return found ?? rowPreview()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        let found = table.delegate?.tableView?(
            table,
            previewForDismissingContextMenuWithConfiguration: configuration
        )
        return found ?? rowPreview()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let table else { return }
        table.delegate?.tableView?(
            table,
            willPerformPreviewActionForMenuWith: configuration,
            animator: animator
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.delegate?.tableView?(
            table,
            willDisplayContextMenu: configuration,
            animator: animator
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.delegate?.tableView?(
            table,
            willEndContextMenuInteraction: configuration,
            animator: animator
        )
        path = nil
    }
}

extension UITableView {
    /// Adds or removes the interaction for the delegate's row menus.
    func menusMayHaveChanged() {
        let name = "tableView(_:contextMenuConfigurationForRowAt:point:)"
        let wants = tableDelegate.map { _objcImplements($0, name) } ?? false
        if wants, table.menus == nil {
            table.menus = RowMenus(self)
        } else if !wants, let menus = table.menus {
            menus.remove()
            table.menus = nil
        }
    }
}
