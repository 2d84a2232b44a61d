// SPDX-License-Identifier: Apache-2.0

import UIKitCore

extension UISplitViewController {
    /// Takes restored controllers into the columns, if they are not there already.
    func takeRestored(_ controllers: [UIViewController]) {
        let present = viewControllers
        guard !controllers.isEmpty, controllers.contains(where: { !present.contains($0) }) else {
            return
        }
        let order = present.map { column in
            guard let name = column.restorationIdentifier else { return column }
            return controllers.first { $0.restorationIdentifier == name } ?? column
        }
        viewControllers = present.isEmpty ? controllers : order
    }
}
