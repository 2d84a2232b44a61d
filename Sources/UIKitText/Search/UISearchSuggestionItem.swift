// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitControls

/// A suggestion with a text, a description and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private final let text: NSAttributedString
    private final let isStyled: Bool
    private final let spoken: String?
    private final let icon: UIImage?
    private final var object: Any?

    /// Offers a text.
    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Makes a suggestion with a text and an accessibility description.
    public convenience init(
        localizedSuggestion suggestion: String,
        localizedDescription description: String?
    ) {
        self.init(
            localizedSuggestion: suggestion,
            localizedDescription: description,
            iconImage: nil
        )
    }

    /// Offers a text with a picture.
    public init(
        localizedSuggestion suggestion: String,
        localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        text = NSAttributedString(string: suggestion)
        isStyled = false
        spoken = description
        icon = iconImage
        super.init()
    }

    /// Offers a text with attributes.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(
            localizedAttributedSuggestion: suggestion,
            localizedDescription: nil,
            iconImage: nil
        )
    }

    /// Makes a suggestion with an attributed text and an accessibility description.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString,
        localizedDescription description: String?
    ) {
        self.init(
            localizedAttributedSuggestion: suggestion,
            localizedDescription: description,
            iconImage: nil
        )
    }

    /// Offers a text with attributes and a picture.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString,
        localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        text = suggestion
        isStyled = true
        spoken = description
        icon = iconImage
        super.init()
    }

    /// The text that is offered.
    open var localizedSuggestion: String? { text.string }

    /// The attributed text; nil without one.
    open var localizedAttributedSuggestion: NSAttributedString? { isStyled ? text : nil }

    /// The accessibility description.
    open var localizedDescription: String? { spoken }

    /// A picture before the text.
    open var iconImage: UIImage? { icon }

    /// Data of the program.
    open var representedObject: Any? {
        get { object }
        set { object = newValue }
    }
}
