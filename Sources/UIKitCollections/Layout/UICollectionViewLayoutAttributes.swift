// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import QuartzCore
public import UIKitControls

/// Where one element of a collection view lies and how it looks.
///
/// Subclasses add what their layouts need; they override `copy(with:)` and `isEqual(_:)` then.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
    // Unsafe because `isEqual(_:)` and `hash`, which have no actor, read it.
    nonisolated(unsafe) final var state = State()

    /// Makes the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        state.indexPath = indexPath
    }

    /// Makes the attributes of a supplementary view, such as a header.
    public convenience init(
        forSupplementaryViewOfKind elementKind: String,
        with indexPath: IndexPath
    ) {
        self.init()
        state.category = .supplementaryView
        state.kind = elementKind
        state.indexPath = indexPath
    }

    /// Makes the attributes of a decoration view.
    public convenience init(
        forDecorationViewOfKind decorationViewKind: String,
        with indexPath: IndexPath
    ) {
        self.init()
        state.category = .decorationView
        state.kind = decorationViewKind
        state.indexPath = indexPath
    }

    /// The smallest upright rectangle around the element, in the collection view's space.
    ///
    /// Setting it sets the centre and the size, without regard to the transform.
    open var frame: CGRect {
        get { state.shownFrame }
        set { state.setFrame(newValue) }
    }

    /// The element's middle, in the collection view's space.
    open var center: CGPoint {
        get { state.center }
        set { state.setCenter(newValue) }
    }

    /// The element's size before it is transformed.
    open var size: CGSize {
        get { state.frame.size }
        set { state.setSize(newValue) }
    }

    /// The size as a rectangle at the origin, which its origin always is.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: state.frame.size) }
        set { setBounds(newValue) }
    }

    /// The flat part of `transform3D`.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(state.transform) }
        set { state.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Applied about the centre.
    open var transform3D: CATransform3D {
        get { state.transform }
        set { state.transform = newValue }
    }

    /// How opaque the element is, from 0 to 1.
    open var alpha: CGFloat {
        get { state.alpha }
        set { state.alpha = newValue }
    }

    /// What lies in front of what: the greater number; 0 by default.
    open var zIndex: Int {
        get { state.zIndex }
        set { state.zIndex = newValue }
    }

    /// Whether the element is not shown; a collection view may then make no view for it.
    open var isHidden: Bool {
        get { state.isHidden }
        set { state.isHidden = newValue }
    }

    /// The element's place in the data.
    open var indexPath: IndexPath {
        get { state.indexPath }
        set { state.indexPath = newValue }
    }

    /// Whether the element is a cell, a supplementary or a decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { state.category }

    /// What kind of supplementary or decoration view it is; nil for cells.
    open var representedElementKind: String? { state.kind }

    /// The outline with which a dynamic animator lets the element collide; its bounds by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline for ``UIDynamicItemCollisionBoundsType/path``, around the centre.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Attributes of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made =
            type(of: self) == UICollectionViewLayoutAttributes.self
            ? UICollectionViewLayoutAttributes() : makeInstance(of: type(of: self))
        made.state = state
        return made
    }

    /// Whether all values are the same, the index path's among them.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return self === other || state == other.state
    }

    /// Agrees with `isEqual(_:)`.
    open override var hash: Int { state.indexPath.hashValue }

    /// The element, its frame and what differs from the defaults.
    open override var description: String { state.text(type(of: self), self) }

    private func setBounds(_ bounds: CGRect) {
        guard bounds.origin == .zero else {
            fatalError(
                "UICollectionViewLayoutAttributes.bounds: the origin of \(bounds) is not (0, 0); "
                    + "set `center` to move the element."
            )
        }
        state.setSize(bounds.size)
    }

    /// The kind; empty for cells.
    open var name: String { representedElementKind ?? "" }
}

extension UICollectionViewLayoutAttributes {
    /// The values, apart from the object so that they can be kept and compared without one.
    struct State: Equatable {
        var category = UICollectionView.ElementCategory.cell
        var kind: String?
        var indexPath = IndexPath()
        /// The rectangle before the transform.
        private(set) var frame = CGRect.zero
        private(set) var center = CGPoint.zero
        var transform = CATransform3DIdentity
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false
        /// Which sides the element may choose by itself.
        var sizing = Sizing.both
        /// Whether the element scrolls across the layout, with others of its section.
        var scrollsOrthogonally = false

        /// The sides that a self-sizing view may choose.
        struct Sizing: OptionSet {
            let rawValue: UInt8
            static let width = Sizing(rawValue: 1)
            static let height = Sizing(rawValue: 2)
            static let both: Sizing = [.width, .height]
        }

        mutating func setFrame(_ new: CGRect) {
            frame = new
            center = CGPoint(x: new.origin.x + new.width / 2, y: new.origin.y + new.height / 2)
        }

        mutating func setCenter(_ new: CGPoint) {
            center = new
            frame.origin = CGPoint(x: new.x - frame.width / 2, y: new.y - frame.height / 2)
        }

        mutating func setSize(_ new: CGSize) {
            frame.size = new
            frame.origin = CGPoint(x: center.x - new.width / 2, y: center.y - new.height / 2)
        }

        var isTransformed: Bool { !CATransform3DIsIdentity(transform) }

        var shownFrame: CGRect {
            guard isTransformed else { return frame }
            let box = CGRect(
                x: -frame.width / 2,
                y: -frame.height / 2,
                width: frame.width,
                height: frame.height
            )
            return box.applying(CATransform3DGetAffineTransform(transform))
                .offsetBy(dx: center.x, dy: center.y)
        }

        static func == (first: State, second: State) -> Bool {
            first.frame == second.frame && first.indexPath == second.indexPath
                && first.category == second.category && first.kind == second.kind
                && first.alpha == second.alpha && first.zIndex == second.zIndex
                && first.isHidden == second.isHidden
                && CATransform3DEqualToTransform(first.transform, second.transform)
        }

        func text(_ type: AnyClass, _ object: AnyObject) -> String {
            let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
            var parts = ["<\(type) 0x\(String(address, radix: 16))> index path: (\(indexPath))"]
            if let kind { parts.append("element kind: (\(kind))") }
            let box = shownFrame
            parts.append("frame = (\(box.minX) \(box.minY); \(box.width) \(box.height))")
            if alpha != 1 { parts.append("alpha = \(alpha)") }
            if isTransformed { parts.append("transformed") }
            if isHidden { parts.append("hidden = YES") }
            if zIndex != 0 { parts.append("zIndex = \(zIndex)") }
            return parts.joined(separator: "; ")
        }
    }

    /// A copy of the same class, typed.
    final func duplicate() -> UICollectionViewLayoutAttributes {
        copy() as? UICollectionViewLayoutAttributes ?? self
    }

    /// The element that the attributes are of.
    final var element: ElementKey {
        ElementKey(category: state.category, kind: state.kind, indexPath: state.indexPath)
    }
}
