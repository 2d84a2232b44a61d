// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// The objects that a fetch found, in their order.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, NSFastEnumeration,
    @unchecked Sendable
{
    let all: [ObjectType]
    /// Whether details of changes say what has changed.
    let isIncremental: Bool
    private let find: () -> [ObjectType]

    /// Fetches.
    init(isIncremental: Bool = true, _ find: @escaping () -> [ObjectType]) {
        self.isIncremental = isIncremental
        self.find = find
        all = find()
        super.init()
    }

    /// An empty result.
    public override init() {
        find = { [] }
        isIncremental = true
        all = []
        super.init()
    }

    /// The result of the same fetch now.
    func again() -> PHFetchResult<ObjectType> {
        PHFetchResult(isIncremental: isIncremental, find)
    }

    /// How many objects there are.
    open var count: Int { all.count }

    /// The object at an index.
    open func object(at index: Int) -> ObjectType {
        guard all.indices.contains(index) else {
            Diagnostics.trap(
                .rangeException,
                "PHFetchResult.object(at: \(index)): the result has \(all.count) objects"
            )
        }
        return all[index]
    }

    /// The object at an index.
    open subscript(index: Int) -> ObjectType { object(at: index) }

    /// Whether an object is among them.
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

    /// The index of an object; `NSNotFound` for one that is not among them.
    open func index(of anObject: ObjectType) -> Int {
        all.firstIndex { Self.isSame($0, anObject) } ?? NSNotFound
    }

    /// The index of an object in a range.
    open func index(of anObject: ObjectType, in range: NSRange) -> Int {
        let found = index(of: anObject)
        return found != NSNotFound && range.contains(found) ? found : NSNotFound
    }

    /// The first object.
    open var firstObject: ObjectType? { all.first }

    /// The last object.
    open var lastObject: ObjectType? { all.last }

    /// The objects at some indexes.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object(at:)) }

    /// Calls a block with each object and its index, until the block says to stop.
    open func enumerateObjects(
        _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateObjects(options: [], using: block)
    }

    /// Calls a block with each object and its index, from the last on if the options say so.
    open func enumerateObjects(
        options opts: NSEnumerationOptions,
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateObjects(at: IndexSet(all.indices), options: opts, using: block)
    }

    /// Calls a block with the objects at some indexes.
    open func enumerateObjects(
        at s: IndexSet,
        options opts: NSEnumerationOptions,
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let indexes = opts.contains(.reverse) ? Array(s.reversed()) : Array(s)
        for index in indexes {
            block(object(at: index), index, &stop)
            if stop.boolValue { return }
        }
    }

    /// How many objects are of a kind.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        all.count { ($0 as? PHAsset)?.mediaType == mediaType }
    }

    /// The result itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }

    /// Makes an iterator of the objects.
    public func _objcMakeIterator() -> AnyIterator<Any> {
        var objects = all.makeIterator()
        return AnyIterator { objects.next() }
    }

    private static func isSame(_ one: ObjectType, _ other: ObjectType) -> Bool {
        if one === other { return true }
        return (one as? PHObject)?.isEqual(other) ?? false
    }
}

/// A result of objects of any type.
protocol FetchedObjects: AnyObject {
    /// The result for objects of another type, which these are.
    func retyped<Object: AnyObject>(_ type: Object.Type) -> PHFetchResult<Object>
}

extension PHFetchResult: FetchedObjects {
    func retyped<Object: AnyObject>(_ type: Object.Type) -> PHFetchResult<Object> {
        PHFetchResult<Object>(isIncremental: isIncremental) { [find] in
            find().compactMap { $0 as? Object }
        }
    }
}

/// The result for objects of another type.
///
/// `photos as! PHFetchResult<AnyObject>` is lowered to a cast of this: on iOS results of all types are of one class.
public func _objcRetyped<Object>(_ result: Any?, _ type: PHFetchResult<Object>.Type) -> Any? {
    guard !(result is PHFetchResult<Object>), let result = result as? any FetchedObjects else {
        return result
    }
    return result.retyped(Object.self)
}
