// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// The cuts that a user is told of: those of what the user wrote, each once.
///
/// What lowering writes behind the end of a line, such as a protocol's defaults, names the same types as the user's
/// declaration, which is told already. Where nothing else in a file tells of it, one line does for the file.
struct ToldCuts {
    private var lines: [String: [Substring]] = [:]

    mutating func from(_ cuts: [Cut]) -> [Cut] {
        var told: [Cut] = []
        var seen: Set<String> = []
        var added: [Cut] = []
        for cut in cuts {
            let key = "\(cut.path):\(cut.line):\(cut.column): \(cut.reason)"
            guard seen.insert(key).inserted else { continue }
            if isAdded(cut) { added.append(cut) } else { told.append(cut) }
        }
        var files = Set(told.map(\.path))
        for var cut in added where files.insert(cut.path).inserted {
            cut.column = 1
            cut.name = "what Casement adds to this line"
            told.append(cut)
        }
        return told
    }

    /// Whether a place lies behind the end of the user's own line.
    private mutating func isAdded(_ cut: Cut) -> Bool {
        if lines[cut.path] == nil {
            let text = (try? String(contentsOfFile: cut.path, encoding: .utf8)) ?? ""
            lines[cut.path] = text.split(
                omittingEmptySubsequences: false,
                whereSeparator: \.isNewline
            )
        }
        guard let all = lines[cut.path], all.indices.contains(cut.line - 1) else { return false }
        return cut.column > all[cut.line - 1].utf8.count + 1
    }
}
