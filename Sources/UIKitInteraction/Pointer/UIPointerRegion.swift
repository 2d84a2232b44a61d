// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// A part of a view over which the pointer looks the same.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    private nonisolated final let area: CGRect
    // Unsafe because a hashable value of any type is not Sendable; it never changes.
    private nonisolated(unsafe) final let name: AnyHashable?
    private final var axes: UIAxis = []

    /// Makes a region of a view, in its space.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        area = rect
        name = identifier
        super.init()
    }

    /// The part of the view.
    open var rect: CGRect { area }

    /// Tells regions of a view apart.
    open var identifier: AnyHashable? { name }

    /// Along which axes the region holds the pointer while a button is down.
    open var latchingAxes: UIAxis {
        get { axes }
        set { axes = newValue }
    }

    /// The same region in another object.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerRegion(rect: area, identifier: name)
        copy.axes = axes
        return copy
    }

    /// Regions of one rectangle and name are the same.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return area == other.area && name == other.name
    }

    /// The hash, equal for equal objects.
    open override nonisolated var hash: Int {
        name?.hashValue ?? area.width.hashValue
    }
}
