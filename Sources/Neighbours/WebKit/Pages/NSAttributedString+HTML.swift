// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitDocuments

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension NSAttributedString.DocumentReadingOptionKey {
    /// The files that a page may name, a `URL`; pages name none here.
    public static let readAccessURL = NSAttributedString.DocumentReadingOptionKey("ReadAccessURL")
}

// HTML is read by UIKitDocuments (Docs/subsystems/documents.md), on the main thread.
extension NSAttributedString {
    /// Takes a text with its document's attributes, or an error.
    public typealias CompletionHandler =
        @Sendable (NSAttributedString?, [DocumentAttributeKey: Any]?, (any Error)?) -> Void

    /// Makes attributed text of the HTML that a request leads to.
    public class func loadFromHTML(
        request: URLRequest,
        options: [DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        give(options, completionHandler) {
            let fetcher = PageFetcher(session: .shared)
            let (data, response) = try await fetcher.answer(to: request)
            return PageEncoding.text(data, named: response.textEncodingName)
        }
    }

    /// Makes attributed text of a file in HTML.
    public class func loadFromHTML(
        fileURL: URL,
        options: [DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        loadFromHTML(
            request: URLRequest(url: fileURL),
            options: options,
            completionHandler: completionHandler
        )
    }

    /// Makes attributed text of a text in HTML.
    public class func loadFromHTML(
        string: String,
        options: [DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        give(options, completionHandler) { string }
    }

    /// Makes attributed text of bytes in HTML.
    public class func loadFromHTML(
        data: Data,
        options: [DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        give(options, completionHandler) { PageEncoding.text(data, named: nil) }
    }

    private static func give(
        _ options: [DocumentReadingOptionKey: Any],
        _ handler: @escaping CompletionHandler,
        _ html: @escaping @Sendable () async throws -> String
    ) {
        let options = UncheckedTransfer(options)
        Task { @MainActor in
            do {
                let data = Data(try await html().utf8)
                var all = options.value
                all[.documentType] = DocumentType.html
                all[.characterEncoding] = String.Encoding.utf8
                let text = try NSAttributedString(
                    data: data,
                    options: all,
                    documentAttributes: nil
                )
                handler(text, [.documentType: DocumentType.html], nil)
            } catch {
                handler(nil, nil, error)
            }
        }
    }

    // MARK: Asynchronous forms

    /// Makes attributed text of the HTML that a request leads to.
    public class func fromHTML(
        request: URLRequest,
        options: [DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
        try await result { loadFromHTML(request: request, options: options, completionHandler: $0) }
    }

    /// Makes attributed text of a file in HTML.
    public class func fromHTML(
        fileURL: URL,
        options: [DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
        try await result { loadFromHTML(fileURL: fileURL, options: options, completionHandler: $0) }
    }

    /// Makes attributed text of a text in HTML.
    public class func fromHTML(
        _ string: String,
        options: [DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
        try await result { loadFromHTML(string: string, options: options, completionHandler: $0) }
    }

    /// Makes attributed text of bytes in HTML.
    public class func fromHTML(
        _ data: Data,
        options: [DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
        try await result { loadFromHTML(data: data, options: options, completionHandler: $0) }
    }

    private static func result(
        _ load: (@escaping CompletionHandler) -> Void
    ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
        let pair = try await withCheckedThrowingContinuation { continuation in
            load { text, attributes, error in
                if let text {
                    continuation.resume(returning: UncheckedTransfer((text, attributes ?? [:])))
                } else {
                    continuation.resume(throwing: error ?? WKError(.unknown))
                }
            }
        }
        return pair.value
    }
}
