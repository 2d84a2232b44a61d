// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because it has no state.
/// A stay at a place.
///
/// No source here tells of one: programs see those that they make themselves.
open class CLVisit: NSObject, NSSecureCoding, @unchecked Sendable {
    /// When it began; the distant past where that is not known.
    open var arrivalDate: Date { .distantPast }
    /// When it ended; the distant future as long as it lasts.
    open var departureDate: Date { .distantFuture }
    /// Where it was.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// How exactly that is known.
    open var horizontalAccuracy: CLLocationAccuracy { -1 }

    /// Makes a visit of which nothing is known.
    public override init() { super.init() }

    /// Whether archives of it are read safely; yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes nothing: nothing is known.
    open func encode(with coder: NSCoder) {}

    /// Reads an archived visit.
    public required init?(coder: NSCoder) { super.init() }
}
