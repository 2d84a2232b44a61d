// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
@_spi(Rooms) import UIKitViews

/// A row of dots, one for each page, of which that of the current page stands out.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// When there is a plate behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger is on it.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never, or a faint one.
        case minimal = 2
    }

    /// What a finger does.
    public enum InteractionState: Int, Sendable {
        /// No finger is on it.
        case none = 0
        /// A tap goes one page on.
        case discrete = 1
        /// The page follows the finger.
        case continuous = 2
    }

    /// Which way the dots go.
    public enum Direction: Int, Sendable {
        /// As the language is read.
        case natural = 0
        /// From left to right.
        case leftToRight = 1
        /// From right to left.
        case rightToLeft = 2
        /// Downwards.
        case topToBottom = 3
        /// Upwards.
        case bottomToTop = 4
    }

    final var parts = PageDots()

    /// Makes a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpDots()
    }

    /// Reads an archived control.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let decode = FieldDecoder(coder)
        decode.integer("UINumberOfPages") { parts.count = min(max($0, 0), PageDots.most) }
        decode.integer("UICurrentPage") { parts.current = min(max($0, 0), max(parts.count - 1, 0)) }
        decode.flag("UIHidesForSinglePage") { hidesForSinglePage = $0 }
        pageIndicatorTintColor = decode.object("UIPageIndicatorTintColor") as? UIColor
        currentPageIndicatorTintColor =
            decode.object("UICurrentPageIndicatorTintColor") as? UIColor
        setUpDots()
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UIPageControl.self)
    }

    /// Archives the control.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(numberOfPages, forKey: "UINumberOfPages")
        coder.encode(currentPage, forKey: "UICurrentPage")
        coder.encode(hidesForSinglePage, forKey: "UIHidesForSinglePage")
        if let color = pageIndicatorTintColor {
            coder.encode(color, forKey: "UIPageIndicatorTintColor")
        }
        if let color = currentPageIndicatorTintColor {
            coder.encode(color, forKey: "UICurrentPageIndicatorTintColor")
        }
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UIPageControl>) {
        properties.keep(\.allowsContinuousInteraction, "UIAllowsContinuousInteraction")
        properties.keep(\.backgroundStyle, "UIBackgroundStyle")
        properties.keep(\.defersCurrentPageDisplay, "UIDefersCurrentPageDisplay")
        properties.keep(\.direction, "UIDirection")
        properties.keep(
            \.preferredCurrentPageIndicatorImage,
            "UIPreferredCurrentPageIndicatorImage"
        )
        properties.keep(\.preferredIndicatorImage, "UIPreferredIndicatorImage")
    }

    // MARK: Pages

    /// How many pages there are; 0 by default.
    open var numberOfPages: Int {
        get { parts.count }
        set {
            announcing("numberOfPages") {
                parts.count = min(max(newValue, 0), PageDots.most)
                parts.current = min(parts.current, max(parts.count - 1, 0))
                countDidChange()
            }
        }
    }

    /// The page whose dot stands out; one that there is not is brought into the range.
    open var currentPage: Int {
        get { parts.current }
        set {
            announcing("currentPage") {
                parts.current = min(max(newValue, 0), max(parts.count - 1, 0))
                if !defersCurrentPageDisplay || !isTracking { showCurrentPage() }
            }
        }
    }

    /// Whether there is nothing to see where there is one page only; false unless set.
    open var hidesForSinglePage = false {
        willSet { beginAnnouncing("hidesForSinglePage") }
        didSet {
            endAnnouncing("hidesForSinglePage")
            countDidChange()
        }
    }

    /// Whether the dot stays where it is after a touch until `updateCurrentPageDisplay()`.
    open var defersCurrentPageDisplay = false {
        willSet { beginAnnouncing("defersCurrentPageDisplay") }
        didSet { endAnnouncing("defersCurrentPageDisplay") }
    }

    /// Shows the current page.
    open func updateCurrentPageDisplay() { showCurrentPage() }

    // MARK: Looks

    /// The colour of the other pages' dots; nil is a faint white, on a plate
    /// a faint label colour.
    open var pageIndicatorTintColor: UIColor? {
        willSet { beginAnnouncing("pageIndicatorTintColor") }
        didSet {
            endAnnouncing("pageIndicatorTintColor")
            customizes(
                .pageIndicatorTintColor,
                \UIPageControl.pageIndicatorTintColor,
                pageIndicatorTintColor
            )
            updateDots()
        }
    }
    /// The colour of the current page's dot; nil is white, on a plate the label colour.
    open var currentPageIndicatorTintColor: UIColor? {
        willSet { beginAnnouncing("currentPageIndicatorTintColor") }
        didSet {
            endAnnouncing("currentPageIndicatorTintColor")
            customizes(
                .currentPageIndicatorTintColor,
                \UIPageControl.currentPageIndicatorTintColor,
                currentPageIndicatorTintColor
            )
            updateDots()
        }
    }
    /// When there is a plate behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic {
        willSet { beginAnnouncing("backgroundStyle") }
        didSet {
            endAnnouncing("backgroundStyle")
            updateDots()
        }
    }
    /// Which way the dots go.
    open var direction = Direction.natural { didSet { countDidChange() } }
    /// Whether the page follows a finger that is held on; true unless set.
    open var allowsContinuousInteraction = true {
        willSet { beginAnnouncing("allowsContinuousInteraction") }
        didSet { endAnnouncing("allowsContinuousInteraction") }
    }
    /// What the finger does at present.
    open internal(set) var interactionState = InteractionState.none

    /// A picture in place of every dot.
    open var preferredIndicatorImage: UIImage? {
        willSet { beginAnnouncing("preferredIndicatorImage") }
        didSet {
            endAnnouncing("preferredIndicatorImage")
            customizes(
                .preferredIndicatorImage,
                \UIPageControl.preferredIndicatorImage,
                preferredIndicatorImage
            )
            countDidChange()
        }
    }
    /// A picture in place of the current page's dot.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        willSet { beginAnnouncing("preferredCurrentPageIndicatorImage") }
        didSet {
            endAnnouncing("preferredCurrentPageIndicatorImage")
            customizes(
                .preferredCurrentPageIndicatorImage,
                \UIPageControl.preferredCurrentPageIndicatorImage,
                preferredCurrentPageIndicatorImage
            )
            countDidChange()
        }
    }

    /// The picture of one page's dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { parts.images[page] }

    /// Sets the picture of one page's dot.
    ///
    /// Traps where there is no such page, as on iOS.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page, "setIndicatorImage(_:forPage:)")
        parts.images[page] = image
        countDidChange()
    }

    /// The picture of one page's dot while it is current.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        parts.currentImages[page]
    }

    /// Sets the picture of one page's dot while it is current.
    ///
    /// Traps where there is no such page.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page, "setCurrentPageIndicatorImage(_:forPage:)")
        parts.currentImages[page] = image
        countDidChange()
    }

    private func check(_ page: Int, _ name: String) {
        precondition(
            (0..<parts.count).contains(page),
            "UIPageControl.\(name): page \(page) is not among \(parts.count)"
        )
    }

    // MARK: Size

    /// The least size for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { dotsSize(pageCount) }

    /// The size for the pages that there are.
    open override var intrinsicContentSize: CGSize { dotsSize(numberOfPages) }

    /// The size for the pages that there are.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { dotsSize(numberOfPages) }

    /// Lays out the dots.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeDots()
    }

    // MARK: Tracking

    /// Waits for what the finger does.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginPaging(touch)
        return true
    }

    /// The page follows a finger that is held on.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continuePaging(touch, event)
        return true
    }

    /// A tap beside the current dot goes one page that way.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        endPaging(touch, event)
    }

    /// Lets go.
    open override func cancelTracking(with event: UIEvent?) { endPaging(nil, event) }

    /// Taps are its own.
    @_spi(Rooms) open override var claimsSingleTap: Bool { isEnabled }

    @_spi(Rooms) open override func stateDidChange(from oldState: UIControl.State) {
        super.stateDidChange(from: oldState)
        updateDots()
    }

    /// An accessibility element.
    @_spi(Rooms) open override var isElementByDefault: Bool { true }

    /// It can be changed in steps.
    @_spi(Rooms) open override var traitsByDefault: UIAccessibilityTraits { .adjustable }

    /// "page 2 of 5".
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(currentPage + 1) of \(numberOfPages)" }
        set { super.accessibilityValue = newValue }
    }

    /// Goes one page on, and tells.
    open override func accessibilityIncrement() { turn(by: 1, nil) }

    /// Goes one page back, and tells.
    open override func accessibilityDecrement() { turn(by: -1, nil) }
}
