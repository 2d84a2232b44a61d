// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import QuartzCore

/// Lies between two layouts, as far from the first as its progress says.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at progress 0.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout at progress 1.
    open private(set) var nextLayout: UICollectionViewLayout
    private final var progress: CGFloat = 0
    private final var values: [String: CGFloat] = [:]
    /// The content offset at progress 0 and 1.
    final var offsets: (CGPoint, CGPoint)?

    /// Makes a layout between two; both must have been in a collection view or be put in one.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout)
    {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
        currentLayout.host.transition = self
        newLayout.host.transition = self
    }

    /// Reads an archived layout; the layouts that it lies between must be in the archive.
    public required init?(coder: NSCoder) {
        guard
            let current = coder.presentObject("UICurrentLayout") as? UICollectionViewLayout,
            let next = coder.presentObject("UINextLayout") as? UICollectionViewLayout
        else { return nil }
        currentLayout = current
        nextLayout = next
        super.init(coder: coder)
    }

    /// Archives both layouts.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(currentLayout, forKey: "UICurrentLayout")
        coder.encode(nextLayout, forKey: "UINextLayout")
    }

    /// How far the transition is, from 0 to 1; setting it lays the collection view out again.
    open var transitionProgress: CGFloat {
        get { progress }
        set {
            progress = newValue
            invalidateLayout()
        }
    }

    /// Keeps a number that the animation depends on.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// A number that was kept; 0 for one that was not.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    /// Prepares both layouts.
    open override func prepare() {
        currentLayout.prepare()
        nextLayout.prepare()
    }

    /// Between the two sizes.
    open override var collectionViewContentSize: CGSize {
        let from = currentLayout.collectionViewContentSize
        let to = nextLayout.collectionViewContentSize
        return CGSize(
            width: mix(from.width, to.width),
            height: mix(from.height, to.height)
        )
    }

    /// Between the attributes of the two layouts, of all that is seen in either.
    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        var from: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        var to: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        var order: [ElementKey] = []
        for attributes in currentLayout.layoutAttributesForElements(in: region(rect, at: 0)) ?? [] {
            let key = attributes.element
            if from.updateValue(attributes, forKey: key) == nil { order.append(key) }
        }
        for attributes in nextLayout.layoutAttributesForElements(in: region(rect, at: 1)) ?? [] {
            let key = attributes.element
            if to.updateValue(attributes, forKey: key) == nil, from[key] == nil {
                order.append(key)
            }
        }
        return order.compactMap { key in
            blend(
                from[key] ?? currentLayout.attributes(of: key),
                to[key] ?? nextLayout.attributes(of: key)
            )
        }
    }

    /// Between the attributes of the two layouts.
    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        blend(
            currentLayout.layoutAttributesForItem(at: indexPath),
            nextLayout.layoutAttributesForItem(at: indexPath)
        )
    }

    /// Between the attributes of the two layouts.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        blend(
            currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        )
    }

    /// Between the attributes of the two layouts.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        blend(
            currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
        )
    }

    /// A layout of the two is no longer right.
    final func partWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        guard let view = host.collectionView else { return }
        view.layoutWasInvalidated(self, context)
    }

    private func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }

    /// The part of one of the layouts that may be seen in a rectangle of this one.
    private func region(_ rect: CGRect, at end: CGFloat) -> CGRect {
        guard let offsets else { return rect }
        let now = CGPoint(
            x: mix(offsets.0.x, offsets.1.x),
            y: mix(offsets.0.y, offsets.1.y)
        )
        let there = end == 0 ? offsets.0 : offsets.1
        return rect.offsetBy(dx: there.x - now.x, dy: there.y - now.y)
    }

    private func blend(
        _ from: UICollectionViewLayoutAttributes?,
        _ to: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let from, let to else {
            // What only one of them has fades.
            guard let made = (from ?? to)?.duplicate() else { return nil }
            made.alpha *= to == nil ? 1 - progress : progress
            return made
        }
        let made = (progress < 0.5 ? from : to).duplicate()
        made.size = CGSize(
            width: mix(from.size.width, to.size.width),
            height: mix(from.size.height, to.size.height)
        )
        made.center = CGPoint(
            x: mix(from.center.x, to.center.x),
            y: mix(from.center.y, to.center.y)
        )
        made.alpha = mix(from.alpha, to.alpha)
        if from.state.isTransformed || to.state.isTransformed {
            made.transform3D = from.transform3D.mixed(with: to.transform3D, progress)
        }
        return made
    }
}

extension CATransform3D {
    /// Between this and another, entry by entry.
    func mixed(with other: CATransform3D, _ part: CGFloat) -> CATransform3D {
        func mix(_ path: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
            self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * part
        }
        return CATransform3D(
            m11: mix(\.m11),
            m12: mix(\.m12),
            m13: mix(\.m13),
            m14: mix(\.m14),
            m21: mix(\.m21),
            m22: mix(\.m22),
            m23: mix(\.m23),
            m24: mix(\.m24),
            m31: mix(\.m31),
            m32: mix(\.m32),
            m33: mix(\.m33),
            m34: mix(\.m34),
            m41: mix(\.m41),
            m42: mix(\.m42),
            m43: mix(\.m43),
            m44: mix(\.m44)
        )
    }
}
