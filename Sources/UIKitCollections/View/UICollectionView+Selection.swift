// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

// From a finger on an item to its selection.
//
// The order of the delegate's calls is UIKit's: shouldHighlight, didHighlight when the finger comes
// down; shouldSelect (or shouldDeselect), didSelect (or didDeselect), didUnhighlight when it leaves.
extension UICollectionView {
    // MARK: Presses

    /// The item whose cell a touch is in.
    func pressedPath(_ touch: UITouch) -> IndexPath? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, cell.element.host === self {
                return indexPath(for: cell)
            }
            view = current.superview
        }
        return nil
    }

    /// A finger came down; answers whether it is on an item.
    func beginPress(_ touches: Set<UITouch>) -> Bool {
        guard picks.touch == nil, let touch = touches.first else { return false }
        if endsSwipe(touch) { return true }
        guard let path = pressedPath(touch) else { return false }
        guard picks.isPossible || actsPrimarily(path) else { return false }
        picks.touch = touch
        guard mayHighlight(path) else { return true }
        highlight(path, tells: true)
        return true
    }

    /// A finger was lifted; answers whether it was on an item.
    func endPress(_ touches: Set<UITouch>) -> Bool {
        guard let touch = picks.touch, touches.contains(touch) else { return false }
        picks.touch = nil
        guard let path = picks.highlighted else { return true }
        let isInside = cellForItem(at: path).map {
            $0.point(inside: touch.location(in: $0), with: nil)
        }
        if isInside == true { tap(path) }
        cancelHighlight(tells: true)
        return true
    }

    /// Another gesture has begun with the finger.
    func dropPress() {
        picks.touch = nil
        cancelHighlight(tells: true)
    }

    func cancelPress(_ touches: Set<UITouch>) -> Bool {
        guard let touch = picks.touch, touches.contains(touch) else { return false }
        picks.touch = nil
        cancelHighlight(tells: true)
        return true
    }

    // MARK: Highlighting

    func mayHighlight(_ path: IndexPath) -> Bool {
        guard let delegate = currentDelegate else { return true }
        return delegate.collectionView?(self, shouldHighlightItemAt: path) ?? true
    }

    func highlight(_ path: IndexPath, tells: Bool) {
        cancelHighlight(tells: tells)
        picks.highlighted = path
        cellForItem(at: path)?.isHighlighted = true
        if tells { currentDelegate?.collectionView?(self, didHighlightItemAt: path) }
    }

    func cancelHighlight(tells: Bool) {
        guard let path = picks.highlighted else { return }
        picks.highlighted = nil
        cellForItem(at: path)?.isHighlighted = false
        if tells { currentDelegate?.collectionView?(self, didUnhighlightItemAt: path) }
    }

    // MARK: Taps

    /// A person has tapped an item.
    func tap(_ path: IndexPath) {
        if let cell = cellForItem(at: path) as? UICollectionViewListCell,
            let outline = cell.outlineHeader
        {
            return cell.outlineWasTapped(outline)
        }
        guard picks.isPossible else {
            act(path)
            return
        }
        let delegate = currentDelegate
        if picks.takesSeveral, picks.paths.contains(path) {
            guard delegate?.collectionView?(self, shouldDeselectItemAt: path) ?? true else {
                return
            }
            deselect(path, tells: true)
        } else {
            guard delegate?.collectionView?(self, shouldSelectItemAt: path) ?? true else {
                act(path)
                return
            }
            choose(path, tells: true)
        }
        act(path)
    }

    private func actsPrimarily(_ path: IndexPath) -> Bool {
        currentDelegate?.collectionView?(self, canPerformPrimaryActionForItemAt: path) ?? false
    }

    /// The action of a tap, which editing prevents unless the delegate says otherwise.
    private func act(_ path: IndexPath) {
        guard let delegate = currentDelegate else { return }
        let may =
            delegate.collectionView?(self, canPerformPrimaryActionForItemAt: path)
            ?? !picks.isEditing
        guard may else { return }
        delegate.collectionView?(self, performPrimaryActionForItemAt: path)
    }

    /// Adds an item to those selected, in place of others unless several can be.
    func choose(_ path: IndexPath, tells: Bool) {
        if !picks.takesSeveral {
            for other in picks.paths.sorted() where other != path { deselect(other, tells: tells) }
        }
        picks.paths.insert(path)
        cellForItem(at: path)?.isSelected = true
        guard tells else { return }
        if !picks.isEditing { cellForItem(at: path)?.nibSelection?() }
        currentDelegate?.collectionView?(self, didSelectItemAt: path)
    }

    // MARK: The program's

    func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for other in picks.paths { deselect(other, tells: false) }
            return
        }
        guard picks.isPossible, hasItem(at: path) else { return }
        choose(path, tells: false)
        if !position.isEmpty { scroll(to: path, position, animated: animated) }
    }

    func deselect(_ path: IndexPath, tells: Bool) {
        guard picks.paths.remove(path) != nil else { return }
        cellForItem(at: path)?.isSelected = false
        if tells { currentDelegate?.collectionView?(self, didDeselectItemAt: path) }
    }

    /// Changes what can be selected; what no longer can is deselected.
    func changePicks(_ change: (inout SelectionState) -> Void) {
        let (wasPossible, tookSeveral) = (picks.isPossible, picks.takesSeveral)
        change(&picks)
        if wasPossible, !picks.isPossible || (tookSeveral && !picks.takesSeveral) {
            for path in picks.paths { deselect(path, tells: false) }
        }
    }

    func setEditing(_ isEditing: Bool) {
        guard isEditing != picks.isEditing else { return }
        endSwipe(animated: true)
        changePicks { $0.isEditing = isEditing }
        for cell in shownCells { cell.editingChanged(isEditing) }
    }
}
