// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform

/// One item of a pasteboard: values by type, in the order in which they were given.
// Sendable is unchecked because values are property lists, images and colours that nobody changes.
struct PasteboardItem: @unchecked Sendable {
    /// Where a value comes from.
    enum Value {
        case object(Any)
        /// A representation that the provider makes when somebody asks for it.
        case provided(NSItemProvider)
    }

    private(set) var entries: [(type: String, value: Value)] = []
    /// What the item was made from, where it was an item provider.
    private var source: NSItemProvider?

    init() {}

    /// An item of values by type; `typeAutomatic` stands for the types that the value itself has.
    init(_ values: [String: Any]) {
        // A dictionary has no order; that of the names makes it the same each time.
        for (type, value) in values.sorted(by: { $0.key < $1.key }) {
            if type == UIPasteboard.typeAutomatic {
                addAutomatic(value)
            } else {
                add(value, as: type)
            }
        }
    }

    init(_ provider: NSItemProvider) {
        source = provider
        entries = provider.registeredTypeIdentifiers.map { ($0, .provided(provider)) }
    }

    /// What another program put on the clipboard.
    init(_ item: ClipboardItem) {
        for (mediaType, bytes) in item.representations.sorted(by: { $0.key < $1.key }) {
            let type = PasteboardTypes.type(ofMediaType: mediaType)
            let isFile = type == "public.url" && bytes.starts(with: "file:".utf8)
            add(Data(bytes), as: isFile ? "public.file-url" : type)
        }
    }

    mutating func add(_ value: Any, as type: String) {
        if let index = entries.firstIndex(where: { $0.type == type }) {
            entries[index].value = .object(value)
        } else {
            entries.append((type, .object(value)))
        }
    }

    private mutating func addAutomatic(_ value: Any) {
        for type in PasteboardTypes.types(of: value) { add(value, as: type) }
    }

    /// The item as an item provider.
    var provider: NSItemProvider {
        if let source { return source }
        let provider = NSItemProvider()
        for (type, value) in entries {
            guard case .object(let object) = value else { continue }
            guard let data = PasteboardTypes.data(of: object, as: type) else { continue }
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
                done(data, nil)
                return nil
            }
        }
        return provider
    }

    // MARK: Asking

    var types: [String] { entries.map(\.type) }

    /// Whether some value is of one of the types or of a kind of it.
    func has(_ wanted: [String]) -> Bool {
        entries.contains { entry in
            wanted.contains { TypeIdentifiers.conforms(entry.type, to: $0) }
        }
    }

    /// The bytes of a type: of the very type, else of the first kind of it.
    func data(_ type: String) -> Data? {
        guard let entry = entry(type) else { return nil }
        switch entry.value {
        case .object(let object): return PasteboardTypes.data(of: object, as: entry.type)
        case .provided(let provider): return PasteboardTypes.load(entry.type, from: provider)
        }
    }

    /// The value of a type as it was given, or as its bytes.
    func value(_ type: String) -> Any? {
        guard let entry = entry(type) else { return nil }
        switch entry.value {
        case .object(let object): return object
        case .provided: return PasteboardTypes.value(of: data(entry.type), as: entry.type)
        }
    }

    private func entry(_ type: String) -> (type: String, value: Value)? {
        entries.first { $0.type == type }
            ?? entries.first { TypeIdentifiers.conforms($0.type, to: type) }
    }

    /// All values by type.
    var dictionary: [String: Any] {
        var result: [String: Any] = [:]
        for type in types { result[type] = value(type) }
        return result
    }

    // MARK: As objects

    var string: String? {
        for type in PasteboardTypes.strings where has([type]) {
            if let text = PasteboardTypes.string(value(type)) { return text }
        }
        return url?.absoluteString
    }

    var url: URL? {
        for type in PasteboardTypes.urls where has([type]) {
            switch value(type) {
            case let url as URL: return url
            case let url as NSURL: return url as URL
            case let value?: return PasteboardTypes.string(value).flatMap { URL(string: $0) }
            case nil: break
            }
        }
        return nil
    }

    var image: UIImage? {
        for type in PasteboardTypes.images where has([type]) {
            if let image = value(type) as? UIImage { return image }
            if let image = data(type).flatMap({ UIImage(data: $0) }) { return image }
        }
        return nil
    }

    var color: UIColor? {
        for type in PasteboardTypes.colors where has([type]) {
            if let color = value(type) as? UIColor { return color }
            if let data = data(type), let color = UIColor.fromItemData(data) { return color }
        }
        return nil
    }

    /// The item as other programs get it.
    var shared: ClipboardItem {
        var forms: [String: [UInt8]] = [:]
        for type in types {
            guard let data = data(type) else { continue }
            forms[PasteboardTypes.mediaType(of: type)] = Array(data)
        }
        if forms["text/uri-list"] == nil, let file = source.flatMap(PasteboardTypes.file) {
            forms["text/uri-list"] = Array(file.absoluteString.utf8)
        }
        // Every program takes text, few take an address as such.
        if forms["text/plain;charset=utf-8"] == nil, let string {
            forms["text/plain;charset=utf-8"] = Array(string.utf8)
        }
        return ClipboardItem(representations: forms)
    }
}
