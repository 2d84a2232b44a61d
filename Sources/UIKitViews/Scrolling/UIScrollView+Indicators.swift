// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIScrollView {
    /// The delay after which the indicators fade, in seconds.
    private static let indicatorRest = 0.3
    /// The duration of the fade, in seconds.
    private static let indicatorFade = 0.25
    /// The duration of a flash, in seconds; our choice.
    private static let indicatorFlash = 1.0

    // MARK: Showing

    func showIndicators() {
        indicators.areFlashing = false
        indicators.hiding?.cancel()
        indicators.hiding = nil
        guard !indicators.areShown else { return }
        indicators.areShown = true
        makeIndicators()
        placeIndicators()
        UIView.performWithoutAnimation {
            indicators.horizontal?.alpha = 1
            indicators.vertical?.alpha = 1
        }
    }

    func hideIndicatorsSoon(after rest: Double = UIScrollView.indicatorRest) {
        guard indicators.areShown, !drag.isDragging, motion == nil, !zoom.isPinching else {
            return
        }
        indicators.hiding?.cancel()
        indicators.hiding = Deadlines.shared.add(after: rest) { [weak self] in
            self?.hideIndicators()
        }
    }

    private func hideIndicators() {
        indicators.hiding = nil
        indicators.areShown = false
        let bars = [indicators.horizontal, indicators.vertical].compactMap { $0 }
        UIView.animate(
            withDuration: UIScrollView.indicatorFade,
            delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { for bar in bars { bar.alpha = 0 } }
        )
    }

    func flashIndicators() {
        // Content that fits needs no indicator.
        guard window != nil, hasRoom(along: .vertical) || hasRoom(along: .horizontal) else {
            return
        }
        showIndicators()
        indicators.areFlashing = true
        placeIndicators()
        hideIndicatorsSoon(after: UIScrollView.indicatorFlash)
    }

    /// Whether the indicator of an axis is shown.
    ///
    /// A flashing indicator shows that there is more content than fits, also after a change of
    /// size.
    private func isShown(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let isWanted =
            axis == .vertical ? indicators.showsVertical : indicators.showsHorizontal
        return isWanted && (indicators.areFlashing ? hasRoom(along: axis) : canDrag(along: axis))
    }

    private func makeIndicators() {
        if indicators.showsHorizontal, indicators.horizontal == nil {
            indicators.horizontal = makeIndicator()
        }
        if indicators.showsVertical, indicators.vertical == nil {
            indicators.vertical = makeIndicator()
        }
    }

    private func makeIndicator() -> ScrollIndicatorView {
        let bar = ScrollIndicatorView(frame: .zero)
        bar.backgroundColor = indicatorColor
        addSubview(bar)
        return bar
    }

    // MARK: Looks

    func styleIndicators() {
        indicators.horizontal?.backgroundColor = indicatorColor
        indicators.vertical?.backgroundColor = indicatorColor
    }

    private var indicatorColor: UIColor {
        let isDark =
            switch indicators.style {
            case .default: traitCollection.userInterfaceStyle != .dark
            case .black: true
            case .white: false
            }
        return UIColor(white: isDark ? 0 : 1, alpha: isDark ? 0.35 : 0.5)
    }

    // MARK: Place

    /// Places the indicators for the offset, in front of the content.
    func placeIndicators() {
        if indicators.areForced { showIndicators() }
        guard indicators.areShown else { return }
        UIView.performWithoutAnimation {
            place(indicators.vertical, .vertical)
            place(indicators.horizontal, .horizontal)
        }
    }

    private func place(_ bar: ScrollIndicatorView?, _ axis: NSLayoutConstraint.Axis) {
        guard let bar else { return }
        bar.isHidden = !isShown(axis)
        guard !bar.isHidden else { return }
        if subviews.last !== bar, !(subviews.last is ScrollIndicatorView) {
            bringSubviewToFront(bar)
        }
        let area = bounds.inset(by: indicatorInsets(axis))
        let margin = ScrollIndicatorView.margin
        let thickness = ScrollIndicatorView.thickness
        // If both are shown, neither extends into the corner.
        let corner =
            hasRoom(along: .vertical) && hasRoom(along: .horizontal)
            ? thickness + margin : 0
        let inset = scroll.adjustedInset
        if axis == .vertical {
            let part = ScrollIndicatorView.place(
                track: area.height - 2 * margin - corner,
                seen: (bounds.minY + inset.top, bounds.height),
                content: scroll.contentSize.height + inset.vertical
            )
            let x = isRightToLeft ? area.minX + margin : area.maxX - margin - thickness
            bar.frame = CGRect(
                x: x,
                y: area.minY + margin + part.start,
                width: thickness,
                height: part.length
            )
        } else {
            let part = ScrollIndicatorView.place(
                track: area.width - 2 * margin - corner,
                seen: (bounds.minX + inset.left, bounds.width),
                content: scroll.contentSize.width + inset.horizontal
            )
            let begin = isRightToLeft ? area.minX + margin + corner : area.minX + margin
            bar.frame = CGRect(
                x: begin + part.start,
                y: area.maxY - margin - thickness,
                width: part.length,
                height: thickness
            )
        }
    }

    private func indicatorInsets(_ axis: NSLayoutConstraint.Axis) -> UIEdgeInsets {
        let own = axis == .vertical ? indicators.verticalInsets : indicators.horizontalInsets
        return indicators.adjustsInsets ? own.combined(with: safeAreaInsets, +) : own
    }
}
