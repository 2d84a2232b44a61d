// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing

struct NearestOverrideTests {
    private class Base: NSObject {}
    private class Middle: Base {}
    private class Leaf: Middle {}

    @Test func theNearestClassAboveAnObjectsIsChosen() {
        let classes: [AnyClass] = [Base.self, Middle.self]
        #expect(_objcNearest(Leaf(), nil, classes) == 1)
        #expect(_objcNearest(Middle(), nil, classes) == 1)
        #expect(_objcNearest(Base(), nil, classes) == 0)
        #expect(_objcNearest(NSObject(), nil, classes) == -1)
    }

    @Test func superBeginsAboveTheClassThatItStandsIn() {
        let classes: [AnyClass] = [Leaf.self, Base.self]
        #expect(_objcNearest(Leaf(), nil, classes) == 0)
        #expect(_objcNearest(Leaf(), Leaf.self, classes) == 1)
        #expect(_objcNearest(Leaf(), Middle.self, classes) == 1)
        #expect(_objcNearest(Leaf(), Base.self, classes) == -1)
    }
}
