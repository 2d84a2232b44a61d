// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

extension NSArray {
    /// The objects in the order that a method of theirs gives, such as `compare(_:)`.
    public func sortedArray(using comparator: Selector) -> [Any] {
        sortedArray(using: [Self.descriptor(comparator)])
    }

    fileprivate static func descriptor(_ comparator: Selector) -> NSSortDescriptor {
        NSSortDescriptor(key: nil, ascending: true, selector: comparator)
    }
}

extension NSMutableArray {
    /// Sorts the objects by a method of theirs, such as `compare(_:)`.
    public func sort(using comparator: Selector) { sort(using: [Self.descriptor(comparator)]) }
}
