// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import UIKitCore

/// Which languages a font can write, judged by letters that each of them needs.
enum FontLanguages {
    private static let letters: [(language: String, needed: String)] = [
        ("ar", "ابعضي"), ("bg", "Жщъя"), ("ca", "àçïŀ"), ("cs", "čěřů"), ("da", "æøå"),
        ("de", "äöüß"), ("el", "Ωλής"), ("en", "azAZ"), ("es", "ñáü"), ("fi", "äöå"),
        ("fr", "éèçœ"), ("he", "אבשת"), ("hi", "कहअा"), ("hr", "čćđž"), ("hu", "őűáö"),
        ("it", "àèìò"), ("ja", "あアん日"), ("ko", "한글가"), ("nb", "æøå"), ("nl", "ëïé"),
        ("pl", "ąłśż"), ("pt", "ãõçê"), ("ro", "ășțî"), ("ru", "Жщыя"), ("sk", "ľĺŕô"),
        ("sv", "åäö"), ("th", "กฮะา"), ("tr", "ğışİ"), ("uk", "їєґщ"), ("vi", "ặữđơ"),
        ("zh-Hans", "汉们这"), ("zh-Hant", "漢們這"),
    ]

    /// The languages of a font, as identifiers.
    static func of(_ name: String) -> [String] {
        let font = CTFontCreateWithName(name as NSString, 17, nil)
        return letters.filter { entry in
            let units = Array(entry.needed.utf16)
            var glyphs = [CGGlyph](repeating: 0, count: units.count)
            return CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
        }.map(\.language)
    }
}
