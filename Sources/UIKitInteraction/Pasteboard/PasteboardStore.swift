// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Synchronization

/// What a pasteboard holds; all objects of one name share it.
///
/// The general one agrees with the system's clipboard: what this program put there is kept with all
/// its types until another program puts something else there.
final class PasteboardStore: Sendable {
    private struct Content: Sendable {
        var items: [PasteboardItem] = []
        var changes = 0
        var expiry: Date?
        var isPersistent = false
        /// The clipboard's count of changes when it and the items agreed last.
        var seen = 0
    }

    let name: UIPasteboard.Name
    private let content = Mutex(Content())
    private let clipboard = Mutex<(any PlatformClipboard)?>(nil)

    init(name: UIPasteboard.Name) { self.name = name }

    /// From now on the store agrees with a clipboard.
    func use(_ clipboard: any PlatformClipboard) {
        self.clipboard.withLock { $0 = clipboard }
        content.withLock { content in
            content.seen = clipboard.changeCount &- 1
            content.expiry = nil
        }
    }

    private var system: (any PlatformClipboard)? { clipboard.withLock { $0 } }

    /// Adopts what another program has put on the clipboard.
    ///
    /// - Returns: the types before and after, if there was something.
    @discardableResult
    func refresh() -> (before: Set<String>, after: Set<String>)? {
        guard let system else { return nil }
        let count = system.changeCount
        guard content.withLock({ $0.seen != count }) else { return nil }
        let items = system.items.map { PasteboardItem($0) }
        return content.withLock { content in
            let before = Self.types(content.items)
            content.items = items
            content.expiry = nil
            content.seen = count
            content.changes += 1
            return (before, Self.types(items))
        }
    }

    /// The items, without those whose time is over.
    var items: [PasteboardItem] {
        refresh()
        return content.withLock { content in
            if let expiry = content.expiry, expiry <= WallClock.now {
                content.items = []
                content.expiry = nil
            }
            return content.items
        }
    }

    var changeCount: Int {
        refresh()
        return content.withLock { $0.changes }
    }

    var isPersistent: Bool {
        get { content.withLock { $0.isPersistent } }
        set { content.withLock { $0.isPersistent = newValue } }
    }

    /// Replaces the items.
    ///
    /// - Returns: the types before and after.
    func set(
        _ items: [PasteboardItem],
        expiry: Date? = nil
    ) -> (before: Set<String>, after: Set<String>) {
        refresh()
        let before = content.withLock { content in
            let before = Self.types(content.items)
            content.items = items
            content.expiry = expiry
            content.changes += 1
            return before
        }
        if let system {
            system.items = items.map(\.shared)
            let count = system.changeCount
            content.withLock { $0.seen = count }
        }
        return (before, Self.types(items))
    }

    private static func types(_ items: [PasteboardItem]) -> Set<String> {
        Set(items.flatMap(\.types))
    }

    // MARK: Names

    private static let named = Mutex<[String: PasteboardStore]>([:])

    /// The store of a name; nil where there is none and none is to be made.
    static func named(_ name: UIPasteboard.Name, create: Bool) -> PasteboardStore? {
        if name == .general { return UIPasteboard.general.store }
        guard !name.rawValue.isEmpty else { return nil }
        return named.withLock { named in
            if let store = named[name.rawValue] { return store }
            guard create else { return nil }
            let store = PasteboardStore(name: name)
            named[name.rawValue] = store
            return store
        }
    }

    static func remove(_ name: UIPasteboard.Name) -> PasteboardStore? {
        named.withLock { $0.removeValue(forKey: name.rawValue) }
    }
}
