// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

extension NSItemProvider {
    /// Makes a provider of a file as a type.
    ///
    /// - Parameters:
    ///   - fileURL: Where the file lies.
    ///   - contentType: The type; nil for that of the extension.
    ///   - openInPlace: Whether the file may be opened where it lies.
    ///   - coordinated: Not needed here: files are read at once.
    ///   - visibility: Who may see it.
    public convenience init(
        contentsOf fileURL: URL,
        contentType: UTType?,
        openInPlace: Bool = false,
        coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type =
            contentType ?? UTType(filenameExtension: fileURL.pathExtension)
            ?? .data
        registerFileRepresentation(for: type, visibility: visibility, openInPlace: openInPlace) {
            completion in
            completion(fileURL, false, nil)
            return nil
        }
    }

    /// The types that were registered, the truest first.
    public var registeredContentTypes: [UTType] {
        registeredTypeIdentifiers.map { UTType(known: $0) }
    }

    /// The types whose file may be opened where it lies.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        registeredTypeIdentifiers(fileOptions: .openInPlace).map { UTType(known: $0) }
    }

    /// The types that were registered and are of a kind.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Registers a maker of bytes.
    public func registerDataRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier,
            visibility: visibility,
            loadHandler: loadHandler
        )
    }

    /// Registers a maker of a file.
    public func registerFileRepresentation(
        for contentType: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all,
        openInPlace: Bool = false,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
            ) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier,
            fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility,
            loadHandler: loadHandler
        )
    }

    /// Loads bytes; the handler is called on any thread, once.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(
            forTypeIdentifier: contentType.identifier,
            completionHandler: completionHandler
        )
    }

    /// Loads a file, in place if asked for and possible; a copy is gone after the handler.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType,
        openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if openInPlace {
            return loadInPlaceFileRepresentation(
                forTypeIdentifier: contentType.identifier,
                completionHandler: completionHandler
            )
        }
        return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { url, error in
            completionHandler(url, false, error)
        }
    }
}
