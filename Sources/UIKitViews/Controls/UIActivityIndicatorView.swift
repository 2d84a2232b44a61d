// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// A spinner that shows that work is in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the sign is.
    public enum Style: Int, Sendable {
        /// The old large sign, white.
        case whiteLarge = 0
        /// The old small sign, white.
        case white = 1
        /// The old small sign, grey.
        case gray = 2
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        var side: CGFloat {
            switch self {
            case .whiteLarge, .large: 37
            case .white, .gray, .medium: 20
            }
        }

        var color: UIColor {
            switch self {
            case .whiteLarge, .white: .white
            case .gray, .medium, .large: UIColor.systemGray
            }
        }
    }

    private var kind = Style.medium
    private var shownColor: UIColor?
    private var isOn = false
    private var hides = true

    /// Makes a sign of the size of its style.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        kind = style
        setUp()
    }

    /// Makes a sign of middling size in a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Reads an archived sign.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
        setUp()
        decodeViewSettings(from: coder)
        if coder.decodeBool(forKey: "UIAnimating") { startAnimating() }
        configureFromNib(coder, as: UIActivityIndicatorView.self)
    }

    /// Archives the sign.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
        coder.encode(isOn, forKey: "UIAnimating")
    }

    private final func archive(_ view: PropertyArchive<UIActivityIndicatorView>) {
        view.keep(\.kind, "UIActivityIndicatorViewStyle")
        view.keep(\.hides, "UIHidesWhenStopped")
        view.keep(\.shownColor, "UIColor")
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .center
        layer.contentsGravity = .center
        isHidden = hides
        updateSpokes()
    }

    /// How large the sign is.
    open var style: Style {
        get { kind }
        set {
            guard newValue != kind else { return }
            kind = newValue
            invalidateIntrinsicContentSize()
            updateSpokes()
        }
    }

    /// Whether the sign is hidden while it does not turn; true unless set.
    open var hidesWhenStopped: Bool {
        get { hides }
        set {
            hides = newValue
            if !isOn { isHidden = newValue }
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // As on iOS: never nil to read, nil to write for the default.
    /// The colour; the style's own for nil.
    open var color: UIColor! {
        get { shownColor ?? kind.color }
        set {
            customizes(.color, \UIActivityIndicatorView.color, newValue)
            shownColor = newValue
            updateSpokes()
        }
    }

    /// Whether the sign turns.
    open var isAnimating: Bool { isOn }

    /// Begins to turn, once around in a second.
    open func startAnimating() {
        guard !isOn else { return }
        isOn = true
        isHidden = false
        updateSpokes()
    }

    /// Stops turning.
    open func stopAnimating() {
        guard isOn else { return }
        isOn = false
        if hides { isHidden = true }
        updateSpokes()
    }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { CGSize(width: kind.side, height: kind.side) }

    /// The size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Draws in the colour of the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateSpokes()
    }

    /// Restarts the animation, which layers lose outside windows.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateSpokes()
    }

    /// An accessibility element.
    @_spi(Rooms) open override var isElementByDefault: Bool { true }

    /// Something that changes by itself.
    @_spi(Rooms) open override var traitsByDefault: UIAccessibilityTraits { .updatesFrequently }

    /// "In progress" unless it is set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? "In progress" }
        set { super.accessibilityLabel = newValue }
    }

    private func updateSpokes() { showSpokes(kind.side, color ?? .systemGray, isTurning: isOn) }
}
