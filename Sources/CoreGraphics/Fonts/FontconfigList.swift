// SPDX-License-Identifier: Apache-2.0

import CFontconfig
import Foundation

/// The fonts that Fontconfig knows, as values of our own.
enum FontconfigList {
    /// Keeps Fontconfig's configuration, and so its character sets, for the life of the process.
    // Nonisolated because it is set once and Fontconfig objects are only read after that.
    private nonisolated(unsafe) static let config = FcInitLoadConfigAndFonts()

    /// Every scalable or coloured system font, sorted by file, so that the order is the same
    /// however the directories were read.
    static func systemFonts() -> [FontEntry] {
        guard let config, let set = FcConfigGetFonts(config, FcSetSystem) else { return [] }
        var found: [FontEntry] = []
        for row in 0..<Int(set.pointee.nfont) {
            if let pattern = set.pointee.fonts[row], let entry = entry(pattern) {
                found.append(entry)
            }
        }
        return found.sorted { ($0.path ?? "", $0.index) < ($1.path ?? "", $1.index) }
    }

    private static func entry(_ pattern: OpaquePointer) -> FontEntry? {
        guard let path = string(pattern, FC_FILE) else { return nil }
        let isColor = bool(pattern, FC_COLOR)
        guard bool(pattern, FC_OUTLINE) || isColor, !bool(pattern, FC_VARIABLE) else { return nil }
        let families = strings(pattern, FC_FAMILY)
        guard let family = families.first else { return nil }
        let style = string(pattern, FC_STYLE) ?? "Regular"
        var characters: OpaquePointer?
        guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch,
            let characters
        else { return nil }
        // Nonisolated because a published FcCharSet is never written.
        nonisolated(unsafe) let coverage = characters
        let weight = number(pattern, FC_WEIGHT) ?? 80
        let openTypeWeight = FcWeightToOpenTypeDouble(weight)
        // The upper half holds the named instance of a variable font.
        let index = Int(number(pattern, FC_INDEX) ?? 0) & 0xFFFF
        return FontEntry(
            familyNames: families,
            style: style,
            postScriptName: string(pattern, FC_POSTSCRIPT_NAME) ?? family.replacing(" ", with: ""),
            fullName: string(pattern, FC_FULLNAME) ?? "\(family) \(style)",
            weight: openTypeWeight > 0 ? openTypeWeight : 400,
            width: number(pattern, FC_WIDTH) ?? 100,
            isItalic: (number(pattern, FC_SLANT) ?? 0) > 0,
            isMonospaced: (number(pattern, FC_SPACING) ?? 0) >= 90,
            isColor: isColor,
            path: path,
            index: index,
            covering: { FcCharSetHasChar(coverage, $0.value) != 0 }
        )
    }

    private static func strings(_ pattern: OpaquePointer, _ key: String) -> [String] {
        var result: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, key, Int32(result.count), &value) == FcResultMatch,
            let text = value
        {
            result.append(String(cString: text))
        }
        return result
    }

    private static func string(_ pattern: OpaquePointer, _ key: String) -> String? {
        strings(pattern, key).first
    }

    private static func number(_ pattern: OpaquePointer, _ key: String) -> Double? {
        var value = 0.0
        guard FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch else { return nil }
        return value
    }

    private static func bool(_ pattern: OpaquePointer, _ key: String) -> Bool {
        var value: FcBool = 0
        return FcPatternGetBool(pattern, key, 0, &value) == FcResultMatch && value != 0
    }
}
