// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A language that can be written.
@preconcurrency @MainActor
open class UITextInputMode: NSObject, @preconcurrency NSSecureCoding {
    private final let language: String?

    /// Posted when another language is written; the object is the new mode.
    public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification"
    )

    init(language: String?) {
        self.language = language
        super.init()
    }

    /// Reads an archived mode.
    public required init?(coder: NSCoder) {
        language = FieldDecoder(coder).string("primaryLanguage")
        super.init()
    }

    /// Modes can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the mode.
    open func encode(with coder: NSCoder) {
        if let language { coder.encode(language as NSString, forKey: "primaryLanguage") }
    }

    /// The language as in BCP 47, for example `en-US`, or nil.
    open var primaryLanguage: String? { language }

    /// The languages that the user has chosen to write, the present one first.
    open class var activeInputModes: [UITextInputMode] { modes }

    // The window system knows keyboards by layout, not by language; the user's languages are used
    // instead.
    private static let modes = Locale.preferredLanguages.map { UITextInputMode(language: $0) }
}
