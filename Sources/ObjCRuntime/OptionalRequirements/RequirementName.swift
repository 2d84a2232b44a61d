// SPDX-License-Identifier: Apache-2.0

/// The full names of requirements, `tableView(_:heightForRowAt:)`, as Objective-C's messages.
enum RequirementName {
    /// Words that join a label to the base name without `With`, as in Swift's rules for `@objc`.
    private static let prepositions: Set<Substring> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
        "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
        "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// The name of the message that Swift gives a method of this full name.
    static func selector(of name: String) -> String {
        guard let opening = name.firstIndex(of: "("), name.last == ")" else { return name }
        let inside = name[name.index(after: opening)...].dropLast()
        let labels = inside.split(separator: ":")
        var result = String(name[..<opening])
        guard let first = labels.first else { return result }
        if first != "_" {
            let word = first.prefix { $0.isLowercase }
            result += prepositions.contains(word) ? "" : "With"
            result += first.prefix(1).uppercased() + first.dropFirst()
        }
        result += ":"
        for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
        return result
    }
}
