// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSItemProvider {
    static func error(_ code: ErrorCode, _ text: String = "Cannot load the item.") -> NSError {
        let info = [NSLocalizedDescriptionKey: text]
        return NSError(domain: errorDomain, code: code.rawValue, userInfo: info)
    }

    func loadData(
        _ type: String,
        _ handler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let finish: @Sendable (Data?, (any Error)?) -> Void = { data, error in
            progress.completedUnitCount = 1
            handler(data, data == nil ? error ?? Self.error(.itemUnavailableError) : nil)
        }
        guard let representation = representation(of: type) else {
            let text = "Cannot load representation of type \(type)"
            finish(nil, Self.error(.itemUnavailableError, text))
            return progress
        }
        switch representation.source {
        case .data(let load):
            return load(finish) ?? progress
        case .file(let load):
            return load { url, _, error in finish(url.flatMap { try? Data(contentsOf: $0) }, error)
            }
                ?? progress
        case .item(let load):
            load.value({ item, error in finish(Self.bytes(of: item), error) }, nil, nil)
            return progress
        }
    }

    /// The bytes of an item that was registered as an object.
    static func bytes(of item: NSSecureCoding?) -> Data? {
        switch item {
        case let data as NSData: return data as Data
        case let text as NSString: return Data((text as String).utf8)
        case let url as NSURL:
            let url = url as URL
            return url.isFileURL ? try? Data(contentsOf: url) : Data(url.absoluteString.utf8)
        case let item?:
            return try? NSKeyedArchiver.archivedData(
                withRootObject: item,
                requiringSecureCoding: true
            )
        case nil: return nil
        }
    }

    func loadFile(
        _ type: String,
        _ handler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = fileName(for: type)
        return loadData(type) { data, error in
            guard let data else { return handler(nil, error) }
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(
                    at: folder,
                    withIntermediateDirectories: true
                )
                let file = folder.appendingPathComponent(name)
                try data.write(to: file)
                handler(file, nil)
            } catch {
                handler(nil, error)
            }
        }
    }

    func loadFileInPlace(
        _ type: String,
        _ handler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if let representation = representation(of: type),
            representation.fileOptions.contains(.openInPlace),
            case .file(let load) = representation.source
        {
            return load { handler($0, $0 != nil, $2) } ?? Progress(totalUnitCount: 1)
        }
        return loadFile(type) { handler($0, false, $1) }
    }

    /// A file name that stays in its folder, whatever was suggested.
    private func fileName(for type: String) -> String {
        let suggested = (suggestedName ?? "").replacingOccurrences(of: "/", with: "_")
        let stem = suggested.isEmpty || suggested.hasPrefix(".") ? "item" : suggested
        guard let suffix = TypeIdentifiers.fileExtension(of: type), !stem.hasSuffix("." + suffix)
        else { return stem }
        return stem + "." + suffix
    }

    /// The place of the item's own file, for programs that take addresses of files; at once nil
    /// where no representation is a file.
    package func loadOwnFile(_ handler: @escaping @Sendable (URL?) -> Void) {
        for type in registeredTypeIdentifiers {
            if case .file(let load) = representation(of: type)?.source {
                _ = load { url, _, _ in handler(url) }
                return
            }
        }
        handler(nil)
    }

    func loadObjectReadable(
        _ aClass: any NSItemProviderReading.Type,
        _ handler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        guard let type = readable.first(where: { hasItemConformingToTypeIdentifier($0) }) else {
            handler(nil, Self.error(.unavailableCoercionError))
            return Progress(totalUnitCount: 1)
        }
        let reader = UncheckedTransfer(aClass)
        return loadData(type) { data, error in
            guard let data else { return handler(nil, error) }
            do {
                handler(
                    try reader.value.object(withItemProviderData: data, typeIdentifier: type),
                    nil
                )
            } catch {
                handler(nil, error)
            }
        }
    }

    func loadRegistered(
        _ type: String,
        _ options: [AnyHashable: Any]?,
        _ handler: CompletionHandler?
    ) {
        let handler = UncheckedTransfer(handler)
        if let representation = representation(of: type),
            case .item(let load) = representation.source
        {
            load.value({ handler.value?($0, $1) }, nil, options)
            return
        }
        _ = loadData(type) { data, error in handler.value?(data.map { $0 as NSData }, error) }
    }
}
