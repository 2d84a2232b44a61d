// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What a new password must look like.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, @preconcurrency NSSecureCoding, NSCopying {
    private final let descriptor: String

    /// Takes rules in the language of HTML's `passwordrules` attribute.
    public init(descriptor passwordRulesDescriptor: String) {
        descriptor = passwordRulesDescriptor
        super.init()
    }

    /// Reads archived rules.
    public required init?(coder: NSCoder) {
        guard let text = FieldDecoder(coder).string("passwordRulesDescriptor") else { return nil }
        descriptor = text
        super.init()
    }

    /// The rules as they were given.
    open var passwordRulesDescriptor: String { descriptor }

    /// Rules can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the rules.
    open func encode(with coder: NSCoder) {
        coder.encode(descriptor as NSString, forKey: "passwordRulesDescriptor")
    }

    /// Rules do not change: they are their own copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
