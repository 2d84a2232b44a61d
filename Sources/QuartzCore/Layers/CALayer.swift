// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import RenderServer

/// A rectangle of visual content: geometry, appearance, children and animations, without events.
///
/// The class body holds the interface, since a member of an extension cannot be overridden; the
/// work is in the extensions beside this file. Visible properties are one ``LayerProperties`` value
/// that a commit copies; rare state lies in ``CALayer/Extras``.
/// - Thread: any, one at a time; a layer in a window belongs to the main thread.
open class CALayer: NSObject, CAMediaTiming, NSSecureCoding {
    // MARK: State

    /// The parent, which clears the reference before it is released.
    // Unsafe for speed: a weak reference costs an allocation for every parent. First, so that it
    // shares a cache line with the geometry that hit tests read.
    @exclusivity(unchecked) unowned(unsafe) final var parent: CALayer?
    /// The visible properties.
    // None of the state is checked for exclusive access, which would cost a tenth of layout's time.
    // The code that changes it makes no calls meanwhile.
    @exclusivity(unchecked) package final var properties = LayerProperties()
    @exclusivity(unchecked) final var children: [CALayer] = [] {
        didSet { marks.insert(.hasOtherSublayers) }
    }
    /// The delegate that owns the layer, as a view does; it clears the reference before it is
    /// released.
    // Unsafe for speed, like the parent.
    @exclusivity(unchecked) unowned(unsafe) final var host: (any CALayerDelegate)?
    @exclusivity(unchecked) final var extras: Extras?
    /// The node of the last commit; nil once this layer or one below it has changed.
    @exclusivity(unchecked) final var node: RenderNode?
    /// The changes of sublayers since then, for long lists.
    @exclusivity(unchecked) final var changesBelow: ChangesBelow?
    @exclusivity(unchecked) package final var marks: Marks = []
    /// The layer's id in the render tree.
    package final let identity: UInt64

    // MARK: Life

    /// Makes a layer of no size.
    public override init() {
        identity = Self.makeIdentity()
        super.init()
    }

    /// Makes a copy that shows another layer's state; overridden to copy a subclass's own values.
    ///
    /// Core Animation calls it to make a presentation layer; it is not meant for anything else.
    public init(layer: Any) {
        identity = Self.makeIdentity()
        super.init()
        if let layer = layer as? CALayer { copyState(of: layer) }
    }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) {
        identity = Self.makeIdentity()
        super.init()
        decodeState(from: coder)
    }

    deinit {
        for child in children { child.parent = nil }
        extras?.mask?.parent = nil
    }

    /// True: an archive names each object's class.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the layer with its sublayers to an archive.
    open func encode(with coder: NSCoder) { encodeState(to: coder) }

    /// The value that a property has before anybody sets it; nil for unknown keys.
    open class func defaultValue(forKey key: String) -> Any? { publicDefault(forKey: key) }

    /// Whether a change of the property makes the layer draw itself again; false by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Whether a value is written to an archive; by default those that differ from the default.
    open func shouldArchiveValue(forKey key: String) -> Bool { archivesValue(forKey: key) }

    // MARK: Presentation

    /// A copy with the values that are on screen now; nil before the first commit.
    open func presentation() -> Self? { makePresentation() }

    /// The layer that a presentation layer was made of; otherwise the layer itself.
    open func model() -> Self { modelLayer() }

    // MARK: Geometry

    /// The rectangle of the layer's own coordinates that it covers, in points; zero by default.
    ///
    /// Traps on NaN, as iOS raises.
    open var bounds: CGRect {
        get { properties.bounds }
        set { replaced("setBounds:", in: CALayer.self, [newValue]) ?? setBounds(newValue) }
    }

    /// Where the anchor point lies in the superlayer's coordinates; zero by default.
    ///
    /// Traps on NaN, as iOS raises.
    open var position: CGPoint {
        get { properties.position }
        set { replaced("setPosition:", in: CALayer.self, [newValue]) ?? setPosition(newValue) }
    }

    /// Depth: siblings with more of it are drawn over those with less.
    open var zPosition: CGFloat {
        get { properties.zPosition }
        set {
            guard newValue != properties.zPosition else { return }
            change(.zPosition) {
                properties.changeSpace { $0.zPosition = newValue }
                markMoved()
            }
        }
    }

    /// The point of the bounds, in units of their size, that lies at the position; the middle by
    /// default.
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set {
            guard newValue != properties.anchorPoint else { return }
            change(.anchorPoint) {
                properties.anchorPoint = newValue
                markMoved()
            }
        }
    }

    /// The depth of the anchor point, in points.
    open var anchorPointZ: CGFloat {
        get { properties.anchorPointZ }
        set {
            guard newValue != properties.anchorPointZ else { return }
            change(.anchorPointZ) {
                properties.changeSpace { $0.anchorPointZ = newValue }
                markMoved()
            }
        }
    }

    /// The transform about the anchor point; identity by default.
    open var transform: CATransform3D {
        get { properties.transform }
        set { setTransform(newValue) }
    }

    /// The transform as one in the plane; the identity where it leaves the plane.
    open func affineTransform() -> CGAffineTransform {
        transform.isAffine ? transform.affinePart : .identity
    }

    /// Sets the transform to one in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    /// The bounding box in the superlayer's coordinates.
    ///
    /// Setting it sets the position and the size of the bounds.
    open var frame: CGRect {
        get { properties.frame }
        set { replaced("setFrame:", in: CALayer.self, [newValue]) ?? setFrame(newValue) }
    }

    /// Whether the layer and those below it are not shown.
    open var isHidden: Bool {
        get { properties.flags.contains(.isHidden) }
        set { setHidden(newValue) }
    }

    /// Whether the layer shows when its back is turned to the viewer; true by default.
    open var isDoubleSided: Bool {
        get { !properties.flags.contains(.isSingleSided) }
        set { setFlag(.isSingleSided, !newValue, .doubleSided) }
    }

    /// Whether the sublayers' y axis runs the other way.
    open var isGeometryFlipped: Bool {
        get { properties.flags.contains(.isGeometryFlipped) }
        set { setFlag(.isGeometryFlipped, newValue, .geometryFlipped) }
    }

    /// Whether ``CALayer/draw(in:)`` is given a context with y downwards: so it is, the screen itself
    /// being flipped, unless an odd number of layers from this one up are flipped, too.
    open func contentsAreFlipped() -> Bool { !hasFlippedAncestry }

    /// The transform of all sublayers about the anchor point; used for perspective.
    open var sublayerTransform: CATransform3D {
        get { properties.sublayerTransform }
        set {
            guard !newValue.isEqual(to: properties.sublayerTransform) else { return }
            change(.sublayerTransform) {
                properties.changeSpace { $0.sublayerTransform = newValue }
            }
        }
    }

    // MARK: Tree

    /// The layer that this one is in.
    open var superlayer: CALayer? { above }

    /// The layers in this one from the lowest to the topmost; nil if there are none.
    open var sublayers: [CALayer]? {
        get { below.isEmpty ? nil : below }
        set { setSublayers(newValue ?? []) }
    }

    /// Takes the layer out of its superlayer, or from being a mask.
    open func removeFromSuperlayer() {
        replaced("removeFromSuperlayer", in: CALayer.self) ?? leaveParent()
    }

    /// Puts a layer on top, taking it out of where it was.
    open func addSublayer(_ layer: CALayer) {
        replaced("addSublayer:", in: CALayer.self, [layer]) ?? insert(layer, at: children.count)
    }

    /// Puts a layer at an index; one beyond the end appends.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Puts a layer right below a sibling, or on top where that is no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Puts a layer right above a sibling, or on top where that is no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    /// Puts another layer in a sublayer's place; nothing happens if it is no sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    /// A layer whose alpha masks this one; it must not be in another tree.
    open var mask: CALayer? {
        get { maskBelow }
        set { setMask(newValue) }
    }

    /// Whether the sublayers are cut off at the bounds, rounded corners included.
    open var masksToBounds: Bool {
        get { properties.flags.contains(.masksToBounds) }
        set { setFlag(.masksToBounds, newValue, .masksToBounds) }
    }

    // MARK: Conversion and hit testing

    /// A point of another layer's coordinates in this one's; nil is the root's.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        CALayer.convert(p, from: l, to: self)
    }

    /// A point of this layer's coordinates in another one's; nil is the root's.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        CALayer.convert(p, from: self, to: l)
    }

    /// The bounding box of another layer's rectangle in this one's coordinates.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CALayer.convert(r, from: l, to: self)
    }

    /// The bounding box of this layer's rectangle in another one's coordinates.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        CALayer.convert(r, from: self, to: l)
    }

    /// Another layer's time in this one's; nil is the time of `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.absoluteTime(at: t) ?? t)
    }

    /// This layer's time in another one's; nil is the time of `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let absolute = absoluteTime(at: t)
        return l?.localTime(at: absolute) ?? absolute
    }

    /// The topmost layer of this tree at a point of the superlayer's coordinates; nil for none.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        if let result: CALayer? = replaced("hitTest:", in: CALayer.self, [p]) { return result }
        return topmostLayer(at: p)
    }

    /// Whether a point of the layer's own coordinates is in the bounds, which are half open.
    open func contains(_ p: CGPoint) -> Bool { boundsContain(p) }

    // MARK: Contents

    /// The picture, a `CGImage`; or what the layer has drawn itself.
    open var contents: Any? {
        get { currentContents }
        set { setContents(newValue) }
    }

    /// The part of the picture that is shown, in units of its size.
    open var contentsRect: CGRect {
        get { properties.placed.rect }
        set {
            guard newValue != properties.placed.rect else { return }
            change(.contentsRect) { properties.changePlacement { $0.rect = newValue } }
        }
    }

    /// How the picture is placed in the bounds; stretched by default.
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(properties.placed.gravity) }
        set {
            guard newValue != contentsGravity else { return }
            change(.contentsGravity) {
                properties.changePlacement { $0.gravity = newValue.renderValue }
            }
        }
    }

    /// Pixels of the contents to a point; 1 by default.
    open var contentsScale: CGFloat {
        get { properties.placed.scale }
        set { setContentsScale(newValue) }
    }

    /// The part of the picture, in units of its size, that stretches when it is resized; the
    /// rest keeps its size in the corners and stretches one way along the edges.
    open var contentsCenter: CGRect {
        get { properties.placed.center }
        set {
            guard newValue != properties.placed.center else { return }
            change(.contentsCenter) { properties.changePlacement { $0.center = newValue } }
        }
    }

    /// The pixel format of contents that the layer draws.
    open var contentsFormat: CALayerContentsFormat {
        get { CALayerContentsFormat(properties.placed.format) }
        set {
            guard newValue != contentsFormat else { return }
            change(.contentsFormat) {
                properties.changePlacement { $0.format = newValue.renderValue }
            }
        }
    }

    /// How the picture is made smaller.
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(properties.placed.minificationFilter) }
        set {
            guard newValue != minificationFilter else { return }
            change(.minificationFilter) {
                properties.changePlacement { $0.minificationFilter = newValue.renderValue }
            }
        }
    }

    /// How the picture is made larger.
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(properties.placed.magnificationFilter) }
        set {
            guard newValue != magnificationFilter else { return }
            change(.magnificationFilter) {
                properties.changePlacement { $0.magnificationFilter = newValue.renderValue }
            }
        }
    }

    /// The bias of the trilinear filter towards smaller copies, in levels.
    open var minificationFilterBias: Float {
        get { properties.placed.minificationFilterBias }
        set {
            guard newValue != minificationFilterBias else { return }
            change(.minificationFilterBias) {
                properties.changePlacement { $0.minificationFilterBias = newValue }
            }
        }
    }

    /// Whether what the layer draws fills its bounds wholly, so that nothing shines through.
    open var isOpaque: Bool {
        get { properties.flags.contains(.isOpaque) }
        set { setFlag(.isOpaque, newValue, .opaque) }
    }

    /// Whether a change of size makes the layer draw itself again.
    open var needsDisplayOnBoundsChange: Bool {
        get { properties.flags.contains(.needsDisplayOnBoundsChange) }
        set { setFlag(.needsDisplayOnBoundsChange, newValue, .needsDisplayOnBoundsChange) }
    }

    /// Whether drawing may be recorded and played on another thread; drawing is the same here.
    open var drawsAsynchronously: Bool {
        get { properties.flags.contains(.drawsAsynchronously) }
        set { setFlag(.drawsAsynchronously, newValue, .drawsAsynchronously) }
    }

    /// Whether colours brighter than white are kept; the software renderer has none.
    open var wantsExtendedDynamicRangeContent: Bool {
        get { properties.flags.contains(.wantsExtendedRange) }
        set { setFlag(.wantsExtendedRange, newValue, .wantsExtendedDynamicRangeContent) }
    }

    /// How colours brighter than the screen's white are tone-mapped.
    open var toneMapMode: ToneMapMode {
        get { extras?.toneMapMode ?? .automatic }
        set { withExtras { $0.toneMapMode = newValue } }
    }

    /// Makes the layer's contents now; a subclass may set ``contents`` itself.
    open func display() { replaced("display", in: CALayer.self) ?? makeContents() }

    /// Makes the contents if they are marked as stale.
    open func displayIfNeeded() { displayNow() }

    /// Whether the contents are marked as stale.
    open func needsDisplay() -> Bool { marks.contains(.needsDisplay) }

    /// Marks the contents as stale, to be drawn before the next frame.
    open func setNeedsDisplay() {
        replaced("setNeedsDisplay", in: CALayer.self) ?? markNeedsDisplay(in: nil)
    }

    /// Marks a part of the contents as stale.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(in: r) }

    /// Draws the contents; asks the delegate by default.
    open func draw(in ctx: CGContext) {
        replaced("drawIn:", in: CALayer.self, [ctx]) ?? drawByDelegate(in: ctx)
    }

    /// Draws the layer and those below it as they are in the model, without animations.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    // MARK: Appearance

    /// Drawn behind the contents; nil by default.
    open var backgroundColor: CGColor? {
        get { properties.backgroundColor }
        set {
            if let result: Void = replaced("setBackgroundColor:", in: CALayer.self, [newValue]) {
                return result
            }
            guard newValue !== properties.backgroundColor else { return }
            change(.backgroundColor) { properties.backgroundColor = newValue }
        }
    }

    /// The radius of the background's and the border's corners, and of the clip.
    open var cornerRadius: CGFloat {
        get { properties.cornerRadius }
        set {
            if let result: Void = replaced("setCornerRadius:", in: CALayer.self, [newValue]) {
                return result
            }
            guard newValue != properties.cornerRadius else { return }
            change(.cornerRadius) { properties.cornerRadius = newValue }
        }
    }

    /// Which corners are rounded; all by default.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: properties.decorated.maskedCorners) }
        set {
            guard newValue != maskedCorners else { return }
            change(.maskedCorners) {
                properties.changeDecoration { $0.maskedCorners = newValue.rawValue }
            }
        }
    }

    /// The shape of the rounded corners; a quarter circle by default.
    open var cornerCurve: CALayerCornerCurve {
        get { properties.decorated.isContinuousCorner ? .continuous : .circular }
        set {
            guard newValue != cornerCurve else { return }
            change(.cornerCurve) {
                properties.changeDecoration { $0.isContinuousCorner = newValue == .continuous }
            }
        }
    }

    /// How much more of an edge a corner of this shape takes than its radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// The width of the border inside the bounds, drawn over contents and sublayers.
    open var borderWidth: CGFloat {
        get { properties.decorated.borderWidth }
        set {
            guard newValue != properties.decorated.borderWidth else { return }
            change(.borderWidth) { properties.changeDecoration { $0.borderWidth = newValue } }
        }
    }

    /// Opaque black by default.
    open var borderColor: CGColor? {
        get { properties.decorated.borderColor }
        set {
            guard newValue !== properties.decorated.borderColor else { return }
            change(.borderColor) { properties.changeDecoration { $0.borderColor = newValue } }
        }
    }

    /// From 0, nothing shows, to 1.
    open var opacity: Float {
        get { properties.opacity }
        set {
            guard newValue != properties.opacity else { return }
            change(.opacity) { properties.opacity = newValue }
        }
    }

    /// Whether the layer and its sublayers fade as one picture; true by default.
    open var allowsGroupOpacity: Bool {
        get { !properties.flags.contains(.forbidsGroupOpacity) }
        set { setFlag(.forbidsGroupOpacity, !newValue, .allowsGroupOpacity) }
    }

    /// Filters with which the layer is laid over what is below it.
    open var compositingFilter: Any? {
        get { extras?.compositingFilter }
        set { setFilter(.compositingFilter) { $0.compositingFilter = newValue } }
    }

    /// Filters of the layer with its sublayers.
    open var filters: [Any]? {
        get { extras?.filters }
        set { setFilter(.filters) { $0.filters = newValue } }
    }

    /// Filters of what lies behind the layer.
    open var backgroundFilters: [Any]? {
        get { extras?.backgroundFilters }
        set { setFilter(.backgroundFilters) { $0.backgroundFilters = newValue } }
    }

    /// Whether the layer is drawn into a bitmap first and then scaled, at `rasterizationScale`.
    open var shouldRasterize: Bool {
        get { properties.flags.contains(.shouldRasterize) }
        set { setFlag(.shouldRasterize, newValue, .shouldRasterize) }
    }

    /// Pixels to a point of that bitmap; 1 by default.
    open var rasterizationScale: CGFloat {
        get { properties.decorated.rasterizationScale }
        set {
            guard newValue != rasterizationScale else { return }
            change(.rasterizationScale) {
                properties.changeDecoration { $0.rasterizationScale = newValue }
            }
        }
    }

    /// Which edges are antialiased.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { CAEdgeAntialiasingMask(rawValue: properties.decorated.edgeAntialiasingMask) }
        set {
            guard newValue != edgeAntialiasingMask else { return }
            change(.edgeAntialiasingMask) {
                properties.changeDecoration { $0.edgeAntialiasingMask = newValue.rawValue }
            }
        }
    }

    /// Whether edges between pixels are antialiased.
    open var allowsEdgeAntialiasing: Bool {
        get { properties.flags.contains(.allowsEdgeAntialiasing) }
        set { setFlag(.allowsEdgeAntialiasing, newValue, .allowsEdgeAntialiasing) }
    }

    /// Opaque black by default.
    open var shadowColor: CGColor? {
        get { properties.decorated.shadowColor }
        set {
            guard newValue !== properties.decorated.shadowColor else { return }
            change(.shadowColor) { properties.changeDecoration { $0.shadowColor = newValue } }
        }
    }

    /// From 0, the default and no shadow, to 1.
    open var shadowOpacity: Float {
        get { properties.decorated.shadowOpacity }
        set {
            guard newValue != properties.decorated.shadowOpacity else { return }
            change(.shadowOpacity) { properties.changeDecoration { $0.shadowOpacity = newValue } }
        }
    }

    /// In the layer's points; (0, -3) by default.
    open var shadowOffset: CGSize {
        get { properties.decorated.shadowOffset }
        set {
            guard newValue != properties.decorated.shadowOffset else { return }
            change(.shadowOffset) { properties.changeDecoration { $0.shadowOffset = newValue } }
        }
    }

    /// The standard deviation of the blur, in points; 3 by default.
    open var shadowRadius: CGFloat {
        get { properties.decorated.shadowRadius }
        set {
            guard newValue != properties.decorated.shadowRadius else { return }
            change(.shadowRadius) { properties.changeDecoration { $0.shadowRadius = newValue } }
        }
    }

    /// The shape that casts the shadow instead of the layer's alpha.
    open var shadowPath: CGPath? {
        get { properties.decorated.shadowPath }
        set {
            guard newValue !== properties.decorated.shadowPath else { return }
            change(.shadowPath) { properties.changeDecoration { $0.shadowPath = newValue } }
        }
    }

    // MARK: Layout

    /// The preferred size; that of the frame by default.
    open func preferredFrameSize() -> CGSize { frame.size }

    /// Marks the sublayers as badly placed, to be laid out before the next frame.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Whether the layer is marked for layout.
    open func needsLayout() -> Bool { marks.contains(.needsLayout) }

    /// Lays out now what is marked, from the highest marked ancestor down.
    open func layoutIfNeeded() { layoutMarkedTree() }

    /// Places the sublayers; asks the delegate by default.
    open func layoutSublayers() {
        replaced("layoutSublayers", in: CALayer.self) ?? layoutByDelegate()
    }

    // MARK: Actions and animations

    /// The class's default action for a key.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The action for a key; the delegate, ``actions``, ``style`` and the class are asked in this
    /// order.
    open func action(forKey event: String) -> (any CAAction)? {
        if let result: (any CAAction)? = replaced("actionForKey:", in: CALayer.self, [event]) {
            return result
        }
        return searchAction(forKey: event)
    }

    /// Actions by key, asked after the delegate.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set {
            withExtras { $0.actions = newValue }
            marks.insert(.mayHaveActions)
        }
    }

    /// Starts a copy of an animation, replacing one of the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        replaced("add:forKey:", in: CALayer.self, [anim, key]) ?? start(anim, forKey: key)
    }

    /// Stops every animation.
    open func removeAllAnimations() {
        replaced("removeAllAnimations", in: CALayer.self) ?? stopAllAnimations()
    }

    /// Stops the animation of that key.
    open func removeAnimation(forKey key: String) {
        replaced("removeAnimationForKey:", in: CALayer.self, [key]) ?? stopAnimation(forKey: key)
    }

    /// The keys of the animations that run, in the order in which they apply; nil if none do.
    open func animationKeys() -> [String]? { runningAnimationKeys }

    /// The animation of that key; it must not be changed.
    open func animation(forKey key: String) -> CAAnimation? { runningAnimation(forKey: key) }

    // MARK: Identity

    /// The layer's name, for its owner.
    open var name: String? {
        get { extras?.name }
        set { withExtras { $0.name = newValue } }
    }

    /// Draws, lays out and chooses actions; not retained.
    open weak var delegate: (any CALayerDelegate)? {
        get { host ?? extras?.delegate }
        set { setDelegate(newValue) }
    }

    /// Default values by key, and under `style` another such dictionary.
    open var style: [AnyHashable: Any]? {
        get { extras?.style }
        set {
            withExtras { $0.style = newValue }
            marks.insert(.mayHaveActions)
        }
    }

    /// The part of the layer's bounds that no scroll layer or clip around it hides.
    open var visibleRect: CGRect { unclippedRect }

    /// Scrolls the nearest scroll layer so that the point is at its origin.
    open func scroll(_ p: CGPoint) { scrollAncestor(to: p) }

    /// Scrolls the nearest scroll layer as little as shows the rectangle.
    open func scrollRectToVisible(_ r: CGRect) { scrollAncestor(toShow: r) }

    // MARK: Timing

    /// When the layer's time begins in its parent's.
    open var beginTime: CFTimeInterval {
        get { extras?.timing.beginTime ?? 0 }
        set { changeTiming { $0.beginTime = newValue } }
    }

    /// Infinite by default.
    open var duration: CFTimeInterval {
        get { extras?.timing.duration ?? .infinity }
        set { changeTiming { $0.duration = newValue } }
    }

    /// How fast the layer's time runs; 0 stands still.
    open var speed: Float {
        get { extras?.timing.speed ?? 1 }
        set { changeTiming { $0.speed = newValue } }
    }

    /// Added to the layer's own time.
    open var timeOffset: CFTimeInterval {
        get { extras?.timing.timeOffset ?? 0 }
        set { changeTiming { $0.timeOffset = newValue } }
    }

    /// Has no effect on a layer.
    open var repeatCount: Float {
        get { extras?.timing.repeatCount ?? 0 }
        set { changeTiming { $0.repeatCount = newValue } }
    }

    /// Has no effect on a layer.
    open var repeatDuration: CFTimeInterval {
        get { extras?.timing.repeatDuration ?? 0 }
        set { changeTiming { $0.repeatDuration = newValue } }
    }

    /// Has no effect on a layer.
    open var autoreverses: Bool {
        get { extras?.timing.autoreverses ?? false }
        set { changeTiming { $0.autoreverses = newValue } }
    }

    /// Has no effect on a layer.
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(extras?.timing.fill ?? .removed) }
        set { changeTiming { $0.fill = newValue.renderValue } }
    }

    // MARK: Key-value coding

    /// The value of a property, or of any other key that has been set.
    open override func value(forKey key: String) -> Any? {
        let (found, value) = propertyValue(forKey: key)
        return found ? value : super.value(forKey: key)
    }

    /// Sets a property, or keeps a value under any other key.
    open override func setValue(_ value: Any?, forKey key: String) {
        if !setPropertyValue(value, forKey: key) { super.setValue(value, forKey: key) }
    }

    /// The value at a path, which may lead into points, rectangles and transforms.
    open override func value(forKeyPath keyPath: String) -> Any? {
        if let path = RenderKeyPath(keyPath), let value = properties.value(at: path) {
            return value.boxed
        }
        if let (part, rest) = namedPart(keyPath) { return part.value(forKeyPath: rest) }
        return super.value(forKeyPath: keyPath)
    }

    /// Sets the value at a path, which may lead into points, rectangles and transforms.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let path = RenderKeyPath(keyPath), path.component != .whole, let value,
            let old = properties.value(at: path)
        {
            return set(AnimatableValue(any: value, like: old), at: path)
        }
        if let (part, rest) = namedPart(keyPath) {
            part.setValue(value, forKeyPath: rest)
            return namedPartDidChange(part)
        }
        super.setValue(value, forKeyPath: keyPath)
    }

    /// A layer keeps values of any key.
    open override func value(forUndefinedKey key: String) -> Any? { storedValue(forKey: key) }

    /// A layer keeps values of any key.
    open override func setValue(_ value: Any?, forUndefinedKey key: String) {
        storeValue(value, forKey: key)
    }

    /// The text for debuggers.
    open override var debugDescription: String { summary }
}
