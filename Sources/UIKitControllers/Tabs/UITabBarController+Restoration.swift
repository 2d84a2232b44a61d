// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

extension UITabBarController {
    func encodeTabs(to coder: NSCoder) {
        coder.encodeControllers(viewControllers ?? [], forKey: "UIViewControllers")
        coder.encodeControllers(
            [selectedViewController].compactMap(\.self),
            forKey: "UISelectedViewController"
        )
        coder.encode(selectedIndex, forKey: "UISelectedIndex")
    }

    /// A tab whose controller was made anew takes the place of that of the same name; tabs that
    /// were not saved come last.
    func decodeTabs(from coder: NSCoder) {
        let restored = coder.decodeControllers(forKey: "UIViewControllers")
        let names = Set(restored.compactMap(\.restorationIdentifier))
        let others = (viewControllers ?? []).filter { tab in
            !restored.contains(tab) && !(tab.restorationIdentifier.map(names.contains) ?? false)
        }
        let isNameless = others.contains { $0.restorationIdentifier == nil }
        let order =
            isNameless
            ? (viewControllers ?? []).map { replacement(of: $0, restored) }
            : restored + others
        if !restored.isEmpty, order != viewControllers ?? [] {
            setViewControllers(order, animated: false)
        }
        let all = viewControllers ?? []
        let chosen = coder.decodeControllers(forKey: "UISelectedViewController").first
        if let chosen, all.contains(chosen) {
            selectedViewController = chosen
        } else {
            FieldDecoder(coder).integer("UISelectedIndex") { index in
                if all.indices.contains(index) { selectedIndex = index }
            }
        }
    }

    private func replacement(
        of tab: UIViewController,
        _ restored: [UIViewController]
    ) -> UIViewController {
        guard let name = tab.restorationIdentifier else { return tab }
        return restored.first { $0.restorationIdentifier == name } ?? tab
    }
}
