// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

/// A rectangle that takes part in the layout of a view without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding,
    UIPopoverPresentationControllerSourceItem
{
    final weak var owner: UIView?
    /// Which of the guides that every view has; nil for one that somebody made.
    final var kind: UIView.SystemGuide?
    /// Where the constraints put the guide.
    final var solvedFrame = CGRect.zero
    /// The cell of what Auto Layout knows of the guide; nil until it takes part.
    // Unsafe because deinit, which has no actor, gives it back.
    nonisolated(unsafe) final var core: ItemCore.Pointer?
    private var name = ""

    /// Makes a guide that is in no view.
    public override nonisolated init() {
        super.init()
    }

    /// Reads an archived guide.
    public required init?(coder: NSCoder) {
        super.init()
        name = coder.present(NSString.self, "UILayoutGuideIdentifier").map { "\($0)" } ?? ""
    }

    deinit { LayoutItem.retire(core) }

    /// Archives the guide's name.
    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "UILayoutGuideIdentifier")
    }

    /// Where the guide is, in its view's bounds space.
    open var layoutFrame: CGRect {
        guard let owner, let kind else { return solvedFrame }
        return owner.frame(of: kind)
    }

    /// The view that the guide was added to.
    ///
    /// The getter autoreleases the view, like each getter of a weak property on iOS.
    open var owningView: UIView? {
        if let owner { AutoreleasePool.keepIfThereIsOne(owner) }
        return owner
    }

    /// A name for debugging; those of the system begin with UI.
    open var identifier: String {
        get { name }
        set { announcing("identifier") { name = newValue } }
    }

    /// The class, the name, the frame and the view.
    open override nonisolated var description: String {
        MainThread.describe(self) {
            let view = $0.owner.map { "\(type(of: $0))" } ?? "nil"
            return "<\(_objcPrinted($0)) - "
                + "\"\($0.name)\", layoutFrame = \($0.layoutFrame.shortText), "
                + "owningView = \(view)>"
        }
    }

    /// The edge at which reading begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.leading) }

    /// The edge at which reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.trailing) }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.left) }

    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.right) }

    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.top) }

    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.bottom) }

    /// The width.
    open var widthAnchor: NSLayoutDimension { layoutItem.sizeAnchor(.width) }

    /// The height.
    open var heightAnchor: NSLayoutDimension { layoutItem.sizeAnchor(.height) }

    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { layoutItem.xAnchor(.centerX) }

    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { layoutItem.yAnchor(.centerY) }

    /// Whether the constraints would let the guide be elsewhere or of another size.
    open var hasAmbiguousLayout: Bool {
        guard let item, let owner, let engine = LayoutEngine.engine(for: owner) else {
            return false
        }
        return engine.isAmbiguous(item)
    }

    /// The constraints that have a say in the guide's place and size along an axis.
    open func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        guard let item, let owner, let engine = LayoutEngine.engine(for: owner) else {
            return []
        }
        return engine.constraints(affecting: item, axis)
    }

    /// The guide's rectangle in the space of a view; null while its own view is not shown.
    open func frame(in referenceView: UIView) -> CGRect? {
        guard let owner, owner.window != nil else { return nil }
        return owner.convert(layoutFrame, to: referenceView)
    }
}
