// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because its two flags are set before it is monitored.
/// A part of the world.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What it is known by.
    open private(set) var identifier: String
    /// Whether coming is told.
    open var notifyOnEntry = true
    /// Whether leaving is told.
    open var notifyOnExit = true

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// A region without a name.
    public override init() {
        identifier = ""
        super.init()
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives can keep it.
    open class var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "identifier") else {
            return nil
        }
        identifier = name as String
        super.init()
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    }

    /// Writes the name and what is told.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }

    /// Whether another region is called the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CLRegion)?.identifier == identifier
    }

    /// The same for equal regions.
    open override var hash: Int { identifier.hashValue }
}

/// Where a device is, seen from a region.
public enum CLRegionState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// In it.
    case inside = 1
    /// Out of it.
    case outside = 2
}

// Sendable is unchecked because `CLRegion` is, and what it adds never changes.
/// A circle.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// Its middle.
    open private(set) var center: CLLocationCoordinate2D
    /// Metres.
    open private(set) var radius: CLLocationDistance

    /// A circle without a radius, at no latitude and no longitude.
    public override init() {
        center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        radius = 0
        super.init()
    }

    /// A circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        center = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"),
            longitude: coder.decodeDouble(forKey: "longitude")
        )
        radius = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }

    /// Writes the circle, too.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(center.latitude, forKey: "latitude")
        coder.encode(center.longitude, forKey: "longitude")
        coder.encode(radius, forKey: "radius")
    }

    /// Whether a place lies in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }
}
