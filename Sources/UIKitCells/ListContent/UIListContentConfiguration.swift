// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitInteraction

/// What a row of a list shows: an image, a text and a second text.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image before the texts; nil, the default, for none.
    public var image: UIImage?

    /// How the image is shown.
    public var imageProperties = ImageProperties()

    /// The text; nil, the default, for none.
    public var text: String? {
        get { ownText ?? attributedText?.string }
        set {
            ownText = newValue
            ownAttributedText = nil
        }
    }

    /// The text with its attributes, which win over those of `textProperties`.
    public var attributedText: NSAttributedString? {
        get { ownAttributedText }
        set {
            ownAttributedText = newValue
            ownText = nil
        }
    }

    /// How the text is shown.
    public var textProperties = TextProperties()

    /// The second text; nil, the default, for none.
    public var secondaryText: String? {
        get { ownSecondaryText ?? secondaryAttributedText?.string }
        set {
            ownSecondaryText = newValue
            ownSecondaryAttributedText = nil
        }
    }

    /// The second text with its attributes, which win over those of `secondaryTextProperties`.
    public var secondaryAttributedText: NSAttributedString? {
        get { ownSecondaryAttributedText }
        set {
            ownSecondaryAttributedText = newValue
            ownSecondaryText = nil
        }
    }

    /// How the second text is shown.
    public var secondaryTextProperties = TextProperties()

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

    /// Whether both texts stand on one line where there is room.
    public var prefersSideBySideTextAndSecondaryText = false

    /// The room between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 16

    /// The least room between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8

    /// The room between texts one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// How opaque the content is; 1 by default.
    public var alpha: CGFloat = 1

    private var ownText: String?
    private var ownAttributedText: NSAttributedString?
    private var ownSecondaryText: String?
    private var ownSecondaryAttributedText: NSAttributedString?
    private var margins: [CGFloat]
    private var marginAxes = UIAxis.horizontal.rawValue
    /// What the content was made for.
    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        let vertical: CGFloat =
            switch kind {
            case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter: 7
            default: 11
            }
        margins = [vertical, 0, vertical, 0]
        let (first, second) = kind.fonts
        textProperties.font = .preferredFont(forTextStyle: first)
        secondaryTextProperties.font = .preferredFont(forTextStyle: second)
        textProperties.automaticColor = kind.color
        secondaryTextProperties.automaticColor = kind.secondaryColor
        switch kind {
        case .valueCell: prefersSideBySideTextAndSecondaryText = true
        case .groupedHeader: textProperties.transform = .uppercase
        case .prominentHeader, .extraProminentHeader:
            textProperties.font = textProperties.font.bold
        default: break
        }
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            textStyle: first,
            scale: .large
        )
    }

    /// Makes a view that shows the configuration.
    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The configuration as it is in a state; colours that were set stay.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled
            ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        let isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
        let isOnTint = isSelected && kind == .sidebarCell
        updated.textProperties.automaticColor =
            isDisabled ? .tertiaryLabel : isOnTint ? .white : kind.color
        updated.secondaryTextProperties.automaticColor =
            isDisabled ? .tertiaryLabel : isOnTint ? .white : kind.secondaryColor
        updated.imageProperties.automaticTintColor = isOnTint ? .white : nil
        return updated
    }

    /// What contents are made for.
    enum Kind: Hashable {
        case cell
        case subtitleCell
        case valueCell
        case plainHeader
        case plainFooter
        case groupedHeader
        case groupedFooter
        case prominentHeader
        case extraProminentHeader
        case sidebarCell
        case sidebarHeader
        case accompaniedSidebarCell

        /// The styles of both texts.
        var fonts: (UIFont.TextStyle, UIFont.TextStyle) {
            switch self {
            case .cell, .subtitleCell, .sidebarCell, .accompaniedSidebarCell: (.body, .caption1)
            case .valueCell: (.body, .body)
            case .plainHeader, .sidebarHeader: (.headline, .footnote)
            case .prominentHeader: (.title3, .body)
            case .extraProminentHeader: (.title2, .body)
            case .plainFooter: (.footnote, .footnote)
            case .groupedHeader, .groupedFooter: (.footnote, .footnote)
            }
        }

        /// The colour of the text.
        var color: UIColor {
            switch self {
            case .groupedHeader, .groupedFooter, .plainFooter: .secondaryLabel
            default: .label
            }
        }

        /// The colour of the second text.
        var secondaryColor: UIColor { self == .cell ? .label : .secondaryLabel }
    }
}

extension UIFont {
    /// The font in its bold form.
    var bold: UIFont {
        fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
            ?? self
    }
}
