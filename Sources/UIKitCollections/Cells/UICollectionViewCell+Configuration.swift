// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCells
import UIKitControls

// Contents and backgrounds that are values, and follow the cell's state.
extension UICollectionViewCell {
    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = cell.isSelected
        state.isHighlighted = cell.isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = isFocused
        state.cellDragState = cell.drag
        state.cellDropState = cell.drop
        if let host = element.host {
            state.isSwiped = host.rows.swipe?.cell === self
            state.isEditing = host.isEditing
            state.isReordering = host.movement.session?.holds(self) ?? false
            if let path = element.key?.indexPath, let source = host.outlineSource {
                state.isExpanded = source.outlineState(at: path)?.isExpanded ?? false
            }
        }
        addState(&state)
        return state
    }

    func markConfiguration() {
        guard cell.content != nil || cell.background != nil || cell.handler != nil else {
            // Subclasses may make configurations in `updateConfiguration(using:)`.
            cell.needsUpdate = true
            setNeedsLayout()
            return
        }
        cell.needsUpdate = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard cell.needsUpdate else { return }
        cell.needsUpdate = false
        let state = configurationState
        if cell.updatesContent, let content = cell.content { show(content.updated(for: state)) }
        if cell.updatesBackground, let background = cell.background {
            show(background.updated(for: state))
        }
        observingConfiguration { updateConfiguration(using: state) }
    }

    func setContent(_ new: (any UIContentConfiguration)?) {
        cell.content = new
        guard let new else {
            cell.shownContent?.removeFromSuperview()
            cell.shownContent = nil
            return
        }
        show(cell.updatesContent ? new.updated(for: configurationState) : new)
        element.host?.contentChanged(self)
    }

    private func show(_ content: any UIContentConfiguration) {
        if let view = cell.shownContent, view.supports(content) {
            view.configuration = content
            return
        }
        cell.shownContent?.removeFromSuperview()
        let view = content.makeContentView()
        cell.shownContent = view
        let outer = cell.contentView
        outer.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: outer.topAnchor),
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
    }

    func setBackground(_ new: UIBackgroundConfiguration?) {
        cell.background = new
        guard let new else {
            cell.shownBackground?.removeFromSuperview()
            cell.shownBackground = nil
            return
        }
        setBackgroundView(nil)
        setSelectedBackgroundView(nil)
        show(cell.updatesBackground ? new.updated(for: configurationState) : new)
    }

    private func show(_ background: UIBackgroundConfiguration) {
        let view = cell.shownBackground ?? BackgroundView(frame: bounds)
        if cell.shownBackground == nil {
            cell.shownBackground = view
            insertSubview(view, at: 0)
        }
        view.show(background, tint: tintColor)
    }
}

extension UICollectionView {
    /// A cell shows something else, which may want another size.
    func contentChanged(_ cell: UICollectionViewCell) {
        guard sources.selfSizing != .disabled, let key = cell.element.key,
            shown.views[key] === cell, !shown.isLayingOut
        else { return }
        measure(cell)
    }
}
