// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`; subclasses keep to that.
/// An object of the photo library at the moment of its fetch: an asset or a collection.
///
/// Objects with the same identifier are equal.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier: a path from the library's folder, or the name of a smart album.
    open private(set) var localIdentifier: String

    init(localIdentifier: String) {
        self.localIdentifier = localIdentifier
        super.init()
    }

    /// An object of no library.
    public override init() {
        localIdentifier = ""
        super.init()
    }

    /// The object itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another object stands for the same thing.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PHObject else { return false }
        return other === self
            || type(of: other) == type(of: self) && other.localIdentifier == localIdentifier
    }

    /// A hash of the identifier.
    open override var hash: Int { localIdentifier.hashValue }

    /// Whether two snapshots of one object differ.
    func differs(from other: PHObject) -> Bool { false }
}

// Sendable is unchecked for the same reason as its superclass's.
/// Stands for an object that a change block makes, until it can be fetched by its identifier.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {
    override init(localIdentifier: String) { super.init(localIdentifier: localIdentifier) }

    /// A placeholder of no object.
    public override init() { super.init() }
}
