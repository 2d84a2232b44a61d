// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// Turns the compiler's words about lowered text into words about the user's own.
struct OutputFilter {
    /// The copies by the originals' paths.
    let lowered: [String: URL]
    /// The originals whose copies have a line more, before the first.
    let shifted: Set<String>
    private var file: String?
    private var isSkipping = false
    private var lines: [String: [Substring]] = [:]
    private var reported: Set<String> = []
    private var errorCount = 0
    /// Errors in generated text, which follow from one in the user's own as a rule.
    private var hidden: [String] = []

    init(lowered: [String: URL], shifted: Set<String> = []) {
        self.lowered = lowered
        self.shifted = shifted
    }

    /// The lines to print for one line of output.
    mutating func take(_ line: String) -> [String] {
        if let place = Self.place(line) {
            file = place.path
            isSkipping = Self.isNoise(place.message) || isGenerated(place)
            if isSkipping {
                if place.message.hasPrefix("error:") { hidden.append(Self.clear(line)) }
                return []
            }
            if place.message.hasPrefix("error:") { errorCount += 1 }
            return head(line, place)
        }
        if let program = Self.programWithoutEntry(line) {
            errorCount += 1
            return [
                "error: \(program) has no entry point: what has @main or @UIApplicationMain does not"
                    + " exist, or was left out as said above"
            ]
        }
        if line.hasPrefix("ObjectiveC._") {
            isSkipping = true
            return []
        }
        if let excerpt = Self.excerpt(line) {
            if isSkipping { return [] }
            if let number = excerpt.number {
                // Excerpts count the copy's lines.
                let own = file.map { shifted.contains($0) } ?? false ? number - 1 : number
                if let original = original(own) {
                    guard own != number else { return [excerpt.head + original] }
                    return ["\(own) | " + original]
                }
            }
            if Self.isNoise(line) { return [] }
            return [Self.clear(line)]
        }
        // The compiler puts a blank line behind each of its words, also behind those that are not said.
        if isSkipping, line.isEmpty { return [] }
        isSkipping = false
        return [line]
    }

    /// What to print at the end of a build that failed: errors in generated text, if there were
    /// no others.
    func atEnd() -> [String] { errorCount == 0 ? hidden : [] }

    /// Whether a place lies behind the end of the user's own line.
    private mutating func isGenerated(_ place: Place) -> Bool {
        guard let text = original(place.line) else { return false }
        return place.column > text.utf8.count + 1
    }

    private mutating func head(_ line: String, _ place: Place) -> [String] {
        var text = line
        let source = original(place.line).map(String.init) ?? ""
        let isSelector = source.contains("#selector")
        if isSelector,
            place.message.contains("could not be inferred")
                || place.message.contains("'_selector'")
        {
            text =
                "\(place.path):\(place.line):\(place.column): error: "
                + "#selector names no member of that type"
        }
        var result = [Self.clear(text)]
        if let module = Self.missingModule(place.message), reported.insert(module).inserted {
            result.append(IOSModules.note(module))
        }
        return result
    }

    private mutating func original(_ number: Int) -> Substring? {
        guard let file, lowered[file] != nil else { return nil }
        if lines[file] == nil {
            let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
            lines[file] = text.split(separator: "\n", omittingEmptySubsequences: false)
        }
        guard let all = lines[file], all.indices.contains(number - 1) else { return nil }
        return all[number - 1]
    }

    struct Place {
        let path: String
        let line: Int
        let column: Int
        let message: String
    }

    /// `path:line:column: message`, nil for anything else.
    static func place(_ line: String) -> Place? {
        guard line.hasPrefix("/") else { return nil }
        let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let number = Int(parts[1]), let column = Int(parts[2]) else {
            return nil
        }
        return Place(
            path: String(parts[0]),
            line: number,
            column: column,
            message: parts[3].trimmingCharacters(in: .whitespaces)
        )
    }

    /// A line of an excerpt: ` 12 | text` or `    | text`.
    private static func excerpt(_ line: String) -> (head: String, number: Int?)? {
        guard let bar = line.range(of: " | ") ?? line.range(of: " |", options: [.anchored]) else {
            return nil
        }
        let number = line[..<bar.lowerBound].trimmingCharacters(in: .whitespaces)
        guard number.isEmpty || Int(number) != nil else { return nil }
        return (String(line[..<bar.upperBound]), Int(number))
    }

    private static func isNoise(_ message: String) -> Bool {
        message.contains("'@const' value should be initialized")
            || message.contains("@section") || message.contains("__objc_")
            // The link to a project's `main.swift` is called as the file.
            || message.contains("'#sourceLocation' directive produces '#fileID' string")
            || message.contains("change file in '#sourceLocation' to")
            // That tests may be sent is the test library's word here, not the user's.
            || message.contains("must restate inherited '@unchecked Sendable' conformance")
            // A property that an optional requirement asks for, which is optional here.
            || message.hasPrefix("warning: ") && message.contains("nearly matches defaulted")
            // On iOS the members of a delegate protocol are Objective-C's without the word.
            || message.hasPrefix("warning: non-'@objc' ")
                && message.contains("declared in extension cannot be overridden")
            // A protocol that every object adopts inherits one of the runtime's.
            || message.contains("to imported protocol '_ObjCMade'")
            // What Foundation does not find here, NSDataDetector of the runtime does.
            || message.contains("will not be returned by swift-corelibs-foundation API")
    }

    /// The names of generated members, and of the modules that UIKit is made of, as the user knows them.
    private static func clear(_ text: String) -> String {
        guard text.contains("__ext_") || text.contains("UIKit") else { return text }
        return text.replacingOccurrences(
            of: "__ext_[^ ']*?__",
            with: "",
            options: .regularExpression
        ).replacingOccurrences(of: rooms, with: "UIKit", options: .regularExpression)
    }

    /// The modules that `import UIKit` brings.
    private static let rooms =
        "\\bUIKit(Basics|Cells|Collections|Controllers|Controls|Core|Documents|Dynamics|Interaction|Nibs|"
        + "Pickers|Services|Sheets|Symbols|Tables|Text|Values|Views)\\b"

    /// The program of which the linker says that it lacks its first function.
    private static func programWithoutEntry(_ line: String) -> String? {
        guard line.contains("error: undefined symbol"),
            let start = line.range(of: "symbol '") ?? line.range(of: "symbol: "),
            let end = line.range(of: "_main", range: start.upperBound..<line.endIndex),
            line[end.upperBound...].isEmpty || line[end.upperBound...].hasPrefix("'")
        else { return nil }
        return String(line[start.upperBound..<end.lowerBound])
    }

    private static func missingModule(_ message: String) -> String? {
        guard let range = message.range(of: "no such module '") else { return nil }
        return String(message[range.upperBound...].prefix { $0 != "'" })
    }
}
