// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import Synchronization

/// Which types values have, and how they become bytes and back.
enum PasteboardTypes {
    static let strings = ["public.utf8-plain-text", "public.plain-text", "public.text"]
    static let urls = ["public.url", "public.file-url"]
    static let images = ["public.png", "public.jpeg", "com.compuserve.gif", "public.image"]
    static let colors = ["com.apple.uikit.color"]

    /// The types of a value that was given without one.
    static func types(of value: Any) -> [String] {
        switch value {
        case is String, is NSString: ["public.utf8-plain-text"]
        case let url as URL where url.isFileURL: ["public.file-url"]
        case is URL, is NSURL: ["public.url"]
        case is UIImage: ["public.png"]
        case is UIColor: ["com.apple.uikit.color"]
        case is NSAttributedString: ["public.utf8-plain-text"]
        default: ["public.data"]
        }
    }

    /// The bytes of a value as a type; nil for what cannot be written.
    static func data(of value: Any, as type: String) -> Data? {
        switch value {
        case let data as Data: return data
        case let text as String: return Data(text.utf8)
        case let url as URL: return Data(url.absoluteString.utf8)
        case let url as NSURL: return Data(url.absoluteString.utf8)
        case let image as UIImage:
            return type == "public.jpeg" ? image.jpegData(compressionQuality: 0.9) : image.pngData()
        case let color as UIColor: return color.itemData
        case let text as NSAttributedString: return Data(text.string.utf8)
        case let number as NSNumber: return Data("\(number)".utf8)
        default:
            return try? PropertyListSerialization.data(
                fromPropertyList: value,
                format: .binary,
                options: 0
            )
        }
    }

    /// What bytes of a type stand for: text, an address, a picture, else the bytes themselves.
    static func value(of data: Data?, as type: String) -> Any? {
        guard let data else { return nil }
        if strings.contains(where: { TypeIdentifiers.conforms(type, to: $0) }) {
            return String(decoding: data, as: UTF8.self)
        }
        if TypeIdentifiers.conforms(type, to: "public.url") {
            let text = String(decoding: data, as: UTF8.self)
            return URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? data
        }
        if TypeIdentifiers.conforms(type, to: "public.image") { return UIImage(data: data) ?? data }
        if colors.contains(type) { return UIColor.fromItemData(data) ?? data }
        return data
    }

    static func string(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let data as Data: String(decoding: data, as: UTF8.self)
        case let url as URL: url.absoluteString
        case let number as NSNumber: "\(number)"
        default: nil
        }
    }

    /// The bytes of a provider's representation, waiting for a maker that completes later.
    static func load(_ type: String, from provider: NSItemProvider) -> Data? {
        let done = DispatchSemaphore(value: 0)
        let box = Answer()
        _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
            box.data.withLock { $0 = data }
            done.signal()
        }
        // A maker that needs the thread that waits here never completes; nobody shall hang on it.
        _ = done.wait(timeout: .now() + .seconds(5))
        return box.data.withLock { $0 }
    }

    /// The place of a provider's own file; nil where it has none.
    static func file(from provider: NSItemProvider) -> URL? {
        let done = DispatchSemaphore(value: 0)
        let box = Answer()
        provider.loadOwnFile { url in
            box.url.withLock { $0 = url }
            done.signal()
        }
        _ = done.wait(timeout: .now() + .seconds(5))
        return box.url.withLock { $0 }
    }

    private final class Answer: Sendable {
        let data = Mutex<Data?>(nil)
        let url = Mutex<URL?>(nil)
    }

    // MARK: Other programs

    static func mediaType(of type: String) -> String {
        switch type {
        case "public.utf8-plain-text", "public.plain-text", "public.text":
            "text/plain;charset=utf-8"
        case "public.url", "public.file-url": "text/uri-list"
        default: TypeIdentifiers.mediaType(of: type) ?? type
        }
    }

    static func type(ofMediaType mediaType: String) -> String {
        if mediaType.hasPrefix("text/plain") { return "public.utf8-plain-text" }
        if mediaType == "text/uri-list" { return "public.url" }
        return TypeIdentifiers.types(forMediaType: mediaType).first ?? mediaType
    }
}
