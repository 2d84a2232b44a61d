// SPDX-License-Identifier: Apache-2.0

/// Undoes what filters did to a stream.
///
/// - Source: ISO 32000-1, 7.4.
package enum PDFFilters {
    /// What is left after the filters that change bytes: pixels are decoded by who draws them.
    package struct Result: Sendable {
        package let bytes: [UInt8]
        /// The filter of a picture that comes next, as `DCTDecode`, and its parameters.
        package let picture: (name: String, parameters: PDFDictionary)?
    }

    /// The bytes of a stream without its filters; those of pictures are an error.
    static func decode(
        _ stream: PDFStream,
        resolve: (PDFValue) -> PDFValue
    ) throws(PDFError) -> [UInt8] {
        let result = try undo(stream, resolve: resolve)
        if let picture = result.picture { throw .filter(picture.name) }
        return result.bytes
    }

    /// Undoes filters up to the first of a picture.
    static func undo(
        _ stream: PDFStream,
        resolve: (PDFValue) -> PDFValue
    ) throws(PDFError) -> Result {
        let dictionary = stream.dictionary
        let names = list(dictionary["Filter"] ?? dictionary["F"], resolve).compactMap(\.name)
        let parameters = list(dictionary["DecodeParms"] ?? dictionary["DP"], resolve)
        var bytes = Array(stream.bytes)
        for (index, name) in names.prefix(16).enumerated() {
            let table = index < parameters.count ? parameters[index].dictionary ?? [:] : [:]
            func number(_ key: String, _ other: Int) -> Int {
                table[key].map(resolve)?.integer ?? other
            }
            switch name {
            case "FlateDecode", "Fl":
                bytes = try PDFPredictor(number).undo(try PDFFlate.inflate(bytes))
            case "LZWDecode", "LZW":
                let isEarly = number("EarlyChange", 1) != 0
                bytes = try PDFPredictor(number).undo(try PDFLZW.decode(bytes, isEarly: isEarly))
            case "ASCIIHexDecode", "AHx": bytes = hexadecimal(bytes)
            case "ASCII85Decode", "A85": bytes = try base85(bytes)
            case "RunLengthDecode", "RL": bytes = try runs(bytes)
            case "DCTDecode", "DCT", "JPXDecode", "CCITTFaxDecode", "CCF", "JBIG2Decode":
                return Result(bytes: bytes, picture: (name, table))
            case "Crypt": continue
            default: throw .filter(name)
            }
        }
        return Result(bytes: bytes, picture: nil)
    }

    /// One value or several, as filters are written.
    private static func list(_ value: PDFValue?, _ resolve: (PDFValue) -> PDFValue) -> [PDFValue] {
        guard let value = value.map(resolve), !value.isNull else { return [] }
        return value.array?.map(resolve) ?? [value]
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var high: UInt8?
        for byte in bytes {
            if byte == UInt8(ascii: ">") { break }
            guard let digit = PDFLexer.hexDigit(byte) else { continue }
            if let first = high {
                result.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        if let high { result.append(high << 4) }
        return result
    }

    private static func base85(_ bytes: [UInt8]) throws(PDFError) -> [UInt8] {
        var result: [UInt8] = []
        var group: UInt64 = 0
        var count = 0
        func flush(_ digits: Int) {
            guard digits > 1 else { return }
            for _ in digits..<5 { group = group * 85 + 84 }
            let word = UInt32(truncatingIfNeeded: group)
            for index in 0..<digits - 1 {
                result.append(UInt8(truncatingIfNeeded: word >> UInt32(24 - index * 8)))
            }
        }
        for byte in bytes {
            if byte == UInt8(ascii: "~") { break }
            if byte == UInt8(ascii: "z"), count == 0 {
                result.append(contentsOf: [0, 0, 0, 0])
                continue
            }
            guard (33...117).contains(byte) else {
                if PDFLexer.isSpace(byte) { continue }
                throw .damagedStream
            }
            group = group * 85 + UInt64(byte - 33)
            count += 1
            if count == 5 {
                flush(5)
                (group, count) = (0, 0)
            }
        }
        flush(count)
        return result
    }

    private static func runs(_ bytes: [UInt8]) throws(PDFError) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        while position < bytes.count, bytes[position] != 128 {
            let length = Int(bytes[position])
            position += 1
            if length < 128 {
                let end = min(position + length + 1, bytes.count)
                result.append(contentsOf: bytes[position..<end])
                position = end
            } else if position < bytes.count {
                result.append(contentsOf: repeatElement(bytes[position], count: 257 - length))
                position += 1
            }
            guard result.count <= PDFLimits.decodedBytes else { throw .tooLarge }
        }
        return result
    }
}

extension PDFFile {
    /// The bytes of a stream without its filters.
    package func decode(_ stream: PDFStream) throws(PDFError) -> [UInt8] {
        try PDFFilters.decode(stream) { self.resolve($0) }
    }

    /// The bytes of a stream without its filters, up to the first of a picture.
    package func undoFilters(_ stream: PDFStream) throws(PDFError) -> PDFFilters.Result {
        try PDFFilters.undo(stream) { self.resolve($0) }
    }
}
