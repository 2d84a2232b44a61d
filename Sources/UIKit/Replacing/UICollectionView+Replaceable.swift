// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UICollectionView`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UICollectionView directly, and nothing here
/// depends on the class of the receiver.
final class OwnUICollectionView: UICollectionView {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "reloadData": super.reloadData()
        case "setDelegate:": super.delegate = _arg(a, 0)
        case "setDataSource:": super.dataSource = _arg(a, 0)
        case "layoutSubviews": super.layoutSubviews()
        case "insertItemsAt:": super.insertItems(at: _arg(a, 0))
        case "deleteItemsAt:": super.deleteItems(at: _arg(a, 0))
        case "reloadItemsAt:": super.reloadItems(at: _arg(a, 0))
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "reloadData", "setDelegate:", "setDataSource:", "layoutSubviews", "insertItemsAt:",
                "deleteItemsAt:", "reloadItemsAt:",
            ],
            of: UICollectionView.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUICollectionView.self).call(name, a)
        }
    }
}
