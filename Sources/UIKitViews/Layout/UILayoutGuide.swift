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
    open var owningView: UIView? { owner }

    /// A name for debugging; those of the system begin with UI.
    open var identifier: String {
        get { name }
        set { name = newValue }
    }

    /// The class, the name, the frame and the view.
    open override nonisolated var description: String {
        MainThread.describe(self) {
            let view = $0.owner.map { "\(type(of: $0))" } ?? "nil"
            return "<\(type(of: $0)): \(Unmanaged.passUnretained($0).toOpaque()) - "
                + "\"\($0.name)\", layoutFrame = \($0.layoutFrame.shortText), "
                + "owningView = \(view)>"
        }
    }
}
