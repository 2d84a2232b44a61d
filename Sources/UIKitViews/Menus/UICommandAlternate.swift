// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A variant of a command while modifier keys are down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    private let text: String
    private let selector: Selector
    private let modifiers: UIKeyModifierFlags

    /// Makes an alternate from its title, its action and its modifier keys.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        text = title
        selector = action
        modifiers = modifierFlags
        super.init()
    }

    /// Reads an archived alternate.
    public required init?(coder: NSCoder) {
        let decode = FieldDecoder(coder)
        text = decode.string("title") ?? ""
        selector = Selector(decode.string("action") ?? "")
        modifiers = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "modifiers"))
        super.init()
    }

    /// Alternates can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the alternate.
    open func encode(with coder: NSCoder) {
        coder.encode(text as NSString, forKey: "title")
        coder.encode(NSStringFromSelector(selector) as NSString, forKey: "action")
        coder.encode(modifiers.rawValue, forKey: "modifiers")
    }

    /// The alternate itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The text while the keys are held.
    open var title: String { text }

    /// The selector that is sent.
    open var action: Selector { selector }

    /// The keys.
    open var modifierFlags: UIKeyModifierFlags { modifiers }
}
