// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import Foundation
import ObjCRuntime

// Sendable is unchecked for the same reason as its superclass's.
/// Several points.
open class MKMultiPoint: MKShape, @unchecked Sendable {
    /// The points that it was made with; set once.
    var stops: [MKMapPoint] = []

    /// The points that are drawn.
    var corners: [MKMapPoint] { stops }

    /// No points.
    public override init() { super.init() }

    /// How many points there are.
    open var pointCount: Int { corners.count }

    /// The points, in memory that lasts as long as the process.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { memory.start }

    private lazy var memory = PointMemory(corners)

    /// Copies the places of some points.
    open func getCoordinates(
        _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>,
        range: NSRange
    ) {
        for (place, index) in (range.location..<range.location + range.length).enumerated()
        where corners.indices.contains(index) { coords[place] = corners[index].coordinate }
    }

    /// How far along the line a point is, in points of the map.
    open func location(atPointIndex index: Int) -> CGFloat {
        guard index > 0, corners.count > 1 else { return 0 }
        return zip(corners.prefix(index + 1), corners.dropFirst().prefix(index))
            .reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    var around: MKMapRect {
        corners.reduce(.null) { rect, point in
            rect.union(MKMapRect(origin: point, size: MKMapSize()))
        }
    }

    /// The middle of the rectangle around the points.
    open override var coordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: around.midX, y: around.midY).coordinate }
        set {}
    }
}

/// Points in memory of their own.
private final class PointMemory {
    let start: UnsafeMutablePointer<MKMapPoint>

    init(_ points: [MKMapPoint]) {
        start = .allocate(capacity: max(1, points.count))
        start.initialize(from: points, count: points.count)
    }

    deinit { start.deallocate() }
}

// Sendable is unchecked for the same reason as its superclass's.
/// A line through points.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// A line without points.
    public override init() { super.init() }

    /// A line through points of the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init()
        stops = Array(UnsafeBufferPointer(start: points, count: max(0, count)))
    }

    /// A line through places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        let places = UnsafeBufferPointer(start: coords, count: max(0, count))
        stops = places.map { MKMapPoint($0) }
    }

    /// The rectangle around it.
    open var boundingMapRect: MKMapRect { around }
}

// Sendable is unchecked for the same reason as its superclass's.
/// The shortest line on the globe through places.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {
    private lazy var line: [MKMapPoint] = {
        let places = stops.map(\.coordinate)
        return zip(places, places.dropFirst()).reduce(into: Array(stops.prefix(1))) { all, pair in
            all += Self.between(pair.0, pair.1).map { MKMapPoint($0) }
        }
    }()

    override var corners: [MKMapPoint] { line }

    /// A hundred places of the great circle, the last of which is its end.
    private static func between(
        _ from: CLLocationCoordinate2D,
        _ to: CLLocationCoordinate2D
    ) -> [CLLocationCoordinate2D] {
        func vector(_ place: CLLocationCoordinate2D) -> (Double, Double, Double) {
            let (up, around) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
            return (cos(up) * cos(around), cos(up) * sin(around), sin(up))
        }
        let (a, b) = (vector(from), vector(to))
        let angle = acos(min(max(a.0 * b.0 + a.1 * b.1 + a.2 * b.2, -1), 1))
        // Opposite and equal places have no line of their own.
        guard sin(angle) > 1e-9 else { return [to] }
        return (1...100).map { step in
            let part = Double(step) / 100
            let (p, q) = (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle))
            let (x, y, z) = (p * a.0 + q * b.0, p * a.1 + q * b.1, p * a.2 + q * b.2)
            return CLLocationCoordinate2D(
                latitude: atan2(z, hypot(x, y)) * 180 / .pi,
                longitude: atan2(y, x) * 180 / .pi
            )
        }
    }
}

// Sendable is unchecked for the same reason as its superclass's.
/// An area with corners, and perhaps with holes.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    private var holes: [MKPolygon] = []

    /// An area without corners.
    public override init() { super.init() }

    /// An area with points of the map as corners.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }

    /// An area with holes.
    public convenience init(
        points: UnsafePointer<MKMapPoint>,
        count: Int,
        interiorPolygons: [MKPolygon]?
    ) {
        self.init()
        stops = Array(UnsafeBufferPointer(start: points, count: max(0, count)))
        holes = interiorPolygons ?? []
    }

    /// An area with places as corners.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }

    /// An area with holes.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>,
        count: Int,
        interiorPolygons: [MKPolygon]?
    ) {
        self.init()
        let places = UnsafeBufferPointer(start: coords, count: max(0, count))
        stops = places.map { MKMapPoint($0) }
        holes = interiorPolygons ?? []
    }

    /// The holes.
    open var interiorPolygons: [MKPolygon]? { holes.isEmpty ? nil : holes }

    /// The rectangle around it.
    open var boundingMapRect: MKMapRect { around }
}

// Sendable is unchecked for the same reason as its superclass's.
/// A circle of a radius in metres.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    private let place: CLLocationCoordinate2D
    private let length: CLLocationDistance

    /// A circle without a radius, at no latitude and no longitude.
    public override init() {
        place = CLLocationCoordinate2D()
        length = 0
        super.init()
    }

    /// A circle around a place.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        place = coord
        length = max(0, radius)
        super.init()
    }

    /// A circle inside of a rectangle.
    public convenience init(mapRect: MKMapRect) {
        let place = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let side = max(mapRect.width, mapRect.height) / 2
        self.init(center: place, radius: side * MKMetersPerMapPointAtLatitude(place.latitude))
    }

    /// The radius in metres.
    open var radius: CLLocationDistance { length }

    /// The place in the middle.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {}
    }

    /// The rectangle around it.
    open var boundingMapRect: MKMapRect {
        let side = length * MKMapPointsPerMeterAtLatitude(place.latitude)
        let middle = MKMapPoint(place)
        return MKMapRect(
            x: middle.x - side,
            y: middle.y - side,
            width: 2 * side,
            height: 2 * side
        )
    }
}

// Sendable is unchecked for the same reason as its superclass's.
/// Several lines.
open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
    /// The lines.
    open private(set) var polylines: [MKPolyline]

    /// No lines.
    public override init() {
        polylines = []
        super.init()
    }

    /// Several lines.
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        super.init()
    }

    /// The rectangle around them.
    open var boundingMapRect: MKMapRect {
        polylines.reduce(.null) { $0.union($1.boundingMapRect) }
    }

    /// The middle.
    open override var coordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
        set {}
    }
}

// Sendable is unchecked for the same reason as its superclass's.
/// Several areas.
open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
    /// The areas.
    open private(set) var polygons: [MKPolygon]

    /// No areas.
    public override init() {
        polygons = []
        super.init()
    }

    /// Several areas.
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        super.init()
    }

    /// The rectangle around them.
    open var boundingMapRect: MKMapRect {
        polygons.reduce(.null) { $0.union($1.boundingMapRect) }
    }

    /// The middle.
    open override var coordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
        set {}
    }
}
