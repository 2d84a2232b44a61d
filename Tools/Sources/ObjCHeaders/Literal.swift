// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Literals of C and Objective-C in Swift.
enum Literal {
    /// The literal in Swift; nil for what is no literal.
    static func swift(of text: String) -> String? {
        var text = text.trimmingCharacters(in: .whitespaces)
        while text.hasPrefix("("), text.hasSuffix(")") {
            text = String(text.dropFirst().dropLast())
        }
        if text == "YES" || text == "true" { return "true" }
        if text == "NO" || text == "false" { return "false" }
        let quoted = text.hasPrefix("@") ? String(text.dropFirst()) : text
        if quoted.hasPrefix("\""), quoted.hasSuffix("\""), quoted.count > 1,
            !quoted.dropFirst().dropLast().contains("\"")
                || quoted.contains("\\\"") && !quoted.contains("\" ")
        {
            return quoted
        }
        let number = text.lowercased()
        if let match = number.wholeMatch(of: /([-+]?0x[0-9a-f]+)[ul]*/) { return String(match.1) }
        if let match = number.wholeMatch(of: /([-+]?[0-9]+)[ul]*/) { return plain(match.1) }
        if let match = number.wholeMatch(of: /([-+]?[0-9]+\.[0-9]+(?:e[-+]?[0-9]+)?)[fl]?/) {
            return plain(match.1)
        }
        if let match = number.wholeMatch(of: /([-+]?[0-9]+)\.?[fl]?/) { return plain(match.1) }
        if let match = number.wholeMatch(of: /([-+]?)(\.[0-9]+)[fl]?/) {
            return match.1 + "0" + match.2
        }
        return nil
    }

    private static func plain(_ number: Substring) -> String {
        number.hasPrefix("+") ? String(number.dropFirst()) : String(number)
    }
}
