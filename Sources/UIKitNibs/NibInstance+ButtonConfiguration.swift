// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

extension NibInstance {
    /// The configuration of a button, with all that Interface Builder offers for it.
    func configureButton(_ button: UIButton, _ element: NibElement) {
        guard let description = element.child(key: "configuration") else { return }
        var configuration: UIButton.Configuration =
            switch description["style"] {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            case "borderless": .borderless()
            case "bordered": .bordered()
            case "borderedTinted": .borderedTinted()
            case "borderedProminent": .borderedProminent()
            default: .plain()
            }
        configuration.title = description.string("title")
        configuration.subtitle = description.string("subtitle")
        configuration.image = NibValues.image(
            description["image"],
            catalog: description["catalog"],
            in: bundle
        )
        if let color = NibValues.color(description.child(key: "baseForegroundColor"), in: bundle) {
            configuration.baseForegroundColor = color
        }
        if let color = NibValues.color(description.child(key: "baseBackgroundColor"), in: bundle) {
            configuration.baseBackgroundColor = color
        }
        arrange(&configuration, description)
        button.configuration = configuration
    }

    /// Where the parts of a button stand, and how large it is.
    private func arrange(_ configuration: inout UIButton.Configuration, _ element: NibElement) {
        switch element["imagePlacement"] {
        case "top": configuration.imagePlacement = .top
        case "bottom": configuration.imagePlacement = .bottom
        case "leading": configuration.imagePlacement = .leading
        case "trailing": configuration.imagePlacement = .trailing
        default: break
        }
        switch element["titleAlignment"] {
        case "leading": configuration.titleAlignment = .leading
        case "center": configuration.titleAlignment = .center
        case "trailing": configuration.titleAlignment = .trailing
        default: break
        }
        switch element["cornerStyle"] {
        case "fixed": configuration.cornerStyle = .fixed
        case "small": configuration.cornerStyle = .small
        case "medium": configuration.cornerStyle = .medium
        case "large": configuration.cornerStyle = .large
        case "capsule": configuration.cornerStyle = .capsule
        default: break
        }
        switch element["buttonSize"] {
        case "mini": configuration.buttonSize = .mini
        case "small": configuration.buttonSize = .small
        case "medium": configuration.buttonSize = .medium
        case "large": configuration.buttonSize = .large
        default: break
        }
        if let points = element.number("imagePadding") { configuration.imagePadding = points }
        if let points = element.number("titlePadding") { configuration.titlePadding = points }
        if let flag = element.flag("showsActivityIndicator") {
            configuration.showsActivityIndicator = flag
        }
        if let symbol = element.child(key: "preferredSymbolConfigurationForImage") {
            configuration.preferredSymbolConfigurationForImage = NibValues.symbol(symbol)
        }
        if let insets = element.child(key: "contentInsets") {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets.number("top") ?? 0,
                leading: insets.number("leading") ?? 0,
                bottom: insets.number("bottom") ?? 0,
                trailing: insets.number("trailing") ?? 0
            )
        }
    }
}
