// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Passes on what it does not implement itself, as delegate proxies do.
class ScrollProxy: NSObject, UIScrollViewDelegate {
    weak var next: UIScrollViewDelegate?
    var scrolls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls += 1
        next?.scrollViewDidScroll?(scrollView)
    }

    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || (next?.responds(to: aSelector) ?? false)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if next?.responds(to: aSelector) ?? false { return next }
        return super.forwardingTarget(for: aSelector)
    }
}

/// The same for a protocol of the package's own.
class PanelProxy: NSObject, PanelDelegate {
    weak var next: PanelDelegate?

    func panelMust(_ panel: Panel) { next?.panelMust(panel) }

    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || (next?.responds(to: aSelector) ?? false)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        responds(to: aSelector) ? next : nil
    }
}
