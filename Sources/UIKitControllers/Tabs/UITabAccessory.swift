// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
public import UIKitCore

/// A view above the bar of a tab bar controller, on glass.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The view.
    public final let contentView: UIView

    /// Makes an accessory of a view.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

/// The glass below an accessory's view.
@MainActor
final class TabAccessoryView: UIView, ViewPart {
    /// Sizes in points; our choice.
    static let height: CGFloat = 48
    static let inset: CGFloat = 20
    static let gap: CGFloat = 8

    private let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        addSubview(glass)
        content.translatesAutoresizingMaskIntoConstraints = true
        glass.contentView.addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        content.frame = glass.contentView.bounds
    }
}

extension UITabBarController {
    func changeAccessory(to accessory: UITabAccessory?, animated: Bool) {
        guard accessory !== tabState.accessory else { return }
        tabState.accessory = accessory
        let former = tabState.accessoryView
        tabState.accessoryView = accessory.map { TabAccessoryView($0.contentView) }
        guard isViewLoaded else { return }
        showAccessory()
        guard animated, view.window != nil else {
            former?.removeFromSuperview()
            return barMayHaveChanged()
        }
        let new = tabState.accessoryView
        UIView.performWithoutAnimation {
            arrangeBar()
            new?.alpha = 0
        }
        UIView.animate(withDuration: 0.3) {
            new?.alpha = 1
            former?.alpha = 0
            self.barMayHaveChanged()
        } completion: { _ in
            former?.removeFromSuperview()
        }
    }

    /// Puts the accessory over the content, below the bar.
    private func showAccessory() {
        guard let accessory = tabState.accessoryView, accessory.superview !== view else { return }
        view.insertSubview(accessory, belowSubview: ownBar)
    }

    /// Places the accessory above what the bar covers; how much more of the content it covers.
    func arrangeAccessory(above height: CGFloat) -> CGFloat {
        guard let accessory = tabState.accessoryView else { return 0 }
        showAccessory()
        let content = tabState.content?.frame ?? view.bounds
        let inset = TabAccessoryView.inset
        accessory.frame = CGRect(
            x: content.minX + inset,
            y: content.maxY - height - TabAccessoryView.gap - TabAccessoryView.height,
            width: max(0, content.width - 2 * inset),
            height: TabAccessoryView.height
        )
        return TabAccessoryView.height + TabAccessoryView.gap
    }

    // MARK: Minimizing

    /// How far content is scrolled until the bar goes or comes, in points; our choice.
    private static let minimizingWay: CGFloat = 24

    /// Follows the content: the bar gives way, or comes back.
    func minimize(with scrollView: UIScrollView) {
        let behavior = tabState.minimizing
        guard behavior == .onScrollDown || behavior == .onScrollUp,
            traitCollection.userInterfaceIdiom == .phone
        else { return }
        let offset = scrollView.contentOffset.y
        let top = -scrollView.adjustedContentInset.top
        let end =
            scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
            - scrollView.bounds.height
        // Beyond its ends, content springs back.
        if offset <= top {
            tabState.turningPoint = offset
            if behavior == .onScrollDown { setMinimized(false) }
            return
        }
        guard offset < end else { return }
        let start = tabState.turningPoint ?? offset
        let goesDown = behavior == .onScrollDown
        let way = (offset - start) * (goesDown ? 1 : -1)
        if tabState.isMinimized ? way > 0 : way < 0 {
            tabState.turningPoint = offset
        } else {
            tabState.turningPoint = start
            if abs(way) > UITabBarController.minimizingWay {
                setMinimized(way > 0)
                tabState.turningPoint = offset
            }
        }
    }

    /// Lets the bar go below the edge, or come back.
    func setMinimized(_ isMinimized: Bool) {
        guard isMinimized != tabState.isMinimized else { return }
        tabState.isMinimized = isMinimized
        guard isViewLoaded else { return }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            self.arrangeBar()
        }
    }
}
