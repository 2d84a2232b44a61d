// SPDX-License-Identifier: Apache-2.0

/// A property that proxies of appearance may set: a place in its class's marks.
///
/// Classes that are not in one line of inheritance may share an index.
package struct AppearanceKey: Sendable {
    let place: UInt8

    /// Places 0 to 7 are UIView's own and UIBarItem's, 8 to 29 those of the classes below.
    package init(_ place: UInt8) { self.place = place }

    var mask: UInt32 { 1 << UInt32(place) }
}

/// The properties that were set directly, which a proxy therefore leaves alone.
package struct AppearanceMarks {
    /// A setting that is not a plain property: a method with further arguments, or a property of
    /// the program's class.
    enum Other: Hashable {
        case method(place: UInt8, arguments: UInt64)
        case property(String)
    }

    /// One bit for each index; the last marks a prototype, the one before it a bare prototype.
    var bits: UInt32 = 0
    var others: [Other] = []

    private static var prototypeBit: UInt32 { 1 << 31 }

    private static var bareBit: UInt32 { 1 << 30 }

    /// Whether this is a prototype whose class's own initializer did not run.
    var isBare: Bool { bits & AppearanceMarks.bareBit != 0 }

    mutating func makeBare() { bits |= AppearanceMarks.bareBit }

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
    /// The properties that were set directly.
    var appearanceMarks: AppearanceMarks { get set }
}

extension AppearanceCustomizable {
    /// Notes that a property is set; each setter of a property with a proxy calls it.
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

    /// Notes a call of a method that sets a value for a state, metrics or a position.
    ///
    /// `arguments`: the further arguments, packed into a number.
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

    /// Notes properties that were set by other ways than their setters.
    package func noteByHand(_ keys: [AppearanceKey]) {
        guard !appearanceMarks.isPrototype else { return }
        for key in keys { appearanceMarks.bits |= key.mask }
    }

    /// Whether a property was set by hand.
    package func wasSetByHand(_ key: AppearanceKey) -> Bool { appearanceMarks.bits & key.mask != 0 }
}

extension UIView: AppearanceCustomizable {}

extension UIBarItem: AppearanceCustomizable {}
