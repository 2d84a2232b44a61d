// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ObjCRuntime

private final class Box: ObjCRuntime.NSObject {
    var place = CGPoint.zero
    var size = CGSize.zero
    var frame = CGRect.zero
    var range = NSRange()
    var hole: CGRect?

    @section(".init_array") @used private nonisolated static let members:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("place", { ($0 as? Box)?.place ?? .zero }, { ($0 as? Box)?.place = $1 })
                m.property("size", { ($0 as? Box)?.size ?? .zero }, { ($0 as? Box)?.size = $1 })
                m.property("frame", { ($0 as? Box)?.frame ?? .zero }, { ($0 as? Box)?.frame = $1 })
                m.property(
                    "range",
                    { ($0 as? Box)?.range ?? NSRange() },
                    { ($0 as? Box)?.range = $1 }
                )
                m.property("hole", { ($0 as? Box)?.hole }, { ($0 as? Box)?.hole = $1 })
                return Box.self
            }
        }
}

struct StructureValueTests {
    private let box = Box()
    private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test func aBoxedStructureIsSetAsWhatIsInIt() {
        box.setValue(NSValue(rect: rect), forKey: "frame")
        box.setValue(NSValue(point: CGPoint(x: 5, y: 6)), forKey: "place")
        box.setValue(NSValue(size: CGSize(width: 7, height: 8)), forKey: "size")
        box.setValue(NSValue(range: NSRange(location: 9, length: 10)), forKey: "range")
        box.setValue(NSValue(rect: rect), forKey: "hole")
        #expect(box.frame == rect && box.hole == rect)
        #expect(box.place == CGPoint(x: 5, y: 6))
        #expect(box.size == CGSize(width: 7, height: 8))
        #expect(box.range == NSRange(location: 9, length: 10))
        box.setValue(nil, forKey: "hole")
        #expect(box.hole == nil)
    }

    @Test func aStructureIsReadAsItselfAndAsItsBox() {
        box.frame = rect
        box.range = NSRange(location: 1, length: 2)
        #expect(box.value(forKey: "frame") as? CGRect == rect)
        #expect((box.value(forKey: "frame") as? NSValue)?.rectValue == rect)
        #expect((box.value(forKey: "range") as? NSValue)?.rangeValue.length == 2)
        #expect(box.value(forKey: "hole") == nil)
    }

    @Test func aBoxIsOnlyWhatIsInIt() {
        let value: Any = NSValue(point: .zero)
        #expect(value as? CGPoint == .zero)
        #expect(value as? CGRect == nil && value as? CGSize == nil && value as? NSRange == nil)
        let number: Any = NSNumber(value: 3)
        #expect(number as? CGPoint == nil && number as? NSRange == nil)
        #expect((rect as NSValue).rectValue == rect)
    }

    @Test func changesAreToldInBoxesAndOutOfThem() {
        var told: [NSKeyValueChangeKey: Any]?
        final class Watcher: ObjCRuntime.NSObject {
            var told: ([NSKeyValueChangeKey: Any]?) -> Void = { _ in }
            override func observeValue(
                forKeyPath keyPath: String?,
                of object: Any?,
                change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { told(change) }
        }
        let watcher = Watcher()
        watcher.told = { told = $0 }
        box.addObserver(watcher, forKeyPath: "size", options: [.new], context: nil)
        box.setValue(CGSize(width: 2, height: 3), forKey: "size")
        box.removeObserver(watcher, forKeyPath: "size")
        #expect(told?[.newKey] as? CGSize == CGSize(width: 2, height: 3))
        #expect((told?[.newKey] as? NSValue)?.sizeValue.height == 3)
    }
}
