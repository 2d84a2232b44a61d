// SPDX-License-Identifier: Apache-2.0

/// A property that proxies of appearance may set: a place in its class's marks.
///
/// Classes that are never the same object's may share a place.
package struct AppearanceKey: Sendable {
    let place: UInt8

    /// Places 0 to 7 are UIView's own and UIBarItem's, 8 to 30 those of the classes below.
    package init(_ place: UInt8) { self.place = place }

    var mask: UInt32 { 1 << UInt32(place) }
}

/// What was set by hand of an object, and so is no longer a proxy's to set.
package struct AppearanceMarks {
    /// One that is not a plain property: a method with further arguments, or a property of
    /// somebody's own class.
    enum Other: Hashable {
        case method(place: UInt8, arguments: UInt64)
        case property(String)
    }

    /// A bit for each place; the last one says that the object is a prototype.
    var bits: UInt32 = 0
    var others: [Other] = []

    private static var prototypeBit: UInt32 { 1 << 31 }

    var isPrototype: Bool { bits & AppearanceMarks.prototypeBit != 0 }

    mutating func makePrototype() { bits = AppearanceMarks.prototypeBit }

    mutating func note(_ other: Other) {
        if !others.contains(other) { others.append(other) }
    }

    func holds(_ property: AppearanceRecord.Property) -> Bool {
        switch property {
        case .plain(let place): bits & AppearanceKey(place).mask != 0
        case .other(let other): others.contains(other)
        }
    }
}

/// Something that was set of a proxy.
@MainActor
struct AppearanceRecord {
    enum Property: Hashable {
        case plain(UInt8)
        case other(AppearanceMarks.Other)
    }

    let property: Property
    let play: (AnyObject) -> Void
}

/// An object that proxies of appearance set properties of.
@MainActor
package protocol AppearanceCustomizable: AnyObject {
    /// What was set by hand.
    var appearanceMarks: AppearanceMarks { get set }
}

extension AppearanceCustomizable {
    /// Says that a property is being set, by hand as it were; each setter of such a property calls
    /// it.
    @inline(__always)
    package func customizes<Target: AppearanceCustomizable, Value>(
        _ key: AppearanceKey,
        _ path: @autoclosure () -> ReferenceWritableKeyPath<Target, Value>,
        _ value: @autoclosure () -> Value
    ) {
        appearanceMarks.bits |= key.mask
        guard appearanceMarks.isPrototype else { return }
        let path = path()
        let value = value()
        AppearanceCenter.record(
            AppearanceRecord(property: .plain(key.place)) { target in
                (target as? Target)?[keyPath: path] = value
            },
            of: self
        )
    }

    /// Says that a method which sets a value for some state, metrics or position is being called.
    ///
    /// `arguments`: those, in one number.
    package func customizes<Target: AppearanceCustomizable>(
        _ key: AppearanceKey,
        for arguments: UInt64,
        _ play: @autoclosure () -> (Target) -> Void
    ) {
        let other = AppearanceMarks.Other.method(place: key.place, arguments: arguments)
        appearanceMarks.note(other)
        guard appearanceMarks.isPrototype else { return }
        let play = play()
        AppearanceCenter.record(
            AppearanceRecord(property: .other(other)) { target in
                if let target = target as? Target { play(target) }
            },
            of: self
        )
    }

    /// Says that properties were set by another way than their setters.
    package func noteByHand(_ keys: [AppearanceKey]) {
        guard !appearanceMarks.isPrototype else { return }
        for key in keys { appearanceMarks.bits |= key.mask }
    }

    /// Whether a property was set by hand.
    package func wasSetByHand(_ key: AppearanceKey) -> Bool {
        appearanceMarks.bits & key.mask != 0
    }
}

extension UIView: AppearanceCustomizable {}

extension UIBarItem: AppearanceCustomizable {}
