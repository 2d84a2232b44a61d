// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Where copied things lie until they are pasted: one for all programs, and others by name.
///
/// - Thread: any.
open class UIPasteboard: NSObject, @unchecked Sendable {
    let store: PasteboardStore

    init(store: PasteboardStore) {
        self.store = store
        super.init()
    }

    // MARK: Making

    /// Makes a pasteboard that no name leads to, as subclasses of a program's do that override its members.
    public override init() {
        store = PasteboardStore(name: UIPasteboard.Name(""))
        super.init()
    }

    /// The pasteboard that all programs share.
    open class var general: UIPasteboard { theGeneral }

    private static let theGeneral = UIPasteboard(store: PasteboardStore(name: .general))

    /// The pasteboard of a name; nil where there is none and none is to be made.
    ///
    /// Named pasteboards live as long as the program.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard let store = PasteboardStore.named(pasteboardName, create: create) else { return nil }
        self.init(store: store)
    }

    /// A new pasteboard under a name that no other has.
    open class func withUniqueName() -> UIPasteboard {
        let name = Name("com.apple.uikit.pasteboard." + UUID().uuidString)
        return UIPasteboard(
            store: PasteboardStore.named(name, create: true) ?? PasteboardStore(name: name)
        )
    }

    /// Forgets the pasteboard of a name with what is on it; the general one stays.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        guard let store = PasteboardStore.remove(pasteboardName) else { return }
        _ = store.set([])
        NotificationCenter.default.post(
            name: removedNotification,
            object: UIPasteboard(store: store)
        )
    }

    /// The name.
    open var name: UIPasteboard.Name { store.name }

    /// Grows with every change, by this program or another.
    open var changeCount: Int { store.changeCount }

    /// Whether it outlives the program; named pasteboards here do not.
    @available(*, deprecated, message: "Named pasteboards live as long as the program.")
    open var isPersistent: Bool { store.isPersistent || store.name == .general }

    /// Asks for the pasteboard to outlive the program, which it does not.
    @available(*, deprecated, message: "Named pasteboards live as long as the program.")
    open func setPersistent(_ persistent: Bool) { store.isPersistent = persistent }

    // MARK: First item

    /// The types of the first item.
    open var types: [String] { store.items.first?.types ?? [] }

    /// Whether the first item has one of the types, or a kind of it.
    open func contains(pasteboardTypes: [String]) -> Bool {
        store.items.first?.has(pasteboardTypes) ?? false
    }

    /// The bytes of the first item as a type.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        store.items.first?.data(pasteboardType)
    }

    /// The first item as a type: as it was put there, else as text, address, picture or bytes.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        store.items.first?.value(pasteboardType)
    }

    /// Replaces everything by one value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        change([PasteboardItem([pasteboardType: value])])
    }

    /// Replaces everything by bytes of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        change([PasteboardItem([pasteboardType: data])])
    }

    // MARK: Several items

    /// How many items there are.
    open var numberOfItems: Int { store.items.count }

    /// The types of the items of a set, nil for all; nil if one is not there.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        items(in: itemSet)?.map(\.types)
    }

    /// Whether every item of a set has one of the types.
    open func contains(
        pasteboardTypes: [String],
        inItemSet itemSet: IndexSet?
    ) -> Bool {
        items(in: itemSet)?.allSatisfy { $0.has(pasteboardTypes) } ?? false
    }

    /// Which items have one of the types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(store.items.indices.filter { store.items[$0].has(pasteboardTypes) })
    }

    /// The values of a type of the items of a set, without items that have none.
    open func values(
        forPasteboardType pasteboardType: String,
        inItemSet itemSet: IndexSet?
    ) -> [Any]? {
        items(in: itemSet)?.compactMap { $0.value(pasteboardType) }
    }

    /// The bytes of a type of the items of a set, without items that have none.
    open func data(
        forPasteboardType pasteboardType: String,
        inItemSet itemSet: IndexSet?
    ) -> [Data]? {
        items(in: itemSet)?.compactMap { $0.data(pasteboardType) }
    }

    /// All items as values by type.
    open var items: [[String: Any]] {
        get { store.items.map(\.dictionary) }
        set { setItems(newValue) }
    }

    /// Adds items to those that are there.
    open func addItems(_ items: [[String: Any]]) {
        change(store.items + items.map { PasteboardItem($0) })
    }

    /// Replaces everything, with options for how long and for whom.
    open func setItems(
        _ items: [[String: Any]],
        options: [UIPasteboard.OptionsKey: Any] = [:]
    ) {
        change(items.map { PasteboardItem($0) }, expiry: options[.expirationDate] as? Date)
    }

    // MARK: Objects

    /// The text of the first item that has one; an address counts as text.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items that have one; nil for none.
    open var strings: [String]? {
        get { objects(\.string) }
        set { setObjects(newValue, as: "public.utf8-plain-text") }
    }

    /// The address of the first item that has one.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses of all items that have one; nil for none.
    open var urls: [URL]? {
        get { objects(\.url) }
        set { setObjects(newValue, as: nil) }
    }

    /// The picture of the first item that has one.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The pictures of all items that have one; nil for none.
    open var images: [UIImage]? {
        get { objects(\.image) }
        set { setObjects(newValue, as: "public.png") }
    }

    /// The colour of the first item that has one.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items that have one; nil for none.
    open var colors: [UIColor]? {
        get { objects(\.color) }
        set { setObjects(newValue, as: "com.apple.uikit.color") }
    }

    /// Whether some item has text; asks nobody for it.
    open var hasStrings: Bool {
        store.items.contains { $0.has(PasteboardTypes.strings) || $0.has(PasteboardTypes.urls) }
    }

    /// Whether some item has an address.
    open var hasURLs: Bool { store.items.contains { $0.has(PasteboardTypes.urls) } }

    /// Whether some item has a picture.
    open var hasImages: Bool { store.items.contains { $0.has(PasteboardTypes.images) } }

    /// Whether some item has a colour.
    open var hasColors: Bool { store.items.contains { $0.has(PasteboardTypes.colors) } }

    // MARK: Item providers

    /// All items as item providers.
    open var itemProviders: [NSItemProvider] {
        get { store.items.map(\.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces everything by item providers, asked for their data when somebody pastes.
    ///
    /// - Parameters:
    ///   - itemProviders: The items.
    ///   - localOnly: Whether other devices must not see them; there are none here.
    ///   - expirationDate: When they go; nil for never.
    open func setItemProviders(
        _ itemProviders: [NSItemProvider],
        localOnly: Bool,
        expirationDate: Date?
    ) {
        change(itemProviders.map { PasteboardItem($0) }, expiry: expirationDate)
    }

    /// Replaces everything by objects in all the types that they can write.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces everything by objects, for a time.
    open func setObjects(
        _ objects: [any NSItemProviderWriting],
        localOnly: Bool,
        expirationDate: Date?
    ) {
        let providers = objects.map { NSItemProvider(object: $0) }
        setItemProviders(providers, localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: Comparing

    /// Pasteboards of one name are the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIPasteboard)?.store === store
    }

    /// The hash, equal for equal objects.
    open override var hash: Int { ObjectIdentifier(store).hashValue }

    /// The name and how many items there are.
    open override var description: String {
        "<UIPasteboard: \(name.rawValue); items = \(numberOfItems); changes = \(changeCount)>"
    }
}
