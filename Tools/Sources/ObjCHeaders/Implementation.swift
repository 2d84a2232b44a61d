// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What files in Objective-C implement, by their text.
package struct Implementation: Sendable {
    /// The methods of each class: `-removeObject:`, `+sharedThing`, with their bodies.
    package private(set) var methods: [String: [String: String]] = [:]
    /// The properties for which a class says `@dynamic`.
    package private(set) var dynamicProperties: [String: Set<String>] = [:]
    /// Constants with the literal in Swift that they are.
    package private(set) var constants: [String: String] = [:]
    /// The files of the classes.
    package private(set) var files: [String: String] = [:]

    package init() {}

    /// Reads one file more.
    package mutating func add(_ text: HeaderText, file: String) {
        readConstants(text.code)
        for part in text.code.components(separatedBy: "@implementation").dropFirst() {
            let name = String(
                part.drop(while: \.isWhitespace).prefix {
                    $0.isLetter || $0.isNumber || $0 == "_"
                }
            )
            let isCategory = part.dropFirst(part.prefix { $0.isWhitespace }.count + name.count)
                .drop(while: \.isWhitespace).hasPrefix("(")
            if !isCategory { files[name] = file }
            methods[name, default: [:]].merge(Self.methods(in: part)) { old, _ in old }
            for match in part.matches(of: /@dynamic\s+([^;]*);/) {
                for property in match.1.split(separator: ",") {
                    dynamicProperties[name, default: []]
                        .insert(property.trimmingCharacters(in: .whitespacesAndNewlines))
                }
            }
        }
    }

    /// Whether the compiler makes the accessors of a property, so that it is plain storage.
    package func synthesizes(_ property: String, getter: String, of type: String) -> Bool {
        guard files[type] != nil, !(dynamicProperties[type]?.contains(property) ?? false) else {
            return false
        }
        let own = methods[type] ?? [:]
        let setter = "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
        return own["-" + property] == nil && own["-" + getter] == nil && own["-" + setter] == nil
    }

    /// Methods that a class implements in the place of its superclass's, other than declared ones.
    package func overrides(of type: String, declared: Set<String>) -> [String] {
        (methods[type] ?? [:]).keys
            .filter { name in
                guard !declared.contains(name), name.hasPrefix("-") else { return false }
                let selector = name.dropFirst()
                return Self.overridden.contains(String(selector)) || selector.hasPrefix("init")
            }
            .map { String($0.dropFirst()) }.sorted()
    }

    /// Methods of the framework's that subclasses often override.
    private static let overridden: Set<String> = [
        "layoutSubviews", "drawRect:", "viewDidLoad", "loadView", "viewWillAppear:",
        "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:", "viewDidLayoutSubviews",
        "viewWillLayoutSubviews", "awakeFromNib", "prepareForReuse", "hitTest:withEvent:",
        "pointInside:withEvent:", "touchesBegan:withEvent:", "touchesMoved:withEvent:",
        "touchesEnded:withEvent:", "touchesCancelled:withEvent:", "intrinsicContentSize",
        "sizeThatFits:", "updateConstraints", "tintColorDidChange", "traitCollectionDidChange:",
        "didMoveToWindow", "didMoveToSuperview", "willMoveToWindow:", "willMoveToSuperview:",
        "setHighlighted:", "setSelected:", "setEnabled:", "setFrame:", "setBounds:",
        "setHighlighted:animated:", "setSelected:animated:", "prepareLayout",
        "layoutAttributesForElementsInRect:", "layoutAttributesForItemAtIndexPath:",
        "collectionViewContentSize", "shouldInvalidateLayoutForBoundsChange:",
        "invalidateLayout", "isEqual:", "hash", "description", "canBecomeFirstResponder",
        "drawInContext:", "layoutSublayers", "actionForKey:", "gestureRecognizerShouldBegin:",
        "preferredStatusBarStyle", "prefersStatusBarHidden", "supportedInterfaceOrientations",
    ]

    private static func methods(in source: String) -> [String: String] {
        var result: [String: String] = [:]
        let characters = Array(source.utf8)
        var index = 0
        var depth = 0
        func text(_ range: Range<Int>) -> String {
            String(decoding: characters[range], as: UTF8.self)
        }
        while index < characters.count {
            let byte = characters[index]
            let startsLine = index == 0 || characters[index - 1] == UInt8(ascii: "\n")
            if depth == 0, startsLine, text(index..<min(index + 4, characters.count)) == "@end" {
                break
            }
            if depth == 0, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
                var end = index
                while end < characters.count, characters[end] != UInt8(ascii: "{"),
                    characters[end] != UInt8(ascii: ";")
                { end += 1 }
                let sign = byte == UInt8(ascii: "-") ? "-" : "+"
                let selector = selector(text((index + 1)..<end))
                // A semicolon may stand before the body.
                while end < characters.count, characters[end] != UInt8(ascii: "{") { end += 1 }
                let start = end
                var inner = 0
                while end < characters.count {
                    if characters[end] == UInt8(ascii: "{") { inner += 1 }
                    if characters[end] == UInt8(ascii: "}") { inner -= 1 }
                    end += 1
                    if inner == 0 { break }
                }
                if !selector.isEmpty { result[sign + selector] = text(start..<end) }
                index = end
                continue
            }
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            index += 1
        }
        return result
    }

    /// The selector of a method's first line, without its types and parameters' names.
    static func selector(_ head: String) -> String {
        var plain = ""
        var depth = 0
        for character in head {
            if character == "(" { depth += 1 }
            if depth == 0 { plain.append(character) }
            if character == ")" {
                depth -= 1
                plain.append(" ")
            }
        }
        let parts = plain.matches(of: /(\w*)\s*:/).map { $0.1 + ":" }
        if !parts.isEmpty { return parts.joined() }
        return String(
            plain.drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        )
    }

    private mutating func readConstants(_ code: String) {
        let pattern =
            /(?m)^(?!\s*static)[^;{}()=\n]*\b(\w+)\s*=\s*(@"(?:\\.|[^"\\\n])*"|[-+]?[0-9][-+0-9.eExXa-fA-FuUlL]*|YES|NO)\s*;/
        for match in code.matches(of: pattern) where constants[String(match.1)] == nil {
            constants[String(match.1)] = Literal.swift(of: String(match.2))
        }
    }
}
