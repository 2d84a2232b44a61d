// SPDX-License-Identifier: Apache-2.0

extension PDFLexer {
    /// Reads a picture that stands between the words `BI`, which has been read, and `EI`.
    package mutating func readInlineImage() -> PDFStream {
        var table: PDFDictionary = [:]
        while let token = try? next() {
            if case .value(.name(let key)) = token, let value = try? nextValue() {
                table[key] = value
            } else {
                break
            }
        }
        // One space after the word ID, then bytes up to the word EI.
        let start = min(position + 1, bytes.endIndex)
        var end = start
        var after = bytes.endIndex
        while end + 1 < bytes.endIndex {
            let isWord = bytes[end] == UInt8(ascii: "E") && bytes[end + 1] == UInt8(ascii: "I")
            let isAfterSpace = end == start || PDFLexer.isSpace(bytes[end - 1])
            let isEnded = end + 2 >= bytes.endIndex || PDFLexer.isSpace(bytes[end + 2])
            if isWord, isAfterSpace, isEnded {
                after = end + 2
                break
            }
            end += 1
        }
        position = after
        return PDFStream(dictionary: table, bytes: bytes[start..<max(start, end)])
    }
}
