// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Data {
    /// What `Data(contentsOf:options:)` is in lowered code: it reads `data:` addresses too, as on iOS.
    ///
    /// Foundation on Linux asks the network for these, and waits for an answer that may not come.
    public init(_contentsOf url: URL, options: Data.ReadingOptions = []) throws {
        guard url.scheme?.lowercased() == "data" else {
            self = try Data(contentsOf: url, options: options)
            return
        }
        guard let address = DataAddress(url.absoluteString) else {
            throw CocoaError(.fileReadUnknown)
        }
        self = address.content
    }
}

/// What a `data:` address holds (RFC 2397), such as `data:image/png;base64,…` or
/// `data:,plain%20text`.
package struct DataAddress {
    package let content: Data
    /// `text/plain` where the address names none.
    package let mediaType: String
    /// The name of the text's encoding, of the parameter `charset`.
    package let encoding: String?

    /// Nil for other addresses, and where the content is not what it says.
    package init?(_ address: String) {
        guard address.prefix(5).lowercased() == "data:", let comma = address.firstIndex(of: ",")
        else {
            return nil
        }
        var words = address[..<comma].dropFirst(5).split(separator: ";").map(String.init)
        let bytes = Self.unescaped(address[address.index(after: comma)...].utf8)
        if words.last?.lowercased() == "base64" {
            words.removeLast()
            guard let decoded = Data(base64Encoded: bytes, options: .ignoreUnknownCharacters)
            else {
                return nil
            }
            content = decoded
        } else {
            content = bytes
        }
        mediaType = words.first { $0.contains("/") } ?? "text/plain"
        let charset = words.first { $0.lowercased().hasPrefix("charset=") }
        encoding = charset.map { String($0.dropFirst(8)) }
    }

    /// Bytes in which `%41` stands for one.
    private static func unescaped(_ text: Substring.UTF8View) -> Data {
        var rest = text
        var bytes = Data()
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2,
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }
}
