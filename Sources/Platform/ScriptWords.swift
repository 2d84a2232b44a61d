// SPDX-License-Identifier: Apache-2.0

/// The words of one line of an input script, one after the other.
///
/// A word that begins with a quotation mark goes on to the next one and may have spaces; `#`
/// between words begins a remark.
struct ScriptWords {
    private struct Word {
        let text: String
        let isQuoted: Bool
    }

    private var words: [Word] = []
    private var index = 0

    init(_ line: Substring) throws {
        var rest = line[...]
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if character == "#" {
                break
            } else if character == "\"" {
                words.append(Word(text: try ScriptWords.quoted(&rest), isQuoted: true))
            } else {
                let word = rest.prefix { !$0.isWhitespace }
                rest = rest.dropFirst(word.count)
                words.append(Word(text: String(word), isQuoted: false))
            }
        }
    }

    private static func quoted(_ rest: inout Substring) throws -> String {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == "\"" { return text }
            guard character == "\\" else {
                text.append(character)
                continue
            }
            switch rest.popFirst() {
            case "n": text.append("\n")
            case "r": text.append("\r")
            case "t": text.append("\t")
            case "\"": text.append("\"")
            case "\\": text.append("\\")
            case "u": text.unicodeScalars.append(try scalar(&rest))
            default: throw ScriptReader.Problem(reason: "a backslash stands before nothing known")
            }
        }
        throw ScriptReader.Problem(reason: "a quotation mark is not closed")
    }

    private static func scalar(_ rest: inout Substring) throws -> Unicode.Scalar {
        let problem = ScriptReader.Problem(reason: "'\\u' wants a number like \\u{1F600}")
        guard rest.popFirst() == "{" else { throw problem }
        let digits = rest.prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 1)
        guard digits.count <= 6, let value = UInt32(digits, radix: 16),
            let scalar = Unicode.Scalar(value)
        else { throw problem }
        return scalar
    }

    /// A text as it is written in a script.
    static func quote(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x85
                    || scalar.value == 0x2028 || scalar.value == 0x2029
                {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    mutating func next() -> String? {
        guard index < words.count else { return nil }
        index += 1
        return words[index - 1].text
    }

    mutating func word(_ what: String) throws -> String {
        guard index < words.count, !words[index].isQuoted else {
            throw ScriptReader.Problem(reason: "\(what) is missing")
        }
        return next() ?? ""
    }

    mutating func text(_ what: String) throws -> String {
        guard index < words.count, words[index].isQuoted else {
            throw ScriptReader.Problem(reason: "\(what) is missing, in quotation marks")
        }
        return next() ?? ""
    }

    mutating func integer(_ what: String, _ range: ClosedRange<Int>) throws -> Int {
        let word = try word(what)
        guard let value = Int(word), range.contains(value) else {
            throw ScriptReader.Problem(
                reason: "'\(word)' is not \(what), from \(range.lowerBound) to \(range.upperBound)"
            )
        }
        return value
    }

    mutating func choice<Value>(_ what: String, _ values: [String: Value]) throws -> Value {
        let word = try word(what)
        guard let value = values[word] else {
            throw ScriptReader.Problem(reason: "'\(word)' is not \(what)")
        }
        return value
    }

    /// The next word, as a name and a value; nil at the end.
    mutating func attribute() throws -> (String, String)? {
        guard index < words.count else { return nil }
        let word = try word("an attribute")
        guard let sign = word.firstIndex(of: "=") else {
            throw ScriptReader.Problem(reason: "'\(word)' is more than was expected")
        }
        return (String(word[..<sign]), String(word[word.index(after: sign)...]))
    }

    func finish() throws {
        guard index < words.count else { return }
        throw ScriptReader.Problem(reason: "'\(words[index].text)' is more than was expected")
    }
}
