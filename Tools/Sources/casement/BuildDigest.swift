// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Folds what a compiler says: each cause once, and few lines of each.
///
/// All lines go to the log; this decides which a person reads.
struct BuildDigest {
    /// How many places of one message are shown with their excerpts.
    private static let placesShown = 3
    /// How many lines one message gets with its excerpts and notes, and at the end as a count of its
    /// other places: 20 together.
    private static let linesOfCause = 14
    private static let placesCounted = 4
    private static let causesShown = 40
    private static let warningsShown = 40

    /// The folder whose files are the user's own, whose warnings are shown; nil for none.
    let root: String?

    init(root: String? = nil) { self.root = root }

    private enum Block {
        /// Not in a diagnostic.
        case none
        case shown(message: String)
        case hidden
    }

    private var block = Block.none
    private var seen: Set<String> = []
    private var messages: [String] = []
    private var places: [String: [String]] = [:]
    private var linesShown: [String: Int] = [:]
    /// How many places of a message have been shown.
    private var headsShown: [String: Int] = [:]
    /// Errors that say only that a command failed because of another error.
    private var followers: [String] = []
    /// How many warnings are not shown.
    private(set) var warningCount = 0
    /// The user's own that are, each once.
    private var ownWarnings: Set<String> = []

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
            // Files that no target of a manifest has, beneath the warning of them.
            || line.hasPrefix("    /")
        let isNote = line.hasPrefix("note: ") || line.contains(": note: ")
        switch block {
        case .hidden where isExcerpt || isNote, .none where isExcerpt: return []
        case .shown(let message) where isExcerpt || isNote:
            return line.isEmpty ? [] : more(line, of: message)
        default: break
        }
        guard !line.isEmpty else { return [] }
        block = .none
        // The driver's and the linker's words come once for each target that fails.
        guard seen.insert(line).inserted else { return [] }
        if Self.isFollower(line) {
            followers.append(line)
            return []
        }
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
            case .shown(let message): return more(line, of: message)
            case .none: return [line]
            }
        }
        guard seen.insert(line).inserted else {
            block = .hidden
            return []
        }
        if place.message.hasPrefix("warning:") || place.message.hasPrefix("remark:") {
            block = .hidden
            if isOwn(place), ownWarnings.count < Self.warningsShown {
                return ownWarnings.insert(line).inserted ? [line] : []
            }
            warningCount += 1
            return []
        }
        if places[place.message] == nil { messages.append(place.message) }
        places[place.message, default: []].append("\(place.path):\(place.line)")
        let count = places[place.message]?.count ?? 0
        guard count <= Self.placesShown, messages.count <= Self.causesShown,
            linesShown[place.message, default: 0] < Self.linesOfCause
        else {
            block = .hidden
            return []
        }
        block = .shown(message: place.message)
        headsShown[place.message] = count
        return more(line, of: place.message)
    }

    /// Whether a warning is about the user's own text, not about another package's.
    private func isOwn(_ place: OutputFilter.Place) -> Bool {
        root != nil && place.message.hasPrefix("warning:") && isOwn(place.path)
    }

    /// Whether a file is the user's own; each is where no root is known.
    func isOwn(_ path: String) -> Bool {
        guard let root else { return true }
        guard path.hasPrefix(root) else { return false }
        let folders = path.dropFirst(root.count).split(separator: "/").dropLast()
        return !folders.contains { $0 == ".build" || Files.skipped.contains(String($0)) }
    }

    /// One more line of a message, as long as it may have more.
    private mutating func more(_ line: String, of message: String) -> [String] {
        guard linesShown[message, default: 0] < Self.linesOfCause else { return [] }
        linesShown[message, default: 0] += 1
        return [line]
    }

    /// What to show at the end: how often else causes come.
    func atEnd(log: String) -> [String] {
        var lines = messages.isEmpty ? followers : []
        for message in messages.prefix(Self.causesShown) {
            let others = (places[message] ?? []).dropFirst(headsShown[message] ?? 0)
            guard !others.isEmpty else { continue }
            lines.append("\(others.count) more of: \(message)")
            lines += others.prefix(Self.placesCounted).map { "    \($0)" }
            if others.count > Self.placesCounted { lines.append("    …") }
        }
        if messages.count > Self.causesShown {
            lines.append("\(messages.count - Self.causesShown) more errors; see \(log)")
        }
        if warningCount > 0 {
            let other = ownWarnings.isEmpty ? "" : "other "
            lines.append(
                "\(warningCount) \(other)warning\(warningCount == 1 ? "" : "s"), in \(log)"
            )
        }
        return lines
    }

    /// Whether an error follows from one that has a place of its own.
    private static func isFollower(_ line: String) -> Bool {
        line == "error: fatalError"
            || line.hasPrefix("error: ") && line.contains("command failed with exit code")
    }

    /// `[12/34] Compiling A B.swift` and what else tells only that work goes on.
    private static func isProgress(_ line: String) -> Bool {
        if BuildProgress.steps(in: line) != nil { return true }
        return [
            "Building for ", "Build complete!", "Compiling ", "Fetching ", "Fetched ", "Updating ",
        ]
        .contains { line.hasPrefix($0) }
    }
}
