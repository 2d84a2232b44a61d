// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An address that is to be opened.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    private let address: URL
    private let settings: UIScene.OpenURLOptions

    /// Makes a context of an address.
    package init(url: URL, options: UIScene.OpenURLOptions) {
        address = url
        settings = options
        super.init()
    }

    /// The address.
    open var url: URL { address }

    /// The options of the request.
    open var options: UIScene.OpenURLOptions { settings }
}
