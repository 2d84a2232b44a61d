// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking
import ObjCRuntime

extension HTTPURLResponse {
    /// A response whose header fields keep the names that they are given, as on iOS; those of the standard have
    /// their usual form.
    ///
    /// `HTTPURLResponse(url:statusCode:httpVersion:headerFields:)` is lowered to it: Foundation on Linux writes
    /// each name as words in lower case that begin with a capital (`X-Requestid`), so that `allHeaderFields`
    /// has no `X-RequestID`.
    public convenience init?(
        _objcURL url: URL,
        statusCode: Int,
        httpVersion: String?,
        headerFields: [String: String]?
    ) {
        self.init(
            url: url,
            statusCode: statusCode,
            httpVersion: httpVersion,
            headerFields: headerFields
        )
        guard let headerFields, !headerFields.isEmpty, let offset = Self.offsetOfFields else {
            return
        }
        // Unsafe because the variable is of that type, and nobody else has the object yet.
        let object = UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque())
        let fields = object.advanced(by: offset).assumingMemoryBound(to: [String: String].self)
        let written = fields.pointee
        fields.pointee = Dictionary(
            headerFields.map { name, value in
                let name = Self.usualNames[name.lowercased()] ?? name
                return (name, written[name] ?? value)
            }
        ) { _, last in last }
    }

    /// How far behind an object's beginning its fields are, in bytes: where a response holds the storage of the
    /// dictionary that reflection shows; nil where it is not found.
    private static let offsetOfFields: Int? = {
        // Empty dictionaries share their storage.
        guard
            let sample = HTTPURLResponse(
                url: URL(fileURLWithPath: "/"),
                statusCode: 200,
                httpVersion: nil,
                headerFields: ["Age": "0"]
            ),
            let fields = Mirror(reflecting: sample).children.lazy
                .compactMap({ $0.value as? [String: String] }).first
        else { return nil }
        // Unsafe because a dictionary is one pointer.
        let storage = unsafeBitCast(fields, to: UInt.self)
        let object = Unmanaged.passUnretained(sample).toOpaque()
        let size = class_getInstanceSize(HTTPURLResponse.self)
        return stride(from: 16, to: size - 7, by: 8).first { offset in
            object.load(fromByteOffset: offset, as: UInt.self) == storage
        }
    }()

    /// The names of fields of the standard (RFC 9110, RFC 6265), by their letters in lower case.
    private static let usualNames = Dictionary(
        [
            "Accept", "Accept-Encoding", "Accept-Language", "Accept-Ranges", "Age", "Allow",
            "Authorization", "Cache-Control", "Connection", "Content-Disposition",
            "Content-Encoding", "Content-Language", "Content-Length", "Content-Location",
            "Content-Range", "Content-Type", "Cookie", "Date", "Expires", "Host",
            "Keep-Alive", "Last-Modified", "Link", "Location", "Pragma", "Range", "Referer",
            "Retry-After", "Server", "Set-Cookie", "Transfer-Encoding", "Upgrade", "User-Agent",
            "Vary", "Via", "Warning", "WWW-Authenticate",
        ].map { ($0.lowercased(), $0) }
    ) { first, _ in first }
}
