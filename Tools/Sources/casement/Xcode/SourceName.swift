// SPDX-License-Identifier: Apache-2.0

/// Makes the compiler call a link's text by the name of the user's own file, in errors, back-traces
/// and `#filePath` alike.
enum SourceName {
    /// Puts a directive in place of the first line if that says nothing, else before it.
    static func put(_ path: String, into text: String) -> (text: String, isShifted: Bool) {
        let end = text.firstIndex(of: "\n") ?? text.endIndex
        let first = text[..<end]
        let isComment = first.hasPrefix("//") || first.allSatisfy(\.isWhitespace)
        let name = quoted(path)
        guard isComment, end < text.endIndex else {
            return ("#sourceLocation(file: \(name), line: 1)\n" + text, true)
        }
        return ("#sourceLocation(file: \(name), line: 2)" + text[end...], false)
    }
}
