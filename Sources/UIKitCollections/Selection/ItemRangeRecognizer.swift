// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

/// Two fingers that go over items select them.
@MainActor
final class ItemRangeRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var host: UICollectionView?
    private var start: IndexPath?
    /// The items that were selected before.
    private var former: Set<IndexPath> = []
    /// Whether items are deselected, as they are when the first one was selected.
    private var deselects = false

    init(_ host: UICollectionView) {
        self.host = host
        super.init(target: nil, action: nil)
        minimumNumberOfTouches = 2
        maximumNumberOfTouches = 2
        delegate = self
        addHandler { [weak self] _ in self?.follow() }
    }

    private var path: IndexPath? {
        guard let host else { return nil }
        return host.itemPath(at: location(in: host))
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let host, let path else { return false }
        return host.mayBeginRange(at: path)
    }

    private func follow() {
        guard let host else { return }
        switch state {
        case .began:
            guard let path else { return }
            host.dropPress()
            host.currentDelegate?.collectionView?(
                host,
                didBeginMultipleSelectionInteractionAt: path
            )
            start = path
            former = host.picks.paths
            deselects = former.contains(path)
            select()
        case .changed: select()
        case .ended, .cancelled:
            guard start != nil else { return }
            start = nil
            host.currentDelegate?.collectionViewDidEndMultipleSelectionInteraction?(host)
        case .possible, .failed: break
        }
    }

    /// Selects the items between the first one and the fingers, and no others than were before.
    private func select() {
        guard let host, let start, let path, host.picks.takesSeveral else { return }
        host.selectRange(from: start, to: path, over: former, deselects: deselects)
    }
}

extension UICollectionView {
    /// Begins to watch for two fingers, before the recognizer that scrolls.
    func setUpRanges() {
        guard rows.rangePan == nil else { return }
        let pan = ItemRangeRecognizer(self)
        rows.rangePan = pan
        addPart(pan)
        if let all = gestureRecognizers {
            gestureRecognizers = [pan] + all.filter { $0 !== pan }
        }
    }

    func mayBeginRange(at path: IndexPath) -> Bool {
        currentDelegate?.collectionView?(self, shouldBeginMultipleSelectionInteractionAt: path)
            ?? false
    }

    /// Whether a recognizer that would scroll has two fingers that select items.
    func isForRange(_ recognizer: UIGestureRecognizer) -> Bool {
        guard rows.rangePan != nil, recognizer === panGestureRecognizer,
            recognizer.numberOfTouches >= 2,
            let path = itemPath(at: recognizer.location(in: self))
        else { return false }
        return mayBeginRange(at: path)
    }

    func selectRange(
        from start: IndexPath,
        to end: IndexPath,
        over former: Set<IndexPath>,
        deselects: Bool
    ) {
        var wanted = former
        let (first, last) = (min(start, end), max(start, end))
        for section in first.section...last.section {
            let count = itemCount(in: section)
            let from = section == first.section ? first.item : 0
            let to = section == last.section ? min(last.item, count - 1) : count - 1
            guard from <= to else { continue }
            for item in from...to {
                let path = IndexPath(item: item, section: section)
                if deselects { wanted.remove(path) } else { wanted.insert(path) }
            }
        }
        let delegate = currentDelegate
        for path in picks.paths.subtracting(wanted).sorted() {
            guard delegate?.collectionView?(self, shouldDeselectItemAt: path) ?? true else {
                continue
            }
            deselect(path, tells: true)
        }
        for path in wanted.subtracting(picks.paths).sorted() {
            guard delegate?.collectionView?(self, shouldSelectItemAt: path) ?? true else {
                continue
            }
            choose(path, tells: true)
        }
    }
}
