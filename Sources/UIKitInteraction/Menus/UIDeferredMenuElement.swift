// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A placeholder in a menu whose elements are made when the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Makes the elements and hands them on, at once or later.
    public typealias ElementProvider =
        @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: ElementProvider
    private let isCached: Bool
    private var known: [UIMenuElement]?

    /// Makes a placeholder whose elements are made once.
    public convenience init(
        _ elementProvider:
            @escaping @MainActor (
                _ completion: @escaping @MainActor ([UIMenuElement]) -> Void
            ) -> Void
    ) {
        self.init(provider: elementProvider, isCached: true)
    }

    private init(provider: @escaping ElementProvider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Deferred elements cannot be read from archives, since their makers cannot be written.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes a placeholder whose elements are made each time the menu is shown.
    public class func uncached(
        _ elementProvider:
            @escaping @MainActor (
                _ completion: @escaping @MainActor ([UIMenuElement]) -> Void
            ) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(provider: elementProvider, isCached: false)
    }

    /// Passes the elements to the menu that is shown.
    package func resolve(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if isCached, let known { return completion(known) }
        provider { [weak self] elements in
            self?.known = elements
            completion(elements)
        }
    }
}
