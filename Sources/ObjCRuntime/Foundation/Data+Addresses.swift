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
        guard let content = Self.content(of: url.absoluteString) else {
            throw CocoaError(.fileReadUnknown)
        }
        self = content
    }

    /// What stands behind the comma of `data:image/png;base64,…`, or of `data:,plain%20text`.
    private static func content(of address: String) -> Data? {
        guard let comma = address.firstIndex(of: ",") else { return nil }
        let bytes = unescaped(address[address.index(after: comma)...].utf8)
        guard address[..<comma].lowercased().hasSuffix(";base64") else { return bytes }
        return Data(base64Encoded: bytes, options: .ignoreUnknownCharacters)
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
