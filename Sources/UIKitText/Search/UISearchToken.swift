// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitControls

/// A token of a search, shown as a small box before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    final let icon: UIImage?
    final let title: String
    private final var object: Any?

    /// A token with a picture and a word.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        title = text
        super.init()
    }

    /// Data of the program.
    open var representedObject: Any? {
        get { object }
        set { object = newValue }
    }
}
