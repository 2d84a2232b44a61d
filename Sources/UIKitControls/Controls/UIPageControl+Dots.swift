// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What a page control is made of.
@MainActor
struct PageDots {
    /// More dots than this nobody can see or count.
    static let most = 100_000
    static let side: CGFloat = 7
    static let spacing: CGFloat = 9
    static let height: CGFloat = 26
    static let margin: CGFloat = 8

    var count = 0
    var current = 0
    var shown = 0
    var images: [Int: UIImage] = [:]
    var currentImages: [Int: UIImage] = [:]
    /// The views of the dots that fit, by page.
    var views: [Int: UIImageView] = [:]
    let plate = UIView()
    var start = CGPoint.zero
    var deadline: Deadline?
}

extension UIPageControl {
    func setUpDots() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        parts.plate.isUserInteractionEnabled = false
        addPart(parts.plate)
        countDidChange()
    }

    private var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }

    private var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .rightToLeft, .bottomToTop: true
        default: false
        }
    }

    // MARK: Looks

    func countDidChange() {
        isHiddenForSinglePage = hidesForSinglePage && parts.count <= 1
        invalidateIntrinsicContentSize()
        showCurrentPage()
    }

    private var isHiddenForSinglePage: Bool {
        get { parts.plate.isHidden }
        set {
            parts.plate.isHidden = newValue
            for view in parts.views.values { view.isHidden = newValue }
        }
    }

    func showCurrentPage() {
        parts.shown = parts.current
        updateDots()
    }

    func updateDots() {
        parts.plate.backgroundColor = hasPlate ? .tertiarySystemFill : .clear
        setNeedsLayout()
    }

    private var hasPlate: Bool {
        backgroundStyle == .prominent
            || backgroundStyle == .automatic && interactionState == .continuous
    }

    private func image(for page: Int) -> UIImage? {
        if page == parts.shown {
            let own = parts.currentImages[page] ?? preferredCurrentPageIndicatorImage
            if let own { return own }
        }
        return parts.images[page] ?? preferredIndicatorImage
    }

    private func color(for page: Int) -> UIColor {
        let base = hasPlate ? UIColor.label : .white
        if page == parts.shown { return currentPageIndicatorTintColor ?? base }
        return pageIndicatorTintColor
            ?? (currentPageIndicatorTintColor ?? base)
            .withAlphaComponent(0.3)
    }

    /// The side of a dot along the row: the widest picture's.
    private var pitch: CGFloat {
        var side = PageDots.side
        let images =
            Array(parts.images.values)
            + [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap(\.self)
        for image in images { side = max(side, isUpright ? image.size.height : image.size.width) }
        return side + PageDots.spacing
    }

    func dotsSize(_ count: Int) -> CGSize {
        guard count > 0 else { return CGSize(width: 0, height: isUpright ? 0 : PageDots.height) }
        let length = CGFloat(count) * pitch - PageDots.spacing + 4 * PageDots.margin
        return isUpright
            ? CGSize(width: PageDots.height, height: length)
            : CGSize(width: length, height: PageDots.height)
    }

    // MARK: Layout

    /// The pages whose dots are there: around the current one those that fit.
    private var visiblePages: Range<Int> {
        let length = isUpright ? bounds.height : bounds.width
        let fitting = max(Int((length + PageDots.spacing) / pitch), 1)
        guard parts.count > fitting else { return 0..<parts.count }
        let first = min(max(parts.shown - fitting / 2, 0), parts.count - fitting)
        return first..<first + fitting
    }

    private func center(of page: Int) -> CGPoint {
        let pages = visiblePages
        let place = CGFloat(page - pages.lowerBound) - CGFloat(pages.count - 1) / 2
        let offset = (isReversed ? -place : place) * pitch
        return isUpright
            ? CGPoint(x: bounds.midX, y: bounds.midY + offset)
            : CGPoint(x: bounds.midX + offset, y: bounds.midY)
    }

    func placeDots() {
        let pages = visiblePages
        for (page, view) in parts.views where !pages.contains(page) {
            view.removeFromSuperview()
            parts.views[page] = nil
        }
        let cut = pages.count < parts.count
        for page in pages {
            let view = parts.views[page] ?? addDot(page)
            let picture = image(for: page)
            view.image = picture
            view.tintColor = color(for: page)
            view.backgroundColor = picture == nil ? color(for: page) : nil
            let side = PageDots.side
            view.bounds.size = picture?.size ?? CGSize(width: side, height: side)
            view.layer.cornerRadius = picture == nil ? side / 2 : 0
            view.center = center(of: page)
            // Smaller dots at the ends say that there are more pages.
            let isEnd =
                (page == pages.lowerBound && page > 0)
                || (page == pages.upperBound - 1 && page < parts.count - 1)
            view.transform = cut && isEnd ? CGAffineTransform(scaleX: 0.6, y: 0.6) : .identity
            view.isHidden = isHiddenForSinglePage
        }
        let size = dotsSize(pages.count)
        parts.plate.bounds.size = size
        parts.plate.center = CGPoint(x: bounds.midX, y: bounds.midY)
        parts.plate.layer.cornerRadius = min(size.width, size.height) / 2
    }

    private func addDot(_ page: Int) -> UIImageView {
        let view = UIImageView()
        parts.views[page] = view
        addPart(view)
        return view
    }

    // MARK: Paging

    /// The page at a place along the row.
    private func page(at point: CGPoint) -> Int {
        let pages = visiblePages
        let way = isUpright ? point.y - bounds.midY : point.x - bounds.midX
        let place = (isReversed ? -way : way) / pitch + CGFloat(pages.count - 1) / 2
        let page =
            pages.lowerBound + Int(place.within(0...CGFloat(max(pages.count - 1, 0))).rounded())
        return min(max(page, 0), max(parts.count - 1, 0))
    }

    func beginPaging(_ touch: UITouch) {
        parts.start = touch.location(in: self)
        interactionState = .discrete
        guard allowsContinuousInteraction else { return }
        parts.deadline = Deadlines.shared.add(after: 0.5) { [weak self] in
            guard let self, isTracking else { return }
            interactionState = .continuous
            updateDots()
        }
    }

    func continuePaging(_ touch: UITouch, _ event: UIEvent?) {
        let point = touch.location(in: self)
        if interactionState == .discrete, allowsContinuousInteraction,
            hypot(point.x - parts.start.x, point.y - parts.start.y) > 10
        {
            parts.deadline?.cancel()
            interactionState = .continuous
            updateDots()
        }
        guard interactionState == .continuous else { return }
        choose(page(at: point), event)
    }

    func endPaging(_ touch: UITouch?, _ event: UIEvent?) {
        parts.deadline?.cancel()
        parts.deadline = nil
        let wasDiscrete = interactionState == .discrete
        interactionState = .none
        updateDots()
        guard wasDiscrete, let touch, isTouchInside else { return }
        let point = touch.location(in: self)
        let middle = center(of: parts.shown)
        let way = isUpright ? point.y - middle.y : point.x - middle.x
        turn(by: (way >= 0) != isReversed ? 1 : -1, event)
    }

    func turn(by step: Int, _ event: UIEvent?) { choose(currentPage + step, event) }

    private func choose(_ page: Int, _ event: UIEvent?) {
        let page = min(max(page, 0), max(parts.count - 1, 0))
        guard page != parts.current else { return }
        parts.current = page
        if !defersCurrentPageDisplay { showCurrentPage() }
        send([.valueChanged, .primaryActionTriggered], with: event)
    }
}

extension CGFloat {
    /// The nearest number in a range; its lower bound where it is none.
    fileprivate func within(_ range: ClosedRange<CGFloat>) -> CGFloat {
        isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
