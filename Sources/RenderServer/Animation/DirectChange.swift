// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The fast path of most animations: from one value to another of a property that every layer has,
/// without `AnimatableValue`.
struct DirectChange: Sendable {
    fileprivate enum Target: Sendable {
        case position
        case positionX
        case positionY
        case boundsOrigin
        case boundsSize
        case opacity
        case cornerRadius
    }

    private let target: Target
    private let from: SIMD2<Double>
    private let to: SIMD2<Double>
    private let isAdditive: Bool

    /// Nil where the change needs `AnimatableValue`.
    init?(_ body: RenderAnimation.Body) {
        guard case .property(let change) = body, !change.isCumulative, change.function == nil,
            case .basic(let begin?, let end?, _) = change.course,
            let target = Target(change.path),
            let from = DirectChange.vector(begin, like: target),
            let to = DirectChange.vector(end, like: target)
        else { return nil }
        self.target = target
        self.from = from
        self.to = to
        isAdditive = change.isAdditive
    }

    /// The numbers of a value if it has the property's kind.
    private static func vector(_ value: AnimatableValue, like target: Target) -> SIMD2<Double>? {
        switch (target, value) {
        case (.position, .point(let p)), (.boundsOrigin, .point(let p)): SIMD2(p.x, p.y)
        case (.boundsSize, .size(let s)): SIMD2(s.width, s.height)
        case (.positionX, .number(let n)), (.positionY, .number(let n)),
            (.opacity, .number(let n)), (.cornerRadius, .number(let n)):
            SIMD2(n, 0)
        default: nil
        }
    }

    @inline(__always)
    func apply(_ t: Double, to properties: inout LayerProperties) {
        // Ends exactly on the last value.
        let value = t == 1 ? to : from + (to - from) * t
        let base = isAdditive ? 1.0 : 0
        switch target {
        case .position:
            properties.position.x = properties.position.x * base + value.x
            properties.position.y = properties.position.y * base + value.y
        case .positionX: properties.position.x = properties.position.x * base + value.x
        case .positionY: properties.position.y = properties.position.y * base + value.x
        case .boundsOrigin:
            properties.bounds.origin.x = properties.bounds.origin.x * base + value.x
            properties.bounds.origin.y = properties.bounds.origin.y * base + value.y
        case .boundsSize:
            properties.bounds.size.width = properties.bounds.size.width * base + value.x
            properties.bounds.size.height = properties.bounds.size.height * base + value.y
        case .opacity:
            properties.opacity = Float(Double(properties.opacity) * base + value.x)
        case .cornerRadius: properties.cornerRadius = properties.cornerRadius * base + value.x
        }
    }
}

extension DirectChange.Target {
    fileprivate init?(_ path: RenderKeyPath) {
        switch (path.property, path.component) {
        case (.position, .whole): self = .position
        case (.position, .x): self = .positionX
        case (.position, .y): self = .positionY
        case (.bounds, .origin): self = .boundsOrigin
        case (.bounds, .size): self = .boundsSize
        case (.opacity, .whole): self = .opacity
        case (.cornerRadius, .whole): self = .cornerRadius
        default: return nil
        }
    }
}
