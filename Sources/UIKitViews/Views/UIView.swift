// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import QuartzCore

/// A rectangle that shows something, holds other views and takes touches.
///
/// Geometry and appearance are the layer's: the view keeps none of its own. The class body holds
/// the interface, since a member of an extension cannot be overridden; the work is in the
/// extensions beside this file.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate,
    UICoordinateSpace, UITraitEnvironment, UITraitChangeObservable, UILargeContentViewerItem
{
    // MARK: State

    // Not checked for exclusive access, which would be a fifth of the time that layout takes; what
    // changes a state calls nobody while it does.
    // Unsafe because deinit, which has no actor, clears the ways back to this view.
    @exclusivity(unchecked) nonisolated(unsafe) final var hierarchy = HierarchyState()
    // Beside the hierarchy, and so in the same line of the cache: hit tests read all three.
    // Unsafe because hit tests read it where no actor is declared.
    @exclusivity(unchecked) package nonisolated(unsafe) final var touch = TouchState()
    /// The layer, made when first asked for.
    // Unsafe because deinit, which has no actor, clears the layer's way back to the view.
    @exclusivity(unchecked) nonisolated(unsafe) final var backing: CALayer?
    // Unsafe because walks up the tree read it where no actor is declared.
    @exclusivity(unchecked) nonisolated(unsafe) final var appearance = AppearanceState()
    @exclusivity(unchecked) package nonisolated(unsafe) final var layoutState = LayoutState()
    @exclusivity(unchecked) final var traits = TraitState()
    /// What few views have.
    final var extras = Extras()
    /// What was set by hand, and so is not for proxies of appearance to set.
    // Unsafe because changes of properties are announced where no actor is declared.
    @exclusivity(unchecked) nonisolated(unsafe) package final var appearanceMarks =
        AppearanceMarks()

    // MARK: Life

    /// Makes a view of a place and size in its superview's space, in points.
    public init(frame: CGRect) {
        MainThread.check("UIView.init(frame:)")
        super.init()
        // Not by the property: overrides of it hear nothing before their own initializer is done.
        if frame != .zero { setFrame(frame) }
        didMakeLayer()
    }

    /// Reads an archived view.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
        didMakeLayer()
        configureFromNib(coder, as: UIView.self)
    }

    // `init()` itself cannot be declared here: it would override NSObject's, which has no actor.
    // The label keeps it out of the way of initializers that people declare.
    /// Makes a view at the origin and without size.
    @_disfavoredOverload
    public convenience init(_none: Void = ()) { self.init(frame: .zero) }

    deinit {
        for view in hierarchy.subviews {
            view.hierarchy.superview = nil
            view.layoutState.core?.pointee.superviewID = nil
        }
        layoutState.core?.pointee.rare?.ownEngine?.root = nil
        backing?.clearHost()
        LayoutItem.retire(layoutState.core)
    }

    /// Archives the view with its subviews.
    open func encode(with coder: NSCoder) { encodeView(to: coder) }

    // MARK: Layer

    /// The class of the layer that views of this class are made with.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that shows the view; the view is its delegate.
    open var layer: CALayer { backing ?? makeLayer() }

    // MARK: Geometry

    /// The smallest upright rectangle around the view, in the superview's space.
    ///
    /// Computed from bounds, centre and transform. Setting it changes the size of the bounds and
    /// the centre; with a transform that is neither a scale nor a move the result is undefined.
    open var frame: CGRect {
        get { layer.frame }
        set { replaced("setFrame:", [newValue]) ?? announcing("frame") { setFrame(newValue) } }
    }

    /// The view's own space: where its origin and how large it is.
    open var bounds: CGRect {
        get { ownBounds }
        set { replaced("setBounds:", [newValue]) ?? announcing("bounds") { setBounds(newValue) } }
    }

    /// Where the anchor point lies in the superview's space.
    open var center: CGPoint {
        get { layer.position }
        set { replaced("setCenter:", [newValue]) ?? announcing("center") { setCenter(newValue) } }
    }

    /// The point of the bounds that `center` places and the transform turns about, in fractions.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { announcing("anchorPoint") { layer.anchorPoint = newValue } }
    }

    /// Applied about the anchor point; the flat part of `transform3D`.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { replaced("setTransform:", [newValue]) ?? setTransform(newValue) }
    }

    /// Applied about the anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { announcing("transform3D") { layer.transform = newValue } }
    }

    /// Pixels to a point in what the view draws.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { announcing("contentScaleFactor") { setContentScaleFactor(newValue) } }
    }

    // MARK: Hierarchy

    /// The view that this one is in.
    open var superview: UIView? { hierarchy.superview }

    /// The views in this one, the rearmost first.
    open var subviews: [UIView] { hierarchy.subviews }

    /// The window that the view is in; a window's own is itself.
    open var window: UIWindow? { hierarchy.window }

    /// A number to find the view by; 0 by default.
    open var tag: Int {
        get { extras.tag }
        set { announcing("tag") { extras.tag = newValue } }
    }

    /// Puts a view on top of the others, taking it from where it was.
    open func addSubview(_ view: UIView) {
        replaced("addSubview:", [view]) ?? insert(view, .top, "addSubview(_:)")
    }

    /// Puts a view at an index, 0 being the rearmost; an index past the end is the top.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, .index(index), "insertSubview(_:at:)")
    }

    /// Puts a view behind another; on top if the other is not here.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, .below(siblingSubview), "insertSubview(_:belowSubview:)")
    }

    /// Puts a view in front of another; on top if the other is not here.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, .above(siblingSubview), "insertSubview(_:aboveSubview:)")
    }

    /// Swaps two subviews by their indices; wrong indices do nothing.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

    /// Takes the view out of its superview.
    open func removeFromSuperview() { replaced("removeFromSuperview") ?? detach() }

    /// Told after a view was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Told before a view is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Told before the superview changes.
    open func willMove(toSuperview new: UIView?) { replaced("willMoveToSuperview:", [new]) ?? () }

    /// Told after the superview changed.
    open func didMoveToSuperview() { replaced("didMoveToSuperview") ?? () }

    /// Told before the window changes.
    open func willMove(toWindow new: UIWindow?) { replaced("willMoveToWindow:", [new]) ?? () }

    /// Told after the window changed.
    open func didMoveToWindow() { replaced("didMoveToWindow") ?? () }

    /// Whether the view is another or somewhere inside it.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// This view or the first one inside it that has the tag, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    // MARK: Appearance

    /// What is painted behind the contents; nil paints nothing.
    open var backgroundColor: UIColor? {
        get { appearance.backgroundColor }
        set {
            if let result: Void = replaced("setBackgroundColor:", [newValue]) { return result }
            customizes(.backgroundColor, \UIView.backgroundColor, newValue)
            announcing("backgroundColor") { setBackgroundColor(newValue) }
        }
    }

    /// How opaque the view and all inside it are, from 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            if let result: Void = replaced("setAlpha:", [newValue]) { return result }
            announcing("alpha") {
                layer.opacity = Float(newValue.isNaN ? 1 : max(0, min(1, newValue)))
            }
        }
    }

    /// Whether drawing fills the bounds with opaque colour, so that nothing behind need show.
    open var isOpaque: Bool {
        get { appearance.isOpaque }
        set { announcing("isOpaque", "opaque") { setOpaque(newValue) } }
    }

    /// Whether the view and all inside it are neither shown nor touched.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            if let result: Void = replaced("setIsHidden:", [newValue]) { return result }
            // Swift's name and Objective-C's.
            announcing("isHidden", "hidden") { setHidden(newValue) }
        }
    }

    /// Whether what lies outside the bounds is cut off.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { announcing("clipsToBounds") { layer.masksToBounds = newValue } }
    }

    /// Whether `draw(_:)` begins with nothing, or with the background in an opaque view, instead of
    /// with what was drawn before; true by default.
    open var clearsContextBeforeDrawing: Bool {
        get { !layer.keepsDrawing }
        set { announcing("clearsContextBeforeDrawing") { layer.keepsDrawing = !newValue } }
    }

    /// How what was drawn fits bounds that changed.
    open var contentMode: UIView.ContentMode {
        get { appearance.contentMode }
        set { announcing("contentMode") { setContentMode(newValue) } }
    }

    /// The part of the contents that stretches, in fractions of the whole.
    @available(*, deprecated, message: "Use UIImage.resizableImage(withCapInsets:) instead.")
    open var contentStretch: CGRect {
        get { layer.contentsCenter }
        set { layer.contentsCenter = newValue }
    }

    /// A view whose opacity cuts this one out; it is in no other hierarchy.
    open var mask: UIView? {
        get { extras.mask }
        set { announcing("mask") { setMask(newValue) } }
    }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour for what can be touched; that of the superview unless set.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            customizes(.tintColor, \UIView.tintColor, newValue)
            announcing("tintColor") { setTintColor(newValue) }
        }
    }

    /// Whether the tint is shown in full; never reads automatic.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { announcing("tintAdjustmentMode") { setTintAdjustmentMode(newValue) } }
    }

    /// Told when the colour or mode that `tintColor` reads has changed.
    open func tintColorDidChange() { replaced("tintColorDidChange") ?? () }

    /// Draws the contents into the current context.
    ///
    /// Called for what is marked, before a frame.
    open func draw(_ rect: CGRect) { replaced("draw:", [rect]) ?? () }

    /// Marks all of the view to be drawn before the next frame.
    open func setNeedsDisplay() { markNeedsDisplay(in: nil) }

    /// Marks a part of the view to be drawn before the next frame.
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(in: rect) }

    /// Decides between the view's drawing and contents that were set.
    open func display(_ layer: CALayer) { displayLayer(layer) }

    /// Draws a part of the view, in its own coordinates, for a printer; by default all that it shows.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { drawForPrinting() }

    /// Makes what prints the view.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }

    /// Lets the view draw into its layer's contents.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawLayer(layer, in: ctx) }

    /// Nothing to be set before drawing.
    open func layerWillDraw(_ layer: CALayer) {}

    /// The animation of a property: none outside an animation block.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        layerAction(forKey: event)
    }

    /// The outline with which a dynamic animator lets the view collide; its bounds by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline for ``UIDynamicItemCollisionBoundsType/path``, around the view's centre.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: Layout

    /// A subview was hidden or shown; stack views override it.
    @_spi(Rooms) open func subviewVisibilityDidChange(_ subview: UIView) {}

    /// A subview's contents want another size; stack views override it.
    @_spi(Rooms) open func subviewContentSizeDidChange(_ subview: UIView) {}

    /// Places the subviews.
    ///
    /// Called for what is marked, before a frame, superviews first.
    open func layoutSubviews() { replaced("layoutSubviews") ?? applyConstraints() }

    /// Marks the view to be laid out before the next frame.
    open func setNeedsLayout() { replaced("setNeedsLayout") ?? layer.setNeedsLayout() }

    /// Lays out now what is marked here and below, from the topmost marked superview on.
    open func layoutIfNeeded() { replaced("layoutIfNeeded") ?? layOutMarked() }

    /// Runs one layout of the view: constraints, controller, subviews.
    open func layoutSublayers(of layer: CALayer) { performLayout(of: layer) }

    /// What becomes of the view's frame when the superview's size changes.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { layoutState.autoresizingMask }
        set { announcing("autoresizingMask") { setAutoresizingMask(newValue) } }
    }

    /// Whether the masks of the subviews are followed.
    open var autoresizesSubviews: Bool {
        get { layoutState.autoresizesSubviews }
        set { announcing("autoresizesSubviews") { layoutState.autoresizesSubviews = newValue } }
    }

    /// The size that suits the view best within a size; the present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        replaced("sizeThatFits:", [size]) ?? bounds.size
    }

    /// Takes the size that suits the view best, keeping the origin of the frame.
    open func sizeToFit() { fitSize() }

    /// The margins for subviews, in points; computed from the directional ones and the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { announcing("layoutMargins") { setLayoutMargins(newValue) } }
    }

    /// The margins for subviews by the reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveLayoutMargins, isRightToLeft: isRightToLeft) }
        set { announcing("directionalLayoutMargins") { setDirectionalLayoutMargins(newValue) } }
    }

    /// Whether margins are kept at least as wide as the superview's reach in.
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.preservesSuperviewLayoutMargins }
        set { changeMargins { $0.preservesSuperviewLayoutMargins = newValue } }
    }

    /// Whether the safe area is added to the margins.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.insetsLayoutMarginsFromSafeArea }
        set { changeMargins { $0.insetsLayoutMarginsFromSafeArea = newValue } }
    }

    /// Told when `layoutMargins` have changed.
    open func layoutMarginsDidChange() {}

    /// How far bars and notches reach into the view, in points; zero outside a window.
    open var safeAreaInsets: UIEdgeInsets { layoutState.safeAreaInsets }

    /// Told when `safeAreaInsets` have changed.
    open func safeAreaInsetsDidChange() { replaced("safeAreaInsetsDidChange") ?? () }

    /// The part of the view that nothing covers.
    open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

    /// The part of the view inside its margins.
    open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

    /// The part of the view in which lines of text are not too long to read.
    open var readableContentGuide: UILayoutGuide { guide(.readableContent) }

    /// The part of the view that the keyboard covers; at the bottom and flat when there is none.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

    /// The guides that were added.
    open var layoutGuides: [UILayoutGuide] { layoutState.guides }

    /// Adds a guide, taking it from the view where it was.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

    /// Removes a guide that was added here.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

    /// Whether images and order of contents turn with the reading direction.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { layoutState.semanticContentAttribute }
        set {
            customizes(.semanticContentAttribute, \UIView.semanticContentAttribute, newValue)
            announcing("semanticContentAttribute") { setSemanticContentAttribute(newValue) }
        }
    }

    /// The direction in which the view's contents run.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        isRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Constraint-based layout

    /// Whether the view can be laid out by constraints only.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the autoresizing mask is turned into constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    /// The size that suits the contents, `noIntrinsicMetric` where there is none.
    open var intrinsicContentSize: CGSize {
        replaced("intrinsicContentSize")
            ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that `intrinsicContentSize` has changed.
    open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }

    /// Sets what the view shows by what it reads; runs before `layoutSubviews()`, at first and when asked for.
    ///
    /// An observable object that it reads and that changes asks for the next run by itself.
    open func updateProperties() {}

    /// Asks for `updateProperties()` before the next frame, without a layout.
    open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }

    /// Runs what was asked for here and below at once.
    open func updatePropertiesIfNeeded() { PropertyUpdates.shared.run(in: self) }

    /// Marks the view so that `updateConstraints()` is called before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

    /// Whether `updateConstraints()` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

    /// Brings the constraints here and below up to date now.
    open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

    /// Changes the view's constraints; overrides call the base class last.
    open func updateConstraints() { replaced("updateConstraints") ?? () }

    /// The rectangle that is aligned when the frame is as given.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The frame whose aligned rectangle is as given.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.combined(with: .zero) { inset, _ in -inset })
    }

    /// How far the aligned rectangle lies inside the frame; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view whose baseline stands for this view's first; that of the last by default.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view whose baseline stands for this view's last; the view itself by default.
    open var forLastBaselineLayout: UIView { self }

    /// The same; an older name.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }

    /// How much the view resists growing beyond its contents; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis]
    }

    /// Sets how much the view resists growing beyond its contents.
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) { changeContentPriorities { $0.hugging[axis] = priority } }

    /// How much the view resists becoming smaller than its contents; 750 by default.
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { layoutState.compression[axis] }

    /// Sets how much the view resists becoming smaller than its contents.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) { changeContentPriorities { $0.compression[axis] = priority } }

    /// The size that the constraints give the view when it is to be near a size.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The size that the constraints give the view when it is to be near a size, with how much
    /// each side of it matters.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    // MARK: Conversion

    /// A point of this view's space in another view's; nil means the window's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        convertPoint(point, to: view)
    }

    /// A point of another view's space in this view's; nil means the window's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        convertPoint(point, from: view)
    }

    /// The upright box in another view's space of a rectangle of this view's.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }

    /// The upright box in this view's space of a rectangle of another view's.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        convertRect(rect, from: view)
    }

    // MARK: Traits

    /// The traits in force here.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// Told after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        replaced("traitCollectionDidChange:", [previousTraitCollection]) ?? ()
    }

    /// Light or dark for this view and all inside it, whatever is set outside.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.overrideStyle }
        set { announcing("overrideUserInterfaceStyle") { setOverrideStyle(newValue) } }
    }

    /// The smallest size of text in the view and all inside it; nil for no bound.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traits.textSizes.minimum }
        set { setTextSizes(newValue, traits.textSizes.maximum) }
    }

    /// The largest size of text in the view and all inside it; nil for no bound.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traits.textSizes.maximum }
        set { setTextSizes(traits.textSizes.minimum, newValue) }
    }

    /// Which views around bound the size of text, in words for debugging.
    open var appliedContentSizeCategoryLimitsDescription: String { textSizesDescription }

    /// Whether a long press on the view shows it large, where text is of an accessibility size.
    open var showsLargeContentViewer: Bool {
        get { extras.largeContent.isShown }
        set { announcing("showsLargeContentViewer") { extras.largeContent.isShown = newValue } }
    }

    /// The words that are shown large.
    open var largeContentTitle: String? {
        get { extras.largeContent.title }
        set { announcing("largeContentTitle") { extras.largeContent.title = newValue } }
    }

    /// The image that is shown large.
    open var largeContentImage: UIImage? {
        get { extras.largeContent.image }
        set { announcing("largeContentImage") { extras.largeContent.image = newValue } }
    }

    /// Whether the image is enlarged, which suits drawn ones.
    open var scalesLargeContentImage: Bool {
        get { extras.largeContent.scalesImage }
        set { announcing("scalesLargeContentImage") { extras.largeContent.scalesImage = newValue } }
    }

    /// What is cut off the image's edges, or added where negative, so that it looks centred.
    open var largeContentImageInsets: UIEdgeInsets {
        get { extras.largeContent.imageInsets }
        set { announcing("largeContentImageInsets") { extras.largeContent.imageInsets = newValue } }
    }

    // MARK: Touches

    /// Whether the view and all inside it take touches.
    open var isUserInteractionEnabled: Bool {
        get { touch.isUserInteractionEnabled }
        set { setUserInteractionEnabled(newValue) }
    }

    /// Whether the view gets further touches while it tracks one.
    open var isMultipleTouchEnabled: Bool {
        get { touch.isMultipleTouchEnabled }
        set { touch.isMultipleTouchEnabled = newValue }
    }

    /// Whether no other view of the window gets touches while this one tracks one.
    open var isExclusiveTouch: Bool {
        get { touch.isExclusiveTouch }
        set {
            customizes(.isExclusiveTouch, \UIView.isExclusiveTouch, newValue)
            announcing("isExclusiveTouch", "exclusiveTouch") { touch.isExclusiveTouch = newValue }
        }
    }

    /// The frontmost view at a point of this view's space; nil where the view takes no touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        deepestView(at: point, with: event)
    }

    /// Whether a point of this view's space is in the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        replaced("pointInside:with:", [point, event]) ?? bounds.contains(point)
    }

    /// The recognizers of the view; nil if it never had any.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { touch.recognizers }
        set { announcing("gestureRecognizers") { setGestureRecognizers(newValue) } }
    }

    /// Adds a recognizer, taking it from the view where it was.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        replaced("addGestureRecognizer:", [gestureRecognizer]) ?? attach(gestureRecognizer)
    }

    /// Removes a recognizer that was added here.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Whether a recognizer of this view may leave the possible state; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// The interactions of the view.
    open var interactions: [any UIInteraction] {
        get { extras.interactions }
        set { setInteractions(newValue) }
    }

    /// Adds an interaction, taking it from the view where it was.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// What happens while the pointer is over the view; nil, the default, for nothing.
    open var hoverStyle: UIHoverStyle? {
        get { extras.hoverStyle }
        set {
            extras.hoverStyle = newValue
            Rooms.above?.pointerEffectsChanged(of: self)
        }
    }

    /// Removes an interaction that was added here.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// The effects that let the view follow the tilt.
    open var motionEffects: [UIMotionEffect] {
        get { extras.motion.effects }
        set { announcing("motionEffects") { setMotionEffects(newValue) } }
    }

    /// Adds an effect by which the view follows the tilt.
    open func addMotionEffect(_ effect: UIMotionEffect) {
        setMotionEffects(extras.motion.effects.filter { $0 !== effect } + [effect])
    }

    /// Removes an effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) {
        setMotionEffects(extras.motion.effects.filter { $0 !== effect })
    }

    /// Ends editing in the view or inside it; `force` does not ask whether that may be.
    ///
    /// - Returns: whether nothing in the view is first responder afterwards.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignInside(force: force) }

    // MARK: Focus

    /// Whether the focus can be on the view; false by default.
    open var canBecomeFocused: Bool { false }

    /// Whether the focus is on the view.
    open var isFocused: Bool { FocusCenter.shared.hasFocus(self) }

    /// Groups views for moving the focus; nil means the group of the superview.
    open var focusGroupIdentifier: String? {
        get { extras.focus?.groupIdentifier }
        set { changeFocus { $0.groupIdentifier = newValue } }
    }

    /// How important the view is in its group; computed from its selection and its past unless set.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { extras.focus?.groupPriority ?? .ignored }
        set { changeFocus { $0.groupPriority = newValue } }
    }

    /// What shows that the view has the focus; a halo unless set, nil shows nothing.
    open var focusEffect: UIFocusEffect? {
        get { effectOfFocus }
        set { setFocusEffect(newValue) }
    }

    /// Where the focus should go inside the view, the best first; empty for the view itself.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { focusPreferences }

    /// The view to be focused; `preferredFocusEnvironments` took its place.
    open weak var preferredFocusedView: UIView? { canBecomeFocused ? self : nil }

    /// The controller if this is its view, else the superview; a window's is its scene.
    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { environmentAroundView }

    /// The view itself, which knows its subviews.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// The view's own space.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// The subviews that touch a rectangle of the view's space.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviewsAsFocusItems(in: rect) }

    /// Whether views behind this one can have the focus although it covers them.
    open var isTransparentFocusItem: Bool { false }

    /// Whether a focus that the program sets waits for the person's first move.
    open var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }

    /// Asks for the focus to be looked for anew at the end of this turn, if it is in here.
    open func setNeedsFocusUpdate() { askForFocusUpdate() }

    /// Looks for the focus anew at once, if that was asked for.
    open func updateFocusIfNeeded() { FocusCenter.shared.state(of: self)?.updateIfNeeded() }

    /// Whether the focus may move as a context says; true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Told after the focus has moved to, from or inside the view.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Told that the person moves in a direction while the view has the focus.
    open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}

    // MARK: Accessibility

    /// A name for tests; it is never read out.
    open var accessibilityIdentifier: String? {
        get {
            if let block = accessibilityIdentifierBlock { return block() }
            return accessibility.identifier
        }
        set { announcing("accessibilityIdentifier") { accessibility.identifier = newValue } }
    }

    /// Where the view is, in screen coordinates; that of the frame unless set.
    open override var accessibilityFrame: CGRect {
        get { accessibility.frame ?? screenFrame }
        set { super.accessibilityFrame = newValue }
    }

    /// Whether colours are kept where the display inverts them.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }

    // MARK: Responder

    /// The controller if this is its view, else the superview.
    open override var next: UIResponder? { hierarchy.controller ?? hierarchy.superview }

    /// The window that the view is in.
    package override var hostWindow: UIWindow? { window }

    /// Tells observers of a changed value, and proxies of appearance of a subclass's property.
    nonisolated open override func didChangeValue(forKey key: String) {
        super.didChangeValue(forKey: key)
        noteChange(of: key)
    }

    // MARK: Restoration

    /// A name by which the view's state is saved; nil saves none.
    open var restorationIdentifier: String? {
        get { extras.restorationIdentifier }
        set { announcing("restorationIdentifier") { extras.restorationIdentifier = newValue } }
    }

    /// Saves what the view shows; does nothing by default.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Restores what was saved; does nothing by default.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Description

    /// The class, the address and what differs from the defaults.
    open override nonisolated var description: String { MainThread.describe(self) { $0.summary } }

    /// As `description`.
    open override nonisolated var debugDescription: String { description }

    /// What subclasses add to the description, between the geometry and the layer.
    @_spi(Rooms) open var descriptionDetails: [String] { [] }

    /// What subclasses add to the description before the layer.
    @_spi(Rooms) open var lastDescriptionDetails: [String] { [] }

    /// Whether UIKit's own class has recognizers, which its description shows.
    @_spi(Rooms) open var hasRecognizersOnPhones: Bool { false }

    /// Told after the bounds were set, whether they have changed or not.
    package func boundsDidChange(from old: CGRect) {}

    /// The traits around a view that has no superview.
    package var traitsOfRoot: UITraitCollection { .mainDefault }

    /// Told after the view has got or lost the focus.
    package func focusDidChange() {}

    /// How round the view's corners look, for the halo.
    @_spi(Rooms) open var focusCornerRadius: CGFloat { layer.cornerRadius }

    /// Whether the view itself makes something of a move of the focus, as a slider of an arrow
    /// along it.
    @_spi(Rooms) open func usesFocusMovement(_ heading: UIFocusHeading) -> Bool { false }

    /// Whether a single tap on this view is the view's own, not a recognizer's further up.
    @_spi(Rooms) open var claimsSingleTap: Bool { false }

    /// The safe area that subviews reckon with; less than the view's own where it takes a part of
    /// it up itself.
    package var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

    /// Whether the view draws or is drawn for, apart from `draw(_:)`.
    package var drawsContent: Bool { false }

    // MARK: Anchors and constraints

    /// The edge at which reading begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.leading) }
    /// The edge at which reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { layoutItem.sizeAnchor(.width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { layoutItem.sizeAnchor(.height) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.centerX) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.centerY) }
    /// The baseline of the first line of text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.firstBaseline) }
    /// The baseline of the last line of text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.lastBaseline) }

    /// The constraints that the view holds, being the nearest ancestor of their items.
    open var constraints: [NSLayoutConstraint] { layoutState.item?.held.array ?? [] }

    /// Activates a constraint between this view and those inside it, with this view as its holder.
    open func addConstraint(_ constraint: NSLayoutConstraint) { holdChecked(constraint) }

    /// Activates constraints with this view as their holder.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { releaseChecked(constraint) }

    /// Deactivates constraints that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the constraints would let the view be elsewhere or of another size.
    open var hasAmbiguousLayout: Bool { isAmbiguous }

    /// Moves an ambiguous view to another place that the constraints allow, and at the next call
    /// back again.
    open func exerciseAmbiguityInLayout() { showOtherPlace() }

    /// The constraints that have a say in the view's place and size along an axis.
    open func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] { constraintsAffecting(for: axis) }

    /// The view's bounds in the space of another.
    open func frame(in referenceView: UIView) -> CGRect? {
        window == nil ? nil : convert(bounds, to: referenceView)
    }

    /// A point of this view's space in another coordinate space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPoint(point, toSpace: coordinateSpace)
    }

    /// A point of another coordinate space in this view's.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPoint(point, fromSpace: coordinateSpace)
    }

    /// The box in another coordinate space of a rectangle of this view's.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertRect(rect, toSpace: coordinateSpace)
    }

    /// The box in this view's space of a rectangle of another coordinate space.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertRect(rect, fromSpace: coordinateSpace)
    }

    /// A view that shows a picture of this one as it is now; an empty view for one without size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows a picture of a part of this one, with edges that do not stretch.
    open func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
    }

    /// Draws the view with all inside it into a rectangle of the current context, scaled to it.
    ///
    /// `afterUpdates`: whether layout and drawing are brought up to date first. Returns whether there
    /// was anything to draw and a context to draw into.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawSubtree(in: rect, afterScreenUpdates: afterUpdates)
    }

    /// Brings the traits here and below up to date now instead of before the next layout.
    open func updateTraitsIfNeeded() { updateTraits() }
}
