// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import UIKitCells
import UIKitCollections
import UIKitControllers
import UIKitCore
import UIKitTables
import UIKitViews

extension UIView: InitializedByName {
    package nonisolated static var initializerNames: Set<String> {
        var names: Set<String> = ["init", "initWithFrame:", "initWithCoder:"]
        if self is UITableViewCell.Type { names.insert("initWithStyle:reuseIdentifier:") }
        if self is UITableViewHeaderFooterView.Type { names.insert("initWithReuseIdentifier:") }
        if self is UITableView.Type { names.insert("initWithFrame:style:") }
        if self is UICollectionView.Type { names.insert("initWithFrame:collectionViewLayout:") }
        return names
    }
}

extension UIViewController: InitializedByName {
    package nonisolated static var initializerNames: Set<String> {
        var names: Set<String> = ["init", "initWithNibName:bundle:", "initWithCoder:"]
        if self is UINavigationController.Type { names.insert("initWithRootViewController:") }
        if self is UITableViewController.Type { names.insert("initWithStyle:") }
        if self is UICollectionViewController.Type {
            names.insert("initWithCollectionViewLayout:")
        }
        return names
    }
}
