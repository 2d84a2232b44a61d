// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text of a header or an implementation in Objective-C, as far as words tell.
package struct HeaderText: Sendable {
    /// The text as it stands in the file.
    package let text: String
    /// The text with comments as spaces; lines and columns stay.
    package let code: String
    /// The modules of the SDK that stand for libraries whose headers it includes.
    package let librariesOfSDK: [String]

    /// The modules in Swift that the SDK has for libraries in Objective-C, by their headers.
    ///
    /// These are not read, and headers that include one are read without it.
    private static let libraries = [
        "HTTPStubs.h": "OHHTTPStubs", "Nocilla.h": "Nocilla", "OHHTTPStubs.h": "OHHTTPStubs",
        "_RXDelegateProxy.h": "RxCocoaRuntime", "_RXKVOObserver.h": "RxCocoaRuntime",
        "_RXObjCRuntime.h": "RxCocoaRuntime", "ObjcDelegateProxy.h": "RxCocoaRuntime",
    ]

    /// The module of the SDK that stands for a header; nil for one that is read.
    package static func moduleOfSDK(for header: String) -> String? {
        libraries[(header as NSString).lastPathComponent]
    }

    /// Reads a file's text.
    package init(_ text: String) {
        var modules: [String] = []
        self.text = text.replacing(/(?m)^[ \t]*#[ ]*(?:import|include)[ ]+["<]([^">]+)[">]/) {
            guard let module = Self.moduleOfSDK(for: String($0.1)) else { return String($0.0) }
            modules.append(module)
            return ""
        }
        librariesOfSDK = modules
        code = Self.withoutComments(self.text)
    }

    /// Whether it is Objective-C rather than C or C++.
    package var isObjectiveC: Bool {
        let marks = [
            "@interface", "@protocol", "@class", "@import", "NS_ENUM", "NS_OPTIONS",
            "NS_ASSUME_NONNULL", "<Foundation/", "<UIKit/", "#import ",
        ]
        return marks.contains { code.contains($0) }
    }

    /// All words of the text that could name something.
    package var identifiers: Set<String> {
        Set(
            code.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
                .filter { !($0.first?.isNumber ?? true) }.map(String.init)
        )
    }

    /// The headers that it includes, with whether they stand in angle brackets.
    package var includes: [(path: String, isFramework: Bool)] {
        code.split(separator: "\n").compactMap { line in
            let words = line.drop { $0 == " " || $0 == "\t" }
            guard words.hasPrefix("#") else {
                guard words.hasPrefix("@import ") else { return nil }
                let module = words.dropFirst(8).prefix { $0 != ";" && $0 != "." && $0 != " " }
                return ("\(module)/\(module).h", true)
            }
            let rest = words.dropFirst().drop { $0 == " " }
            guard rest.hasPrefix("import") || rest.hasPrefix("include") else { return nil }
            for (open, close) in [("<", ">"), ("\"", "\"")] as [(Character, Character)] {
                guard let start = rest.firstIndex(of: open),
                    let end = rest[rest.index(after: start)...].firstIndex(of: close)
                else { continue }
                return (String(rest[rest.index(after: start)..<end]), open == "<")
            }
            return nil
        }
    }

    /// The headers in angle brackets that it asks for by `__has_include`.
    package var headersAskedFor: [String] {
        code.matches(of: /__has_include\s*\(\s*<([^>\n]+)>/).map { String($0.1) }
    }

    /// Classes and protocols that are declared by name only.
    package var forwardDeclarations: (classes: Set<String>, protocols: Set<String>) {
        (names(after: "@class"), names(after: "@protocol"))
    }

    /// Lists of names that end with a semicolon, after a keyword.
    private func names(after keyword: String) -> Set<String> {
        var found: Set<String> = []
        for part in code.components(separatedBy: keyword + " ").dropFirst() {
            let list = part.prefix { $0.isLetter || $0.isNumber || " _,\n<>".contains($0) }
            guard part[list.endIndex...].hasPrefix(";") else { continue }
            for name in list.split(separator: ",") {
                let word = name.drop(while: \.isWhitespace)
                    .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                if !word.isEmpty { found.insert(String(word)) }
            }
        }
        return found
    }

    /// Constants of macros, with the text that stands for them.
    package var macros: [String: String] {
        code.split(separator: "\n").reduce(into: [:]) { all, line in
            guard line.hasPrefix("#define ") else { return }
            let rest = line.dropFirst(8).drop { $0 == " " }
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let value = rest[name.endIndex...]
            guard !value.hasPrefix("(") || name.isEmpty else { return }
            all[String(name)] = value.trimmingCharacters(in: .whitespaces)
        }
    }

    /// The text as clang reads it here.
    ///
    /// `@import` becomes an include. There is no automatic reference counting, since the compiler
    /// knows no type for its pointers to errors on Linux; so properties that would be strong say so.
    /// `__nullable` and its like are words of Apple's clang alone.
    package func prepared(path: String) -> String {
        let modules = text.replacing(/(?m)^[ \t]*@import +(\w+)[\w.]*[ ]*;/) { match in
            "#import <\(match.1)/\(match.1).h>"
        }
        let properties = modules.replacing(/@property\s*(?:\(([^()]*)\))?([^;{}]*;)/) { match in
            let attributes = match.1.map(String.init) ?? ""
            let words = attributes.split { !($0.isLetter || $0 == "_") }.map(String.init)
            let rest = match.2
            let isBlock = rest.contains("^")
            let isPointer = rest.contains("*") && !rest.contains(Self.plainPointer)
            let isObject =
                isBlock || isPointer || rest.contains(/\bid\b/)
                || rest.contains("IBOutletCollection")
            guard isObject, Self.ownership.isDisjoint(with: words) else {
                return String(match.0)
            }
            let ownership = isBlock ? "copy" : "strong"
            let list = attributes.allSatisfy(\.isWhitespace) ? "" : ", " + attributes
            return "@property (\(ownership)\(list))\(rest)"
        }
        let words = properties.replacing(/\b__(nullable|nonnull|null_unspecified)\b(?!\s*\()/) {
            "_" + $0.1.prefix(1).uppercased() + $0.1.dropFirst()
        }
        return "#import <CasementTypes.h>\n#line 1 \"\(path)\"\n" + words
    }

    private static var plainPointer: Regex<Substring> {
        /\b(?:char|void|int|float|double|long|short|BOOL|bool|CGFloat|SEL|unichar|Ref|u?int\d+_t|NSU?Integer)\s*(?:const|_Nullable|_Nonnull)?\s*\*/
            .asciiOnlyWordCharacters()
    }

    private static let ownership: Set<String> = [
        "assign", "weak", "copy", "retain", "strong", "unsafe_unretained", "class",
    ]

    private static func withoutComments(_ text: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        result.reserveCapacity(bytes.count)
        var index = 0
        func at(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
                    result.append(UInt8(ascii: " "))
                    index += 1
                }
            } else if byte == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "*") {
                var end = index + 2
                while end < bytes.count,
                    !(bytes[end] == UInt8(ascii: "*") && at(end + 1) == UInt8(ascii: "/"))
                {
                    end += 1
                }
                end = min(end + 2, bytes.count)
                for place in index..<end {
                    let isLine = bytes[place] == UInt8(ascii: "\n")
                    result.append(isLine ? bytes[place] : UInt8(ascii: " "))
                }
                index = end
            } else if byte == UInt8(ascii: "\"") {
                result.append(byte)
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "\""),
                    bytes[index] != UInt8(ascii: "\n")
                {
                    if bytes[index] == UInt8(ascii: "\\") {
                        result.append(bytes[index])
                        index += 1
                    }
                    if index < bytes.count { result.append(bytes[index]) }
                    index += 1
                }
                if index < bytes.count {
                    result.append(bytes[index])
                    index += 1
                }
            } else {
                result.append(byte)
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
