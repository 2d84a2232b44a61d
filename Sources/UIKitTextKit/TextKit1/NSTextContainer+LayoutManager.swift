// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSTextContainer {
    /// The layout manager of TextKit 1 that fills the container; nil for none.
    ///
    /// A text view that uses TextKit 2 goes on with TextKit 1 when it is asked for.
    public var layoutManager: NSLayoutManager? {
        get {
            guard let manager = flow as? NSLayoutManager else { return nil }
            if manager.state.textLayoutManager == nil { return manager }
            return manager.state.fallBack?()
        }
        set {
            guard newValue !== flow else { return }
            textLayoutManager?.textContainer = nil
            if let old = flow as? NSLayoutManager,
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
