// SPDX-License-Identifier: Apache-2.0

/// What the compiler says about one place, with the identifier that it has in all its versions.
package struct CompilerDiagnostic: Hashable, Sendable {
    /// How much it matters.
    package enum Severity: String, Sendable {
        case error
        case warning
        case note
        case remark
    }

    package var path: String
    /// Counted from 1, as the compiler reports it.
    package var line: Int
    /// Counted from 1 in bytes.
    package var column: Int
    package var severity: Severity
    package var message: String
    /// Empty where the compiler was not asked for names.
    package var identifier: String
    /// What the compiler adds, with places of their own.
    package var notes: [CompilerDiagnostic] = []

    package init(
        path: String,
        line: Int,
        column: Int,
        severity: Severity,
        message: String,
        identifier: String = ""
    ) {
        self.path = path
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
        self.identifier = identifier
    }

    /// Whether an initializer that must be `required` is the package's own, not the framework's.
    var isAboutInitializerOfPackage: Bool {
        notes.contains { note in
            note.identifier == "note_nonrequired_initializer" && note.path.hasSuffix(".swift")
                && note.path.hasPrefix("/")
        }
    }

    /// The parts of the message between single quotes, in order: types and names.
    package var quoted: [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The file's name without folders.
    package var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Reads the compiler's output in its one-line style.
    package static func parse(_ output: some StringProtocol) -> [CompilerDiagnostic] {
        var all: [CompilerDiagnostic] = []
        for line in output.split(separator: "\n") {
            guard let diagnostic = CompilerDiagnostic(line: line) else { continue }
            if diagnostic.severity == .note {
                if !all.isEmpty { all[all.count - 1].notes.append(diagnostic) }
            } else {
                all.append(diagnostic)
            }
        }
        return all
    }

    /// Reads `path:12:5: error: message [identifier]`; nil for anything else.
    private init?(line text: some StringProtocol) {
        for severity in [Severity.error, .warning, .note, .remark] {
            let mark = ": \(severity.rawValue): "
            guard let range = text.firstRange(of: mark) else { continue }
            let place = text[..<range.lowerBound].split(
                separator: ":",
                omittingEmptySubsequences: false
            )
            guard place.count >= 3, let column = Int(place[place.count - 1]),
                let line = Int(place[place.count - 2])
            else { continue }
            self.init(
                path: place.dropLast(2).joined(separator: ":"),
                line: line,
                column: column,
                severity: severity,
                message: String(text[range.upperBound...])
            )
            takeIdentifier()
            return
        }
        return nil
    }

    /// Takes `[identifier]` from the message's end, and the group of warnings that may follow it.
    private mutating func takeIdentifier() {
        while message.hasSuffix("]"), let open = message.lastIndex(of: "[") {
            let name = message[message.index(after: open)...].dropLast()
            let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            guard isName || name.hasPrefix("#"), !name.isEmpty else { return }
            if isName { identifier = String(name) }
            message = String(message[..<open]).trimmingSuffix { $0 == " " }
            if isName { return }
        }
    }
}

extension StringProtocol {
    /// Where a text stands first.
    func firstRange(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) {
                return start..<index(start, offsetBy: text.count)
            }
            start = index(after: start)
        }
        return nil
    }
}
