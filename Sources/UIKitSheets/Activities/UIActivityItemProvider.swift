// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitCore

/// Makes what is shared when it is known how, away from the main thread.
///
/// ``item`` is what subclasses override; it runs on a queue of the sheet's.
/// - Thread: any; ``activityType`` is set before the operation starts.
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable
{
    private let placeholder: Any
    private var chosen: UIActivity.ActivityType?
    private var made: Any?

    /// Makes a provider whose item is like another.
    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// What the item will be like.
    open var placeholderItem: Any? { placeholder }

    /// What the item is for, once that is chosen.
    open var activityType: UIActivity.ActivityType? { chosen }

    /// The item; the placeholder, unless overridden.
    open var item: Any { placeholder }

    /// Makes the item, and keeps it.
    open override func main() {
        guard !isCancelled else { return }
        made = item
    }

    /// Says what the item is for, before the operation starts.
    final func choose(_ type: UIActivity.ActivityType?) { chosen = type }

    /// What was made; nil before the end of the operation.
    final var result: Any? { made }

    /// The placeholder.
    @preconcurrency @MainActor
    open func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any { placeholder }

    /// What was made, or the placeholder.
    @preconcurrency @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { made ?? placeholder }
}
