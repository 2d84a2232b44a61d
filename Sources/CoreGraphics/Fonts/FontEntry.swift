// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One installed or registered face: what can be said of it without opening it, and the font.
// Sendable is unchecked because the opened font is made under `lock`, the rest is constant.
package final class FontEntry: @unchecked Sendable {
    /// The family that all weights share.
    package let family: String
    /// Every name under which the family is known, older ones with a weight in them too.
    package let familyNames: [String]
    package let style: String
    package let postScriptName: String
    package let fullName: String
    /// 1...1000 as in OpenType.
    package let weight: Double
    /// Per cent of the normal width.
    package let width: Double
    package let isItalic: Bool
    package let isMonospaced: Bool
    package let isColor: Bool
    /// The file; nil for fonts registered from memory.
    package let path: String?
    package let index: Int
    /// Whether the app registered it.
    package let isRegistered: Bool

    private let covering: @Sendable (Unicode.Scalar) -> Bool
    private let lock = NSLock()
    private var opened: CGFont??

    init(
        familyNames: [String],
        style: String,
        postScriptName: String,
        fullName: String,
        weight: Double,
        width: Double,
        isItalic: Bool,
        isMonospaced: Bool,
        isColor: Bool,
        path: String,
        index: Int,
        covering: @escaping @Sendable (Unicode.Scalar) -> Bool
    ) {
        family = familyNames.first ?? ""
        self.familyNames = familyNames
        self.style = style
        self.postScriptName = postScriptName
        self.fullName = fullName
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.isColor = isColor
        self.path = path
        self.index = index
        isRegistered = false
        self.covering = covering
    }

    /// A face that the app brings.
    package init(registering font: CGFont) {
        let info = font.face.info
        family = info.familyName
        familyNames = [info.familyName]
        style = info.styleName
        postScriptName = info.postScriptName
        fullName = info.fullName
        weight = Double(info.weightClass)
        width = Self.widthPercent(info.widthClass)
        isItalic = info.isItalic
        isMonospaced = info.isFixedPitch
        isColor = info.hasColor
        path = font.face.path
        index = font.face.index
        isRegistered = true
        covering = { font.face.glyph(for: $0) != 0 }
        opened = .some(font)
    }

    /// The font itself, opened at the first call; nil if its file is gone or broken.
    package var font: CGFont? {
        lock.withLock {
            if let opened { return opened }
            let font = path.flatMap { CGFont(path: $0, index: index) }
            opened = .some(font)
            return font
        }
    }

    /// Whether the face has a glyph for a scalar.
    package func covers(_ scalar: Unicode.Scalar) -> Bool { covering(scalar) }

    /// Upright before italic, then by width, weight and name.
    var sortKey: String {
        func digits(_ value: Double) -> String {
            let text = String(Int(value.clamped(to: 0...9999)))
            return String(repeating: "0", count: 4 - text.count) + text
        }
        return (isItalic ? "1" : "0") + digits(abs(width - 100)) + digits(weight) + postScriptName
    }

    /// Fit for text that has no style of its own.
    var isNearRegular: Bool { !isItalic && width == 100 && (300...500).contains(weight) }

    private static func widthPercent(_ widthClass: Int) -> Double {
        let percents = [50.0, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
        return percents[(widthClass - 1).clamped(to: 0...8)]
    }
}
