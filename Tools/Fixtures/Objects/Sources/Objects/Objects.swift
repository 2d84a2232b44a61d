// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

func describe<T: NSObject>(_ x: T) -> String { String(describing: type(of: x)) }
func pair<A, B>(_ a: A, _ b: B) -> Int where A: NSObject, B: NSObject {
    [a as NSObject, b as NSObject].count
}
func same(_ a: NSObject, _ b: NSObject) -> Bool { a.isEqual(b) }
func all(_ objects: [NSObject]) -> Int { objects.count }
func maybe(_ object: NSObject?) -> Bool { object != nil }

protocol Configurable {}
extension NSObject: Configurable {}
extension Configurable where Self: NSObject {
    @discardableResult
    func configured(_ body: (Self) -> Void) -> Self {
        body(self)
        return self
    }
}

final class Box<T: NSObject> {
    let value: T
    init(_ value: T) { self.value = value }
}

struct Holder {
    var object: NSObject?
    init(_ object: NSObject?) { self.object = object }
}

extension NSObject {
    var shortName: String { String(describing: type(of: self)) }
    class var nameOfClass: String { String(describing: self) }
}

func text(_ object: AnyObject) -> String { (object as? String) ?? "none" }
func textOf(_ object: NSObject) -> String? { object as? String }
func number(_ object: AnyObject?) -> Int? { object as? Int }
func isText(_ object: AnyObject) -> Bool { object is String }
func list(_ object: NSObject) -> [Any]? { object as? [Any] }

enum Fault: Error, Equatable {
    case plain
    case numbered(Int)
}

final class Keeper: NSObject {
    var value: NSObject
    init(_ value: NSObject) {
        self.value = value
        super.init()
    }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Keeper else { return false }
        return value.isEqual(other.value)
    }
    override var hash: Int { value.hash }
}
