// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// A filter's values as its recipe reads them, whatever type an app gave.
struct FilterValues {
    private let values: [String: Any]
    private let recipe: FilterRecipe?

    init(_ filter: CIFilter) {
        values = filter.values
        recipe = filter.recipe
    }

    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

    func data(_ key: String) -> Data? {
        (values[key] as? Data) ?? (values[key] as? NSData).map { $0 as Data }
    }

    func text(_ key: String) -> String { values[key] as? String ?? "" }

    /// Larger numbers than this mean nothing to any filter.
    private static let most = 1e6

    /// A number that is finite and not too large; zero where there is none.
    func number(_ key: String) -> Double {
        let number: Double
        switch values[key] {
        case let value as Double: number = value
        case let value as CGFloat: number = Double(value)
        case let value as Float: number = Double(value)
        case let value as Int: number = Double(value)
        case let value as Bool: number = value ? 1 : 0
        case let value as NSNumber: number = value.doubleValue
        default: number = 0
        }
        return number.isFinite ? min(max(number, -Self.most), Self.most) : 0
    }

    func vector(_ key: String) -> [Float] {
        let floats: [Float]
        switch values[key] {
        case let vector as CIVector: floats = vector.floats
        case let point as CGPoint: floats = [Float(point.x), Float(point.y)]
        case let rect as CGRect:
            floats = [rect.minX, rect.minY, rect.width, rect.height].map(Float.init)
        default: floats = []
        }
        let most = Float(Self.most)
        return floats.map { $0.isFinite ? min(max($0, -most), most) : 0 }
    }

    /// The first two numbers of a vector.
    func point(_ key: String = kCIInputCenterKey) -> [Float] {
        Array((vector(key) + [0, 0]).prefix(2))
    }

    func rect(_ key: String) -> CGRect {
        let v = (vector(key) + [0, 0, 0, 0]).map { CGFloat($0) }
        return CGRect(x: v[0], y: v[1], width: v[2], height: v[3])
    }

    /// Four components, not premultiplied.
    func color(_ key: String) -> [Float] { (values[key] as? CIColor)?.floats ?? [0, 0, 0, 1] }

    func transform(_ key: String) -> CGAffineTransform {
        switch values[key] {
        case let vector as CIVector: vector.cgAffineTransformValue
        case let transform as CGAffineTransform: transform
        case let value as NSValue: Self.transform(in: value)
        default: .identity
        }
    }

    private static func transform(in value: NSValue) -> CGAffineTransform {
        // An `NSValue` of six numbers holds a transform.
        guard MemoryLayout<CGAffineTransform>.size == 48 else { return .identity }
        var transform = CGAffineTransform.identity
        value.getValue(&transform)
        return transform
    }
}
