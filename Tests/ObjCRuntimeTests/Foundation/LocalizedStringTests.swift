// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ObjCRuntime

struct LocalizedStringTests {
    @Test func aKeyWithoutTranslationIsItsOwnText() {
        #expect(String(localized: "Save") == "Save")
        #expect(String(localized: "save.button", defaultValue: "Save now") == "Save now")
        let count = 3
        let name = "x"
        #expect(String(localized: "\(count) files in \(name), 100%") == "3 files in x, 100%")
    }

    @Test func interpolationsBecomeSpecifiers() {
        let count = 3
        let value: String.LocalizationValue = "\(count) of \("b") at 5%"
        #expect(value.key == "%lld of %@ at 5%%")
    }

    @Test(arguments: [
        ("%2$@ then %1$lld", "b then 3"), ("%lld %@ %@", "3 b %@"), ("%", "%"), ("%9$@", "%9$@"),
        ("%0$@", "%0$@"), ("%%lld", "%lld"),
    ])
    func translationsPlaceTheArguments(format: String, expected: String) {
        let count = 3
        let value: String.LocalizationValue = "\(count) \("b")"
        #expect(value.fill(format) == expected)
    }
}
