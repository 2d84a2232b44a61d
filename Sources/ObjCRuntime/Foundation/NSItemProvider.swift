// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because a lock guards the representations; the other properties are set
// before it is handed on.
/// An item of drag and drop, the pasteboard or sharing, in several representations that are made on
/// demand.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Takes what was loaded, or the reason why nothing was.
    public typealias CompletionHandler = (NSSecureCoding?, (any Error)?) -> Void
    /// Makes an item: a completion to call, the class wanted, and options.
    public typealias LoadHandler = (CompletionHandler, AnyClass?, [AnyHashable: Any]?) -> Void

    /// The domain of this class's errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// Why loading failed.
    public enum ErrorCode: Int, Sendable {
        /// For no reason known.
        case unknownError = -1
        /// The representation is not registered, or its provider gave none.
        case itemUnavailableError = -1000
        /// The item is of another class than the one asked for.
        case unexpectedValueClassError = -1100
        /// The item cannot be converted to the class asked for.
        case unavailableCoercionError = -1200
    }

    /// A name for the item when it is saved, without a path; nil for none.
    open var suggestedName: String?

    /// Makes the preview, when there is one.
    open var previewImageHandler: LoadHandler?

    /// Values that UIKit stores by name: the item's preferred size and style.
    package final var notes: [String: any Sendable] {
        get { lock.withLock { noted } }
        set { lock.withLock { noted = newValue } }
    }

    private let lock = StateLock()
    private var noted: [String: any Sendable] = [:]
    private var representations: [ItemRepresentation] = []

    /// Makes a provider without representations.
    public override init() {}

    /// Makes a provider of one object in all the types that it can write.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Makes a provider of an item that is there already.
    public convenience init(item: NSSecureCoding?, typeIdentifier: String?) {
        self.init()
        guard let typeIdentifier else { return }
        let item = UncheckedTransfer(item)
        registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in
            completion(item.value, nil)
        }
    }

    /// Makes a provider of a file; nil when it is not there.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else {
            return nil
        }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerFileRepresentation(
            forTypeIdentifier: TypeIdentifiers.identifier(forExtension: fileURL.pathExtension),
            fileOptions: [],
            visibility: .all
        ) { completion in
            completion(fileURL, false, nil)
            return nil
        }
    }

    /// A provider of the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.suggestedName = suggestedName
        copy.previewImageHandler = previewImageHandler
        copy.representations = all
        copy.notes = notes
        return copy
    }

    // MARK: Registration

    /// Registers a maker of bytes.
    ///
    /// It may complete later, on any thread, and give its progress.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        add(ItemRepresentation(typeIdentifier, visibility, .data(loadHandler)))
    }

    /// Registers a maker of a file: it gives its place and whether it may be opened there.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
            ) -> Progress?
    ) {
        var representation = ItemRepresentation(typeIdentifier, visibility, .file(loadHandler))
        representation.fileOptions = fileOptions
        add(representation)
    }

    /// Registers an object in all the types that it can write.
    open func registerObject(
        _ object: any NSItemProviderWriting,
        visibility: NSItemProviderRepresentationVisibility
    ) {
        let source = UncheckedTransfer(object)
        for type in object.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
                source.value.loadData(
                    withTypeIdentifier: type,
                    forItemProviderCompletionHandler: done
                )
            }
        }
    }

    /// Registers a maker of an object, called when one of the class's types is wanted.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        registerMaker(aClass, visibility, loadHandler)
    }

    /// Registers a maker of an item.
    open func registerItem(
        forTypeIdentifier typeIdentifier: String,
        loadHandler: @escaping LoadHandler
    ) {
        add(ItemRepresentation(typeIdentifier, .all, .item(UncheckedTransfer(loadHandler))))
    }

    // MARK: Asking

    /// The types that were registered, in that order: the truest first.
    open var registeredTypeIdentifiers: [String] { all.map(\.typeIdentifier) }

    /// The types that can be had as a file with these options.
    open func registeredTypeIdentifiers(
        fileOptions: NSItemProviderFileOptions
    ) -> [String] {
        all.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.typeIdentifier)
    }

    /// Whether some representation is of that type or one beneath it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(of: typeIdentifier) != nil
    }

    /// The same for representations as a file with these options.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions
    ) -> Bool {
        registeredTypeIdentifiers(fileOptions: fileOptions)
            .contains { TypeIdentifiers.conforms($0, to: typeIdentifier) }
    }

    /// The first representation of that type or one beneath it; the very type wins.
    func representation(of type: String) -> ItemRepresentation? {
        let all = all
        return all.first { $0.typeIdentifier == type }
            ?? all.first { TypeIdentifiers.conforms($0.typeIdentifier, to: type) }
    }

    private var all: [ItemRepresentation] { lock.withLock { representations } }

    private func add(_ representation: ItemRepresentation) {
        lock.withLock {
            let type = representation.typeIdentifier
            // A type registered again keeps its place.
            if let index = representations.firstIndex(where: { $0.typeIdentifier == type }) {
                representations[index] = representation
            } else {
                representations.append(representation)
            }
        }
    }

    // MARK: Loading

    /// Loads bytes; the handler is called on any thread, once.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadData(typeIdentifier, completionHandler)
    }

    /// Writes the item to a file that exists only while the handler runs.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFile(typeIdentifier, completionHandler)
    }

    /// Gives the item's own file where its maker allows it (then the flag is true), else a copy.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileInPlace(typeIdentifier, completionHandler)
    }

    /// Whether some representation can become an object of that class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider
            .contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Makes an object of that class from the first representation that it can read.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler:
            @escaping @Sendable (
                (any NSItemProviderReading)?, (any Error)?
            ) -> Void
    ) -> Progress {
        loadObjectReadable(aClass, completionHandler)
    }

    /// Loads an item: what was registered as an item, else bytes as `NSData`.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        loadRegistered(typeIdentifier, options, completionHandler)
    }

    /// Loads the preview; nil when there is no handler.
    open func loadPreviewImage(
        options: [AnyHashable: Any]? = nil,
        completionHandler: @escaping CompletionHandler
    ) {
        guard let previewImageHandler else {
            return completionHandler(nil, Self.error(.itemUnavailableError))
        }
        previewImageHandler(completionHandler, nil, options)
    }
}
