// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a camera belongs to the thread that sets it up.
/// From where a map is looked at: always from above, with the north at the top.
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
    /// Half of the angle that a map's height fills.
    static let halfAngle = 15 * Double.pi / 180

    /// A camera over the place where both degrees are zero.
    public override init() { super.init() }

    /// A camera at a distance.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromDistance distance: CLLocationDistance,
        pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }

    /// A camera over a place.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = eyeAltitude
    }

    /// The place in the middle.
    open var centerCoordinate = CLLocationCoordinate2D()

    /// How far it is away in metres.
    open var centerCoordinateDistance: CLLocationDistance = 0

    /// How high it is in metres.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance }
        set { centerCoordinateDistance = newValue }
    }

    /// How far it looks to the side; maps are seen from above.
    open var pitch: CGFloat = 0 {
        didSet { if pitch != 0 { Unbuilt.report("MKMapCamera.pitch") } }
    }

    /// Where it looks; maps have the north at the top.
    open var heading: CLLocationDirection = 0 {
        didSet { if heading != 0 { Unbuilt.report("MKMapCamera.heading") } }
    }

    /// A camera at the same place.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKMapCamera()
        copy.centerCoordinate = centerCoordinate
        copy.centerCoordinateDistance = centerCoordinateDistance
        copy.pitch = pitch
        copy.heading = heading
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }
}
