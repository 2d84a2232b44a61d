// SPDX-License-Identifier: Apache-2.0

/// A parser for the output of `lpoptions`: `key=value key='value with blanks' flag`.
///
/// Quotes within quotes are not marked: a value ends at the quote before the next key.
enum OptionList {
    static func read(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        var rest = text[...]
        while true {
            rest = rest.drop(while: \.isWhitespace)
            guard !rest.isEmpty else { return result }
            let key = String(rest.prefix { $0 != "=" && !$0.isWhitespace })
            rest = rest.dropFirst(key.count)
            guard rest.first == "=" else {
                result[key] = ""
                continue
            }
            rest = rest.dropFirst()
            let value: Substring
            if rest.first == "'" {
                rest = rest.dropFirst()
                value = rest[..<endOfQuoted(rest)]
                rest = rest[value.endIndex...].dropFirst()
            } else {
                value = rest.prefix { !$0.isWhitespace }
                rest = rest[value.endIndex...]
            }
            result[key] = String(value)
        }
    }

    /// The quote that ends a value: the first with nothing or another key behind it.
    private static func endOfQuoted(_ text: Substring) -> String.Index {
        for place in text.indices where text[place] == "'" {
            let behind = text[text.index(after: place)...]
            guard let next = behind.first else { return place }
            guard next.isWhitespace else { continue }
            let word = behind.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
            if word.isEmpty || word.dropFirst().contains("=") { return place }
        }
        return text.endIndex
    }
}
