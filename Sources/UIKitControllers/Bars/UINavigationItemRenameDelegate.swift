// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

/// Hears that a person renames what an item's title names; nobody can yet.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol,
    _UINavigationItemRenameDelegateProbes
{
    /// Called with the new title.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)

    // @optional

    /// Whether renaming may begin.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// Whether a title is accepted.
    func navigationItem(
        _ navigationItem: UINavigationItem,
        shouldEndRenamingWith title: String
    ) -> Bool
    // placeholder: ("", "".startIndex..<"".endIndex)
    /// The title that renaming begins with, and what of it is selected.
    func navigationItem(
        _ navigationItem: UINavigationItem,
        willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
}
