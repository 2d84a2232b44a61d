// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Rooms) public import UIKitViews

/// An action that opens content in a new window.
///
/// If the program supports one scene only, the alternate action replaces it; without one it is
/// hidden.
@preconcurrency @MainActor
open class UIWindowSceneActivationAction: UIAction {
    /// Makes the configuration of the window when the action is chosen; nil opens none.
    public typealias ConfigurationProvider = (
        UIWindowSceneActivationAction
    ) -> UIWindowScene.ActivationConfiguration?

    private let provider: ConfigurationProvider
    private let alternate: UIAction?

    /// Makes an action; the default title is Open in New Window.
    public init(
        title: String? = nil,
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        alternate: UIAction? = nil,
        _ configurationProvider: @escaping UIWindowSceneActivationAction.ConfigurationProvider
    ) {
        provider = configurationProvider
        let opensWindows = UIApplication.shared.supportsMultipleScenes
        self.alternate = opensWindows ? nil : alternate
        let shown = opensWindows ? nil : alternate
        super.init(
            title: shown?.title ?? title ?? "Open in New Window",
            subtitle: shown.map(\.subtitle) ?? subtitle,
            image: shown.map(\.image) ?? image ?? UIImage(systemName: "plus.square.on.square"),
            selectedImage: nil,
            identifier: identifier,
            discoverabilityTitle: shown.map(\.discoverabilityTitle) ?? discoverabilityTitle,
            attributes: opensWindows
                ? attributes : shown?.attributes ?? attributes.union(.hidden),
            handler: { ($0 as? UIWindowSceneActivationAction)?.open() }
        )
    }

    /// Actions cannot be archived, since closures cannot.
    public required init?(coder: NSCoder) { nil }

    /// The text of the action.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// A copy of the action.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIWindowSceneActivationAction(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            alternate: alternate,
            provider
        )
        copy.state = state
        return copy
    }

    private func open() {
        if let alternate { return alternate.performWithSender(sender, target: nil) }
        provider(self)?.activate(errorHandler: nil)
    }
}

extension UIWindowScene {
    /// An action that opens content in a new window.
    ///
    /// The class is not nested, because Foundation's archiver cannot name one that is.
    public typealias ActivationAction = UIWindowSceneActivationAction
}
