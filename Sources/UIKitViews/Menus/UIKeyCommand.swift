// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A command that is sent by a combination of keys.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    private var key: String?
    private var modifiers: UIKeyModifierFlags = []
    private var takesPriority = false
    private var isLocalized = true
    private var isMirrored = true

    /// Makes a key command without a title, which menus omit.
    public convenience init(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        action: Selector
    ) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a key command with a text for the overview of shortcuts.
    @available(*, deprecated, message: "Use init(title:...) instead.")
    public convenience init(
        input: String,
        modifierFlags: UIKeyModifierFlags,
        action: Selector,
        discoverabilityTitle: String
    ) {
        self.init(
            title: "",
            action: action,
            input: input,
            modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle
        )
    }

    /// Makes a key command that a menu can show.
    public init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        key = input
        modifiers = modifierFlags
        super.init(
            title: title,
            subtitle: nil,
            image: image,
            selectedImage: nil,
            action: action,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// Reads an archived key command.
    public required init?(coder: NSCoder) {
        key = FieldDecoder(coder).string("input")
        modifiers = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifierFlags"))
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the key command.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let key { coder.encode(key as NSString, forKey: "input") }
        coder.encode(modifiers.rawValue, forKey: "modifierFlags")
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ element: PropertyArchive<UIKeyCommand>) {
        element.keep(\.wantsPriorityOverSystemBehavior, "wantsPriorityOverSystemBehavior")
        element.keep(\.allowsAutomaticLocalization, "allowsAutomaticLocalization")
        element.keep(\.allowsAutomaticMirroring, "allowsAutomaticMirroring")
    }

    /// The key's character without modifiers, or one of the named inputs.
    open var input: String? { key }

    /// The modifier keys that must be held.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    /// Whether it overrides the system's meaning of the keys; false by default.
    open var wantsPriorityOverSystemBehavior: Bool {
        get { takesPriority }
        set { takesPriority = newValue }
    }

    /// Whether the key moves with the layout of the keyboard; true by default.
    open var allowsAutomaticLocalization: Bool {
        get { isLocalized }
        set { isLocalized = newValue }
    }

    /// Whether left and right change places with the reading direction; true by default.
    open var allowsAutomaticMirroring: Bool {
        get { isMirrored }
        set { isMirrored = newValue }
    }

    /// Whether the command has these keys.
    package func matches(input: String, modifiers: UIKeyModifierFlags) -> Bool {
        let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        return key?.lowercased() == input.lowercased()
            && self.modifiers.intersection(counted) == modifiers.intersection(counted)
    }
}

extension UIKeyCommand {
    /// The up arrow.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public static let inputEscape = "UIKeyInputEscape"
    /// A page up.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// A page down.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public static let inputHome = "UIKeyInputHome"
    /// End.
    public static let inputEnd = "UIKeyInputEnd"
    /// Delete.
    public static let inputDelete = "UIKeyInputDelete"
    /// Function key 1.
    public static let f1 = "UIKeyInputF1"
    /// Function key 2.
    public static let f2 = "UIKeyInputF2"
    /// Function key 3.
    public static let f3 = "UIKeyInputF3"
    /// Function key 4.
    public static let f4 = "UIKeyInputF4"
    /// Function key 5.
    public static let f5 = "UIKeyInputF5"
    /// Function key 6.
    public static let f6 = "UIKeyInputF6"
    /// Function key 7.
    public static let f7 = "UIKeyInputF7"
    /// Function key 8.
    public static let f8 = "UIKeyInputF8"
    /// Function key 9.
    public static let f9 = "UIKeyInputF9"
    /// Function key 10.
    public static let f10 = "UIKeyInputF10"
    /// Function key 11.
    public static let f11 = "UIKeyInputF11"
    /// Function key 12.
    public static let f12 = "UIKeyInputF12"
}
