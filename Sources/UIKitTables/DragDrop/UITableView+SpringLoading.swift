// SPDX-License-Identifier: Apache-2.0

import Foundation
public import UIKitControls

extension UITableView: UISpringLoadedInteractionSupporting {
    var springs: RowSprings? {
        for case let springs as RowSprings in interactions { return springs }
        return nil
    }

    func open(_ context: any UISpringLoadedInteractionContext) {
        guard let path = indexPathForRow(at: context.location(in: self)),
            delegate?.tableView?(self, shouldSpringLoadRowAt: path, with: context) ?? true
        else { return }
        use(path)
    }
}

/// What `isSpringLoaded` adds, told from what the program adds itself.
final class RowSprings: UISpringLoadedInteraction {}
