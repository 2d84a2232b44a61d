// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSTextContainer {
    /// Who lays text out in this room.
    public var layoutManager: NSLayoutManager? {
        get { flow as? NSLayoutManager }
        set {
            guard newValue !== layoutManager else { return }
            if let old = layoutManager,
                let index = old.textContainers.firstIndex(where: { $0 === self })
            {
                old.removeTextContainer(at: index)
            }
            newValue?.addTextContainer(self)
        }
    }

    /// Puts another layout manager in the place of the present one, for all of its containers.
    public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        let containers = old.textContainers
        for _ in containers { old.removeTextContainer(at: 0) }
        storage?.removeLayoutManager(old)
        for container in containers { newLayoutManager.addTextContainer(container) }
        storage?.addLayoutManager(newLayoutManager)
    }
}
