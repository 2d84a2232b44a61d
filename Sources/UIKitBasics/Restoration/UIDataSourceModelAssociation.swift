// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitViews

/// A data source that knows its elements by names that outlast a launch.
///
/// Tables and collections save names instead of index paths where their data source conforms.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
    /// The name of the element at an index path.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// Where the element of a name is now; nil if it is gone.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
