// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime

/// A path with the ways to fill and stroke it.
///
/// - Units/Space: points of the space that is current when the path is drawn, y down.
/// - Thread: any, but one at a time.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    /// The segments; never handed out, only copies of it.
    var path = CGMutablePath()
    private var dash = Dash()

    /// The lengths of dashes and gaps, and how far into them a line begins.
    struct Dash: Hashable {
        var lengths: [CGFloat] = []
        var phase: CGFloat = 0
    }

    // MARK: - Making

    /// Makes an empty path.
    public override init() { super.init() }

    /// Makes a closed rectangle, from its least corner by way of the right.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Makes the ellipse that touches the sides of a rectangle, from the right by way of below.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Makes a rectangle whose corners curve continuously, as iOS shapes them.
    ///
    /// A corner reaches half as far again along the edges as a circle of the same radius; where
    /// there is no room for that it comes nearer to the circle.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        guard cornerRadius > 0 else {
            path.addRect(rect)
            return
        }
        var elements = PathElements()
        elements.addContinuousRoundedRect(
            in: rect,
            radii: PathElements.CornerRadii(all: cornerRadius)
        )
        path = CGMutablePath(elements: elements)
    }

    /// Makes a rectangle with some corners rounded by quarter ellipses.
    public convenience init(
        roundedRect rect: CGRect,
        byRoundingCorners corners: UIRectCorner,
        cornerRadii: CGSize
    ) {
        self.init()
        path.addRoundedRect(rect, corners: corners, radii: cornerRadii)
    }

    /// Makes an open arc; angles in radians from the right, growing clockwise as one looks at it.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }

    /// Makes a path with a copy of the segments of another.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// Reads a path from an archive; nil if its data make no path.
    public required init?(coder: NSCoder) {
        super.init()
        guard decode(coder) else { return nil }
    }

    // MARK: - Attributes

    /// The segments, as a copy; a new value is copied too.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// The width of strokes; 1 unless set.
    open var lineWidth: CGFloat = 1
    /// How strokes end; butt unless set.
    open var lineCapStyle: CGLineCap = .butt
    /// How strokes turn; mitred unless set.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The longest mitre, in line widths; 10 unless set.
    open var miterLimit: CGFloat = 10
    /// How far curves may be from what is drawn, in pixels; 0.6 unless set.
    open var flatness: CGFloat = 0.6
    /// Whether the inside is told by even and odd crossings instead of by winding; false unless
    /// set.
    open var usesEvenOddFillRule = false

    /// Sets the lengths of dashes and gaps; nil or no lengths for solid lines.
    open func setLineDash(
        _ pattern: UnsafePointer<CGFloat>?,
        count: Int,
        phase: CGFloat
    ) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) }
        dash = Dash(lengths: lengths ?? [], phase: phase)
    }

    /// Gives the lengths of dashes and gaps; `count` says how many there are.
    ///
    /// Call it with a nil `pattern` first to learn how much room is needed.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?,
        count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: - Building

    /// Begins a new subpath.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) {
        guard hasPoint("addLine(to:)") else { return }
        path.addLine(to: point)
    }

    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard hasPoint("addCurve(to:controlPoint1:controlPoint2:)") else { return }
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard hasPoint("addQuadCurve(to:controlPoint:)") else { return }
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, with a line to its start if there is a subpath already.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        // Core Graphics names the sense as seen with y up.
        path.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: !clockwise
        )
    }

    /// Adds a line back to the start of the subpath and ends it.
    open func close() {
        guard hasPoint("close()") else { return }
        path.closeSubpath()
    }

    /// Takes all segments away; the attributes stay.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the segments of another path as they are.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

    /// The same outline walked the other way, the last subpath first.
    open func reversing() -> UIBezierPath {
        let result = copyAttributes(to: UIBezierPath())
        result.path = BezierElements(path).reversed.makePath()
        return result
    }

    /// Moves every point by a transform.
    open func apply(_ transform: CGAffineTransform) {
        let result = CGMutablePath()
        result.addPath(path, transform: transform)
        path = result
    }

    // MARK: - Asking

    /// Whether there are no segments.
    open var isEmpty: Bool { path.isEmpty }

    /// The box of all points, control points included; `CGRect.null` if there are none.
    open var bounds: CGRect { path.boundingBox }

    /// Where the next segment starts; zero, with a report, for an empty path.
    open var currentPoint: CGPoint {
        guard hasPoint("currentPoint") else { return .zero }
        return path.currentPoint
    }

    /// Whether a point is inside, by the path's own rule.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

    // MARK: - Drawing

    /// Fills the inside with the fill colour of the current context.
    open func fill() { drawFill(nil) }

    /// Fills the inside with a blend mode and an opacity, the context's own being put aside.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { drawFill((blendMode, alpha)) }

    /// Strokes the line with the stroke colour of the current context and the path's own
    /// attributes.
    open func stroke() { drawStroke(dash, nil) }

    /// Strokes the line with a blend mode and an opacity, the context's own being put aside.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        drawStroke(dash, (blendMode, alpha))
    }

    /// Intersects the clip of the current context with the inside; there is no way back but to
    /// restore a state saved before.
    open func addClip() { intersectClip() }

    // MARK: - Object

    /// A path with the same segments and attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = copyAttributes(to: UIBezierPath())
        result.cgPath = path
        return result
    }

    /// A path with the same segments and attributes.
    open override func copy() -> Any { copy(with: nil) }

    /// Archives segments and attributes.
    open func encode(with coder: NSCoder) { encodeAll(coder) }

    /// Archives may be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Equal if segments and attributes are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return self === other || path == other.path && attributes == other.attributes
    }

    /// The hash, equal for equal objects.
    open override var hash: Int { attributes.hashValue }

    /// The segments, one a line.
    open override var description: String { describedElements }
}

extension UIBezierPath {
    /// Everything but the segments.
    struct Attributes: Hashable {
        let numbers: [CGFloat]
        let cap: CGLineCap
        let join: CGLineJoin
        let evenOdd: Bool
        let dash: Dash
    }

    var attributes: Attributes {
        Attributes(
            numbers: [lineWidth, miterLimit, flatness],
            cap: lineCapStyle,
            join: lineJoinStyle,
            evenOdd: usesEvenOddFillRule,
            dash: lineDash
        )
    }

    var lineDash: Dash {
        get { dash }
        set { dash = newValue }
    }

    var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func copyAttributes(to other: UIBezierPath) -> UIBezierPath {
        other.lineWidth = lineWidth
        other.lineCapStyle = lineCapStyle
        other.lineJoinStyle = lineJoinStyle
        other.miterLimit = miterLimit
        other.flatness = flatness
        other.usesEvenOddFillRule = usesEvenOddFillRule
        other.dash = dash
        return other
    }

    /// Whether there is a current point; says so if not, as the system does.
    private func hasPoint(_ name: String) -> Bool {
        if path.isEmpty {
            NSLog("%@", "UIBezierPath.\(name): the path has no current point; call move(to:) first")
            return false
        }
        return true
    }
}
