// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// The type of the locale is that of the interface.

public import CoreLocation
public import Foundation
import ObjCRuntime

// Sendable is unchecked because a formatter belongs to the thread that sets it up.
/// Writes ways as people say them: rounded, in the units of the country.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// The units.
    public enum Units: UInt, Sendable {
        /// Those of the locale.
        case `default` = 0
        /// Metres.
        case metric = 1
        /// Feet and miles.
        case imperial = 2
        /// Yards and miles.
        case imperialWithYards = 3
    }

    /// How long units are written.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// As there is room.
        case `default` = 0
        /// Short.
        case abbreviated = 1
        /// Whole.
        case full = 2
    }

    /// A formatter.
    public override init() { super.init() }

    /// Formatters are not read from archives.
    public required init?(coder: NSCoder) { return nil }

    /// The locale.
    open var locale: Locale! = .current

    /// The units.
    open var units = Units.default

    /// How long units are written.
    open var unitStyle = DistanceUnitStyle.default

    private var ownUnits: Units {
        guard units == .default else { return units }
        switch (locale ?? .current).measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    private static let (foot, yard, mile) = (0.3048, 0.9144, 1_609.344)

    /// A way in words.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let length = max(0, distance.isFinite ? distance : 0)
        switch ownUnits {
        case .imperial:
            let small = Self.rounded(length / Self.foot)
            if small < 1_000 { return text(small, "ft", "foot", "feet") }
        case .imperialWithYards:
            let small = Self.rounded(length / Self.yard)
            if small < 1_000 { return text(small, "yd", "yard", "yards") }
        default:
            let small = Self.rounded(length)
            if small < 1_000 { return text(small, "m", "meter", "meters") }
            return text(Self.large(length / 1_000), "km", "kilometer", "kilometers")
        }
        return text(Self.large(length / Self.mile), "mi", "mile", "miles")
    }

    /// Small numbers in steps of five, larger ones in steps of fifty.
    private static func rounded(_ number: Double) -> Double {
        switch number {
        case ..<20: number.rounded()
        case ..<100: (number / 5).rounded() * 5
        case ..<500: (number / 10).rounded() * 10
        default: (number / 50).rounded() * 50
        }
    }

    /// One decimal below ten.
    private static func large(_ number: Double) -> Double {
        number < 9.95 ? (number * 10).rounded() / 10 : number.rounded()
    }

    private func text(_ number: Double, _ short: String, _ one: String, _ many: String) -> String {
        let format = NumberFormatter()
        format.locale = locale
        format.numberStyle = .decimal
        format.maximumFractionDigits = 1
        let digits = format.string(from: NSNumber(value: number)) ?? "\(number)"
        guard unitStyle == .full else { return digits + " " + short }
        return digits + " " + (number == 1 ? one : many)
    }

    /// The way that such words say in metres; negative for others.
    open func distance(from distance: String) -> CLLocationDistance {
        let parts = distance.split(separator: " ")
        let format = NumberFormatter()
        format.locale = locale
        format.numberStyle = .decimal
        guard parts.count == 2, let number = format.number(from: String(parts[0])) else {
            return -1
        }
        let value = number.doubleValue
        switch parts[1].lowercased() {
        case "m", "meter", "meters": return value
        case "km", "kilometer", "kilometers": return value * 1_000
        case "ft", "foot", "feet": return value * Self.foot
        case "yd", "yard", "yards": return value * Self.yard
        case "mi", "mile", "miles": return value * Self.mile
        default: return -1
        }
    }

    /// A way in words; nil for what is no number.
    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
            ?? (obj as? Double).map { string(fromDistance: $0) }
    }
}
