// SPDX-License-Identifier: Apache-2.0

import Platform

/// The media types of other programs, and the conversion of several items to one.
enum MediaForms {
    static let text = "text/plain;charset=utf-8"
    static let list = "text/uri-list"
    /// Names of text that old programs ask for.
    static let textNames = ["UTF8_STRING", "text/plain", "STRING", "TEXT"]
    /// The most forms of another program's item that are fetched.
    private static let mostForms = 12

    /// Merges items into one, as a selection holds one: addresses as a list, texts as lines, and
    /// otherwise the first item.
    static func merge(_ items: [ClipboardItem]) -> [String: [UInt8]] {
        var forms: [String: [UInt8]] = [:]
        for item in items {
            for (name, bytes) in item.representations {
                guard let former = forms[name] else {
                    forms[name] = name == list ? line(bytes) : bytes
                    continue
                }
                if name == list { forms[name] = former + line(bytes) }
                if name == text { forms[name] = former + [0x0A] + bytes }
            }
        }
        return forms
    }

    /// One line of a list of addresses, with its end.
    private static func line(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
        return bytes + [0x0D, 0x0A]
    }

    /// The useful forms among those that another program offers, the most informative first.
    static func choose(_ offered: [String]) -> [String] {
        var chosen: [String] = []
        func take(_ name: String) {
            if offered.contains(name), !chosen.contains(name) { chosen.append(name) }
        }
        if offered.contains(text) {
            take(text)
        } else {
            for name in textNames where chosen.isEmpty { take(name) }
        }
        take(list)
        take("text/html")
        take("text/rtf")
        let images = offered.filter { $0.hasPrefix("image/") }
        if images.contains("image/png") {
            take("image/png")
        } else if let image = images.first {
            take(image)
        }
        // Programs' own types have a point or a slash; the others belong to X.
        for name in offered where name.contains(".") || name.hasPrefix("application/") {
            if chosen.count < mostForms { take(name) }
        }
        return chosen
    }

    /// An item of which only the forms are known.
    static func empty(_ names: [String]) -> ClipboardItem {
        let names = names.map { textNames.contains($0) ? text : $0 }
        return ClipboardItem(
            representations: Dictionary(
                names.map { ($0, []) },
                uniquingKeysWith: { first, _ in first }
            )
        )
    }

    /// The fetched forms as items: one for each address of a list.
    static func items(_ forms: [String: [UInt8]]) -> [ClipboardItem] {
        var forms = forms
        for name in textNames {
            guard let bytes = forms.removeValue(forKey: name) else { continue }
            if forms[text] == nil { forms[text] = bytes }
        }
        guard let addresses = forms[list] else {
            return forms.isEmpty ? [] : [ClipboardItem(representations: forms)]
        }
        let lines = addresses.split { $0 == 0x0A || $0 == 0x0D || $0 == 0 }
            .filter { $0.first != 0x23 }
        guard lines.count > 1 else {
            forms[list] = lines.first.map { Array($0) }
            return [ClipboardItem(representations: forms)]
        }
        return lines.map { ClipboardItem(representations: [list: Array($0)]) }
    }
}
