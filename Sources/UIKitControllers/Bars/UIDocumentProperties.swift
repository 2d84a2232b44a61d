// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCore

/// The document that a navigation bar shows in the menu of its title.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    /// Where the document is.
    package final let url: URL

    /// Describes a document by its file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Makes the items of a drag of the document's icon.
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?

    /// Whether the header has an icon of the document; true by default.
    open var wantsIconRepresentation = true
}
