// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// A window onto content that is larger than itself, moved and scaled by fingers, wheels and keys.
///
/// The origin of the bounds is the content offset: there is no other place where it is kept.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    final var scroll = ScrollState()
    final var drag = DragState()
    final var zoom = ZoomState()
    final var indicators = IndicatorState()
    /// What moves the content by itself at present.
    final var motion: ScrollMotion?
    /// Calls at each frame while there is a motion.
    final var ticker: ScrollTicker?
    /// The recognizer behind `panGestureRecognizer`.
    final lazy var pan = ScrollPanGestureRecognizer(scrollView: self)
    /// The recognizer behind `pinchGestureRecognizer`.
    final lazy var pinch = ScrollPinchGestureRecognizer(scrollView: self)
    /// Holds touches back from the content until it is known whether they scroll.
    final lazy var delay = ScrollDelayGestureRecognizer(scrollView: self)

    // MARK: Life

    /// Makes a scroll view of a place and size in its superview's space, without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    /// Reads an archived scroll view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
        decodeScrolling(from: coder)
        configureFromNib(coder, as: UIScrollView.self)
    }

    /// Archives the scroll view with its settings.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeScrolling(to: coder)
    }

    /// Who hears of scrolling.
    ///
    /// Lists and text views have a property of this name whose type is a protocol of their own,
    /// which comes first for them; Swift has no other way to narrow a type that can be set.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        get { scroll.delegate }
        set { announcing("delegate") { scroll.delegate = newValue } }
    }

    // MARK: Content

    /// Which point of the content lies at the origin of the frame, in points.
    ///
    /// It may be set beyond the content and stays there until somebody scrolls.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            replaced("setContentOffset:", in: UIScrollView.self, [newValue])
                ?? setOffset(newValue, stopsMotion: true)
        }
    }

    /// Scrolls so that a point of the content comes to lie at the origin of the frame.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        replaced("setContentOffset:animated:", in: UIScrollView.self, [contentOffset, animated])
            ?? scrollOffset(to: contentOffset, animated: animated)
    }

    /// How large the content is, in points; the inset comes on top.
    open var contentSize: CGSize {
        get { scroll.contentSize }
        set {
            replaced("setContentSize:", in: UIScrollView.self, [newValue])
                ?? announcing("contentSize") { setContentSize(newValue) }
        }
    }

    /// How far one can scroll beyond the content's edges.
    open var contentInset: UIEdgeInsets {
        get { scroll.contentInset }
        set {
            replaced("setContentInset:", in: UIScrollView.self, [newValue])
                ?? announcing("contentInset") { setContentInset(newValue) }
        }
    }

    /// The content inset together with what of the safe area is added to it.
    open var adjustedContentInset: UIEdgeInsets { scroll.adjustedInset }

    /// Told after `adjustedContentInset` has changed.
    open func adjustedContentInsetDidChange() {
        replaced("adjustedContentInsetDidChange", in: UIScrollView.self) ?? ()
    }

    /// When the safe area is added to the insets.
    open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
        get { scroll.adjustmentBehavior }
        set {
            announcing("contentInsetAdjustmentBehavior") {
                customizes(
                    .contentInsetAdjustmentBehavior,
                    \UIScrollView.contentInsetAdjustmentBehavior,
                    newValue
                )
                scroll.adjustmentBehavior = newValue
                refreshAdjustedInset(keepsTop: true)
            }
        }
    }

    /// Where content that is smaller than the view lies, in fractions of the room left; at the
    /// top left by default.
    open var contentAlignmentPoint: CGPoint {
        get { scroll.alignmentPoint }
        set {
            announcing("contentAlignmentPoint") {
                guard newValue != scroll.alignmentPoint else { return }
                let wasInside = isOffsetReachable
                scroll.alignmentPoint = newValue
                if wasInside { bringOffsetIntoReach() }
            }
        }
    }

    /// The content's rectangle; tie views to it to let them say how large the content is.
    open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }

    /// The view's own rectangle, which does not move with the content.
    open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }

    // MARK: How it scrolls

    /// Whether people can scroll.
    open var isScrollEnabled: Bool {
        get { scroll.isEnabled }
        set {
            customizes(.isScrollEnabled, \UIScrollView.isScrollEnabled, newValue)
            announcing("isScrollEnabled", "scrollEnabled") { setScrollEnabled(newValue) }
        }
    }

    /// Whether a drag that begins along one axis stays on it.
    open var isDirectionalLockEnabled: Bool {
        get { scroll.locksDirection }
        set {
            announcing("isDirectionalLockEnabled", "directionalLockEnabled") {
                scroll.locksDirection = newValue
            }
        }
    }

    /// Whether content can be pulled beyond its edges; sets both axes.
    open var bounces: Bool {
        get { scroll.bouncesHorizontally || scroll.bouncesVertically }
        set {
            announcing("bounces") {
                customizes(.bounces, \UIScrollView.bounces, newValue)
                scroll.bouncesHorizontally = newValue
                scroll.bouncesVertically = newValue
            }
        }
    }

    /// Whether content can be pulled beyond its left and right edges.
    open var bouncesHorizontally: Bool {
        get { scroll.bouncesHorizontally }
        set { announcing("bouncesHorizontally") { scroll.bouncesHorizontally = newValue } }
    }

    /// Whether content can be pulled beyond its top and bottom edges.
    open var bouncesVertically: Bool {
        get { scroll.bouncesVertically }
        set { announcing("bouncesVertically") { scroll.bouncesVertically = newValue } }
    }

    /// Whether content that is not higher than the view can be pulled, too.
    open var alwaysBounceVertical: Bool {
        get { scroll.alwaysBouncesVertically }
        set {
            announcing("alwaysBounceVertical") {
                scroll.alwaysBouncesVertically = newValue
                refreshAdjustedInset(keepsTop: true)
            }
        }
    }

    /// Whether content that is not wider than the view can be pulled, too.
    open var alwaysBounceHorizontal: Bool {
        get { scroll.alwaysBouncesHorizontally }
        set {
            announcing("alwaysBounceHorizontal") {
                scroll.alwaysBouncesHorizontally = newValue
                refreshAdjustedInset(keepsTop: true)
            }
        }
    }

    /// Whether scrolling comes to rest at multiples of the view's size.
    open var isPagingEnabled: Bool {
        get { scroll.isPaging }
        set {
            customizes(.isPagingEnabled, \UIScrollView.isPagingEnabled, newValue)
            announcing("isPagingEnabled", "pagingEnabled") { scroll.isPaging = newValue }
        }
    }

    /// How fast content slows down after a throw.
    open var decelerationRate: UIScrollView.DecelerationRate {
        get { scroll.rate }
        set { announcing("decelerationRate") { scroll.rate = newValue } }
    }

    /// Whether a drag from left to right that this view cannot follow goes to the one around it.
    open var transfersHorizontalScrollingToParent: Bool {
        get { scroll.transfersHorizontally }
        set {
            announcing("transfersHorizontalScrollingToParent") {
                scroll.transfersHorizontally = newValue
            }
        }
    }

    /// Whether a drag from top to bottom that this view cannot follow goes to the one around it.
    open var transfersVerticalScrollingToParent: Bool {
        get { scroll.transfersVertically }
        set {
            announcing("transfersVerticalScrollingToParent") {
                scroll.transfersVertically = newValue
            }
        }
    }

    /// Whether arrows, page keys, space, home and end scroll.
    open var allowsKeyboardScrolling: Bool {
        get { scroll.allowsKeys }
        set { announcing("allowsKeyboardScrolling") { scroll.allowsKeys = newValue } }
    }

    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop: Bool {
        get { scroll.scrollsToTop }
        set { announcing("scrollsToTop") { scroll.scrollsToTop = newValue } }
    }

    /// How a drag sends the keyboard away.
    open var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
        get { scroll.keyboardDismissMode }
        set {
            customizes(.keyboardDismissMode, \UIScrollView.keyboardDismissMode, newValue)
            announcing("keyboardDismissMode") { scroll.keyboardDismissMode = newValue }
        }
    }

    /// Whether an index beside the content is shown.
    open var indexDisplayMode: UIScrollView.IndexDisplayMode {
        get { scroll.indexDisplayMode }
        set {
            announcing("indexDisplayMode") {
                scroll.indexDisplayMode = newValue
                setNeedsLayout()
            }
        }
    }

    // MARK: What it does

    /// Whether a finger is on the content, whether it has moved or not.
    open var isTracking: Bool { drag.isTracking }

    /// Whether a finger, a wheel or a trackpad is scrolling.
    open var isDragging: Bool { drag.isDragging }

    /// Whether the content goes on by itself after it was let go.
    open var isDecelerating: Bool { motion?.isDeceleration ?? false }

    /// Whether an animated scroll of the program's is under way.
    open var isScrollAnimating: Bool { motion?.isScrollAnimation ?? false }

    /// Scrolls as little as needed to show a rectangle of the content; does nothing if it is seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        replaced("scrollRectToVisible:animated:", in: UIScrollView.self, [rect, animated])
            ?? reveal(rect, animated: animated)
    }

    /// Ends whatever moves the content by itself.
    open func stopScrollingAndZooming() { stopMoving() }

    // MARK: Touches of the content

    /// Whether touches wait until it is known that they do not scroll; true by default.
    open var delaysContentTouches: Bool {
        get { scroll.delaysTouches }
        set {
            customizes(.delaysContentTouches, \UIScrollView.delaysContentTouches, newValue)
            announcing("delaysContentTouches") { scroll.delaysTouches = newValue }
        }
    }

    /// Whether a drag takes touches away from content that has them; true by default.
    open var canCancelContentTouches: Bool {
        get { scroll.cancelsTouches }
        set { announcing("canCancelContentTouches") { scroll.cancelsTouches = newValue } }
    }

    /// Whether touches are given to a view of the content; true by default.
    open func touchesShouldBegin(
        _ touches: Set<UITouch>,
        with event: UIEvent?,
        in view: UIView
    ) -> Bool { true }

    /// Whether a drag may take touches away from a view; false for controls, by default.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        replaced("touchesShouldCancelIn:", in: UIScrollView.self, [view]) ?? !(view is UIControl)
    }

    /// The recognizer of drags.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// The recognizer of pinches; nil while the content cannot be zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

    /// The recognizer of a remote control's arrows; there is no such remote control here.
    open var directionalPressGestureRecognizer: UIGestureRecognizer {
        scroll.directionalPress()
    }

    // MARK: Zooming

    /// How large the content may become; 1 by default.
    open var maximumZoomScale: CGFloat {
        get { zoom.maximum }
        set { announcing("maximumZoomScale") { setZoomLimits(zoom.minimum, newValue) } }
    }

    /// How small the content may become; 1 by default.
    open var minimumZoomScale: CGFloat {
        get { zoom.minimum }
        set { announcing("minimumZoomScale") { setZoomLimits(newValue, zoom.maximum) } }
    }

    /// How large the content is shown; brought within the limits when it is set.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { announcing("zoomScale") { zoomToScale(newValue, animated: false) } }
    }

    /// Scales the content about the middle of what is seen.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomToScale(scale, animated: animated)
    }

    /// Scales and scrolls so that a rectangle of the zoomed view fills this view.
    open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }

    /// Whether pinches may go beyond the limits, to be brought back when they end.
    open var bouncesZoom: Bool {
        get { zoom.bounces }
        set { announcing("bouncesZoom") { zoom.bounces = newValue } }
    }

    /// Whether a pinch is zooming.
    open var isZooming: Bool { zoom.isPinching }

    /// Whether the scale is being brought back within its limits.
    open var isZoomBouncing: Bool { motion?.isZoomBounce ?? false }

    /// Whether an animated zoom of the program's is under way.
    open var isZoomAnimating: Bool { motion?.isZoomAnimation ?? false }

    // MARK: Indicators

    /// The colour of the indicators.
    open var indicatorStyle: UIScrollView.IndicatorStyle {
        get { indicators.style }
        set {
            announcing("indicatorStyle") {
                customizes(.indicatorStyle, \UIScrollView.indicatorStyle, newValue)
                indicators.style = newValue
                styleIndicators()
            }
        }
    }

    /// Whether the indicator at the bottom is shown while scrolling.
    open var showsHorizontalScrollIndicator: Bool {
        get { indicators.showsHorizontal }
        set {
            announcing("showsHorizontalScrollIndicator") {
                customizes(
                    .showsHorizontalScrollIndicator,
                    \UIScrollView.showsHorizontalScrollIndicator,
                    newValue
                )
                indicators.showsHorizontal = newValue
                if !newValue { indicators.horizontal?.isHidden = true }
            }
        }
    }

    /// Whether the indicator at the side is shown while scrolling.
    open var showsVerticalScrollIndicator: Bool {
        get { indicators.showsVertical }
        set {
            announcing("showsVerticalScrollIndicator") {
                customizes(
                    .showsVerticalScrollIndicator,
                    \UIScrollView.showsVerticalScrollIndicator,
                    newValue
                )
                indicators.showsVertical = newValue
                if !newValue { indicators.vertical?.isHidden = true }
            }
        }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }

    /// Shows the indicators while a block scrolls, as they are when a person does.
    open func withScrollIndicatorsShown(
        forContentOffsetChanges changes: () -> Void
    ) {
        indicators.areForced = true
        changes()
        indicators.areForced = false
        hideIndicatorsSoon()
    }

    /// How far the indicators stay away from the edges; of both axes, where they agree.
    @available(*, deprecated, message: "Use the properties of each axis instead.")
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { indicators.verticalInsets }
        set {
            indicators.verticalInsets = newValue
            indicators.horizontalInsets = newValue
            placeIndicators()
        }
    }

    /// How far the indicator at the side stays away from the edges.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.verticalInsets }
        set {
            announcing("verticalScrollIndicatorInsets") {
                indicators.verticalInsets = newValue
                placeIndicators()
            }
        }
    }

    /// How far the indicator at the bottom stays away from the edges.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.horizontalInsets }
        set {
            announcing("horizontalScrollIndicatorInsets") {
                indicators.horizontalInsets = newValue
                placeIndicators()
            }
        }
    }

    /// Whether the indicators keep out of the unsafe bands, too; true by default.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { indicators.adjustsInsets }
        set {
            announcing("automaticallyAdjustsScrollIndicatorInsets") {
                indicators.adjustsInsets = newValue
                placeIndicators()
            }
        }
    }

    // MARK: Refreshing

    /// Shown when the content is pulled down from its top.
    open var refreshControl: UIRefreshControl? {
        get { scroll.refreshControl }
        set { announcing("refreshControl") { setRefreshControl(newValue) } }
    }

    // MARK: UIView

    /// Places the content and takes over the size that the constraints give it.
    open override func layoutSubviews() {
        if let result: Void = replaced("layoutSubviews", in: UIScrollView.self) { return result }
        super.layoutSubviews()
        takeContentSizeFromGuide()
        finishRestoring()
        placeIndicators()
        scroll.edges?.place(in: self)
        scroll.refreshControl?.followScrolling()
    }

    /// The offset or the size may have changed.
    package override func boundsDidChange(from old: CGRect) { scrolled(from: old) }

    /// Adds the new safe area to the insets.
    open override func safeAreaInsetsDidChange() {
        if let result: Void = replaced("safeAreaInsetsDidChange", in: UIScrollView.self) {
            return result
        }
        super.safeAreaInsetsDidChange()
        refreshAdjustedInset(keepsTop: true)
    }

    /// What the insets have taken up is safe for the content.
    package override var safeAreaInsetsForSubviews: UIEdgeInsets { remainingSafeArea }

    /// Stops what moves by itself, which outside a window nothing does.
    open override func didMoveToWindow() {
        if let result: Void = replaced("didMoveToWindow", in: UIScrollView.self) { return result }
        super.didMoveToWindow()
        if window == nil { stopMoving() }
        refreshAdjustedInset(keepsTop: true)
    }

    /// Saves the insets, the zoom and the offset.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePosition(to: coder)
    }

    /// Restores the insets, the zoom and the offset.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePosition(from: coder)
    }

    /// Colours the indicators anew.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        styleIndicators()
    }

    /// Scrolls by keys where these are allowed, and hands on what does not scroll.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !scrollByKeys(presses) { super.pressesBegan(presses, with: event) }
    }

    /// The offset, the content and the insets, which stand behind the layer in the description.
    @_spi(Rooms) open var detailsBehindLayer: [String] {
        let insets = adjustedContentInset
        let sides = [insets.top, insets.left, insets.bottom, insets.right].map(\.shortText)
        return [
            "contentOffset: {\(contentOffset.x.shortText), \(contentOffset.y.shortText)}",
            "contentSize: {\(contentSize.width.shortText), \(contentSize.height.shortText)}",
            "adjustedContentInset: {\(sides.joined(separator: ", "))}",
        ]
    }

    /// An object in the description: its class and address.
    @_spi(Rooms) public func shortText(of object: AnyObject?) -> String {
        guard let object else { return "(null)" }
        return "<\(_objcPrinted(object))>"
    }

    /// How much of the content is seen at once, in points: the view's own size.
    open var visibleSize: CGSize { bounds.size }
}
