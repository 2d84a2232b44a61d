// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

extension NSCoder {
    /// Writes a point as text, as `{x, y}`.
    public class func string(for point: CGPoint) -> String {
        GeometryText.string([point.x, point.y])
    }

    /// Writes a vector as text, as `{dx, dy}`.
    public class func string(for vector: CGVector) -> String {
        GeometryText.string([vector.dx, vector.dy])
    }

    /// Writes a size as text, as `{width, height}`.
    public class func string(for size: CGSize) -> String {
        GeometryText.string([size.width, size.height])
    }

    /// Writes a rectangle as text, as `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// Writes a transform as text, as `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        let values = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { GeometryText.number($0) }
        return "[" + values.joined(separator: ", ") + "]"
    }

    /// Reads a point from text; zero where it has another form.
    public class func cgPoint(for string: String) -> CGPoint {
        let values = GeometryText.values(string, count: 2)
        return CGPoint(x: values[0], y: values[1])
    }

    /// Reads a vector from text; zero where it has another form.
    public class func cgVector(for string: String) -> CGVector {
        let values = GeometryText.values(string, count: 2)
        return CGVector(dx: values[0], dy: values[1])
    }

    /// Reads a size from text; zero where it has another form.
    public class func cgSize(for string: String) -> CGSize {
        let values = GeometryText.values(string, count: 2)
        return CGSize(width: values[0], height: values[1])
    }

    /// Reads a rectangle from text; zero where it has another form.
    public class func cgRect(for string: String) -> CGRect {
        let values = GeometryText.values(string, count: 4)
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    /// Reads a transform from text; the identity where it has another form.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let inner = string.filter { $0 != "[" && $0 != "]" }
        guard let values = GeometryText.numbers(inner, count: 6) else { return .identity }
        return CGAffineTransform(
            a: values[0],
            b: values[1],
            c: values[2],
            d: values[3],
            tx: values[4],
            ty: values[5]
        )
    }

    // Foundation archives points, sizes and rectangles itself, as the same text.

    /// Archives a vector under a key.
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(NSCoder.string(for: vector) as NSString, forKey: key)
    }

    /// Archives a transform under a key.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSCoder.string(for: transform) as NSString, forKey: key)
    }

    /// The point archived under a key; zero where there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        NSCoder.cgPoint(for: decodeText(forKey: key))
    }

    /// The vector archived under a key; zero where there is none.
    public func decodeCGVector(forKey key: String) -> CGVector {
        NSCoder.cgVector(for: decodeText(forKey: key))
    }

    /// The size archived under a key; zero where there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        NSCoder.cgSize(for: decodeText(forKey: key))
    }

    /// The rectangle archived under a key; zero where there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        NSCoder.cgRect(for: decodeText(forKey: key))
    }

    /// The transform archived under a key; the identity where there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        NSCoder.cgAffineTransform(for: decodeText(forKey: key))
    }
}
