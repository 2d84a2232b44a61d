// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A view that is shown while an item is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    private final let shown: UIView
    private final let looks: UIDragPreviewParameters

    /// Makes a preview.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        shown = view
        looks = parameters
        super.init()
    }

    /// Makes a preview of a view as it is.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// Makes a card that shows an address.
    public convenience init(for url: URL) { self.init(for: url, title: nil) }

    /// Makes a card that shows an address under a title.
    public convenience init(for url: URL, title: String?) {
        self.init(view: AddressCard(url, title: title))
    }

    /// Makes a card that shows an address, under the name that other versions of the SDK have.
    public convenience init(forURL url: URL) { self.init(for: url, title: nil) }

    /// Makes a card that shows an address under a title, by the other name.
    public convenience init(forURL url: URL, title: String?) {
        self.init(for: url, title: title)
    }

    /// The view.
    open var view: UIView { shown }

    /// How it looks.
    open var parameters: UIDragPreviewParameters { looks }

    /// The preview itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
