// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import QuartzCore
public import UIKitControls

/// A view of a collection view that is used for one element after another.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    final var element = ElementState()

    /// Makes a view of a place and size; collection views make theirs by this initializer.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Reads an archived view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let name = coder.presentObject("UIReuseIdentifier") as? String {
            element.reuseIdentifier = name
        }
        configureFromNib(coder, as: UICollectionReusableView.self)
    }

    /// Archives the view with its reuse identifier.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let name = element.reuseIdentifier {
            coder.encode(name as NSString, forKey: "UIReuseIdentifier")
        }
    }

    /// The name under which the view waits for reuse; nil if it was not dequeued.
    open var reuseIdentifier: String? { element.reuseIdentifier }

    /// Called before the view is used for another element.
    open func prepareForReuse() {}

    /// Told of new attributes; the frame, the opacity and the like are set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view changes layouts with animation.
    open func willTransition(
        from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout
    ) {}

    /// Called after the collection view has changed layouts with animation.
    open func didTransition(
        from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout
    ) {}

    /// The attributes that the view would like, from those that its layout gives it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

    /// What is measured to learn the size that the view would like.
    var measuredView: UIView { self }

    /// How much narrower than the view that is which is measured.
    func measuredInset(in width: CGFloat) -> CGFloat { 0 }
}

extension UICollectionReusableView {
    /// What a collection view keeps in each of its views.
    @MainActor
    struct ElementState {
        weak var host: UICollectionView?
        var reuseIdentifier: String?
        /// The queue that the view goes back to.
        var queue: ReuseKey?
        var key: ElementKey?
        /// The attributes that were applied last, and their values at that time.
        var attributes: UICollectionViewLayoutAttributes?
        var values: UICollectionViewLayoutAttributes.State?
        /// The pass of the layout in which the view was last wanted.
        var pass = 0
        /// The size that was last asked for on the view's behalf, so that two do not take turns.
        var askedSize: CGSize?
        /// How often in a row the view has asked for another size.
        var asks = 0
        var isWaiting = false
        /// What the view was made by, which what it does needs.
        var nibInstance: AnyObject?
        /// What a storyboard does when a person selects the item.
        var nibSelection: (() -> Void)?
    }

    /// What the view was made by, which what it does needs.
    package final var nibInstance: AnyObject? {
        get { element.nibInstance }
        set { element.nibInstance = newValue }
    }

    /// What a storyboard does when a person selects the item.
    package final var nibSelection: (() -> Void)? {
        get { element.nibSelection }
        set { element.nibSelection = newValue }
    }

    /// Brings the view to where its attributes say.
    final func take(_ attributes: UICollectionViewLayoutAttributes) {
        let values = attributes.state
        let isPlain = type(of: attributes) == UICollectionViewLayoutAttributes.self
        if let old = element.values, old == values {
            if isPlain, element.attributes.map({ type(of: $0) }) == type(of: attributes) { return }
            if let known = element.attributes, known !== attributes, known.isEqual(attributes) {
                return
            }
        }
        let old = element.values
        element.values = values
        // A layout may change its object later; one of a class of its own is compared by a copy.
        element.attributes = isPlain ? attributes : attributes.duplicate()
        place(values, after: old)
        apply(attributes)
    }

    private func place(
        _ values: UICollectionViewLayoutAttributes.State,
        after old: UICollectionViewLayoutAttributes.State?
    ) {
        if values.isTransformed || old?.isTransformed == true {
            let size = values.frame.size
            if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
            center = values.center
            transform3D = values.transform
        } else if frame != values.frame, values.frame.isPlaceable {
            frame = values.frame
        }
        if values.alpha != (old?.alpha ?? alpha) || alpha != values.alpha { alpha = values.alpha }
        if isHidden != values.isHidden { isHidden = values.isHidden }
        let depth = CGFloat(values.zIndex)
        if layer.zPosition != depth { layer.zPosition = depth }
    }

    fileprivate func fitted(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let sizing = attributes.state.sizing
        guard !sizing.isEmpty else { return attributes }
        let view = measuredView
        guard view.isSizedByConstraints else { return attributes }
        let full = attributes.size
        let inset = measuredInset(in: full.width)
        let size = CGSize(width: max(0, full.width - inset), height: full.height)
        let target = CGSize(
            width: sizing.contains(.width) ? UIView.layoutFittingCompressedSize.width : size.width,
            height: sizing.contains(.height)
                ? UIView.layoutFittingCompressedSize.height : size.height
        )
        let fit = view.systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: sizing.contains(.width) ? .fittingSizeLevel : .required,
            verticalFittingPriority: sizing.contains(.height) ? .fittingSizeLevel : .required
        )
        let wanted = CGSize(
            width: sizing.contains(.width) && fit.width > 0 ? fit.width + inset : full.width,
            height: sizing.contains(.height) && fit.height > 0 ? fit.height : full.height
        )
        guard wanted != full, wanted.width.isFinite, wanted.height.isFinite else {
            return attributes
        }
        let made = attributes.duplicate()
        made.state.setFrame(CGRect(origin: attributes.state.frame.origin, size: wanted))
        return made
    }
}

extension UIView {
    /// Whether constraints or an intrinsic size say how large the view would like to be.
    fileprivate var isSizedByConstraints: Bool {
        if !constraints.isEmpty { return true }
        let size = intrinsicContentSize
        if size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric {
            return true
        }
        return subviews.contains {
            !$0.translatesAutoresizingMaskIntoConstraints && $0.isSizedByConstraints
        }
    }
}

extension CGRect {
    /// Whether a view can be put there: NaN and infinity are nowhere.
    var isPlaceable: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// Whether two rectangles share more than an edge, or one of no size lies in the other.
    ///
    /// A rectangle of no size lies in another that begins where it is, not in one that ends there: a collection view
    /// without a size shows the item at its corner.
    func overlaps(_ other: CGRect) -> Bool {
        let across = Self.overlap(minX, maxX, other.minX, other.maxX)
        let along = Self.overlap(minY, maxY, other.minY, other.maxY)
        return across && along
    }

    private static func overlap(
        _ start: CGFloat,
        _ end: CGFloat,
        _ otherStart: CGFloat,
        _ otherEnd: CGFloat
    ) -> Bool {
        // An interval of no length has its start.
        start < max(otherEnd, otherStart.nextUp) && otherStart < max(end, start.nextUp)
    }
}
