// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitControls

/// A part of a search that stands for itself, as a small box before the text.
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

    /// What the program means by it.
    open var representedObject: Any? {
        get { object }
        set { object = newValue }
    }
}
