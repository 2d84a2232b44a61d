// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// What Apple's documentation says of `init(pointer:)` and `init(nonretainedObject:)`.
struct PointerValueTests {
    @Test func aPointerComesBack() {
        let place = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { place.deallocate() }
        let value = NSValue(pointer: place)
        #expect(value.pointerValue == UnsafeMutableRawPointer(place))
        #expect(value == NSValue(pointer: place))
        #expect(value != NSValue(pointer: place + 1))
        #expect(NSValue(pointer: nil).pointerValue == nil)
    }

    @Test func anObjectsValueIsAKeyThatDoesNotKeepIt() {
        let object = ObjCRuntime.NSObject()
        var names = [NSValue(nonretainedObject: object): "a"]
        #expect(names[NSValue(nonretainedObject: object)] == "a")
        #expect(names[NSValue(nonretainedObject: names)] == nil)
        #expect(NSValue(nonretainedObject: object).nonretainedObjectValue as AnyObject === object)
        weak var gone: ObjCRuntime.NSObject?
        do {
            let brief = ObjCRuntime.NSObject()
            gone = brief
            names[NSValue(nonretainedObject: brief)] = "b"
        }
        #expect(gone == nil)
        #expect(names.count == 2)
    }
}
