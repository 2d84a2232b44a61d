// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import Foundation
public import ObjCRuntime

/// Something at a place that a map shows.
///
/// The map hears of a new place of an `MKPointAnnotation`; of others when it is laid out.
public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The first line of its callout.
    var title: String? { get }
    /// The second line of its callout.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// Nil for objects without a title.
    public var title: String? { nil }
    /// Nil for objects without a subtitle.
    public var subtitle: String? { nil }
}

/// Something that lies over a part of a map.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle around it.
    var boundingMapRect: MKMapRect { get }
    /// Whether it has something in common with a rectangle.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether the map below it need not be drawn.
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    /// Whether the rectangle around it has something in common with another.
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    /// No.
    public var canReplaceMapContent: Bool { false }
}

// Sendable is unchecked because a shape belongs to the thread that changes it, the main one for maps.
/// Something with a title.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
    /// A shape without a title.
    public override init() { super.init() }

    /// The place.
    open var coordinate: CLLocationCoordinate2D {
        get { CLLocationCoordinate2D() }
        set {}
    }

    /// The title.
    open var title: String?
    /// The subtitle.
    open var subtitle: String?
}

// Sendable is unchecked for the same reason.
/// A place with a title.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
    static let moved = Notification.Name("CasementAnnotationMoved")

    private var place = CLLocationCoordinate2D()

    /// The place where both degrees are zero.
    public override init() { super.init() }

    /// A place.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        place = coordinate
    }

    /// A place with a title.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        title: String?,
        subtitle: String?
    ) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }

    /// The place.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            willChangeValue(forKey: "coordinate")
            place = newValue
            didChangeValue(forKey: "coordinate")
            NotificationCenter.default.post(name: Self.moved, object: self)
        }
    }
}
