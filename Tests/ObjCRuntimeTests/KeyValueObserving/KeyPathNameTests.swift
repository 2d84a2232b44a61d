// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ObjCRuntime

/// Key paths in words, where no class lists them.
struct KeyPathNameTests {
    private class Plate: ObjCRuntime.NSObject {
        var size = 1
        var half: Int { size / 2 }
        var inner: Plate? { nil }
        var lid: Lid { Lid() }
        fileprivate var hidden: Int { 3 }
    }

    struct Lid {
        var height: Int { 2 }
        var width = 4
        subscript(index: Int) -> Int { index }
    }

    @Test func aPropertyHasItsName() {
        #expect(KeyPathNames.name(of: \Plate.size) == "size")
        #expect(KeyPathNames.name(of: \Plate.half) == "half")
        #expect(KeyPathNames.name(of: \Plate.hidden) == "hidden")
        #expect(KeyPathNames.name(of: \[Lid].count) == "count")
    }

    @Test func aPathHasTheNamesOfItsParts() {
        #expect(KeyPathNames.name(of: \Plate.lid.height) == "lid.height")
        #expect(KeyPathNames.name(of: \Plate.lid.width) == "lid.width")
        #expect(KeyPathNames.name(of: \Plate.inner?.lid.height) == "inner.lid.height")
        #expect((\Plate.lid.height)._objcKeyPathString == "lid.height")
    }

    @Test func whatIsNoPropertyHasNone() {
        #expect(KeyPathNames.name(of: \Plate.self) == nil)
        #expect(KeyPathNames.name(of: \Plate.lid[2]) == nil)
    }
}
