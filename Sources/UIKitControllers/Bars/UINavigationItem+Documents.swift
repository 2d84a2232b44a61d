// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
public import UIKitCore

// What items have of classes that are declared above them.

extension UINavigationItem {
    /// The delegate of renaming; nobody can rename a title yet.
    public weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { renamer as? any UINavigationItemRenameDelegate }
        set {
            if newValue != nil { Unbuilt.report("UINavigationItem.renameDelegate") }
            announcing("renameDelegate") { renamer = newValue }
        }
    }

    /// The document in the menu of the title, which has no header yet.
    public var documentProperties: UIDocumentProperties? {
        get { documents as? UIDocumentProperties }
        set {
            if newValue != nil { Unbuilt.report("UINavigationItem.documentProperties") }
            announcing("documentProperties") { documents = newValue }
        }
    }

    /// More elements of the overflow menu; bars have none yet.
    public var additionalOverflowItems: UIDeferredMenuElement? {
        get { overflow as? UIDeferredMenuElement }
        set {
            if newValue != nil { Unbuilt.report("UINavigationItem.additionalOverflowItems") }
            announcing("additionalOverflowItems") { overflow = newValue }
        }
    }
}
