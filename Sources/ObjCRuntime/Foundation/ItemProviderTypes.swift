// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text"]
    }

    /// Plain text, UTF-8 first.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text", "public.text"]
    }

    /// Writes the text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    /// Reads text in UTF-8; broken bytes become replacement characters.
    public static func object(
        withItemProviderData data: Data,
        typeIdentifier: String
    ) throws -> Self {
        self.init(string: String(decoding: data, as: UTF8.self))
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// An address, of a file or of anything.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.url", "public.file-url"]
    }

    /// Writes the absolute address.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    /// Reads an absolute address.
    public static func object(
        withItemProviderData data: Data,
        typeIdentifier: String
    ) throws -> Self {
        let address = String(decoding: data, as: UTF8.self)
        guard let url = NSURL(string: address) as? Self else {
            throw NSItemProvider.error(.unavailableCoercionError)
        }
        return url
    }
}
