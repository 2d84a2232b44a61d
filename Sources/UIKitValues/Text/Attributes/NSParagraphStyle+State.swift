// SPDX-License-Identifier: Apache-2.0

package import CoreText
import Foundation

extension NSParagraphStyle {
    /// All that a style holds.
    package struct State: Equatable {
        var format = ParagraphFormat()
        var textLists: [NSTextList] = []
        var usesDefaultHyphenation = false
        var lineBreakStrategy: LineBreakStrategy = []
        /// The stops as objects; `format.tabs` follows.
        var tabStops: [NSTextTab] = Self.defaultStops {
            didSet { takeOverStops() }
        }

        /// Lays text out by the stops; an initializer calls it itself, since it runs no observers.
        private mutating func takeOverStops() {
            format.tabs = tabStops.map(\.tab).sorted { $0.location < $1.location }
        }

        /// Shared by all styles, since a stop never changes.
        private static let defaultStops = ParagraphFormat.defaultTabs.map {
            NSTextTab(textAlignment: .left, location: $0.location)
        }
    }
}

extension NSParagraphStyle: ParagraphFormatting {
    /// The style as plain values.
    package var paragraphFormat: ParagraphFormat { state.format }
}

extension NSParagraphStyle.State {
    init(_ coder: NSCoder) {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        self.init()
        format.lineSpacing = number("NSLineSpacing")
        format.paragraphSpacing = number("NSParagraphSpacing")
        format.paragraphSpacingBefore = number("NSParagraphSpacingBefore")
        format.headIndent = number("NSHeadIndent")
        format.tailIndent = number("NSTailIndent")
        format.firstLineHeadIndent = number("NSFirstLineHeadIndent")
        format.minimumLineHeight = number("NSMinLineHeight")
        format.maximumLineHeight = number("NSMaxLineHeight")
        format.lineHeightMultiple = number("NSLineHeightMultiple")
        format.defaultTabInterval = number("NSDefaultTabInterval")
        format.hyphenationFactor = Float(number("NSHyphenationFactor"))
        if coder.containsValue(forKey: "NSAlignment") {
            let raw = coder.decodeInteger(forKey: "NSAlignment")
            format.alignment = .init(rawValue: raw) ?? .natural
        }
        if coder.containsValue(forKey: "NSWritingDirection") {
            let raw = coder.decodeInteger(forKey: "NSWritingDirection")
            format.direction = .init(rawValue: raw) ?? .natural
        }
        let mode = coder.decodeInteger(forKey: "NSLineBreakMode")
        format.breakMode = .init(rawValue: mode) ?? .word
        format.allowsTightening = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
        usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        lineBreakStrategy = .init(
            rawValue: UInt(clamping: coder.decodeInteger(forKey: "NSLineBreakStrategy"))
        )
        let kinds = [NSArray.self, NSTextTab.self]
        if let stops = coder.decodeObject(of: kinds, forKey: "NSTabStops") as? [NSTextTab] {
            tabStops = stops
            takeOverStops()
        }
        guard coder.containsValue(forKey: "NSTextLists") else { return }
        let lists = coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: "NSTextLists")
        textLists = lists as? [NSTextList] ?? []
    }

    func encode(_ coder: NSCoder) {
        let numbers: [(String, CGFloat)] = [
            ("NSLineSpacing", format.lineSpacing), ("NSParagraphSpacing", format.paragraphSpacing),
            ("NSParagraphSpacingBefore", format.paragraphSpacingBefore),
            ("NSHeadIndent", format.headIndent), ("NSTailIndent", format.tailIndent),
            ("NSFirstLineHeadIndent", format.firstLineHeadIndent),
            ("NSMinLineHeight", format.minimumLineHeight),
            ("NSMaxLineHeight", format.maximumLineHeight),
            ("NSLineHeightMultiple", format.lineHeightMultiple),
            ("NSDefaultTabInterval", format.defaultTabInterval),
            ("NSHyphenationFactor", CGFloat(format.hyphenationFactor)),
        ]
        for (key, value) in numbers { coder.encode(Double(value), forKey: key) }
        coder.encode(format.alignment.rawValue, forKey: "NSAlignment")
        coder.encode(format.direction.rawValue, forKey: "NSWritingDirection")
        coder.encode(format.breakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(format.allowsTightening, forKey: "NSAllowsTighteningForTruncation")
        coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
        coder.encode(Int(lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
        coder.encode(NSArray(array: tabStops), forKey: "NSTabStops")
        coder.encode(NSArray(array: textLists), forKey: "NSTextLists")
    }
}
