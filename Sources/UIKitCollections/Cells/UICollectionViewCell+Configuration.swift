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
        let old = cell.content
        cell.content = new
        guard let new else {
            if old != nil { replaceContent(with: UIView(frame: .zero)) }
            return
        }
        show(cell.updatesContent ? new.updated(for: configurationState) : new)
        element.host?.contentChanged(self)
    }

    private func show(_ content: any UIContentConfiguration) {
        if let view = cell.contentView as? any UIContentView, view.supports(content) {
            view.configuration = content
        } else {
            replaceContent(with: content.makeContentView())
        }
    }

    /// Puts another view in the content view's place, as large.
    private func replaceContent(with view: UIView) {
        let old = cell.contentView
        cell.contentView = view
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = contentFrame(in: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.heightYieldsToConstraints = true
        insertPart(view, at: subviews.firstIndex { $0 === old } ?? subviews.count)
        old.removeFromSuperview()
        contentWasReplaced()
        setNeedsLayout()
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

    func setSelfSizing(_ invalidation: SelfSizingInvalidation) {
        sources.selfSizing = invalidation
        ConstraintFollowers.set(self, follows: invalidation == .enabledIncludingConstraints)
    }

    /// Asks the cells for the sizes that they would like, if constraints have changed.
    func followConstraints() {
        guard shown.mustFollowConstraints else { return }
        shown.mustFollowConstraints = false
        for cell in shownCells { measure(cell) }
    }
}

extension UICollectionView: ConstraintFollower {
    /// Has the cells measured at the next layout.
    package func constraintsWereSolved() {
        guard !shown.isLayingOut, !updates.isCollecting else { return }
        shown.mustFollowConstraints = true
        setNeedsLayout()
    }
}
