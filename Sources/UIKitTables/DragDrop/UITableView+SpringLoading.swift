// SPDX-License-Identifier: Apache-2.0

import Foundation
public import UIKitControls

extension UITableView: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over a row selects it, where the delegate has nothing against it.
    public var isSpringLoaded: Bool {
        get { springs != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            if let springs {
                removeInteraction(springs)
                return
            }
            addInteraction(
                RowSprings { [weak self] _, context in self?.open(context) }
            )
        }
    }

    private var springs: RowSprings? {
        for case let springs as RowSprings in interactions { return springs }
        return nil
    }

    private func open(_ context: any UISpringLoadedInteractionContext) {
        guard let path = indexPathForRow(at: context.location(in: self)),
            delegate?.tableView?(self, shouldSpringLoadRowAt: path, with: context) ?? true
        else { return }
        use(path)
    }
}

/// What `isSpringLoaded` adds, told from what the program adds itself.
private final class RowSprings: UISpringLoadedInteraction {}
