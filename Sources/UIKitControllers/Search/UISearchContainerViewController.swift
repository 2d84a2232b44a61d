// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import UIKitCore
import UIKitText

/// Shows a search controller's bar, with what was found below.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    private final let controller: UISearchController

    /// Shows a search controller.
    public init(searchController: UISearchController) {
        controller = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Containers are not read from archives.
    public required init?(coder: NSCoder) { nil }

    /// The search controller.
    open var searchController: UISearchController { controller }

    /// Adds the bar.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(controller.searchBar)
    }

    /// Places the bar at the top.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bar = controller.searchBar
        bar.frame = CGRect(
            x: 0,
            y: view.safeAreaInsets.top,
            width: view.bounds.width,
            height: bar.intrinsicContentSize.height
        )
    }
}
