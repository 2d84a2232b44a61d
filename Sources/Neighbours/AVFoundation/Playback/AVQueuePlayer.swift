// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// Sendable is unchecked because a player belongs to the main thread, as on iOS.
/// Plays items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    /// The items behind the current one.
    private var waiting: [AVPlayerItem] = []

    /// A player without items.
    public override init() {
        super.init()
        endAction = .advance
    }

    /// A player of one item.
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        endAction = .advance
    }

    /// A player of items.
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        waiting = Array(items.dropFirst())
    }

    /// The items, the current one first.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

    /// Goes on with the next item; without one there is nothing to play.
    open func advanceToNextItem() {
        let next = waiting.isEmpty ? nil : waiting.removeFirst()
        replaceCurrentItem(with: next)
    }

    override func advance() { advanceToNextItem() }

    /// Whether an item is not in the queue, and another is, if it is given.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        let all = items()
        return !all.contains { $0 === item }
            && (afterItem.map { after in all.contains { $0 === after } } ?? true)
    }

    /// Puts an item behind another, or behind all.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else {
            Diagnostics.trap(
                .invalidArgumentException,
                "AVQueuePlayer.insert(_:after:): the item is in the queue, or the other is not; ask "
                    + "canInsert(_:after:) first"
            )
        }
        guard currentItem != nil else { return replaceCurrentItem(with: item) }
        let index = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 }
        waiting.insert(item, at: index ?? (afterItem == nil ? waiting.count : 0))
    }

    /// Takes an item out; the next one is played if it was the current one.
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        waiting.removeAll { $0 === item }
    }

    /// Takes all items out.
    open func removeAllItems() {
        waiting = []
        replaceCurrentItem(with: nil)
    }
}
