// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// A type of file or data: an identifier with a place in a tree of types, and tags such as file
/// extensions.
///
/// - Thread: any.
public struct UTType: Hashable, Sendable {
    /// The identifier: `public.png`.
    public let identifier: String

    /// Makes a type of an identifier; nil where nobody has declared such a type.
    ///
    /// The program's `Info.plist` declares types, as do ``init(exportedAs:conformingTo:)`` and
    /// ``init(importedAs:conformingTo:)``.
    public init?(_ identifier: String) {
        Declarations.readOnce()
        let identifier =
            identifier.lowercased() == identifier ? identifier : Self.spelled(identifier)
        guard TypeIdentifiers.entry(of: identifier) != nil || DynamicType(identifier) != nil else {
            return nil
        }
        self.identifier = identifier
    }

    /// Makes the preferred type with a file extension among those beneath another.
    ///
    /// For an extension that nobody has declared it makes a dynamic type, which has the extension
    /// as its tag; nil for an empty one.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Makes the preferred type with a media type among those beneath another.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Makes the preferred type with a tag; nil for an empty tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
        else { return nil }
        self = type
    }

    /// Makes a type that this program declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declared: identifier, parentType)
    }

    /// Makes a type that another program declares, and this one knows.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declared: identifier, parentType)
    }

    private init(declared identifier: String, _ parent: UTType?) {
        Declarations.readOnce()
        self.identifier = identifier
        let parents = parent.map { [$0.identifier] } ?? []
        let isNew = TypeIdentifiers.entry(of: identifier) == nil
        if isNew || !parents.isEmpty {
            let usual = isNew && parents.isEmpty ? ["public.data"] : parents
            TypeIdentifiers.declare(identifier, .init(parents: usual))
        }
    }

    /// Makes a type without asking whether it is declared.
    init(known identifier: String) { self.identifier = identifier }

    /// The types with a tag, the preferred one first; a dynamic one if there is no other.
    public static func types(
        tag: String,
        tagClass: UTTagClass,
        conformingTo supertype: UTType?
    ) -> [UTType] {
        Declarations.readOnce()
        guard !tag.isEmpty else { return [] }
        let found: [String] =
            switch tagClass {
            case .filenameExtension: TypeIdentifiers.types(forExtension: tag)
            case .mimeType: TypeIdentifiers.types(forMediaType: tag)
            default: []
            }
        let fitting = found.filter { type in
            supertype.map { TypeIdentifiers.conforms(type, to: $0.identifier) } ?? true
        }
        if !fitting.isEmpty { return fitting.map { UTType(known: $0) } }
        let made = DynamicType(tag: tag, tagClass: tagClass, parent: supertype?.identifier)
        return [UTType(known: made.identifier)]
    }

    // MARK: Tags

    /// The usual extension of a file name, without the dot.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The usual media type.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// The tags by kind, the usual ones first.
    public var tags: [UTTagClass: [String]] {
        if let dynamic = DynamicType(identifier) { return [dynamic.tagClass: [dynamic.tag]] }
        let entry = TypeIdentifiers.entry(of: identifier)
        var tags: [UTTagClass: [String]] = [:]
        if let names = entry?.extensions, !names.isEmpty { tags[.filenameExtension] = names }
        if let names = entry?.mediaTypes, !names.isEmpty { tags[.mimeType] = names }
        return tags
    }

    /// A name for people; nil for dynamic types.
    public var localizedDescription: String? {
        guard !isDynamic else { return nil }
        return identifier.split(separator: ".").last.map { word in
            word.split(separator: "-").joined(separator: " ")
        }
    }

    /// The version of the declaration; nil, as none is kept.
    public var version: Int? { nil }

    /// Where to read about the type; nil, as none is kept.
    public var referenceURL: URL? { nil }

    // MARK: Place in the tree

    /// Whether the type was made for a tag that nobody has declared.
    public var isDynamic: Bool { DynamicType(identifier) != nil }

    /// Whether somebody has declared the type.
    public var isDeclared: Bool { TypeIdentifiers.entry(of: identifier) != nil }

    /// Whether the type belongs to nobody in particular.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types above this one.
    public var supertypes: Set<UTType> {
        if let parent = DynamicType(identifier)?.parent {
            let above = TypeIdentifiers.ancestors(of: parent) + [parent]
            return Set(above.map { UTType(known: $0) })
        }
        return Set(TypeIdentifiers.ancestors(of: identifier).map { UTType(known: $0) })
    }

    /// Whether this type is the other or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || supertypes.contains(type)
    }

    /// Whether the other is a kind of this type, not the same.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    /// Whether this type is a kind of the other, not the same.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Identifiers are compared without regard to case: the declared spelling of one.
    private static func spelled(_ identifier: String) -> String {
        TypeIdentifiers.entry(of: identifier) == nil ? identifier.lowercased() : identifier
    }
}

extension UTType: Codable {
    /// Reads the identifier.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        identifier = try container.decode(String.self)
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier.
    public var description: String { identifier }

    /// The identifier and what is known of the type.
    public var debugDescription: String {
        let kind = isDynamic ? "dynamic" : isDeclared ? "declared" : "undeclared"
        return "<UTType \(identifier) (\(kind))>"
    }
}
