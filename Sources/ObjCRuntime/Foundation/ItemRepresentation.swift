// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One representation of an item provider's item.
struct ItemRepresentation: Sendable {
    typealias DataLoader =
        @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    typealias FileLoader =
        @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

    /// The source of the representation.
    enum Source: Sendable {
        case data(DataLoader)
        case file(FileLoader)
        case item(UncheckedTransfer<NSItemProvider.LoadHandler>)
    }

    let typeIdentifier: String
    let visibility: NSItemProviderRepresentationVisibility
    let source: Source
    var fileOptions: NSItemProviderFileOptions = []

    init(
        _ typeIdentifier: String,
        _ visibility: NSItemProviderRepresentationVisibility,
        _ source: Source
    ) {
        self.typeIdentifier = typeIdentifier
        self.visibility = visibility
        self.source = source
    }
}

/// The visibility of a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// Apps of the same team; here the same as everybody.
    case team = 1
    /// This process alone.
    case ownProcess = 3
}

/// How a file representation may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The file may be opened where it lies, not only as a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// An object that an item provider can carry.
public protocol NSItemProviderWriting: AnyObject {
    /// The types that the class can write, the truest first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types that this object can write; the class's unless told otherwise.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The visibility of a type; everyone by default.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility
    /// Writes the object as a type, now or later, and calls the handler once.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The class's types.
    public var writableTypeIdentifiersForItemProvider: [String] {
        Self.writableTypeIdentifiersForItemProvider
    }

    /// Everybody.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        .all
    }
}

/// An object that can be made from what an item provider carries.
public protocol NSItemProviderReading: AnyObject {
    /// The types that the class can read, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object from bytes of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
