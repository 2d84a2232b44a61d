// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking

extension URLCache {
    /// A cache of a size in bytes, in memory and in a folder; nil for the usual folder.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(
            memoryCapacity: memoryCapacity,
            diskCapacity: diskCapacity,
            diskPath: directory?.path
        )
    }
}

extension HTTPURLResponse {
    /// A response with the status 200 and a content type.
    ///
    /// `length` is negative where it is not known. Any integer will do: `Int` alone would override the
    /// initializer of `URLResponse`, which extensions cannot.
    public convenience init<Length: BinaryInteger>(
        url: URL,
        mimeType: String?,
        expectedContentLength length: Length,
        textEncodingName name: String?
    ) {
        var fields: [String: String] = [:]
        let charset = name.map { "; charset=" + $0 } ?? ""
        if let mimeType { fields["Content-Type"] = mimeType + charset }
        if length >= 0 { fields["Content-Length"] = String(length) }
        // There is no status 200 and no such fields for which it fails.
        // swift-format-ignore: NeverForceUnwrap
        self.init(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)!
    }
}
