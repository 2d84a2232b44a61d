// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import LocaleDefaults
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
            guard let content = inline(url.absoluteString) else { throw error(.badURL, url) }
            return content
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

    /// What stands in a `data:` address (RFC 2397); nil where it is none.
    private static func inline(_ text: String) -> (data: Data, type: String?)? {
        guard let colon = text.firstIndex(of: ":"), let comma = text[colon...].firstIndex(of: ",")
        else { return nil }
        var parts = text[text.index(after: colon)..<comma].split(
            separator: ";",
            omittingEmptySubsequences: false
        )
        let content = text[text.index(after: comma)...]
        let isBase64 = parts.last?.lowercased() == "base64"
        if isBase64 { parts.removeLast() }
        let type = parts.first.map(String.init) ?? ""
        let plain = bytes(content)
        let data = isBase64 ? Data(base64Encoded: plain, options: .ignoreUnknownCharacters) : plain
        return data.map { ($0, type.isEmpty ? "text/plain" : type) }
    }

    /// The bytes that a text with percent signs stands for.
    private static func bytes(_ text: Substring) -> Data {
        var result = Data()
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(digits, radix: 16) {
                result.append(value)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return result
    }

    private static func error(_ code: URLError.Code, _ url: URL) -> URLError {
        URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
}
