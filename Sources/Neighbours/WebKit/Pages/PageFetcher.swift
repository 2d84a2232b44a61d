// SPDX-License-Identifier: Apache-2.0

import Foundation
import UniformTypeIdentifiers

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Gets the bytes of pages by the network, from files and from `data:` URLs.
struct PageFetcher: Sendable {
    /// The session whose cookies go with requests.
    let session: URLSession

    /// The bytes that a request leads to, with their response.
    func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
        guard let url = request.url else { throw URLError(.badURL) }
        switch url.scheme?.lowercased() {
        case "file":
            let data = try Data(contentsOf: url)
            return (data, Self.response(url, Self.mimeType(of: url), data.count))
        case "about": return (Data(), Self.response(url, "text/html", 0))
        case "data": return try Self.inline(url)
        default: return try await session.data(for: request)
        }
    }

    /// Begins to get the bytes; `then` is not called once the task is cancelled.
    @MainActor
    func start(
        _ request: URLRequest,
        then: @escaping @MainActor (Result<(Data, URLResponse), any Error>) -> Void
    ) -> Task<Void, Never> {
        Task {
            let result: Result<(Data, URLResponse), any Error>
            do {
                result = .success(try await answer(to: request))
            } catch {
                result = .failure(error)
            }
            if !Task.isCancelled { then(result) }
        }
    }

    /// The response of bytes that came without one.
    static func response(
        _ url: URL,
        _ mimeType: String,
        _ length: Int,
        encoding: String? = nil
    ) -> URLResponse {
        URLResponse(
            url: url,
            mimeType: mimeType,
            expectedContentLength: length,
            textEncodingName: encoding
        )
    }

    private static func mimeType(of file: URL) -> String {
        let type = UTType(filenameExtension: file.pathExtension)?.preferredMIMEType
        return type ?? "text/html"
    }

    /// The content of a `data:` URL.
    private static func inline(_ url: URL) throws -> (Data, URLResponse) {
        let text = url.absoluteString.dropFirst("data:".count)
        guard let comma = text.firstIndex(of: ",") else { throw URLError(.badURL) }
        let words = text[..<comma].split(separator: ";").map(String.init)
        let content = String(text[text.index(after: comma)...])
        let plain = content.removingPercentEncoding ?? content
        let data = words.last == "base64" ? Data(base64Encoded: plain) : Data(plain.utf8)
        guard let data else { throw URLError(.badURL) }
        let encoding = words.first { $0.lowercased().hasPrefix("charset=") }?.dropFirst(8)
        let type = words.first { $0.contains("/") } ?? "text/plain"
        return (data, response(url, type, data.count, encoding: encoding.map(String.init)))
    }
}
