// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Folds what a compiler says: each cause once, and few lines of each.
///
/// All lines go to the log; this decides which a person reads.
struct BuildDigest {
    /// How many places of one message are shown with their excerpts.
    private static let placesShown = 3
    private static let linesOfBlock = 20
    private static let causesShown = 40

    private enum Block {
        /// Not in a diagnostic.
        case none
        case shown(lines: Int)
        case hidden
    }

    private var block = Block.none
    private var seen: Set<String> = []
    private var messages: [String] = []
    private var places: [String: [String]] = [:]
    private(set) var warningCount = 0

    /// The lines to show for one line, as the output filter gives it.
    mutating func take(_ line: String) -> [String] {
        if let place = OutputFilter.place(line) { return take(line, place) }
        if Self.isProgress(line) {
            block = .none
            return []
        }
        let bare = line.trimmingCharacters(in: .whitespaces)
        let isExcerpt =
            line.isEmpty || line.contains(" | ") || line.hasSuffix(" |") || bare == ":"
            || line.hasPrefix("[#")
        let isNote = line.hasPrefix("note: ") || line.contains(": note: ")
        switch block {
        case .hidden where isExcerpt || isNote, .none where isExcerpt: return []
        case .shown(let lines) where isExcerpt || isNote:
            block = .shown(lines: lines + 1)
            return line.isEmpty || lines >= Self.linesOfBlock ? [] : [line]
        default: break
        }
        guard !line.isEmpty else { return [] }
        block = .none
        // The driver's and the linker's words come once for each target that fails.
        guard seen.insert(line).inserted else { return [] }
        if line.hasPrefix("warning:") || line.hasPrefix("remark:") {
            warningCount += 1
            return []
        }
        return [line]
    }

    private mutating func take(_ line: String, _ place: OutputFilter.Place) -> [String] {
        if place.message.hasPrefix("note:") {
            switch block {
            case .hidden: return []
            case .shown(let lines) where lines >= Self.linesOfBlock: return []
            case .shown(let lines): block = .shown(lines: lines + 1)
            case .none: break
            }
            return [line]
        }
        guard seen.insert(line).inserted else {
            block = .hidden
            return []
        }
        if place.message.hasPrefix("warning:") || place.message.hasPrefix("remark:") {
            warningCount += 1
            block = .hidden
            return []
        }
        if places[place.message] == nil { messages.append(place.message) }
        places[place.message, default: []].append("\(place.path):\(place.line)")
        let count = places[place.message]?.count ?? 0
        guard count <= Self.placesShown, messages.count <= Self.causesShown else {
            block = .hidden
            return []
        }
        block = .shown(lines: 1)
        return [line]
    }

    /// What to show at the end: how often else causes come.
    func atEnd(log: String) -> [String] {
        var lines: [String] = []
        for message in messages.prefix(Self.causesShown) {
            let others = (places[message] ?? []).dropFirst(Self.placesShown)
            guard !others.isEmpty else { continue }
            lines.append("\(others.count) more of: \(message)")
            lines += others.prefix(5).map { "    \($0)" }
            if others.count > 5 { lines.append("    …") }
        }
        if messages.count > Self.causesShown {
            lines.append("\(messages.count - Self.causesShown) more errors; see \(log)")
        }
        if warningCount > 0 {
            lines.append("\(warningCount) warning\(warningCount == 1 ? "" : "s"), in \(log)")
        }
        return lines
    }

    /// `[12/34] Compiling A B.swift` and what else tells only that work goes on.
    private static func isProgress(_ line: String) -> Bool {
        if line.hasPrefix("["), let slash = line.firstIndex(of: "/"),
            line[line.index(after: line.startIndex)..<slash].allSatisfy(\.isNumber)
        {
            return true
        }
        return [
            "Building for ", "Build complete!", "Compiling ", "Fetching ", "Fetched ", "Updating ",
        ]
        .contains { line.hasPrefix($0) }
    }
}
