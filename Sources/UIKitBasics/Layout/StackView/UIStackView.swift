// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Rooms) import UIKitViews

/// A view that lines up other views in a row or a column by constraints.
@preconcurrency @MainActor
open class UIStackView: UIView, BaselineSource {
    final var arrangement = Arrangement()

    /// Makes an empty stack view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack view around views, which become its subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Reads an archived stack view.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        decode(from: coder)
        decodeArrangement(coder)
        configureFromNib(coder, as: UIStackView.self)
    }

    /// Archives the stack view with its arrangement.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeArrangement(coder)
    }

    // MARK: Views

    /// The views that are lined up, in order; all are subviews too.
    open var arrangedSubviews: [UIView] { arrangement.views }

    /// Adds a view at the end, as a subview too.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arrangement.views.count)
    }

    /// Stops lining a view up; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        unarrange(view)
    }

    /// Adds a view, or moves one that is here, to a place in the order.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrange(view, at: stackIndex)
    }

    // MARK: Arrangement

    /// Row or column; a row by default.
    open var axis: NSLayoutConstraint.Axis {
        get { arrangement.axis }
        set { announcing("axis") { change(\.axis, to: newValue) } }
    }

    /// How the room along the axis is shared; `.fill` by default.
    open var distribution: Distribution {
        get { arrangement.distribution }
        set { announcing("distribution") { change(\.distribution, to: newValue) } }
    }

    /// Where the views stand across the axis; `.fill` by default.
    open var alignment: Alignment {
        get { arrangement.alignment }
        set { announcing("alignment") { change(\.alignment, to: newValue) } }
    }

    /// The space between neighbours, in points; the least of it where room is spread.
    open var spacing: CGFloat {
        get { arrangement.spacing }
        set { announcing("spacing") { change(\.spacing, to: newValue) } }
    }

    /// Whether vertical spaces are measured between baselines.
    open var isBaselineRelativeArrangement: Bool {
        get { arrangement.isBaselineRelative }
        set {
            announcing("isBaselineRelativeArrangement", "baselineRelativeArrangement") {
                change(\.isBaselineRelative, to: newValue)
            }
        }
    }

    /// Whether the views are kept inside the layout margins.
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { arrangement.isMarginsRelative }
        set {
            announcing("isLayoutMarginsRelativeArrangement", "layoutMarginsRelativeArrangement") {
                change(\.isMarginsRelative, to: newValue)
            }
        }
    }

    /// Sets the space after one view; `spacingUseDefault` removes it.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        setCustom(spacing, after: arrangedSubview)
    }

    /// The space that was set after one view, otherwise `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arrangement.custom[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Stands for the `spacing` of the stack view.
    open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// Stands for the space that the system recommends.
    open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    // MARK: Changes

    /// Forgets a view that is taken out.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        unarrange(subview)
    }

    /// Makes the constraints again where the arrangement changed.
    open override func updateConstraints() {
        rearrange()
        super.updateConstraints()
    }

    @_spi(Rooms) open override func subviewVisibilityDidChange(_ subview: UIView) {
        guard arrangement.views.contains(subview) else { return }
        invalidateArrangement()
    }

    @_spi(Rooms) open override func subviewContentSizeDidChange(_ subview: UIView) {
        guard arrangement.distribution == .fillProportionally,
            arrangement.views.contains(subview)
        else { return }
        invalidateArrangement()
    }

    /// Across a row the highest view's baseline counts, in a column the first view's.
    open override var forFirstBaselineLayout: UIView {
        let visible = arrangement.views.filter { !$0.isHidden }
        let chosen =
            axis == .vertical
            ? visible.first : visible.max { $0.bounds.height < $1.bounds.height }
        return chosen?.forFirstBaselineLayout ?? self
    }

    /// Across a row the highest view's baseline counts, in a column the last view's.
    open override var forLastBaselineLayout: UIView {
        let visible = arrangement.views.filter { !$0.isHidden }
        let chosen =
            axis == .vertical
            ? visible.last : visible.max { $0.bounds.height < $1.bounds.height }
        return chosen?.forLastBaselineLayout ?? self
    }
}

extension UIStackView {
    /// How the room along the axis is shared.
    public enum Distribution: Int, Sendable {
        /// All of it, by hugging and compression.
        case fill = 0
        /// All of it, with views of one size.
        case fillEqually = 1
        /// All of it, in proportion to intrinsic sizes.
        case fillProportionally = 2
        /// Equal spaces between the views.
        case equalSpacing = 3
        /// Equal distances between the views' centres.
        case equalCentering = 4
    }

    /// Where the views stand across the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0
        /// At the leading edge of a column; the top of a row.
        case leading = 1
        /// By the first baselines, in a row.
        case firstBaseline = 2
        case center = 3
        /// At the trailing edge of a column; the bottom of a row.
        case trailing = 4
        /// By the last baselines, in a row.
        case lastBaseline = 5

        /// At the top of a row.
        public static var top: Alignment { .leading }

        /// At the bottom of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// What the stack view was told, and the constraints that it made of it.
    struct Arrangement {
        var views: [UIView] = []
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = Distribution.fill
        var alignment = Alignment.fill
        var spacing: CGFloat = 0
        var isBaselineRelative = false
        var isMarginsRelative = false
        var custom: [ObjectIdentifier: CGFloat] = [:]
        var constraints: [NSLayoutConstraint] = []
        var guides: [UILayoutGuide] = []
        var isStale = true
    }
}
