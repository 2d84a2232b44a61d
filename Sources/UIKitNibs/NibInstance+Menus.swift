// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore

// Menus of buttons and of bar button items.
extension NibInstance {
    /// The menu of an element; nil for none.
    func menu(of element: NibElement) -> UIMenu? {
        element.child(key: "menu").map(menu)
    }

    private func menu(_ element: NibElement) -> UIMenu {
        var options: UIMenu.Options = []
        if element.flag("displayInline") == true { options.insert(.displayInline) }
        if element.flag("singleSelection") == true { options.insert(.singleSelection) }
        if element.flag("destructive") == true { options.insert(.destructive) }
        return UIMenu(
            title: element.string("title") ?? "",
            image: picture(of: element),
            options: options,
            children: element.list("children").compactMap(item)
        )
    }

    private func item(_ element: NibElement) -> UIMenuElement? {
        switch element.name {
        case "menu": return menu(element)
        case "command", "keyCommand": return command(element)
        default:
            Unbuilt.report("Interface Builder: <\(element.name)>")
            return nil
        }
    }

    private func command(_ element: NibElement) -> UICommand {
        let action = element.list("connections").first { $0.name == "action" }
        let name = element["selector"] ?? action?["selector"]
        var attributes: UIMenuElement.Attributes = []
        if element.flag("enabled") == false { attributes.insert(.disabled) }
        if element.flag("destructive") == true { attributes.insert(.destructive) }
        if element.flag("hidden") == true { attributes.insert(.hidden) }
        let states: [String: UIMenuElement.State] = ["on": .on, "mixed": .mixed]
        return UICommand(
            title: element.string("title") ?? "",
            image: picture(of: element),
            action: Selector(name ?? ""),
            discoverabilityTitle: element.string("discoverabilityTitle"),
            attributes: attributes,
            state: element["state"].flatMap { states[$0] } ?? .off
        )
    }

    private func picture(of element: NibElement) -> UIImage? {
        NibValues.image(element["image"], catalog: element["catalog"], in: bundle)
    }
}
