// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// Numbers for a filter: a point, a rectangle, a row of weights.
open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    /// No numbers.
    public override convenience init() { self.init([]) }

    /// Copies `count` numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
        super.init()
    }

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(_ values: [CGFloat]) {
        self.values = values
        super.init()
    }

    /// One number.
    public convenience init(x: CGFloat) { self.init([x]) }

    /// Two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

    /// Three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

    /// Four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
        self.init([x, y, z, w])
    }

    /// The numbers of a point.
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }

    /// Origin, width and height.
    public convenience init(cgRect rect: CGRect) {
        self.init([rect.minX, rect.minY, rect.width, rect.height])
    }

    /// The six numbers of a transform.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
    }

    /// Reads what `stringRepresentation` writes: numbers in brackets with spaces between them.
    public convenience init(string: String) {
        let inner = string.trimmingCharacters(in: CharacterSet(charactersIn: "[] "))
        self.init(inner.split(separator: " ").map { CGFloat(Double($0) ?? 0) })
    }

    /// How many numbers there are.
    open var count: Int { values.count }

    /// One of them; zero beyond the last.
    open func value(at index: Int) -> CGFloat {
        values.indices.contains(index) ? values[index] : 0
    }

    /// The first.
    open var x: CGFloat { value(at: 0) }
    /// The second.
    open var y: CGFloat { value(at: 1) }
    /// The third.
    open var z: CGFloat { value(at: 2) }
    /// The fourth.
    open var w: CGFloat { value(at: 3) }

    /// The first two.
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

    /// The first four.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// The first six.
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }

    /// The numbers in brackets.
    open var stringRepresentation: String {
        "[" + values.map { String(format: "%g", Double($0)) }.joined(separator: " ") + "]"
    }

    /// What it is, in brackets.
    open override var description: String { stringRepresentation }

    /// Whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CIVector)?.values == values
    }

    /// Equal for equal ones.
    open override var hash: Int { values.hashValue }

    var floats: [Float] { values.map(Float.init) }
}
