// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Looks translations up in bundles, plurals and string catalogues included.
///
/// Foundation's own look-up halts on Linux where a bundle has a `.stringsdict`.
enum Translations {
    private struct Key: Hashable {
        let bundle: String
        let table: String
        let languages: [String]
    }

    private static let tables = Mutex<[Key: [StringTable]]>([:])
    /// The variables of formats that were handed out, by the names that they got.
    private static let variables = Mutex<[String: (PluralVariable, language: String)]>([:])

    /// The translation of a key; nil where there is none.
    static func text(_ key: String, table name: String?, bundle: Bundle) -> String? {
        let languages = Locale.preferredLanguages
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let place = Key(bundle: bundle.bundlePath, table: name, languages: languages)
        let known = tables.withLock { $0[place] }
        let found = known ?? read(name, bundle, languages)
        if known == nil { tables.withLock { $0[place] = found } }
        for table in found {
            switch table.entries[key] {
            case .text(let text): return text
            case .plural(let format, let own):
                return publish(format, own, table, tag: "\(bundle.bundlePath)/\(name)/\(key)")
            case nil: continue
            }
        }
        return nil
    }

    /// The tables of a name that count, the best first.
    private static func read(
        _ name: String,
        _ bundle: Bundle,
        _ languages: [String]
    ) -> [StringTable] {
        var folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
        if folders.count == 2, folders[0] == folders[1] { folders.removeLast() }
        for folder in folders {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let catalog = StringCatalog(
                path: (folder as NSString).appendingPathComponent("\(name).xcstrings")
            )
            let projects = files.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
            let available = Set(projects).union(catalog?.languages ?? [])
            let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
            let order =
                chosen(available, languages, region: region).map { [$0] } ?? []
                + (available.contains("Base") ? ["Base"] : [])
            var found: [StringTable] = []
            for language in order {
                let place = (folder as NSString).appendingPathComponent("\(language).lproj")
                found.append(StringTable(folder: place, name: name, language: language))
                if let catalog { found.append(StringTable(catalog: catalog, language: language)) }
            }
            let lastName = (folder as NSString).lastPathComponent
            let own = lastName.hasSuffix(".lproj") ? String(lastName.dropLast(6)) : region ?? "en"
            found.append(StringTable(folder: folder, name: name, language: own))
            found.removeAll(where: \.isEmpty)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The language to use: the first wanted that is there, else the one the bundle was written in.
    static func chosen(
        _ available: Set<String>,
        _ languages: [String],
        region: String?
    ) -> String? {
        for language in languages + [region ?? "en", "en"] {
            var name = language.replacingOccurrences(of: "_", with: "-")
            while true {
                if available.contains(name) { return name }
                guard let dash = name.lastIndex(of: "-") else { break }
                name = String(name[..<dash])
            }
        }
        return available.contains("Base") ? nil : available.min()
    }

    // MARK: Plurals

    /// Gives the variables of a format names that no other format has.
    ///
    /// On iOS the text itself knows its variables; a Swift string can't.
    private static func publish(
        _ format: String,
        _ own: [String: PluralVariable],
        _ table: StringTable,
        tag: String
    ) -> String {
        func renamed(_ text: String) -> String {
            own.keys.reduce(text) { text, name in
                text.replacingOccurrences(of: "#@\(name)@", with: "#@\(tag):\(name)@")
            }
        }
        variables.withLock { known in
            for (name, variable) in own {
                let forms = variable.forms.mapValues { renamed($0) }
                let copy = PluralVariable(forms: forms, argument: variable.argument)
                known["\(tag):\(name)"] = (copy, table.language)
            }
        }
        return renamed(format)
    }

    /// A format with its plural parts in the form that the arguments ask for, and all its places
    /// numbered.
    static func resolve(_ format: String, _ arguments: [any CVarArg]) -> String {
        guard format.contains("#@") else { return format }
        var next = 0
        return resolve(format, arguments, fixed: nil, &next, depth: 0)
    }

    private static func resolve(
        _ format: String,
        _ arguments: [any CVarArg],
        fixed: Int?,
        _ next: inout Int,
        depth: Int
    ) -> String {
        var result = ""
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                result += "%%"
                rest = rest.dropFirst(2)
            } else if let match = rest.prefixMatch(of: /%(?:(\d{1,3})\$)?#@([^@]*)@/) {
                rest = rest[match.range.upperBound...]
                let known = variables.withLock { $0[String(match.2)] }
                let given = match.1.flatMap { Int($0) } ?? known?.0.argument
                let index = given.map { $0 - 1 } ?? fixed ?? next
                if given == nil, fixed == nil { next += 1 }
                guard let known, depth < 8, let number = number(arguments, index) else { continue }
                let form = known.0.form(number, language: known.language)
                result += resolve(form, arguments, fixed: index, &next, depth: depth + 1)
            } else if let match = rest.prefixMatch(
                of: /%(?:(\d{1,3})\$)?([^%@a-zA-Z]*[a-zA-Z@]*?[@dDiuUxXoOfFeEgGcCsSpaA])/
            ) {
                rest = rest[match.range.upperBound...]
                let given = match.1.flatMap { Int($0) }.map { $0 - 1 }
                let index = given ?? fixed ?? next
                if given == nil, fixed == nil { next += 1 }
                if arguments.indices.contains(index) { result += "%\(index + 1)$\(match.2)" }
            } else {
                result += "%%"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private static func number(_ arguments: [any CVarArg], _ index: Int) -> Int? {
        guard arguments.indices.contains(index) else { return nil }
        switch arguments[index] {
        case let number as any BinaryInteger: return Int(clamping: number)
        case let number as any BinaryFloatingPoint:
            let value = Double(number)
            // One and a half are many.
            return value == value.rounded() ? Int(exactly: value) : 2
        case let number as NSNumber: return number.intValue
        default: return nil
        }
    }

    /// Forgets what was read: for tests.
    static func reset() { tables.withLock { $0 = [:] } }
}
