// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore

// Sendable is unchecked because only the web view, on the main actor, writes the title.
/// A page of the past or future.
open class WKBackForwardListItem: NSObject, @unchecked Sendable {
    /// Where it is.
    open private(set) var url: URL
    /// What it was asked for by.
    open private(set) var initialURL: URL
    /// What it is called.
    open internal(set) var title: String?

    init(_ url: URL) {
        self.url = url
        initialURL = url
        super.init()
    }
}

// Sendable is unchecked because only the web view, on the main actor, writes the items.
/// The pages that were seen, in order.
open class WKBackForwardList: NSObject, @unchecked Sendable {
    final var items: [WKBackForwardListItem] = []
    final var index = -1

    /// The page that is shown.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The one before.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The one after.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// Those before.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }
    /// Those after.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

    /// One so many pages on.
    open func item(at offset: Int) -> WKBackForwardListItem? {
        let place = index + offset
        return items.indices.contains(place) ? items[place] : nil
    }

    func append(_ url: URL) {
        items = Array(items.prefix(index + 1)) + [WKBackForwardListItem(url)]
        index = items.count - 1
    }
}
