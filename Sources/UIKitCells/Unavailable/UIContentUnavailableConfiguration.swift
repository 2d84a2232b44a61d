// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitControls

/// What stands in the place of content that is not there: an image, texts and buttons.
public nonisolated struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// The image above the texts; nil for none.
    public var image: UIImage?

    /// How the image is shown.
    public var imageProperties = ImageProperties()

    /// The text; nil for none.
    public var text: String? {
        get { texts.text.string(automaticText) }
        set { texts.text = .plain(newValue) }
    }

    /// The text with its attributes, which win over those of `textProperties`.
    public var attributedText: NSAttributedString? {
        get { texts.text.attributed }
        set { texts.text = newValue.map { .attributed($0) } ?? .plain(nil) }
    }

    /// How the text is shown.
    public var textProperties = TextProperties()

    /// The text below; nil for none.
    public var secondaryText: String? {
        get { texts.secondary.string(kind == .search ? Self.searchAdvice : nil) }
        set { texts.secondary = .plain(newValue) }
    }

    /// The text below with its attributes, which win over those of `secondaryTextProperties`.
    public var secondaryAttributedText: NSAttributedString? {
        get { texts.secondary.attributed }
        set { texts.secondary = newValue.map { .attributed($0) } ?? .plain(nil) }
    }

    /// How the text below is shown.
    public var secondaryTextProperties = TextProperties()

    /// How the button below the texts looks; it is there where this has a title or an image.
    public var button = UIButton.Configuration.plain()

    /// What the button does.
    public var buttonProperties = ButtonProperties()

    /// How the second button looks; it is there where this has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()

    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()

    /// Where the content stands; in the centre unless set.
    public var alignment = Alignment.center

    /// The axes along which content stays within the margins of the view around it.
    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        get { UIAxis(rawValue: marginAxes) }
        set { marginAxes = newValue.rawValue }
    }

    /// The room around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            NSDirectionalEdgeInsets(
                top: margins[0],
                leading: margins[1],
                bottom: margins[2],
                trailing: margins[3]
            )
        }
        set { margins = [newValue.top, newValue.leading, newValue.bottom, newValue.trailing] }
    }

    /// The room between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 15

    /// The room between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 6

    /// The room between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 20

    /// The room between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 10

    /// What is behind all.
    public var background = UIBackgroundConfiguration.clear()

    /// Where content stands.
    public enum Alignment: Int, Sendable {
        /// In the centre.
        case center
        /// Where reading begins.
        case natural
    }

    /// What a configuration was made for.
    enum Kind: Hashable {
        case empty
        case loading
        case search
    }

    private struct Texts: Hashable {
        var text = Content.automatic
        var secondary = Content.automatic
    }

    private enum Content: Hashable {
        case automatic
        case plain(String?)
        case attributed(NSAttributedString)

        var attributed: NSAttributedString? {
            if case .attributed(let text) = self { text } else { nil }
        }

        func string(_ automatic: String?) -> String? {
            switch self {
            case .automatic: automatic
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
    }

    private static let searchAdvice = "Check the spelling or try a new search."

    let kind: Kind
    private var texts = Texts()
    private var searchText: String?
    private var margins: [CGFloat] = [16, 16, 16, 16]
    private var marginAxes = UIAxis.both.rawValue

    init(_ kind: Kind) {
        self.kind = kind
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: 48,
            weight: .regular
        )
        imageProperties.tintColor = .secondaryLabel
        textProperties.font = UIFont.preferredFont(forTextStyle: .title2).bold
        secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        secondaryTextProperties.color = .secondaryLabel
        switch kind {
        case .empty: break
        case .loading:
            textProperties.font = .preferredFont(forTextStyle: .subheadline)
            textProperties.color = .secondaryLabel
            imageToTextPadding = 8
        case .search: image = UIImage(systemName: "magnifyingglass")
        }
    }

    /// A configuration without content.
    public static func empty() -> UIContentUnavailableConfiguration { Self(.empty) }

    /// A configuration for content that is being loaded, with a spinning indicator.
    public static func loading() -> UIContentUnavailableConfiguration { Self(.loading) }

    /// A configuration for a search without results, which says what was searched for.
    public static func search() -> UIContentUnavailableConfiguration { Self(.search) }

    private var automaticText: String? {
        switch kind {
        case .empty: nil
        case .loading: "Loading…"
        case .search:
            searchText.flatMap { $0.isEmpty ? nil : "No Results for “\($0)”" } ?? "No Results"
        }
    }

    /// Whether the texts come from the kind and the state.
    var ownText: String?? {
        if case .plain(let text) = texts.text { .some(text) } else { nil }
    }
    var ownSecondaryText: String?? {
        if case .plain(let text) = texts.secondary { .some(text) } else { nil }
    }

    /// Makes a `UIContentUnavailableView` that shows the configuration.
    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// The configuration as it is in a state: that of a search says what is searched for.
    public func updated(
        for state: any UIConfigurationState
    ) -> UIContentUnavailableConfiguration {
        var updated = self
        if let state = state as? UIContentUnavailableConfigurationState {
            updated.searchText = state.searchText
        }
        return updated
    }
}

extension UIContentUnavailableConfiguration: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// The kind and the texts.
    public var description: String {
        "<UIContentUnavailableConfiguration: \(kind); text = \(text ?? "nil"); "
            + "secondaryText = \(secondaryText ?? "nil")>"
    }

    /// As `description`.
    public var debugDescription: String { description }

    /// The image and the texts.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "image": image as Any, "text": text as Any, "secondaryText": secondaryText as Any,
            ]
        )
    }
}
