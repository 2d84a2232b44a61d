// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
import QuartzCore
@_spi(Rooms) import UIKitViews

/// A bar that fills from left to right, or right to left, as something goes on.
///
/// Its height is its own: 4 points.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How thick the bar is.
    public enum Style: Int, Sendable {
        /// 4 points.
        case `default` = 0
        /// For a bar at the edge of another; 2.5 points.
        case bar = 1
    }

    private final var amount: Float = 0
    private final let track = UIImageView()
    private final let bar = UIImageView()
    private final var link: CADisplayLink?

    /// Makes an empty bar; of the frame the height is not taken.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        self.frame = frame
    }

    /// Makes an empty bar of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size = CGSize(width: 150, height: 0)
    }

    /// Reads an archived bar.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let decode = FieldDecoder(coder)
        decode.number("UIProgress") { amount = Float($0) }
        decode.integer("UIProgressViewStyle") {
            progressViewStyle = Style(rawValue: $0) ?? .default
        }
        progressTintColor = decode.object("UIProgressProgressTintColor") as? UIColor
        trackTintColor = decode.object("UIProgressTrackTintColor") as? UIColor
        setUp()
        decodeViewSettings(from: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UIProgressView.self)
    }

    /// Archives the bar.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(Double(amount), forKey: "UIProgress")
        coder.encode(progressViewStyle.rawValue, forKey: "UIProgressViewStyle")
        if let color = progressTintColor {
            coder.encode(color, forKey: "UIProgressProgressTintColor")
        }
        if let color = trackTintColor { coder.encode(color, forKey: "UIProgressTrackTintColor") }
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UIProgressView>) {
        properties.keep(\.progressImage, "UIProgressImage")
        properties.keep(\.trackImage, "UITrackImage")
    }

    private func setUp() {
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        isUserInteractionEnabled = false
        for view in [track, bar] {
            view.clipsToBounds = true
            addPart(view)
        }
        frame.size.height = thickness
        update()
    }

    isolated deinit { link?.invalidate() }

    // MARK: Progress

    /// How full it is, from 0 to 1; other numbers are brought into that range.
    open var progress: Float {
        get {
            follow()
            return amount
        }
        set { announcing("progress") { setProgress(newValue, animated: false) } }
    }

    /// Fills the bar, if wanted by an animation.
    open func setProgress(_ progress: Float, animated: Bool) {
        let clamped = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard clamped != amount else { return }
        amount = clamped
        if animated && window != nil {
            layoutIfNeeded()
            UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut]) {
                self.placeBar()
            }
        } else {
            setNeedsLayout()
        }
    }

    /// A progress that the bar follows until it is finished: ``progress`` at once, its view once a frame.
    open var observedProgress: Progress? {
        willSet { beginAnnouncing("observedProgress") }
        didSet {
            endAnnouncing("observedProgress")
            guard observedProgress !== oldValue else { return }
            link?.invalidate()
            link = nil
            followed = nil
            guard observedProgress != nil else { return }
            follow()
            let follower = Follower(view: self)
            let link = CADisplayLink(
                target: follower,
                selector: _selector("follow:", false, Follower.follow)
            )
            link.add(to: .main, forMode: .common)
            self.link = link
        }
    }

    /// What the display link holds on to, so that the bar may go.
    @MainActor
    private final class Follower {
        weak var view: UIProgressView?

        init(view: UIProgressView) { self.view = view }

        func follow(_ link: CADisplayLink) {
            guard let view else {
                link.invalidate()
                return
            }
            view.follow()
        }
    }

    /// The fraction of the observed progress that the bar took last.
    private var followed: Double?

    private func follow() {
        guard let observedProgress else { return }
        let fraction = observedProgress.fractionCompleted
        if fraction != followed {
            followed = fraction
            setProgress(Float(fraction), animated: false)
        }
        if observedProgress.isFinished || observedProgress.isCancelled {
            link?.invalidate()
            link = nil
        }
    }

    // MARK: Looks

    /// How thick the bar is; it does not change the frame.
    open var progressViewStyle = Style.default {
        willSet { beginAnnouncing("progressViewStyle") }
        didSet {
            endAnnouncing("progressViewStyle")
            update()
        }
    }
    /// The colour of what is full; nil is the tint colour.
    open var progressTintColor: UIColor? {
        willSet { beginAnnouncing("progressTintColor") }
        didSet {
            endAnnouncing("progressTintColor")
            customizes(.progressTintColor, \UIProgressView.progressTintColor, progressTintColor)
            update()
        }
    }
    /// The colour of what is empty; nil is the system's.
    open var trackTintColor: UIColor? {
        willSet { beginAnnouncing("trackTintColor") }
        didSet {
            endAnnouncing("trackTintColor")
            customizes(.trackTintColor, \UIProgressView.trackTintColor, trackTintColor)
            update()
        }
    }
    /// A picture of what is full; it is stretched.
    open var progressImage: UIImage? {
        willSet { beginAnnouncing("progressImage") }
        didSet {
            endAnnouncing("progressImage")
            customizes(.progressImage, \UIProgressView.progressImage, progressImage)
            update()
        }
    }
    /// A picture of what is empty; it is stretched.
    open var trackImage: UIImage? {
        willSet { beginAnnouncing("trackImage") }
        didSet {
            endAnnouncing("trackImage")
            customizes(.trackImage, \UIProgressView.trackImage, trackImage)
            update()
        }
    }

    private var thickness: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

    private func update() {
        track.image = trackImage
        bar.image = progressImage
        let empty: UIColor = progressViewStyle == .bar ? .clear : .systemFill
        track.backgroundColor = trackImage == nil ? trackTintColor ?? empty : nil
        bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The colour of what is full may be the tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    /// Any width, and its own height.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: thickness)
    }

    /// The width that is offered, and its own height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: thickness)
    }

    /// The place; the height is always its own.
    open override var frame: CGRect {
        get { super.frame }
        set {
            var box = newValue.standardized
            box.size.height = thickness
            super.frame = box
        }
    }

    /// Lays out both parts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        placeBar()
        let radius = bounds.height / 2
        track.layer.cornerRadius = trackImage == nil ? radius : 0
        bar.layer.cornerRadius = progressImage == nil ? radius : 0
    }

    private func placeBar() {
        let width = (bounds.width * CGFloat(amount)).pixelRounded(in: self)
        let x = isRightToLeft ? bounds.maxX - width : bounds.minX
        bar.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }

    /// An accessibility element.
    @_spi(Rooms) open override var isElementByDefault: Bool { true }

    /// It changes by itself.
    @_spi(Rooms) open override var traitsByDefault: UIAccessibilityTraits { .updatesFrequently }

    /// The percentage.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((amount * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
}

extension CGFloat {
    /// The nearest edge of a pixel of a view's screen.
    @MainActor
    func pixelRounded(in view: UIView) -> CGFloat {
        let scale = Swift.max(view.traitCollection.displayScale, 1)
        return (self * scale).rounded() / scale
    }
}
