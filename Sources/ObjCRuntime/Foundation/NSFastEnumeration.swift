// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A collection whose members can be gone through one after the other.
///
/// On iOS its requirement fills a buffer of the caller's; here it makes an iterator.
public protocol NSFastEnumeration {
    /// Makes an iterator from the first member on.
    func _objcMakeIterator() -> AnyIterator<Any>
}

/// Goes through the members of such a collection.
public struct NSFastEnumerationIterator: IteratorProtocol {
    private let members: AnyIterator<Any>

    /// Begins with the first member.
    public init(_ enumerable: any NSFastEnumeration) { members = enumerable._objcMakeIterator() }

    /// The next member; nil after the last.
    public mutating func next() -> Any? { members.next() }
}

extension Array: NSFastEnumeration {
    /// Makes an iterator of the elements, in their order.
    public func _objcMakeIterator() -> AnyIterator<Any> {
        var elements = makeIterator()
        return AnyIterator { elements.next() }
    }
}

extension NSArray: NSFastEnumeration {
    /// Makes an iterator of the objects, in their order.
    public func _objcMakeIterator() -> AnyIterator<Any> {
        let enumerator = objectEnumerator()
        return AnyIterator { enumerator.nextObject() }
    }
}

extension NSSet: NSFastEnumeration {
    /// Makes an iterator of the objects, in no order.
    public func _objcMakeIterator() -> AnyIterator<Any> {
        let enumerator = objectEnumerator()
        return AnyIterator { enumerator.nextObject() }
    }
}

extension NSOrderedSet: NSFastEnumeration {
    /// Makes an iterator of the objects, in their order.
    public func _objcMakeIterator() -> AnyIterator<Any> {
        let enumerator = objectEnumerator()
        return AnyIterator { enumerator.nextObject() }
    }
}

extension NSDictionary: NSFastEnumeration {
    /// Makes an iterator of the keys, in no order.
    public func _objcMakeIterator() -> AnyIterator<Any> {
        let enumerator = keyEnumerator()
        return AnyIterator { enumerator.nextObject() }
    }
}

extension NSEnumerator: NSFastEnumeration {
    /// Makes an iterator of what is left.
    public func _objcMakeIterator() -> AnyIterator<Any> { AnyIterator { self.nextObject() } }
}
