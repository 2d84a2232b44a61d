// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A key of a keyboard that was pressed, with the modifiers held.
@preconcurrency @MainActor
open class UIKey: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    private let code: UIKeyboardHIDUsage
    private let typed: String
    private let typedWithoutModifiers: String
    private let modifiers: UIKeyModifierFlags

    /// Makes no key, for subclasses.
    public override nonisolated init() {
        code = .keyboardErrorUndefined
        typed = ""
        typedWithoutModifiers = ""
        modifiers = []
        super.init()
    }

    /// Makes a key from what a keyboard says of it.
    package init(
        code: UIKeyboardHIDUsage,
        characters: String,
        charactersIgnoringModifiers: String,
        modifiers: UIKeyModifierFlags
    ) {
        self.code = code
        typed = characters
        typedWithoutModifiers = charactersIgnoringModifiers
        self.modifiers = modifiers
        super.init()
    }

    /// Reads a key that was archived.
    public required init?(coder: NSCoder) {
        code =
            UIKeyboardHIDUsage(rawValue: coder.decodeInteger(forKey: "keyCode"))
            ?? .keyboardErrorUndefined
        typed = coder.present(NSString.self, "characters").map { "\($0)" } ?? ""
        typedWithoutModifiers =
            coder.present(NSString.self, "charactersIgnoringModifiers")
            .map { "\($0)" } ?? ""
        modifiers = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifierFlags"))
        super.init()
    }

    /// Archives the key.
    open func encode(with coder: NSCoder) {
        coder.encode(code.rawValue, forKey: "keyCode")
        coder.encode(typed as NSString, forKey: "characters")
        coder.encode(typedWithoutModifiers as NSString, forKey: "charactersIgnoringModifiers")
        coder.encode(modifiers.rawValue, forKey: "modifierFlags")
    }

    /// The key itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What the key types with the modifiers held.
    open var characters: String { typed }

    /// What the key types without modifiers.
    open var charactersIgnoringModifiers: String { typedWithoutModifiers }

    /// The modifiers held.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    /// The key's place on the keyboard.
    open var keyCode: UIKeyboardHIDUsage { code }
}
