// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Refreshes the content of a scroll view when it is pulled down far enough.
///
/// It sends `valueChanged` then, and stays visible until `endRefreshing()`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private var isActive = false
    /// The pull has gone far enough, and counts once until it is let go.
    private var hasFired = false
    private var titleLabel: (any RefreshTitle)?
    private let sign = UIActivityIndicatorView(style: .large)

    /// How high the sign is, in points.
    private static let height: CGFloat = 60
    /// The distance of the pull that refreshes, in points; our choice.
    private static let threshold: CGFloat = 110

    /// Makes a control of a fixed height; its scroll view sets the width.
    ///
    /// Designated, as on iOS: subclasses override it.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
        addSign()
    }

    /// Makes a control of a fixed height; its scroll view sets the width.
    public override init(frame: CGRect) {
        super.init(
            frame: CGRect(x: 0, y: 0, width: frame.width, height: UIRefreshControl.height)
        )
        addSign()
    }

    /// Reads an archived control.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSign()
        decodeViewSettings(from: coder)
        archive(PropertyArchive(self, from: coder))
    }

    private final func addSign() {
        sign.hidesWhenStopped = false
        addPart(sign)
        isUserInteractionEnabled = false
    }

    /// Archives the object.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UIRefreshControl>) {
        properties.keep(\.attributedTitle, "UIAttributedTitle")
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // As on iOS: nil to write for the default.
    /// The colour of the sign.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            sign.color = newValue
        }
    }

    /// The title below the spinner; nil for none.
    open var attributedTitle: NSAttributedString? {
        get { titleLabel?.attributedText }
        set {
            if newValue != nil, titleLabel == nil {
                titleLabel = Rooms.above?.makeRefreshTitle()
                titleLabel.map(addSubview)
            }
            titleLabel?.attributedText = newValue
            setNeedsLayout()
        }
    }

    /// Whether fresh content is being fetched.
    open var isRefreshing: Bool { isActive }

    /// Shows that content is being refreshed, without sending events.
    ///
    /// The content is not scrolled: the program scrolls if the control should be visible.
    open func beginRefreshing() {
        guard !isActive else { return }
        isActive = true
        isHidden = false
        sign.startAnimating()
        sign.alpha = 1
        holdRoom(true)
    }

    /// Hides the control: refreshing is over.
    open func endRefreshing() {
        guard isActive else { return }
        isActive = false
        sign.stopAnimating()
        holdRoom(false)
        isHidden = true
    }

    /// The sign in the middle, the title under it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = titleLabel?.attributedText != nil
        sign.center = CGPoint(x: bounds.midX, y: hasTitle ? 20 : bounds.midY)
        titleLabel?.frame = CGRect(x: 0, y: 40, width: bounds.width, height: 20)
    }

    // MARK: The scroll view

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    /// Reserves the space for the control at the top, or releases it.
    private func holdRoom(_ isHeld: Bool) {
        guard let scrollView else { return }
        scrollView.setRefreshInset(isHeld ? UIRefreshControl.height : 0)
    }

    /// The content has moved: the control stays above its top and grows with the pull.
    func followScrolling() {
        guard let scrollView else { return }
        let height = UIRefreshControl.height
        let width = scrollView.bounds.width
        // Above the content, but never above the visible area.
        let top = min(-height, scrollView.bounds.minY + scrollView.topWithoutRefresh)
        let place = CGRect(x: scrollView.bounds.minX, y: top, width: width, height: height)
        if frame != place { frame = place }
        let pulled = -(scrollView.bounds.minY + scrollView.topWithoutRefresh)
        if !isActive {
            isHidden = pulled <= 0
            sign.alpha = max(0, min(1, (pulled - 10) / (UIRefreshControl.threshold - 10)))
        }
        titleLabel?.alpha = isActive ? 1 : sign.alpha
        if pulled <= 0 { hasFired = false }
        guard scrollView.isDragging, !isActive, !hasFired, pulled >= UIRefreshControl.threshold
        else { return }
        hasFired = true
        isActive = true
        sign.startAnimating()
        sign.alpha = 1
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The finger is gone: from now on the content leaves room for the sign.
    func dragEnded() {
        if isActive { holdRoom(true) }
    }
}

extension UIScrollView {
    /// The inset of the top without the space of the refresh control.
    var topWithoutRefresh: CGFloat { scroll.adjustedInset.top - scroll.refreshInset }

    func setRefreshControl(_ control: UIRefreshControl?) {
        guard control !== scroll.refreshControl else { return }
        scroll.refreshControl?.removeFromSuperview()
        scroll.refreshControl = control
        setRefreshInset(0)
        guard let control else { return }
        insertSubview(control, at: 0)
        if control.isRefreshing { setRefreshInset(60) }
        control.followScrolling()
    }

    /// Reserves space above the content; released space is scrolled away.
    func setRefreshInset(_ inset: CGFloat) {
        guard inset != scroll.refreshInset else { return }
        let shrinks = inset < scroll.refreshInset
        let wasInside = isOffsetReachable
        scroll.refreshInset = inset
        refreshAdjustedInset(keepsTop: false)
        if shrinks, wasInside, !isOffsetReachable, !drag.isDragging {
            let place = reachable(contentOffset)
            if window == nil {
                setOffset(place, stopsMotion: false)
            } else {
                begin(
                    .deceleration(
                        x: ScrollAxisMotion(restingAt: place.x),
                        y: ScrollAxisMotion(
                            from: contentOffset.y,
                            velocity: 0,
                            range: reach.y,
                            rate: ScrollPhysics.decay(of: scroll.rate),
                            bounces: true
                        )
                    )
                )
            }
        } else if motion?.isDeceleration == true {
            // The edge that the content returns to has moved.
            retargetDeceleration()
        }
    }
}
