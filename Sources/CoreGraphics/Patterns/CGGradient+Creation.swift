// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGGradient {
    /// Makes a gradient of `CGColor`s; `nil` where there is none.
    ///
    /// Without a space the colours are mixed in extended sRGB; without locations they are spread
    /// evenly. Locations out of order are sorted, and those beyond 0...1 brought inside.
    public convenience init?(
        colorsSpace space: CGColorSpace?,
        colors: CFArray,
        locations: UnsafePointer<CGFloat>?
    ) {
        let colors = colors.compactMap { $0 as? CGColor }
        let target = space ?? .mixing
        guard !colors.isEmpty, target.model != .pattern, target.model != .indexed else {
            return nil
        }
        let stops = colors.enumerated().map { index, color in
            Stop(
                location: Self.location(index, of: colors.count, locations),
                color: color.converted(to: target, intent: .defaultIntent, options: nil)
                    ?? CGColor(
                        space: target,
                        values: Array(repeating: 0, count: target.numberOfComponents + 1)
                    )
            )
        }
        self.init(stops: Self.sorted(stops), colorSpace: target)
    }

    /// Makes a gradient of components, those of each colour with alpha last; `nil` for no colour,
    /// and for a space without colours of its own.
    ///
    /// Locations are as in `init(colorsSpace:colors:locations:)`.
    public convenience init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0, space.model != .pattern, space.model != .indexed else { return nil }
        let length = space.numberOfComponents + 1
        let stops = (0..<count).map { index in
            Stop(
                location: Self.location(index, of: count, locations),
                color: CGColor(
                    space: space,
                    values: (0..<length).map { components[index * length + $0] }
                )
            )
        }
        self.init(stops: Self.sorted(stops), colorSpace: space)
    }

    private static func location(
        _ index: Int,
        of count: Int,
        _ locations: UnsafePointer<CGFloat>?
    ) -> CGFloat {
        guard let locations else { return count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0 }
        let location = locations[index]
        return location.isNaN ? 0 : min(max(location, 0), 1)
    }

    /// By location; stops of one location stay in order.
    private static func sorted(_ stops: [Stop]) -> [Stop] {
        stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}

extension CGColorSpace {
    /// The space in which colours are mixed when none is named.
    fileprivate static let mixing = CGColorSpace(
        .rgb(.sRGB.with(isExtended: true)),
        name: "kCGColorSpaceExtendedSRGB"
    )
}
