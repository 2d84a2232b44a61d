// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What a filter of some name takes and does.
struct FilterRecipe: Sendable {
    /// One value.
    struct Parameter: Sendable {
        enum Value: Sendable {
            case image
            case number(Double)
            case vector([CGFloat])
            case color(CGFloat, CGFloat, CGFloat, CGFloat)
            case transform
            case data
            case text(String)
        }

        let key: String
        let kind: Value

        /// Its default; nil for an image or data.
        var value: Any? {
            switch kind {
            case .image, .data: nil
            case .number(let number): NSNumber(value: number)
            case .vector(let values): CIVector(values)
            case .color(let r, let g, let b, let a): CIColor(red: r, green: g, blue: b, alpha: a)
            case .transform: CIVector(cgAffineTransform: .identity)
            case .text(let text): text
            }
        }

        var attributes: [String: Any] {
            var all: [String: Any] = [kCIAttributeName: key, kCIAttributeClass: className]
            all[kCIAttributeDefault] = value
            if case .number = kind { all[kCIAttributeType] = kCIAttributeTypeScalar }
            return all
        }

        private var className: String {
            switch kind {
            case .image: "CIImage"
            case .number: "NSNumber"
            case .vector: "CIVector"
            case .color: "CIColor"
            case .transform: "NSValue"
            case .data: "NSData"
            case .text: "NSString"
            }
        }
    }

    let name: String
    let categories: [String]
    let parameters: [Parameter]
    let make: @Sendable (FilterValues) -> CIImage?

    static let named: [String: FilterRecipe] = Dictionary(
        (blurs + adjustments + effects + distortions + geometry + composites + generators
            + reductions + transitions)
            .map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first }
    )
}

extension FilterRecipe.Parameter {
    static let image = Self(key: kCIInputImageKey, kind: .image)
    static let background = Self(key: kCIInputBackgroundImageKey, kind: .image)
    static let center = Self(key: kCIInputCenterKey, kind: .vector([150, 150]))

    static func image(_ key: String) -> Self { Self(key: key, kind: .image) }
    static func number(_ key: String, _ value: Double) -> Self {
        Self(key: key, kind: .number(value))
    }
    static func vector(_ key: String, _ values: CGFloat...) -> Self {
        Self(key: key, kind: .vector(values))
    }
    static func color(_ key: String, _ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> Self {
        Self(key: key, kind: .color(r, g, b, 1))
    }
    static func radius(_ value: Double) -> Self { number(kCIInputRadiusKey, value) }
    static func intensity(_ value: Double) -> Self { number(kCIInputIntensityKey, value) }
}
