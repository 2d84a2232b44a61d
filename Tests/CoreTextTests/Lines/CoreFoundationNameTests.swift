// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import ObjCRuntime
import Testing

/// Core Foundation's names where all modules that have them are imported.
@Suite("Core Foundation's names")
struct CoreFoundationNameTests {
    @Test("Collections of Core Foundation's types are made by their literal types")
    func collections() {
        #expect([CFDictionary]().isEmpty && [CFArray]().isEmpty && [CFData]().isEmpty)
        #expect([CFURL]().isEmpty && [CFString]().isEmpty && [CFNumber]().isEmpty)
        #expect([CFString: CFTypeRef]().isEmpty)
    }

    @Test("There is one type of ranges")
    func ranges() {
        let range = CFRangeMake(1, 2)
        #expect(range == CFRange(location: 1, length: 2))
    }
}
