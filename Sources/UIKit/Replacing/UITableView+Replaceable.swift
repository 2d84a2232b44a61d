// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Calls `UITableView`'s own implementations, whatever the class of the object overrides.
///
/// No object is ever made of this class: calls to `super` reach UITableView directly, and nothing here
/// depends on the class of the receiver.
final class OwnUITableView: UITableView {
    func call(_ name: String, _ a: [Any?]) -> Any? {
        switch name {
        case "reloadData": super.reloadData()
        case "setDelegate:": super.delegate = _arg(a, 0)
        case "setDataSource:": super.dataSource = _arg(a, 0)
        case "layoutSubviews": super.layoutSubviews()
        case "insertRowsAt:with:": super.insertRows(at: _arg(a, 0), with: _arg(a, 1))
        case "deleteRowsAt:with:": super.deleteRows(at: _arg(a, 0), with: _arg(a, 1))
        case "reloadRowsAt:with:": super.reloadRows(at: _arg(a, 0), with: _arg(a, 1))
        case "insertSections:with:": super.insertSections(_arg(a, 0), with: _arg(a, 1))
        case "deleteSections:with:": super.deleteSections(_arg(a, 0), with: _arg(a, 1))
        case "beginUpdates": super.beginUpdates()
        case "endUpdates": super.endUpdates()
        case "cellForRowAt:": return super.cellForRow(at: _arg(a, 0))
        default: break
        }
        return nil
    }

    /// Lists the methods that can be replaced.
    nonisolated static func list(_ m: _ObjCMembers) {
        m.own(
            [
                "reloadData", "setDelegate:", "setDataSource:", "layoutSubviews",
                "insertRowsAt:with:", "deleteRowsAt:with:", "reloadRowsAt:with:",
                "insertSections:with:", "deleteSections:with:", "beginUpdates", "endUpdates",
                "cellForRowAt:",
            ],
            of: UITableView.self
        ) { object, name, a in
            OwnMethods.read(object, as: OwnUITableView.self).call(name, a)
        }
    }
}
