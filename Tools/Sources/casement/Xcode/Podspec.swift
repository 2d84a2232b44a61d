// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a CocoaPods specification says of a library, as far as building it asks.
///
/// A specification is a Ruby program; this reads the plain assignments that nearly all consist of.
struct Podspec {
    /// A specification or a part of one.
    struct Part {
        var name = ""
        /// Whether it is of tests or of an example app.
        var isTests = false
        var isApp = false
        var sourceFiles: [String] = []
        var excludedFiles: [String] = []
        var resources: [String] = []
        var resourceBundles: [String: [String]] = [:]
        var dependencies: [String] = []
        var needsHost = false
    }

    private(set) var name = ""
    private(set) var module: String?
    private(set) var version = ""
    private(set) var swiftVersion: String?
    /// The repository that the library is released from.
    private(set) var git: String?
    private(set) var defaults: [String] = []
    private(set) var whole = Part()
    private(set) var parts: [Part] = []

    /// The name under which source imports the library.
    var moduleName: String { module ?? BuildSettings.moduleName(name) }

    /// What is built of it: all parts, or those that the specification names, and those that are
    /// asked for, with the parts that these need.
    func libraryParts(asked: Set<String> = []) -> [Part] {
        var names = asked.union(defaults)
        if defaults.isEmpty { names.formUnion(parts.map(\.name)) }
        func isChosen(_ part: Part) -> Bool {
            !part.isTests && !part.isApp
                && names.contains { part.name == $0 || part.name.hasPrefix($0 + "/") }
        }
        var count = -1
        while count != names.count {
            count = names.count
            for dependency in parts.filter(isChosen).flatMap(\.dependencies)
            where dependency.hasPrefix(name + "/") {
                names.insert(String(dependency.dropFirst(name.count + 1)))
            }
        }
        return [whole] + parts.filter(isChosen)
    }

    init(_ text: String) {
        var stack: [Scope] = []
        for statement in Self.statements(text) { take(statement, &stack) }
    }

    /// What a `do … end` belongs to.
    private struct Scope {
        let variable: String?
        /// The part; nil for the specification itself and for blocks that are none.
        let part: Int?
    }

    // MARK: Statements

    private mutating func take(_ statement: String, _ stack: inout [Scope]) {
        let words = statement.split(whereSeparator: { " \t(".contains($0) }).map(String.init)
        guard let first = words.first else { return }
        if first == "end" {
            if !stack.isEmpty { stack.removeLast() }
            return
        }
        let opens = ["if", "unless", "case", "def", "begin", "class", "module", "while"]
        if opens.contains(first) {
            stack.append(Scope(variable: nil, part: stack.last?.part))
            return
        }
        if let block = Self.block(statement) {
            let strings = Self.strings(statement)
            if ["subspec", "test_spec", "app_spec"].contains(block.method) {
                var part = Part()
                let outer = stack.last?.part.map { parts[$0].name + "/" } ?? ""
                part.name = outer + (strings.first ?? "")
                part.isTests =
                    block.method == "test_spec"
                    || (stack.last?.part.map { parts[$0].isTests } ?? false)
                part.isApp = block.method == "app_spec"
                parts.append(part)
                stack.append(Scope(variable: block.variable, part: parts.count - 1))
            } else {
                stack.append(Scope(variable: block.variable, part: stack.last?.part))
            }
            return
        }
        guard let scope = stack.last(where: { first.hasPrefix(($0.variable ?? "?") + ".") }),
            let variable = scope.variable
        else { return }
        var key = String(first.dropFirst(variable.count + 1))
        for system in ["osx.", "macos.", "tvos.", "watchos.", "visionos."]
        where key.hasPrefix(system) {
            return
        }
        if key.hasPrefix("ios.") { key.removeFirst(4) }
        var isAppended = false
        if let operation = key.firstIndex(where: { "=+[".contains($0) }) {
            key = String(key[..<operation])
        }
        if statement.contains("+=") { isAppended = true }
        set(key, Self.value(of: statement), scope.part, isAppended)
    }

    private mutating func set(_ key: String, _ value: String, _ part: Int?, _ isAppended: Bool) {
        let strings = Self.strings(value).map(expanded)
        func change(_ path: WritableKeyPath<Part, [String]>, _ values: [String]) {
            func put(_ target: inout Part) {
                // A value for iOS stands beside the common one.
                target[keyPath: path] += values.filter { !target[keyPath: path].contains($0) }
            }
            if let part { put(&parts[part]) } else { put(&whole) }
        }
        switch key {
        case "name" where part == nil: name = strings.first ?? name
        case "module_name": module = strings.first ?? module
        case "version" where part == nil: version = strings.first ?? version
        case "swift_version", "swift_versions": swiftVersion = strings.last ?? swiftVersion
        case "source" where part == nil:
            git = Self.entries(value)["git"]?.first.map(expanded)
        case "default_subspec", "default_subspecs": defaults = strings
        case "source_files": change(\.sourceFiles, strings)
        case "exclude_files": change(\.excludedFiles, strings)
        case "resource", "resources": change(\.resources, strings)
        case "dependency": change(\.dependencies, Array(strings.prefix(1)))
        case "requires_app_host":
            if let part { parts[part].needsHost = value.contains("true") }
        case "resource_bundle", "resource_bundles":
            let bundles = Self.entries(value).reduce(into: [String: [String]]()) {
                $0[expanded($1.key)] = $1.value.map(expanded)
            }
            if let part {
                parts[part].resourceBundles.merge(bundles) { $0 + $1 }
            } else {
                whole.resourceBundles.merge(bundles) { $0 + $1 }
            }
        default: break
        }
    }

    private func expanded(_ text: String) -> String {
        guard text.contains("#{") else { return text }
        var result = text
        while let start = result.range(of: "#{"),
            let end = result.range(of: "}", range: start.upperBound..<result.endIndex)
        {
            let inner = result[start.upperBound..<end.lowerBound]
            let value =
                inner.hasSuffix("name") ? name : inner.contains("version") ? version : "*"
            result.replaceSubrange(start.lowerBound..<end.upperBound, with: value)
        }
        return result
    }

    // MARK: Ruby

    /// The statements, without comments; one that goes on over several lines is one.
    static func statements(_ text: String) -> [String] {
        var found: [String] = []
        var statement = ""
        var depth = 0
        var here: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let end = here {
                if line.trimmingCharacters(in: .whitespaces) == end { here = nil }
                continue
            }
            let code = withoutComment(line).trimmingCharacters(in: .whitespaces)
            if let mark = code.range(of: "<<-") ?? code.range(of: "<<~") {
                let word = code[mark.upperBound...].prefix {
                    $0.isLetter || $0.isNumber || $0 == "_"
                }
                if !word.isEmpty { here = String(word) }
            }
            guard !code.isEmpty else { continue }
            statement += (statement.isEmpty ? "" : " ") + code
            depth += brackets(code)
            if depth > 0 || code.hasSuffix(",") || code.hasSuffix("\\") || code.hasSuffix("=") {
                continue
            }
            depth = 0
            found.append(statement)
            statement = ""
        }
        if !statement.isEmpty { found.append(statement) }
        return found
    }

    private static func withoutComment(_ line: Substring) -> String {
        var quote: Character?
        var previous: Character = " "
        for index in line.indices {
            let letter = line[index]
            if let open = quote {
                if letter == open, previous != "\\" { quote = nil }
            } else if letter == "'" || letter == "\"" {
                quote = letter
            } else if letter == "#", previous.isWhitespace {
                return String(line[..<index])
            }
            previous = letter
        }
        return String(line)
    }

    private static func brackets(_ code: String) -> Int {
        var quote: Character?
        var depth = 0
        for letter in code {
            if let open = quote {
                if letter == open { quote = nil }
            } else if letter == "'" || letter == "\"" {
                quote = letter
            } else if "[({".contains(letter) {
                depth += 1
            } else if "])}".contains(letter) {
                depth -= 1
            }
        }
        return depth
    }

    /// `s.subspec 'A' do |a|`: the method that takes a block, and the block's variable.
    private static func block(_ statement: String) -> (method: String, variable: String?)? {
        guard let range = statement.range(of: " do") else { return nil }
        let rest = statement[range.upperBound...].trimmingCharacters(in: .whitespaces)
        guard rest.isEmpty || rest.hasPrefix("|") else { return nil }
        let head = statement.prefix { !" (".contains($0) }
        let method = head.split(separator: ".").last.map(String.init) ?? ""
        let variable = rest.split(separator: "|").first.map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        return (method, variable)
    }

    private static func value(of statement: String) -> String {
        // What follows the first name: `s.name = 'A'`, `s.dependency 'A', '~> 1'`.
        let start = statement.firstIndex { " =(+".contains($0) } ?? statement.endIndex
        return String(statement[start...])
    }

    /// The texts in quotation marks or of `%w(…)`.
    static func strings(_ code: String) -> [String] {
        var found: [String] = []
        var rest = code[...]
        while let start = rest.firstIndex(where: { "'\"%".contains($0) }) {
            let letter = rest[start]
            let next = rest.index(after: start)
            if letter == "%" {
                rest = rest[next...]
                guard rest.hasPrefix("w"), let open = rest.dropFirst().first,
                    let close = ["(": ")", "[": "]", "{": "}", "<": ">"][String(open)],
                    let end = rest.range(of: close)
                else { continue }
                let words = rest[..<end.lowerBound].dropFirst(2)
                found += words.split(whereSeparator: \.isWhitespace).map(String.init)
                rest = rest[end.upperBound...]
                continue
            }
            guard let end = rest[next...].firstIndex(of: letter) else { break }
            found.append(String(rest[next..<end]))
            rest = rest[rest.index(after: end)...]
        }
        return found
    }

    /// The entries of a hash: `'A' => ['b'], :git => 'c', tag: 'd'`.
    static func entries(_ code: String) -> [String: [String]] {
        var plain = code.replacingOccurrences(of: "=>", with: "\u{1}")
        // A key that is a symbol becomes a text.
        for (pattern, template) in [
            (#":([A-Za-z_]+)\s*"# + "\u{1}", "'$1' \u{1}"),
            (#"([{,\s])([A-Za-z_]+):\s"#, "$1'$2' \u{1} "),
        ] {
            plain = plain.replacingOccurrences(
                of: pattern,
                with: template,
                options: .regularExpression
            )
        }
        let pieces = plain.components(separatedBy: "\u{1}")
        var found: [String: [String]] = [:]
        for (index, piece) in pieces.enumerated().dropFirst() {
            guard let key = strings(pieces[index - 1]).last else { continue }
            var values = strings(piece)
            if index + 1 < pieces.count { values = values.dropLast() }
            found[key, default: []] += values
        }
        return found
    }
}
