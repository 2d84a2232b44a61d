// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
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
        guard let address = DataAddress(url.absoluteString) else { throw URLError(.badURL) }
        let (data, type) = (address.content, address.mediaType)
        return (data, response(url, type, data.count, encoding: address.encoding))
    }
}
