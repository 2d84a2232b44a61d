// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import Platform

extension UIPasteboard {
    /// Stands for the types that a value itself has, in `setItems(_:options:)`.
    public static let typeAutomatic = "com.apple.uikit.type-automatic"

    /// The types that count as text.
    public class var typeListString: [String] { PasteboardTypes.strings }
    /// The types that count as an address.
    public class var typeListURL: [String] { PasteboardTypes.urls }
    /// The types that count as a picture.
    public class var typeListImage: [String] { PasteboardTypes.images }
    /// The types that count as a colour.
    public class var typeListColor: [String] { PasteboardTypes.colors }

    /// Posted after a pasteboard changed; the user info says which types came and went.
    public nonisolated static let changedNotification = Notification.Name(
        "UIPasteboardChangedNotification"
    )
    /// The types that came, as a list of strings.
    public nonisolated static let changedTypesAddedUserInfoKey =
        "UIPasteboardChangedTypesAddedUserInfoKey"
    /// The types that went, as a list of strings.
    public nonisolated static let changedTypesRemovedUserInfoKey =
        "UIPasteboardChangedTypesRemovedUserInfoKey"
    /// Posted after a named pasteboard was removed.
    public nonisolated static let removedNotification = Notification.Name(
        "UIPasteboardRemovedNotification"
    )

    /// Replaces everything by values that bridge to objects, such as strings.
    public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T])
    where T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects.map { $0._bridgeToObjectiveC() })
    }

    /// Replaces everything by values that bridge to objects, for a time.
    public func setObjects<T: _ObjectiveCBridgeable>(
        _ objects: [T],
        localOnly: Bool,
        expirationDate: Date?
    ) where T._ObjectiveCType: NSItemProviderWriting {
        setObjects(
            objects.map { $0._bridgeToObjectiveC() },
            localOnly: localOnly,
            expirationDate: expirationDate
        )
    }

    // MARK: Work

    func items(in itemSet: IndexSet?) -> [PasteboardItem]? {
        let items = store.items
        guard let itemSet else { return items }
        guard itemSet.allSatisfy(items.indices.contains) else { return nil }
        return itemSet.map { items[$0] }
    }

    func objects<Value>(_ field: (PasteboardItem) -> Value?) -> [Value]? {
        let found = store.items.compactMap(field)
        return found.isEmpty ? nil : found
    }

    func setObjects(_ values: [Any]?, as type: String?) {
        let items = (values ?? []).map { value in
            PasteboardItem([type ?? UIPasteboard.typeAutomatic: value])
        }
        change(items)
    }

    func change(_ items: [PasteboardItem], expiry: Date? = nil) {
        tell(store.set(items, expiry: expiry))
    }

    private func tell(_ types: (before: Set<String>, after: Set<String>)) {
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification,
            object: self,
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey:
                    types.after.subtracting(types.before).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey:
                    types.before.subtracting(types.after).sorted(),
            ]
        )
    }

    // MARK: The system's clipboard

    /// Makes the general pasteboard agree with a platform's clipboard.
    package static func useSystem(_ clipboard: any PlatformClipboard) {
        general.store.use(clipboard)
    }

    /// Another program has put something on the clipboard.
    package static func systemDidChange() {
        if let types = general.store.refresh() { general.tell(types) }
    }
}
