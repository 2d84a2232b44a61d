// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

/// Loads what `file:` and `data:` addresses name, which Foundation on Linux has no protocol for.
final class LocalAddressProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
        ["file", "data"].contains(request.url?.scheme?.lowercased())
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let client else { return }
        do {
            let (data, type) = try Self.content(of: url)
            let response = URLResponse(
                url: url,
                mimeType: type,
                expectedContentLength: data.count,
                textEncodingName: nil
            )
            client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            if !data.isEmpty { client.urlProtocol(self, didLoad: data) }
            client.urlProtocolDidFinishLoading(self)
        } catch {
            client.urlProtocol(self, didFailWithError: error)
        }
    }

    override func stopLoading() {}

    /// What an address names, and its media type.
    static func content(of url: URL) throws -> (data: Data, type: String?) {
        guard url.isFileURL else {
            guard let address = DataAddress(url.absoluteString) else { throw error(.badURL, url) }
            return (address.content, address.mediaType)
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw error(.fileDoesNotExist, url)
        }
        if isFolder.boolValue { throw error(.fileIsDirectory, url) }
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
            throw error(.noPermissionsToReadFile, url)
        }
        return (data, UTType(filenameExtension: url.pathExtension)?.preferredMIMEType)
    }

    private static func error(_ code: URLError.Code, _ url: URL) -> URLError {
        URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
}
